import type { Texts } from "../app/i18n";
import type { Amounts, Facts, SignetFacts, TileFacts } from "./facts";
import { CompanionError, type Event, levelOf, NO_RIVAL, type Setup, type State } from "./state";

/** The words for what the state machine says by ids (in Python: landsraad.text.companion). */

type T = Texts["t"];
const SPACES = ["occupied", "send", "control", "controls", "mark", "free", "warship", "warship_home"];
const TILES = ["tile", "tile_turned", "tile_trashed", "tile_gone", "tile_counts", "wins_ties"];
const FACTIONS = ["influence", "top", "alliance", "alliance_lost"];
const RESOURCES = ["gain", "lose", "pay", "exchange"];

/** Resources with their numbers. */
export function amountsText(t: T, amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([what, n]) => t(`count-${what}`, { n }))
    .join(", ");
}

/** What a Rival is called: by its leader, House Hagal where it has none, `you` for no Rival. */
export function whoText(t: T, setup: Setup, rival: number): string {
  if (rival === NO_RIVAL) return t("companion-you");
  const leader = setup.leaders[rival - 1];
  return leader === undefined ? t("house-hagal") : t(`leader-${leader}`);
}

/** The variables of a text that speaks of a faction. */
export function factionWords(t: T, faction: string): Record<string, string> {
  const id = `faction-${faction}`;
  return { faction: t(id), faction_influence: t(`${id}.influence`), faction_alliance: t(`${id}.alliance`) };
}

/** What happened, without the Rival to whom it happened. */
export function eventText(t: T, facts: Facts, event: Event): string {
  const values: Record<string, string | number> = { n: Math.abs(event.n) };
  let id = `companion-event-${event.kind}`;
  if (event.kind === "card") {
    values["name"] = t(`hagal-${event.what}`);
  } else if (SPACES.includes(event.kind)) {
    values["name"] = t(`space-${event.what}`);
    values["effect"] = amountsText(t, facts.spaces.find((space) => space.id === event.what)?.control ?? {});
  } else if (TILES.includes(event.kind)) {
    values["name"] = t(`tech-${event.what}`);
  } else if (FACTIONS.includes(event.kind)) {
    Object.assign(values, factionWords(t, event.what));
  } else if (RESOURCES.includes(event.kind)) {
    values["what"] = amountsText(t, { [event.what]: event.n });
  } else if (event.kind === "vp" && event.n < 0) {
    id += "-lost";
  }
  return t(id, values);
}

/** What a signet that costs something gives, and its price. */
export function signetText(t: T, signet: SignetFacts): string {
  const gains = signet.influence > 0 ? t("companion-signet-influence") : amountsText(t, signet.gain);
  return `${amountsText(t, signet.pay)} → ${gains}`;
}

/** What to lay out before the first round. */
export function setupLines(t: T, facts: Facts, setup: Setup): string[] {
  return [...opponentLines(t, facts, setup), ...variantLines(t, facts, setup)];
}

function opponentLines(t: T, facts: Facts, setup: Setup): string[] {
  const level = levelOf(facts, setup);
  const n = facts.dreadnoughts;
  if (!level) {
    const house = [t("companion-setup-house"), t("companion-setup-house-turns")];
    return n > 0 ? [...house, t("companion-setup-house-ix", { n })] : house;
  }
  return [
    t("companion-setup-first", { who: whoText(t, setup, 1) }),
    t("companion-setup-water", { n: facts.water }),
    Object.keys(level.extra).length > 0 && t("companion-setup-extra", { what: amountsText(t, level.extra) }),
    t("companion-setup-mentat", { n: level.mentat_cost }),
    level.garrison > 0 && t("companion-setup-garrison", { n: level.garrison }),
    level.intrigue > 0 && t("companion-setup-intrigue", { n: level.intrigue }),
    t("companion-setup-third", { n: level.swordmaster_round }),
    level.careful && t("companion-setup-careful", { n: facts.careful_lead }),
    !level.swordmaster && t("companion-setup-swordmaster"),
    n > 0 && t("companion-setup-fleet", { n }),
    n > 0 && t("companion-setup-tiles"),
    n > 0 && t("companion-setup-saves"),
  ].filter((line) => line !== false);
}

function variantLines(t: T, facts: Facts, setup: Setup): string[] {
  const escalated = setup.escalation ? [escalationText(t, facts)] : [];
  const { epic } = facts;
  if (!setup.epic || !epic) return escalated;
  const count = (wanted: number) => epic.levels.filter((level) => level === wanted).length;
  return [
    t("companion-setup-epic-conflicts", { second: count(facts.last_level - 1), third: count(facts.last_level) }),
    t("line-variant-card", { name: t(`card-${epic.card}`), other: t(`card-${epic.instead_of}`) }),
    t("line-variant-garrison", { n: epic.garrison }),
    t("line-variant-intrigue", { n: epic.intrigue }),
    t("companion-setup-epic-people"),
    t("line-variant-vp", { n: epic.vp_to_end }),
    ...escalated,
  ];
}

/** What Brutal Escalation is. */
export function escalationText(t: T, facts: Facts): string {
  return t("line-variant-escalation", { level: facts.last_level, n: facts.escalation });
}

/** The names of boxes in one line. */
export function boxesText(t: T, boxes: readonly string[]): string {
  return boxes.map((box) => t(`box-${box}`)).join(" + ");
}

/** The name of a tile; whether it is turned over. */
export function tileText(t: T, state: State, id: string): string {
  const name = t(`tech-${id}`);
  return state.turned.includes(id) ? t("companion-tile-turned", { name }) : name;
}

/** A tile that a Rival may buy, with its price. */
export function pricedTileText(t: T, tile: TileFacts, discount: number): string {
  return t("companion-tile-priced", { name: t(`tech-${tile.id}`), n: Math.max(0, tile.cost - discount) });
}

/** Why something cannot be done. */
export function wrongText(t: T, error: unknown): string {
  if (error instanceof CompanionError) return t(`companion-wrong-${error.code}`, error.values);
  return String(error);
}
