/** Which rule of the book a thing or an icon follows: the id of its paragraph. */
import type { BoardName } from "../../app/boards";
import { lookUp } from "../../app/boards";
import { holds, numberOf, textOf } from "../../cards/facts";
import type { Library } from "../../messages";

/** A paragraph, and the book in which it stands: that of Uprising leaves out what is the same in the base box. */
type Paragraph = { base: string } | { uprising: string } | { base: string; uprising: string };

const OF_KINDS: Record<string, Paragraph> = {
  card: { base: "send" },
  market: { base: "persuasion" },
  intrigue: { base: "kinds" },
  conflict: { base: "rewards" },
  leader: { base: "leader" },
  faction: { base: "tracks", uprising: "tracks" },
  seat: { base: "open-secret" },
  contract: { uprising: "complete" },
  objective: { uprising: "objectives" },
  post: { uprising: "posts" },
  hagal: { base: "rival-turns" },
  rival: { base: "rival-turns" },
  ship: { base: "shipping" },
  tech: { base: "tech" },
};

const OF_TRACKS: Record<string, Paragraph> = {
  score: { base: "winning" },
  strength: { base: "strength" },
};

const BOTH = (id: string): Paragraph => ({ base: id, uprising: id });

const OF_ICONS: Record<string, Paragraph> = {
  vp: { base: "winning" },
  solari: { base: "pay" },
  spice: { base: "pay" },
  water: { base: "pay" },
  persuasion: { base: "persuasion" },
  sword: { base: "strength" },
  strength: { base: "strength" },
  troop: { base: "recruit" },
  garrison: { base: "recruit" },
  supply: { base: "recruit" },
  deploy: { base: "deploy" },
  combat_mark: { base: "deploy" },
  combat: { base: "combat-cards" },
  agent: { base: "send" },
  mentat: { base: "landsraad-spaces" },
  council_seat: BOTH("landsraad-spaces"),
  take_seat: BOTH("landsraad-spaces"),
  agent_plus: BOTH("landsraad-spaces"),
  take_swordmaster: BOTH("landsraad-spaces"),
  first_player: { base: "first-player" },
  control_flag: BOTH("control"),
  control: BOTH("control"),
  alliance: { base: "alliance" },
  influence_lose: { base: "losing" },
  influence_at_least: { base: "tracks", uprising: "tracks" },
  influence_any: { base: "tracks", uprising: "tracks" },
  intrigue: { base: "kinds" },
  intrigue_plot: { base: "plot" },
  intrigue_combat: { base: "combat-cards" },
  card: { base: "drawing" },
  draw: { base: "drawing" },
  trash: { base: "trashing" },
  trash_self: { base: "trashing" },
  acquire: { base: "acquired" },
  arrow_pay: { base: "arrow" },
  maker: BOTH("makers"),
  bonus_spice: BOTH("makers"),
  signet: { base: "leader" },
  reveal: { base: "reveal-cards" },
  infiltrate: { base: "infiltration" },
  unload: { base: "unload" },
  acquire_tech: { base: "tech" },
  once_per_round: { base: "tech-use" },
  tech_discount: { base: "negotiators" },
  negotiator: { base: "negotiators" },
  tech_negotiation: { base: "negotiators" },
  dreadnought: { base: "dreadnoughts" },
  commission: { base: "dreadnoughts" },
  freighter: { base: "shipping" },
  freighter_move: { base: "shipping" },
  freighter_recall: { base: "shipping" },
  dividends: { base: "shipping" },
  spy: { uprising: "posts" },
  place_spy: { uprising: "spy-icon" },
  recall_spy: { uprising: "infiltrate" },
  maker_hooks: { uprising: "hooks" },
  sandworm: { uprising: "sandworms" },
  summon_worm: { uprising: "sandworms" },
  shield_wall: { uprising: "wall" },
  breach_wall: { uprising: "wall" },
  take_contract: { uprising: "take" },
  complete_contract: { uprising: "complete" },
  crysknife: { uprising: "pairs" },
  desert_mouse: { uprising: "pairs" },
  ornithopter: { uprising: "pairs" },
  wild: { uprising: "wild" },
};

/** The rules that are cited, for the test that looks them up. */
export const CITED: readonly Paragraph[] = [...Object.values(OF_KINDS), ...Object.values(OF_ICONS)];

/** The address of the rule that an icon follows, to come back from; null where the book has none. */
export function ruleOfIcon(icon: string, board: BoardName, from: string): string | null {
  return addressOf(OF_ICONS[icon], board, from);
}

/** The address of the rule that a thing of the table follows. */
export function ruleOfThing(library: Library, kind: string, id: string, board: BoardName, from: string): string | null {
  const paragraph = kind === "space" ? ofSpace(library, id) : OF_KINDS[kind];
  return addressOf(kind === "track" || kind === "step" ? ofTrack(id) : paragraph, board, from);
}

function ofTrack(id: string): Paragraph | undefined {
  return OF_TRACKS[id.split("/", 1)[0]!] ?? OF_KINDS["faction"];
}

/** The paragraph about the region of a space; those of Rise of Ix have one of their own. */
function ofSpace(library: Library, id: string): Paragraph {
  const space = library.spaces[id];
  if (space === undefined) return { base: "send" };
  if (space.box === "ix") return { base: "ix-board" };
  if (textOf(space, "faction")) return BOTH("faction-spaces");
  if ((numberOf(space, "maker") ?? 0) > 0 || holds(space, "maker")) return BOTH("makers");
  const icon = textOf(space, "icon");
  return BOTH(icon === "landsraad" ? "landsraad-spaces" : icon === "city" ? "cities" : "choam-spaces");
}

function addressOf(paragraph: Paragraph | undefined, board: BoardName, from: string): string | null {
  if (paragraph === undefined) return null;
  const of = paragraph as Partial<Record<BoardName, string>>;
  const book: BoardName = of[board] === undefined ? (board === "base" ? "uprising" : "base") : board;
  if (book === "uprising" && board === "base") return null;
  return `${lookUp("/rules", book, { from })}#${of[book]}`;
}
