import known from "./hagal.json";

/**
 * What the boxes say about House Hagal. The file is printed by `python -m landsraad.companion --json` from the definitions of the
 * engine, and a test keeps the two in step.
 */

export type Resource = "solari" | "spice" | "water" | "intrigue";
export const RESOURCES: readonly Resource[] = ["solari", "spice", "water", "intrigue"];
export type Amounts = Partial<Record<Resource, number>>;

export interface SpaceFacts {
  id: string;
  /** The Agent icon that it belongs to. */
  icon: string;
  combat: boolean;
  /** Base spice of a Maker space; 0 elsewhere. */
  maker: number;
  /** What its controller gets for each visit. */
  control: Amounts;
}

export interface CardFacts {
  id: string;
  copies: number;
  mark: number;
  space: string;
  influence: string;
  troops: number;
  swords: number;
  signet: boolean;
  harvests: boolean;
  reshuffle: boolean;
  freighters: number;
  dreadnought: boolean;
  tech: boolean;
  discount: number;
  /** Where no tile is bought, a negotiator goes to Ix. */
  negotiates: boolean;
  /** Guild Influence that it takes; with less the other half is used, or none. */
  guild: number;
  otherwise: CardFacts | null;
}

export interface LevelFacts {
  id: string;
  extra: Amounts;
  mentat_cost: number;
  garrison: number;
  intrigue: number;
  swordmaster_round: number;
  careful: boolean;
  swordmaster: boolean;
}

export interface SignetFacts {
  pay: Amounts;
  gain: Amounts;
  recruit: number;
  recruit_allied: number;
  influence: number;
  /** What is to be paid is paid wherever it can be, and nobody is asked. */
  always: boolean;
  freighters: number;
  tech: boolean;
}

export interface LeaderFacts {
  id: string;
  signet: SignetFacts;
}

/** What an effect gives a Rival; `factions`: Influence with so many of choice. */
export interface Gains {
  resources: Amounts;
  vp: number;
  troops: number;
  factions: number;
}

/** What a tile scores at the end of the game. */
export interface FinalFacts {
  vp: number;
  /** With Influence of `at` or more with every faction. */
  vp_all: number;
  at: number;
  /** For each faction with Influence below `below`. */
  vp_each: number;
  below: number;
}

/** A tech tile that a Rival may take. */
export interface TileFacts {
  id: string;
  cost: number;
  acquired: Gains;
  /** When it is turned: `turn`, `combat`, `blocked`, or "" for never. */
  use: string;
  pay: Amounts;
  used: Gains;
  /** It is trashed as soon as this can be paid. */
  trash_pay: Amounts;
  trashed: Gains;
  each_round: Amounts;
  won: Amounts;
  transports: boolean;
  scuttles: boolean;
  wins_ties: boolean;
  final: FinalFacts;
}

export interface ShippingFacts {
  /** The level at which a Rival's freighter turns back. */
  back_at: number;
  dividends: number;
  others: number;
  troops: number;
  transported: number;
}

/** What is otherwise in an epic game: the first two in place of those of Facts. */
export interface EpicFacts {
  vp_to_end: number;
  levels: number[];
  /** What each person starts with. */
  garrison: number;
  intrigue: number;
  /** The card in each person's deck, and the one that it takes the place of. */
  card: string;
  instead_of: string;
}

export interface Facts {
  boxes: string[];
  rng: { multiplier: number; low_word: number };
  /** How many automated opponents there are, by number of persons. */
  rivals: Record<string, number>;
  agents: number;
  troops: number;
  water: number;
  from_garrison: number;
  strength_of_troop: number;
  vp_at: number;
  alliance_at: number;
  top: number;
  careful_lead: number;
  last_level: number;
  vp_to_end: number;
  exchange: Record<Resource, number>;
  /** The level of the Conflict card, by round. */
  levels: number[];
  factions: string[];
  spaces: SpaceFacts[];
  cards: CardFacts[];
  difficulties: LevelFacts[];
  leaders: LeaderFacts[];
  /** Without Rise of Ix: 0 dreadnoughts, no shipping track, no tiles. */
  dreadnoughts: number;
  strength_of_dreadnought: number;
  shipping: ShippingFacts | null;
  fleet: number;
  tiles: TileFacts[];
  /** Its variants: none without Rise of Ix. */
  epic: EpicFacts | null;
  /** Cards that a Rival reveals for its swords at the last level, with Brutal Escalation. */
  escalation: number;
}

export const ALL_FACTS: readonly Facts[] = known;

/** The facts of a set of boxes; undefined for a set that is not known. */
export function factsFor(boxes: readonly string[]): Facts | undefined {
  return ALL_FACTS.find((facts) => facts.boxes.join() === boxes.join());
}

/** The Maker spaces, in the order of the board. */
export function makersOf(facts: Facts): SpaceFacts[] {
  return facts.spaces.filter((space) => space.maker > 0);
}

/** The spaces that can be controlled, in the order in which a Rival's dreadnought prefers them. */
export function controlledOf(facts: Facts): SpaceFacts[] {
  const spaces = facts.spaces.filter((space) => Object.keys(space.control).length > 0);
  return [...spaces.filter((space) => space.maker > 0), ...spaces.filter((space) => space.maker === 0)];
}
