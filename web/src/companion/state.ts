import { ALL_FACTS, type Facts, factsFor, type LevelFacts, makersOf, type TileFacts } from "./facts";
import { isSeed, shuffled } from "./rng";

/** The table as far as the companion knows it: `landsraad.companion.state` (Python) once more. */

export const ZONES = ["supply", "garrison", "conflict"] as const;
export type Zone = (typeof ZONES)[number];
export type TroopZone = Zone | "negotiators";
export const NO_RIVAL = 0;
export const UNTOLD = -1;
/** The variants of Rise of Ix that touch what the companion knows. */
export const VARIANTS = ["epic", "escalation"] as const;

export interface Setup {
  players: number;
  difficulty: string;
  boxes: string[];
  leaders: string[];
  seed: string;
  /** The epic game of Rise of Ix. */
  epic: boolean;
  /** Its variant of the solo game: more cards for the Rivals' swords in the last Conflicts. */
  escalation: boolean;
}

export interface Rival {
  leader: string;
  agents: number;
  influence: Record<string, number>;
  supply: number;
  /** By zone; those that control a space are in none. */
  dreadnoughts: Record<Zone, number>;
  garrison: number;
  conflict: number;
  swords: number;
  swordmaster: boolean;
  mentat: boolean;
  solari: number;
  spice: number;
  water: number;
  intrigue: number;
  vp: number;
  /** Its level on the shipping track. */
  freighter: number;
  negotiators: number;
}

export type AskKind =
  | "place"
  | "bonus"
  | "signet"
  | "faction"
  | "raise"
  | "alliance"
  | "strength"
  | "pass"
  | "tile"
  | "control";

export interface Ask {
  kind: AskKind;
  rival: number;
  faction: string;
  /** What can be answered: ids of factions, tiles or spaces, those that come first in front. */
  among: string[];
}

export interface Turn {
  rival: number;
  /** "" where the Rival is at something other than an Agent turn. */
  card: string;
  space: string;
  recruited: number;
  /** Is the other half of the card used? */
  otherwise: boolean;
  /** Factions chosen for Influence: each of them once. */
  raised: string[];
  /** The person's strength in the Conflict; UNTOLD before it is asked for. */
  enemy: number;
  /** On the tile that is being bought. */
  discount: number;
}

export interface State {
  round: number;
  rng: string;
  deck: number[];
  discard: number[];
  taken: Record<string, number>;
  bonus: number[];
  alliances: Record<string, number>;
  rivals: Rival[];
  /** Tech tile to the Rival that has it, or 0 where it is out of the game. */
  tiles: Record<string, number>;
  /** The tiles that lie face down. */
  turned: string[];
  /** Space to the Rival whose dreadnought controls it. */
  warships: Record<string, number>;
  new_warship: string;
  fought: boolean;
  won: boolean;
  finished: boolean;
  ask: Ask | null;
  turn: Turn | null;
  /** What is still to be carried out in this turn: names of steps, with arguments behind colons. */
  todo: string[];
}

export interface Event {
  kind: string;
  rival: number;
  what: string;
  n: number;
}

/** Something that cannot be done; the texts `companion-wrong-CODE` explain the code. */
export class CompanionError extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(`${code} ${JSON.stringify(values)}`);
  }
}

/** The facts for a setup; throws CompanionError where it cannot be played. */
export function checkSetup(setup: Setup): Facts {
  const facts = factsFor(setup.boxes);
  if (!facts)
    throw new CompanionError("no_box", {
      what: setup.boxes.join(", "),
      known: ALL_FACTS.map(({ boxes }) => boxes.join(", ")).join("; "),
    });
  for (const variant of VARIANTS)
    if (setup[variant] && !facts.epic) throw new CompanionError("needs_ix", { what: variant });
  if (!(String(setup.players) in facts.rivals)) throw new CompanionError("players", { n: setup.players });
  if (setup.players === 2) {
    if (setup.difficulty || setup.leaders.length > 0 || setup.escalation) throw new CompanionError("two_persons");
  } else {
    const levels = facts.difficulties.map((level) => level.id);
    if (!levels.includes(setup.difficulty))
      throw new CompanionError("no_level", { what: setup.difficulty, known: levels.join(", ") });
    const leaders = facts.leaders.map((leader) => leader.id);
    const strange = setup.leaders.find((leader) => !leaders.includes(leader));
    if (strange !== undefined) throw new CompanionError("no_leader", { what: strange, known: leaders.join(", ") });
    const wanted = facts.rivals["1"] as number;
    if (setup.leaders.length !== wanted || new Set(setup.leaders).size !== wanted)
      throw new CompanionError("leaders", { n: wanted });
  }
  if (!isSeed(facts, setup.seed)) throw new CompanionError("seed", { what: setup.seed.slice(0, 30) });
  const { epic } = facts;
  return setup.epic && epic ? { ...facts, levels: epic.levels, vp_to_end: epic.vp_to_end } : facts;
}

