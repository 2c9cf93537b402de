/**
 * Everything that goes between server and client. docs/messages.md says what it means; the server's models are in
 * messages.py and answers.py of src/landsraad/server, and messages.test.ts compares their fields with these.
 */

// --- Requests -------------------------------------------------------------------------------------------------------

export interface Setup {
  players: number;
  boxes: string[];
  leaders: string[];
  leader_mode: string;
  promo: boolean;
  /** Of the game for one. */
  difficulty: string;
  rival_leaders: string[];
  /** Of Rise of Ix: the epic game, and two variants of the game for one. */
  epic: boolean;
  dice: boolean;
  escalation: boolean;
  /** Of Uprising: the Conflict cards of the other boxes, too. */
  old_conflicts: boolean;
  end_turns: boolean;
}

export type ClockKind = "move" | "game" | "days";

export interface ClockOptions {
  kind: ClockKind;
  seconds: number;
  increment: number;
}

export type UndoRule = "free" | "consent" | "off";
export type SpectatorRule = "no" | "yes" | "delayed";

export interface Options {
  undo: UndoRule;
  spectators: SpectatorRule;
  spectator_delay: number;
  listed: boolean;
  clock: ClockOptions | null;
  bot_pause: number;
  stand_in: string;
  /** The id of the finished game that this one was played on from; the server sets it. */
  continues?: string;
}

export interface SeatIn {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  setup: Partial<Setup>;
  seats: SeatIn[];
  options: Options;
  seed: string | null;
  name: string;
}

export interface TakeSeat {
  name: string;
  code?: string;
}

export interface ClaimSeat {
  code: string;
}

export interface HostOrder {
  do: "kick" | "bot" | "stand_in" | "pause" | "resume" | "spectators" | "rematch" | "host";
  seat?: number;
  bot?: string;
  allow?: boolean;
}

// --- Commands over the WebSocket ------------------------------------------------------------------------------------

export type CommandBody =
  | { type: "act"; decision: number; actions: string[] }
  | { type: "undo"; decision: number; to: "choice" | "point" }
  | { type: "consent"; decision: number; allow: boolean }
  | { type: "chat"; text: string }
  | { type: "ready"; ready: boolean };

export type Command = (CommandBody & { command: number }) | { type: "resync" } | { type: "pong" };

// --- The lobby ------------------------------------------------------------------------------------------------------

export type Phase = "lobby" | "playing" | "over";

/** A seat as everybody sees it; `mine`: this browser holds it; `host`: its holder is the host. */
export interface Seat {
  seat: number;
  kind: "open" | "human" | "bot";
  name: string;
  bot: string;
  ready: boolean;
  /** The computer plays here for the person who holds the seat, until they take it back. */
  stand_in: boolean;
  online: boolean;
  host: boolean;
  mine: boolean;
}

/** The clock at the moment `now` (seconds since 1970, the server's clock). */
export interface Clock {
  kind: ClockKind;
  left: number[];
  running: number | null;
  since: number | null;
  now: number;
}

export interface Lobby {
  id: string;
  phase: Phase;
  setup: Setup;
  options: Options;
  seats: Seat[];
  seat: number | null;
  host: boolean;
  code: string | null;
  paused: boolean;
  spectators: number;
  clock: Clock | null;
  rematch: string | null;
  seed_hash: string;
  /** The host named the seed: its hash is then not published. */
  own_seed: boolean;
  /** Why the game cannot be loaded (null: it can); nothing of the table can be changed then. */
  broken: "gap" | "entry" | "snapshot" | "newer" | "row" | null;
}

// --- The game -------------------------------------------------------------------------------------------------------

/** A message: its id in the Fluent files, and its values. */
export type Said = [id: string, values: Record<string, SaidValue>];

/** What stands in a message: a number, words, or something that every reader's client names (docs/messages.md). */
export type SaidValue =
  | number
  | string
  | { name: string }
  | { seat: number; called?: string }
  | { faction: string }
  | { effect: string }
  | { bare: string }
  | { names: string[] }
  | Said;

export interface TrayRow {
  action: string;
  name: { name: string } | Said;
  node: string;
  optional: boolean;
  unasked: boolean;
  reason: Said | null;
}

export interface Price {
  n: number;
  goods: "persuasion" | "solari" | "spice";
}

/** What ending the turn now would leave unused. */
export interface Leftover {
  effects: number;
  persuasion: number;
  units: number;
}

