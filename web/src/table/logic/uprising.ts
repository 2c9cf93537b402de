/** What Uprising asks and shows: spies on observation posts, further payments, battle icons, contracts. */
import { listOf, textOf } from "../../cards/facts";
import type { Decision, Definition, Library, PlayerView, View } from "../../messages";
import { parse, sourceParts } from "./actions";
import type { Staging } from "./staging";

export const SPIES = 3; // of each seat

/** The spies of a seat that are on no post. */
export function spiesLeft(player: PlayerView): number {
  return SPIES - player.spies.length;
}

/** The spaces that a post watches. */
export function spacesAt(library: Library, post: string): string[] {
  const definition = library.posts[post];
  return definition === undefined ? [] : listOf(definition, "spaces");
}

/** A post by the spaces that it watches: shorter than its name. */
export function postTitle(library: Library, post: string): string {
  const names = spacesAt(library, post).map((space) => library.spaces[space]?.name ?? "");
  return names.join(" · ");
}

/** Does a spy of the seat watch the space? */
export function spiesOn(library: Library, player: PlayerView, space: string): boolean {
  return player.spies.some((post) => spacesAt(library, post).includes(space));
}

/** The card that would send the Agent: the one lifted, or the one played already; null while none is chosen. */
export function cardSent(view: View, decision: Decision | null, { card }: Pick<Staging, "card">): string | null {
  if (card !== null) return parse(card).param;
  return decision?.kind === "send_agent" ? view.turn_card : null;
}

/** The spaces, among those where the seat that is asked can send an Agent, where it must call a spy back to do so. */
export function infiltratedSpaces(
  view: View,
  library: Library,
  decision: Decision | null,
  spaces: Iterable<string>,
  card: string | null,
): Set<string> {
  if (decision?.kind !== "turn" && decision?.kind !== "send_agent") return new Set();
  const { seat } = decision;
  const player = view.players[seat]!;
  const sends = card === null ? undefined : library.cards[card];
  const found = new Set<string>();
  if (view.turn_ignores_enemies || sends?.["moves_any_agent"] === true) return found;
  for (const space of spaces) {
    const icon = textOf(library.spaces[space]!, "icon");
    const enemy = view.players.some((other, n) => n !== seat && other.spaces.includes(space));
    const slips = [
      ...(sends === undefined ? [] : listOf(sends, "infiltrates")),
      ...slipsPast(library, player),
    ].includes(icon);
    if (enemy && !slips && spiesOn(library, player, space)) found.add(space);
  }
  return found;
}

function slipsPast(library: Library, { leader }: PlayerView): string[] {
  const definition = leader === null ? undefined : library.leaders[leader];
  return definition === undefined ? [] : listOf(definition, "slips_past");
}

/** The occupied space that a spy is called back for; null where several could be meant. */
export function infiltratedSpace(view: View, library: Library, decision: Decision): string | null {
  const posts = (decision.options ?? []).map((option) => parse(option).param);
  const [first = "", ...others] = posts;
  const common = spacesAt(library, first).filter((space) =>
    others.every((post) => spacesAt(library, post).includes(space)),
  );
  const occupied = common.filter((space) =>
    view.players.some((player, seat) => seat !== decision.seat && player.spaces.includes(space)),
  );
  return occupied.length === 1 ? occupied[0]! : null;
}

/** What the space of the turn asks for its further effect: how much of what, with the discount of the leader. */
export function extraPrice(view: View, library: Library, seat: number): { goods: string; n: number } | null {
  const [token] = library.tokens[`space/${view.turn_space ?? ""}/extra`] ?? [];
  if (token === undefined) return null;
  const leader = library.leaders[view.players[seat]?.leader ?? ""];
  const space = library.spaces[view.turn_space ?? ""];
  const fits =
    leader !== undefined &&
    space !== undefined &&
    token.icon === "solari" &&
    textOf(leader, "discount_icon") === textOf(space, "icon");
  return { goods: token.icon, n: Math.max(0, (token.n ?? 1) - (fits ? Number(leader["discount"]) : 0)) };
}

/** A Conflict card that was won, or an objective, by its source (`conflict/skirmish_crysknife`): its kind, id and battle icon. */
export interface Trophy {
  kind: "conflict" | "objective";
  id: string;
  icon: string;
}

export function trophyOf(library: Library, source: string): Trophy {
  const [kind, id] = sourceParts(source);
  return kind === "objective"
    ? { kind, id, icon: textOf(library.objectives[id] ?? NOTHING, "battle_icon") }
    : { kind: "conflict", id, icon: textOf(library.conflicts[id] ?? NOTHING, "battle_icon") };
}

const NOTHING: Definition = { name: "", english: "", parts: [] };

/** The source that a `flip:` names: an id alone does not say whether it is an objective. */
export function flippedSource(library: Library, id: string): string {
  return id in library.objectives ? `objective/${id}` : `conflict/${id}`;
}

/** Why a post cannot be chosen: what its text is called; null where it can, or posts are not asked for. */
export function postBarrier(view: View, decision: Decision, action: string): string | null {
  const { family, param } = parse(action);
  const asked = (decision.options ?? []).filter((option) => parse(option).family === family);
  if ((family !== "place_spy" && family !== "recall_spy") || asked.length === 0 || asked.includes(action)) return null;
  const own = view.players[decision.seat]!.spies.includes(param);
  if (family === "recall_spy") return own ? "why-post-far" : "why-post-not_mine";
  if (own) return "why-post-mine";
  const taken = view.players.some((player) => player.spies.includes(param));
  return taken ? "why-post-taken" : "why-post-far";
}