/** A table after setting up: cards without the other mode's mark, shuffled (B-183, B-196, B-197). */
export function firstState(facts: Facts, setup: Setup): State {
  const cards = facts.cards.flatMap((card, i) =>
    card.mark === 0 || card.mark === setup.players ? Array<number>(card.copies).fill(i) : [],
  );
  const { cards: deck, rng } = shuffled(facts, setup.seed, cards);
  return {
    round: 1,
    rng,
    deck,
    discard: [],
    taken: {},
    bonus: makersOf(facts).map(() => 0),
    alliances: byFaction(facts),
    rivals: firstRivals(facts, setup),
    tiles: {},
    turned: [],
    warships: {},
    new_warship: "",
    fought: false,
    won: false,
    finished: false,
    ask: null,
    turn: null,
    todo: [],
  };
}

function byFaction(facts: Facts): Record<string, number> {
  return Object.fromEntries(facts.factions.map((faction) => [faction, 0]));
}

function firstRivals(facts: Facts, setup: Setup): Rival[] {
  const bare = (leader: string): Rival => ({
    leader,
    agents: facts.agents,
    influence: byFaction(facts),
    supply: facts.troops,
    dreadnoughts: { supply: facts.dreadnoughts, garrison: 0, conflict: 0 },
    garrison: 0,
    conflict: 0,
    swords: 0,
    swordmaster: false,
    mentat: false,
    solari: 0,
    spice: 0,
    water: 0,
    intrigue: 0,
    vp: 0,
    freighter: 0,
    negotiators: 0,
  });
  const level = levelOf(facts, setup);
  if (!level) return [{ ...bare(""), agents: facts.agents + 1, swordmaster: true }];
  return setup.leaders.map((leader) => ({
    ...bare(leader),
    supply: facts.troops - level.garrison,
    garrison: level.garrison,
    water: facts.water,
    intrigue: level.intrigue,
  }));
}

/** A turn, or another thing that a Rival is at, at its beginning. */
export function newTurn(rival: number, card = ""): Turn {
  return { rival, card, space: "", recruited: 0, otherwise: false, raised: [], enemy: UNTOLD, discount: 0 };
}

/** The difficulty of a solo game. */
export function levelOf(facts: Facts, setup: Setup): LevelFacts | undefined {
  return facts.difficulties.find((level) => level.id === setup.difficulty);
}

/** A Rival's strength in the Conflict (B-178, R-170). Of its leader's abilities only the signet counts. */
export function strength(facts: Facts, rival: Rival): number {
  if (!isFighting(rival)) return 0;
  return (
    facts.strength_of_troop * rival.conflict +
    facts.strength_of_dreadnought * rival.dreadnoughts.conflict +
    rival.swords
  );
}

/** Where a Rival's troops may be: in solo games with Rise of Ix also as negotiators on Ix. */
export function troopZones(facts: Facts, setup: Setup): readonly TroopZone[] {
  return facts.tiles.length > 0 && setup.players === 1 ? [...ZONES, "negotiators"] : ZONES;
}

/** Has it a troop or a dreadnought in the Conflict? */
export function isFighting(rival: Rival): boolean {
  return rival.conflict + rival.dreadnoughts.conflict > 0;
}

/** The tech tiles that a Rival has. */
export function tilesOf(facts: Facts, state: State, number: number): TileFacts[] {
  return Object.keys(state.tiles).flatMap((id) =>
    state.tiles[id] === number ? facts.tiles.filter((tile) => tile.id === id) : [],
  );
}

/** A tile that a Rival can turn over to pass enemy Agents. */
export function passingTile(facts: Facts, state: State, number: number): TileFacts | undefined {
  return tilesOf(facts, state, number).find((tile) => tile.use === "blocked" && !state.turned.includes(tile.id));
}

/** After Combat: would having won the Conflict bring this Rival something besides the reward? */
export function gainsByWinning(facts: Facts, state: State, number: number): boolean {
  const rival = state.rivals[number - 1] as Rival;
  if (!state.fought || state.won || !isFighting(rival)) return false;
  return (
    rival.dreadnoughts.conflict > 0 || tilesOf(facts, state, number).some((tile) => Object.keys(tile.won).length > 0)
  );
}

/** Has a Rival a tile that is still to be counted at the end? */
export function scoresAtEnd(facts: Facts, state: State): boolean {
  const tiles = state.rivals.flatMap((_, i) => tilesOf(facts, state, i + 1));
  return (
    !state.finished && tiles.some(({ wins_ties, final }) => wins_ties || final.vp + final.vp_all + final.vp_each > 0)
  );
}

/** Who is first player in this round of a solo game: a Rival, or 0 for the person (B-198). */
export function firstPlayer(setup: Setup, state: State): number {
  return setup.players === 1 ? state.round % (1 + state.rivals.length) : NO_RIVAL;
}

/** The Rivals in turn order of this round. */
export function turnOrder(setup: Setup, state: State): number[] {
  if (setup.players === 2) return [1];
  const seats = 1 + state.rivals.length;
  const first = firstPlayer(setup, state);
  return Array.from({ length: seats }, (_, distance) => (first + distance) % seats).filter((seat) => seat !== NO_RIVAL);
}