/** What is asked. All from `options` on is there for the seat that is asked only. */
export interface Decision {
  id: number;
  seat: number;
  /** Whom it is about: a person may decide for a Rival. */
  about: number;
  kind: string;
  source: string;
  prompt: Said;
  options?: string[] | null;
  /** Of the options, in their order. */
  labels?: Said[] | null;
  /** By option, the nodes of the effects that it has. */
  brings?: Record<string, string[]> | null;
  prices?: Record<string, Price> | null;
  tray?: TrayRow[] | null;
  /** By card that can be played, the spaces that it reaches. */
  follow?: Record<string, string[]> | null;
  /** The cards whose Agent is chosen before its space. */
  alone?: string[] | null;
  /** By option, the spaces where it leads that only the recall of a spy opens. */
  infiltrated?: Record<string, string[]> | null;
  /** The ways to deploy or to retreat that can be chosen. */
  outlook?: Outlook[] | null;
  /** How many of the troops that can be deployed were recruited this turn. */
  recruits?: number | null;
  leaves?: Leftover | null;
  /** By action, why what people would try cannot be done now. */
  why?: Record<string, Said> | null;
  /** By action, the Persuasion that is missing for it. */
  lacks?: Record<string, number> | null;
}

/** So many more (or fewer) units in the Conflict, and the seat's strength and reward (0 for none) then. */
export interface Outlook {
  troops: number;
  dreadnoughts: number;
  strength: number;
  place: number;
}

export interface Asking {
  seat: number;
  steps: number;
  waiting: number[];
  until: number;
}

export interface Undo {
  allowed: boolean;
  steps: number;
  reason: string;
  asking: Asking | null;
}

export interface Ended {
  ranking: number[];
  vp: number[];
  sources: [string, number][][];
  compared: string[];
  standings: number[][];
  tie_break: string;
  seed: string;
}

/** An effect in progress: the node that asks or will ask, for whom, and from what it comes. */
export interface Frame {
  node: string;
  seat: number;
  source: string;
  a: number;
  b: number;
}

/** A zone of cards: ids, null where this seat may not see the card. */
export type Zone = (string | null)[];

export interface PlayerView {
  vp: number;
  solari: number;
  spice: number;
  water: number;
  supply: number;
  garrison: number;
  conflict: number;
  swords: number;
  persuasion: number;
  agents: number;
  council: number | boolean;
  swordmaster: number | boolean;
  revealed_at: number;
  tokens_used: number | boolean;
  known_top: number;
  /** In the supply, in the garrison, in the Conflict. */
  dreadnoughts: number;
  dreadnoughts_home: number;
  dreadnoughts_conflict: number;
  /** The level of the shipping track. */
  freighter: number;
  negotiators: number;
  turns: number;
  /** In the Conflict. */
  sandworms: number;
  /** Has Maker Hooks. */
  hooks: number | boolean;
  /** Of leaders that change: troops that are memories, the space of the training track. */
  memories: number;
  training: number;
  deck: Zone;
  hand: Zone;
  discard: string[];
  in_play: string[];
  revealed: string[];
  set_aside: string[];
  known_hand: string[];
  /** A card set aside face down for a later turn of the round, and the one that was taken back from there this turn. */
  ahead: Zone;
  ahead_card: string | null;
  intrigue: Zone;
  face_up: string[];
  spaces: string[];
  closed: string[];
  mark: string | null;
  tokens: string[] | null;
  influence: Record<string, number>;
  leader: string | null;
  ledger: [string, number][];
  /** In the Conflict; the reward that the seat would take now, 0 for none. */
  strength: number;
  place: number;
  units: number;
  /** Spies in the supply. */
  spies_left: number;
  /** The round in which a Rival's third Agent comes by itself, null where none does. */
  swordmaster_round: number | null;
  tech: string[];
  /** The tiles among them that are face down until the next round. */
  tech_flipped: string[];
  /** Effects that wait for the end of the Conflict. */
  promises: string[];
  /** The factions on whose tracks a snooper token still lies. */
  snoopers: string[];
  /** The observation posts where a spy is; the others are in the supply. */
  spies: string[];
  /** Conflict cards won and the objective, as sources: face up, and turned face down. */
  trophies: string[];
  trophies_matched: string[];
  /** Contracts that are open, completed, and those of which one is kept at the start. */
  contracts: string[];
  contracts_done: string[];
  contracts_dealt: Zone;
}

