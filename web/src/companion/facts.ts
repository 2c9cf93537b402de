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
}

export interface LeaderFacts {
  id: string;
  signet: SignetFacts;
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
