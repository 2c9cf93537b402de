/** What the server says of a game of the companion (in Python: landsraad.companion.desk). */

export const NO_RIVAL = 0; // Rivals count from 1
export const MOST_VP = 40;
export const ZONES = ["supply", "garrison", "conflict"] as const;
export const RESOURCES = ["solari", "spice", "water", "intrigue"] as const;
export const VARIANTS = [
  ...(["epic", "escalation", "expert_deployment", "smart_politics", "streamlined"] as const),
  ...(["go_to_11", "old_conflicts", "recommended"] as const),
] as const;

export type Variant = (typeof VARIANTS)[number];
export type Zone = (typeof ZONES)[number];
export type TroopZone = Zone | "negotiators";
export type Resource = (typeof RESOURCES)[number];

export interface Setup extends Record<Variant, boolean> {
  players: number;
  difficulty: string;
  boxes: readonly string[];
  leaders: readonly string[];
  /** "" for a random one. */
  seed: string;
  /** The persons' Influence and VP are kept, too. */
  scores: boolean;
  /** What the persons are called, by seat; "" for one without a name. */
  people: readonly string[];
}

/** A game as it is kept, in files and links too. */
export interface Save {
  format: string;
  version: number;
  setup: Setup;
  commands: readonly string[];
}

export interface Rival extends Record<TroopZone | Resource, number> {
  leader: string;
  agents: number;
  influence: Record<string, number>;
  dreadnoughts: Record<Zone, number>;
  swordmaster: boolean;
  mentat: boolean;
  vp: number;
  freighter: number;
  strength: number;
  /** Its Rival card, "" where it has none, what its third Agent costs, how much it has for that. */
  card: string;
  cost: number;
  gathered: number;
  spies: string[];
  hooks: boolean;
  sandworms: number;
  /** The space of the Tleilaxu track where its token is; below 0 where it has none. */
  tleilaxu: number;
}

/** A person's score. */
export interface Person {
  influence: Record<string, number>;
  vp: number;
  commander: boolean;
  /** Has taken the Reveal turn of this round. */
  shown: boolean;
  controls: string[];
  icons: string[];
  /** The objective, while it lies face up. */
  goal: string;
}

export interface Table {
  round: number;
  level: number;
  last: boolean;
  /** This is the last round, whatever ends it; the game has been counted. */
  ends: boolean;
  over: boolean;
  first: number;
  /** The person whose turn it is, counted from -1 downwards; 0 where nobody tells. */
  turn: number;
  deck: number;
  discard: number;
  taken: Record<string, number>;
  bonus: number[];
  alliances: Record<string, number>;
  rivals: Rival[];
  tiles: Record<string, number>;
  turned: string[];
  warships: Record<string, number>;
  fought: boolean;
  fights: boolean;
  /** The rewards of the Conflict have been given out. */
  resolved: boolean;
  /** The id of the card that lies open, "" where it has not been named. */
  conflict: string;
  /** None where their scores are not kept. */
  persons: Person[];
  /** The VP of each team. */
  teams: number[];
}

export interface Answer {
  label: string;
  command: string;
  /** What is asked before it is done, "" for nothing. */
  sure: string;
}

/** A Conflict card with its rewards in words. */
export interface ConflictCard {
  id: string;
  lines: string[];
}

export interface Question {
  text: string;
  notes: string[];
  choices: Answer[];
}

export interface Line {
  rival: number;
  text: string;
}

export interface Card {
  id: string;
  space: string;
  titled: boolean;
  icon: string;
  combat: boolean;
  influence: string;
  troops: number;
  dreadnought: boolean;
  freighters: number;
  tech: boolean;
  discount: number;
  signet: boolean;
  spice: number;
  swords: number;
  effects: string[];
}

export interface Desk {
  save: Save;
  names: string[];
  table: Table;
  ask: { kind: string; rival: number } | null;
  question: Question | null;
  card: Card | null;
  passed: Line[];
  offers: Answer[];
  last: Line[];
  after: string[];
  setting_up: Part[];
  log: Line[][];
  factions: string[];
  spaces: Record<string, string>;
  makers: string[];
  tiles: string[];
  exchange: Record<Resource, number>;
  agents: number;
  alliance_at: number;
  top: number;
  /** Against one person; Rivals gather and score. */
  solo: boolean;
  competes: boolean;
  posts: string[];
  /** Whose turn it is, or what comes next; the Rival whose Agent turn comes next, or 0. */
  now: string;
  next_up: number;
  /** Those that may lie open. */
  conflicts: ConflictCard[];
  persons: string[];
  /** What strength is made of, by how much each counts. */
  pieces: Record<string, number>;
  objectives: string[];
}

/** Boxes that can be used together; by the number of players what each variant is; what each difficulty is. */
export interface Boxes {
  boxes: string[];
  /** Rivals have cards of their own, and no leaders. */
  cards: boolean;
  leaders: string[];
  /** The leaders of persons by themselves, by their number. */
  people: Record<string, string[]>;
  variants: Record<string, Partial<Record<Variant, string>>>;
  levels: Record<string, string>;
  /** How many Rivals have a leader or a card, with one person and with two. */
  rivals: number[];
  /** By seat, "" for an Ally; none without teams. */
  commanders: string[];
}

/** What can be chosen before a game. */
export interface Form {
  sets: Boxes[];
}

/** Lines under a heading. */
export interface Part {
  title: string;
  lines: string[];
}

/** A game that nothing has been done in. */
export function newSave(setup: Setup): Save {
  return { format: "landsraad-companion", version: 1, setup, commands: [] };
}

/** Have Rivals cards of their own? */
export function hasCards(desk: Desk): boolean {
  return desk.posts.length > 0;
}

/** What a Rival (from 1), or a person (from -1 downwards) is called. */
export function nameOf(desk: Desk, who: number): string {
  return (who < NO_RIVAL ? desk.persons[-1 - who] : desk.names[who]) ?? "";
}

/** Do persons play by themselves, without Rivals? */
export function areByThemselves(desk: Desk): boolean {
  return desk.table.rivals.length === 0;
}

/** Is there anything of Rise of Ix on the table? */
export function hasIx(desk: Desk): boolean {
  return desk.tiles.length > 0;
}