/** The state of the game as one seat sees it (engine/save.py writes it). */
export interface View {
  over: number | boolean;
  /** The Victory Points that end the game. */
  vp_to_end: number;
  /** Does the Shield Wall keep sandworms out of this Conflict? */
  walled: boolean;
  /** The cards that cost less than is printed now, and what they cost. */
  discounted: Record<string, number>;
  /** The spaces that cost less Solari than is printed, and how much less. */
  less: Record<string, number>;
  /** How many of the seats are people or bots; the seats after them are House Hagal or Rivals. */
  persons: number;
  phase: "setup" | "round_start" | "player_turns" | "combat" | "makers" | "recall" | "endgame";
  round: number;
  first_player: number;
  active: number;
  winner: number;
  fixed: number;
  reveals: number;
  mentat: number;
  mentat_promised: number;
  turn_kind: "undecided" | "agent" | "reveal" | "passed";
  turn_started: number | boolean;
  turn_icons: number;
  turn_ignores_enemies: number | boolean;
  turn_recruited: number;
  turn_recruits_deployed: number;
  turn_deployed: number;
  turn_from_garrison: number;
  turn_deploy_closed: number | boolean;
  turn_discount: number;
  turn_acquires_to_choice: number | boolean;
  turn_commissioned: number;
  turn_commissioned_deployed: number;
  turn_dreadnoughts_deployed: number;
  extra_turn_for: number;
  turn_spent: number;
  turn_sword_sources: string[];
  turn_card: string | null;
  turn_discount_card: string | null;
  turn_space: string | null;
  ranking: number[];
  /** How many of each card are left. */
  reserve: Record<string, number>;
  /** By Maker space. */
  bonus_spice: Record<string, number>;
  /** By space that can be controlled, the seat that does, -1: nobody. */
  control: Record<string, number>;
  /** By space that can be controlled, the seat whose dreadnought holds it, -1: nobody's; empty without Rise of Ix. */
  warships: Record<string, number>;
  warships_new: number;
  /** By faction, the seat that holds its Alliance, -1: nobody. */
  alliances: Record<string, number>;
  imperium_deck: Zone;
  row: Zone;
  removed: Zone;
  intrigue_deck: Zone;
  intrigue_discard: Zone;
  conflict_deck: Zone;
  conflicts_past: string[];
  hagal_deck: Zone;
  hagal_discard: Zone;
  conflict: string | null;
  /** Does the Shield Wall stand? Has anybody gained a Swordmaster? */
  wall: number | boolean;
  trained: number | boolean;
  turn_spies_recalled: number;
  turn_spice: number;
  turn_sandworms: number;
  turn_deploy_banned: number | boolean;
  turn_recruits_per_card: number;
  turn_acquired: string[];
  intrigue_gone: Zone;
  contract_stack: Zone;
  contract_market: string[];
  /** Contracts that only one leader may take. */
  contracts_aside: string[];
  /** The stacks of tech tiles; the last tile of each lies open. */
  tech_stacks: Zone[];
  tech_gone: string[];
  leader_pool: string[];
  rng: number;
  /** What chance decided is never told. */
  chance: null;
  stack: Frame[];
  tray: Frame[];
  players: PlayerView[];
}

export interface Game {
  n: number;
  view: View;
  decision: Decision | null;
  undo: Undo;
  hidden: string[][];
  ended: Ended | null;
  seed_hash: string;
  rules: number;
}

/** A line of the log. */
export interface LogLine {
  event: string;
  seat: number;
  /** Null where there is nothing to read. */
  said: Said | null;
  tags: ("heading" | "combat" | "buys" | "minor" | "private" | "note")[];
  /** The seat that lost something by it, -1 for none. */
  hurts: number;
  /** From here nothing before it can be taken back. */
  fixed: boolean;
}

/** Lines from number `from` on; lines held from there on are replaced. */
export interface LogPart {
  from: number;
  lines: LogLine[];
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

// --- What the server sends over the WebSocket -----------------------------------------------------------------------

export type ServerMessage = { seq: number } & (
  | { type: "table"; lobby: Lobby; game: Game | null; log: LogPart | null; chat?: ChatLine[] | null }
  | { type: "lobby"; lobby: Lobby }
  | { type: "presence"; online: boolean[]; spectators: number }
  | { type: "clock"; clock: Clock | null }
  | { type: "chat"; line: ChatLine }
  | { type: "ack"; command: number }
  | { type: "error"; command: number | null; code: string; args: Record<string, unknown>; detail: string }
  | { type: "ping" }
);

// --- Answers of the HTTP calls --------------------------------------------------------------------------------------

/** What the new-game screen offers. */
export interface About {
  name: string;
  version: string;
  rules: number;
  boxes: string[];
  /** The boxes that can be played together, for how many players, and the leaders to choose from. */
  sets: BoxSet[];
  players: number[];
  /** The switches of a setup. */
  variants: Variant[];
  difficulties: string[];
  bots: string[];
  leader_modes: string[];
  languages: string[];
  limits: { name: number; chat: number };
}

/** A switch of a setup: it can be on with one box of each group, by so many players. */
export interface Variant {
  id: string;
  boxes: string[][];
  players: number[];
}

export interface BoxSet {
  boxes: string[];
  players: number[];
  leaders: string[];
}

export interface NewTableAnswer {
  id: string;
  code: string;
  link: string;
  seats: number[];
}

/** What moves a seat to another device: once, within so many seconds. */
export interface SeatOffer {
  code: string;
  link: string;
  seconds: number;
}

export interface TableRow {
  id: string;
  phase: Phase;
  setup: Setup;
  names: string[];
  open: number;
  mine: number[];
  waiting: boolean;
  created: number;
}

export interface TableList {
  mine: TableRow[];
  listed: TableRow[];
}

export interface ErrorBody {
  error: string;
  detail: string;
  args: Record<string, unknown>;
}

export interface Replay {
  id: string;
  setup: Setup;
  at: number;
  length: number;
  names: string[];
  /** The label of the action that comes next. */
  action: Said | null;
  turns: number[];
  /** Where rounds begin, from the first. */
  rounds: number[];
  /** Where and why a game of older rules goes no further or ends otherwise than it did; "" for all others. */
  stop: string;
  game: Game;
  log: LogPart;
}

/** What a finished game was like, round by round. */
export interface Report {
  seats: ReportSeat[];
  rounds: ReportRound[];
}

export interface ReportSeat {
  name: string;
  leader: string;
  /** 0 for House Hagal: it has none. */
  rank: number;
}

export interface ReportRound {
  round: number;
  conflict: string;
  /** Null where a tie left the Conflict to nobody. */
  winner: number | null;
  seats: ReportSeatRound[];
}

/** What a seat did in a round, and had at its end. */
export interface ReportSeatRound {
  vp: number;
  strength: number;
  /** Which reward it took: 1 to 3, 0 for none. */
  place: number;
  gained: Record<string, number>;
  spent: Record<string, number>;
  influence: Record<string, number>;
  deck: number;
  acquired: string[];
  trashed: string[];
}

/** A new table that begins with the first `at` actions of a finished game. */
export interface PlayOn {
  at: number;
  seat: number;
  name?: string;
  options: Partial<Options>;
}

export interface GameCreated {
  id: string;
  link: string;
}

// --- For whoever runs the server --------------------------------------------------------------------------------------

export interface AdminSeat {
  seat: number;
  kind: "open" | "human" | "bot";
  name: string;
  online: boolean;
}

/** A table in the list of whoever runs the server. `size`: bytes, about. */
export interface AdminTable {
  id: string;
  phase: Phase;
  boxes: string[];
  round: number;
  moves: number;
  changed: number;
  size: number;
  seats: AdminSeat[];
}

export interface AdminOverview {
  version: string;
  rules: number;
  database: "sqlite" | "postgresql";
  storage: number;
  tables: AdminTable[];
}

// --- The library of a language --------------------------------------------------------------------------------------

/** An icon with what belongs to it: a number to draw, ids that narrow it down, a condition or a name in words. */
export interface Token {
  icon: string;
  n?: number;
  names?: string[];
  text?: string;
  /** It is a condition: what follows happens only where it holds. */
  if?: boolean;
}

/** One line of what is said of a definition, below its name. */
export interface SaidPart {
  /** What it is about, the same in every language: cost, agent, reveal, ... */
  part: string;
  words: string;
  /** Its icons where no effect of the library has them. */
  icons: Token[];
  /** The effects that it is about. */
  paths: string[];
  /** What stands in it one beside the other. */
  inner: SaidPart[];
}

/** A card, space, Conflict, Leader or faction: its texts, and what its kind has beside them. */
export interface Definition {
  name: string;
  english: string;
  parts: SaidPart[];
  /** How it reads in games of fewer boxes, where that is another text. */
  ways?: { boxes: string[]; parts: SaidPart[] }[];
  [fact: string]: unknown;
}

export interface Library {
  version: string;
  language: string;
  boxes: string[];
  cards: Record<string, Definition>;
  intrigue: Record<string, Definition>;
  spaces: Record<string, Definition>;
  conflicts: Record<string, Definition>;
  leaders: Record<string, Definition>;
  tech: Record<string, Definition>;
  contracts: Record<string, Definition>;
  objectives: Record<string, Definition>;
  posts: Record<string, Definition>;
  hagal: Record<string, Definition>;
  factions: Record<string, Definition>;
  sources: Record<string, string>;
  effects: Record<string, string>;
  /** Effects without a word on whether they may be left undone, where that is another text. */
  bare: Record<string, string>;
  tokens: Record<string, Token[]>;
  /** How much each unit, and each sword, counts in a Conflict. */
  strength: Record<string, number>;
}
