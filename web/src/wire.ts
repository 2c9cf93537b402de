// All that goes between server and client, by the names of the server's models; docs/messages.md says what it means.
// Written by `make renew`; do not edit.

/** The answer to `GET /api/about.json`: what the new-game screen offers. */
export interface AboutOut {
  name: string;
  version: string;
  rules: number;
  boxes: string[];
  sets: BoxSet[];
  variants: Variant[];
  players: number[];
  teams: TeamOut[];
  difficulties: string[];
  levels: LevelOut[];
  leader_modes: string[];
  languages: string[];
  lessons: string[];
  puzzles: PuzzleRow[];
  limits: Limits;
}

/** A command was carried out and stored. */
export interface AckMessage {
  seq: number;
  type: "ack";
  command: number;
}

/** Answer the decision `decision`; several actions are taken whole or refused whole. */
export interface Act {
  command?: number;
  type: "act";
  decision: number;
  actions: string[];
}

/** The answer to `GET /api/admin`. `storage`: bytes of the whole database. */
export interface AdminOut {
  version: string;
  rules: number;
  database: "sqlite" | "postgresql";
  storage: number;
  tables: AdminTable[];
}

/** A seat in the list of whoever runs the server. */
export interface AdminSeat {
  seat: number;
  kind: "open" | "human" | "bot";
  name: string;
  online: boolean;
}

/**
 * A table in that list.
 *
 * round    of the last turn that has ended, 0 before the first
 * changed  when the last move was made, or the table opened
 * size     about how many bytes its moves, chat and snapshot take
 */
export interface AdminTable {
  id: string;
  phase: "lobby" | "playing" | "over";
  boxes: string[];
  round: number;
  moves: number;
  changed: number;
  size: number;
  seats: AdminSeat[];
}

/** So much of what an icon stands for. */
export interface Amount {
  icon: string;
  n: number;
}

/** The answer to `GET /api/games/{id}/analysis`. */
export interface AnalysisOut {
  points: PointOut[];
  turning_points: TurningPointOut[];
  choices: ChoiceOut[];
}

/** A request to take back that waits for consent. */
export interface AskingOut {
  seat: number;
  steps: number;
  waiting: number[];
  until: number;
}

/** The same without a word on whether it may be left undone: in the library among `bare`, else among `effects`. */
export interface BareValue {
  bare: string;
}

/** Boxes that can be played together, for how many players, the leaders and the Rival cards to choose from. */
export interface BoxSet {
  boxes: string[];
  players: number[];
  leaders: string[];
  rivals: string[];
}

/** A line of chat; `seat` is None for a spectator. */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A new line of chat. */
export interface ChatMessage {
  seq: number;
  type: "chat";
  line: ChatLine;
}

/** A choice that can be looked at: after how many actions, in which round, whose it was. */
export interface ChoiceOut {
  at: number;
  round: number;
  seat: number;
}

/** `POST /api/tables/{id}/seats/{n}/claim`; `code`: what the device that holds the seat was given for it. */
export interface ClaimSeat {
  code: string;
}

/** The clock, where it changed without the game. */
export interface ClockMessage {
  seq: number;
  type: "clock";
  clock: ClockOut | null;
}

/**
 * A clock: `move`: `seconds` for each decision; `game`: a bank of `seconds` and `increment` for each decision;
 * `days`: `seconds` for each decision, running on while the server is down.
 */
export interface ClockOptionsInput {
  kind: "move" | "game" | "days";
  seconds: number;
  increment?: number;
}

/**
 * A clock: `move`: `seconds` for each decision; `game`: a bank of `seconds` and `increment` for each decision;
 * `days`: `seconds` for each decision, running on while the server is down.
 */
export interface ClockOptions {
  kind: "move" | "game" | "days";
  seconds: number;
  increment: number;
}

/**
 * The clock at the moment `now` (seconds since 1970, the server's clock).
 *
 * left     seconds of each seat, as they stood when the present decision began
 * running  the seat whose time runs, None while paused or in the hands of an opponent; since: from when
 */
export interface ClockOut {
  kind: "move" | "game" | "days";
  left: number[];
  running: number | null;
  since: number | null;
  now: number;
}

/** A Combat: everybody with units, in turn order. `winner`: -1 for none; `pairs`: who wins pairs a battle icon. */
export interface CombatMoment {
  kind: "combat";
  said: Said[];
  round: number;
  conflict: string;
  winner: number;
  ranks: Rank[];
  pairs: boolean;
}

/** A step in a game of the companion: the saved game, as text, and a command; "" to show it as it is. */
export interface CompanionStep {
  save: string;
  command?: string;
}

/** Answer another seat's request to take back, that at the decision `decision` (None: whichever is asked now). */
export interface Consent {
  command?: number;
  type: "consent";
  decision?: number | null;
  allow: boolean;
}

/** Of so many games so many were won; `low`, `high`: the interval of 95 % around that share, in percent. */
export interface CountRow {
  key: string;
  games: number;
  won: number;
  low: number;
  high: number;
}

/** How often one has won, by leader, boxes, seat and opponents. */
export interface CountsOut {
  leader: CountRow[];
  box: CountRow[];
  seat: CountRow[];
  opponents: CountRow[];
}

/**
 * What is asked. All from `options` on is there for the seat that is asked only.
 *
 * about     whom it is about: a person may decide for a Rival
 * prompt    what is asked; for all but the seat that is asked in general
 * labels    of the options, in their order
 * brings    by option, the nodes of the effects that it has
 * leads     by option, where it leads on a track of Influence and what comes with that
 * prices    by option, what it costs
 * tray      the effects that the turn still owes or offers
 * follow    by card that can be played or grafted, the spaces that it reaches
 * alone     the cards with which something else is chosen before the space: which Agent moves, what they graft to
 * infiltrated   by option, the spaces where it leads that only the recall of a spy opens
 * then      of the question whether an effect is used: what a yes asks next, where that is known
 * outlook   the ways to deploy or to retreat that can be chosen
 * recruits  how many of the troops that can be deployed were recruited this turn
 * leaves    what ending the turn would leave unused, where it can be ended
 * why       by action, why what people would try cannot be done now
 * lacks     by action, the Persuasion that is missing for it
 */
export interface DecisionOut {
  id: number;
  seat: number;
  about: number;
  kind: string;
  source: string;
  prompt: Said;
  options?: string[] | null;
  labels?: Said[] | null;
  brings?: Record<string, string[]> | null;
  leads?: Record<string, Said[]> | null;
  prices?: Record<string, PriceOut> | null;
  tray?: TrayRow[] | null;
  follow?: Record<string, string[]> | null;
  alone?: string[] | null;
  infiltrated?: Record<string, string[]> | null;
  then?: ThenOut | null;
  outlook?: OutlookOut[] | null;
  recruits?: number | null;
  leaves?: LeftoverOut | null;
  why?: Record<string, Said> | null;
  lacks?: Record<string, number> | null;
}

/** A card, space, Conflict, Leader or faction: its texts, and what its kind has beside them. */
export interface Definition {
  name: string;
  english: string;
  parts: SaidPart[];
  box: string;
  ways: Way[];
  [more: string]: unknown;
}

/**
 * A thing of which one way to go on brings more or less than another by the end of the round.
 *
 * thing  `vp`, `spice`, `influence/<faction>`, `conflict` and the like; said: how much more or less
 */
export interface Difference {
  thing: string;
  said: Said;
}

/** The words of an effect, by the path of its node: in the library among `effects`. */
export interface EffectValue {
  effect: string;
}

/** The game is over, and the seat has won. */
export interface EndMoment {
  kind: "end";
  said: Said[];
  seat: number;
}

/**
 * How a game ended.
 *
 * sources    by seat: [source, VP] in order of the first gain
 * standings  by seat: what the ranking compares, VP first (`compared` names them)
 * tie_break  the entry of `compared` that decided the first place, `vp` where VP did
 * ties       what decided between those with equally many VP, from the first place down
 */
export interface Ended {
  ranking: number[];
  vp: number[];
  sources: [string, number][][];
  compared: string[];
  standings: number[][];
  tie_break: string;
  ties: Said[];
  seed: string;
}

/** The body of every refusal. */
export interface ErrorBody {
  error: string;
  detail: string;
  args: Record<string, unknown>;
}

/** A command was refused; nothing has changed. `command` is None where it could not be read. */
export interface ErrorMessage {
  seq: number;
  type: "error";
  command: number | null;
  code: string;
  args: Record<string, unknown>;
  detail: string;
}

/** A faction: its name, and the forms of it as `faction_<form>` beside it. */
export interface FactionValue {
  faction: string;
}

/** What a seat paid and gained in the turn of another one: a Commander's Ally, who controls a space. */
export interface Flow {
  seat: number;
  paid: Amount[];
  gained: Amount[];
}

/** An effect in progress: the node that asks or will ask, for whom, and from what it comes. */
export interface FrameOut {
  node: string;
  seat: number;
  source: string;
  a: number;
  b: number;
}

export type FromClient = Act | Undo | Consent | Resync | Say | Ready | Learn | Solve | Pong;

export type FromServer = TableMessage | LobbyMessage | PresenceMessage | ClockMessage | ChatMessage | AckMessage | ErrorMessage | PingMessage;

/** The answer to `POST /api/games`. */
export interface GameCreated {
  id: string;
  link: string;
}

/**
 * A game as one seat sees it.
 *
 * now     by kind and id of a thing (`space/wealth`), what it means for the seat now
 * reach   by card in hand, the spaces that its Agent icons reach, free or not
 * lesson  for the learner of a lesson that goes on
 * puzzle  for the solver of one, until they play on
 * hints   may this seat ask now what is best (`GET /api/tables/{id}/seats/{n}/hint`)?
 */
export interface GameOut {
  n: number;
  view: View;
  decision: DecisionOut | null;
  undo: UndoOut;
  hidden: string[][];
  now: Record<string, Said[]>;
  reach: Record<string, string[]>;
  ended: Ended | null;
  seed_hash: string;
  rules: number;
  lesson?: LessonOut | null;
  puzzle?: PuzzleOut | null;
  hints?: boolean;
}

/**
 * The answer to `GET /api/tables/{id}/seats/{n}/hint`: up to three ways to go on, the best first.
 *
 * note  how it is known that they are
 */
export interface HintOut {
  decision: number;
  note: Said;
  ways: WayOn[];
}

/** The answer to `GET /api/me/games`. */
export interface HistoryOut {
  games: PastGame[];
  counts: CountsOut;
}

/**
 * `POST /api/tables/{id}/host`.
 *
 * kick        empty `seat`; its holder needs the new invite code to come back
 * bot         `seat` is played by the opponent `bot` from now on
 * pause, resume
 * spectators  `allow`: may people without a seat watch?
 * rematch     a new table with the same people; its id is in `lobby.rematch`
 * host        hand the table over to the holder of `seat`
 * stand_in    the computer plays `seat` for a person who is not here, until they take it back; or an open seat
 * hints       a vote of everybody with a seat: shall all be allowed to ask for hints (`allow`)? One no ends it
 *
 * While the host is away, everybody with a seat may order `stand_in`, `resume` and `rematch`. While the host is here,
 * `stand_in` of somebody else with a seat is a vote: more than half of the people who are here decide.
 */
export interface HostOrder {
  do: "kick" | "bot" | "stand_in" | "pause" | "resume" | "spectators" | "rematch" | "host" | "hints";
  seat?: number | null;
  bot?: string;
  allow?: boolean;
}

/** The last round is known: by the Victory Points of a seat, or (-1) by the last Conflict. */
export interface LastMoment {
  kind: "last";
  said: Said[];
  round: number;
  seat: number;
}

/**
 * Go on from the step `step` of a lesson: it has been read, or what it asks for is to be done for the learner.
 *
 * leave  the lesson is over; the game goes on as any other
 */
export interface Learn {
  command?: number;
  type: "learn";
  step: number;
  leave?: boolean;
}

/** What ending the turn now would leave unused: effects, Persuasion that could buy something, units to deploy. */
export interface LeftoverOut {
  effects: number;
  persuasion: number;
  units: number;
}

/**
 * Where a lesson stands.
 *
 * step   the number of the present step, of `steps`
 * said   what it says; None while the others play
 * look   the places that it is about
 * moves  what is to be done, action by action; none where there is only something to read
 */
export interface LessonOut {
  id: string;
  step: number;
  steps: number;
  said: Said | null;
  look: PlaceOut[];
  moves: string[];
}

/**
 * A level of opponents, as the ladder has measured it in the base game: one of them against three of another kind.
 *
 * seconds_p95     how long it thinks at most, in 95 of 100 decisions
 * beats_previous  share of its games against three of `against` that it has won, 0.25 being even; with the bounds of
 *                 the 95 % interval (`ci_low`, `ci_high`)
 * points          of rating above `against`
 * looks_ahead     it plays on in its mind, less far where it has less time: on a busy server, in a browser
 */
export interface LevelOut {
  name: string;
  seconds_p95: number;
  beats_previous: number;
  games: number;
  ci_low: number;
  ci_high: number;
  against: string;
  points: number;
  looks_ahead: boolean;
}

/**
 * The answer to `GET /api/library/{language}/{boxes}.json`.
 *
 * bare      effects without a word on whether they may be left undone, where that is another text
 * strength  how much each unit, and each sword, counts in a Conflict
 */
export interface LibraryOut {
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
  rivals: Record<string, Definition>;
  difficulties: Record<string, Definition>;
  factions: Record<string, Definition>;
  research: ResearchOut[];
  tleilaxu: TleilaxuOut[];
  sources: Record<string, string>;
  effects: Record<string, string>;
  bare: Record<string, string>;
  tokens: Record<string, TokenOut[]>;
  strength: Record<string, number>;
}

/** How many letters a name and a line of chat may have. */
export interface Limits {
  name: number;
  chat: number;
}

/** A way to go on: its actions, their label, the chance to win. */
export interface LineOut {
  path: string[];
  label: Said;
  chance: number;
}

/**
 * A table without its game.
 *
 * code     the invite code; only for those who have a seat
 * host     does this browser hold the host's key?
 * seat     the seat of this connection, None for a spectator
 * hints    the vote whether everybody may ask for hints, None while there is none; `options.hints`: they may
 * rematch  the table of the rematch, once the host has opened it
 * own_seed the host has chosen the seed, and may know what it brings; then its hash is not published
 * broken   why the game cannot be loaded (None: it can); nothing of the table can be changed then
 */
export interface Lobby {
  id: string;
  phase: "lobby" | "playing" | "over";
  setup: SetupIn;
  options: Options;
  seats: SeatOut[];
  seat: number | null;
  host: boolean;
  code: string | null;
  paused: boolean;
  spectators: number;
  clock: ClockOut | null;
  rematch: string | null;
  hints: VoteOut | null;
  seed_hash: string;
  own_seed: boolean;
  broken: "gap" | "entry" | "snapshot" | "newer" | "row" | null;
}

/** Seats, settings, pause or the rematch have changed, the game has not. */
export interface LobbyMessage {
  seq: number;
  type: "lobby";
  lobby: Lobby;
}

/**
 * A line of the log.
 *
 * said   its words; None where there is nothing to read
 * tags   what it is about: `heading` (a turn or a phase begins), `combat`, `buys`, `minor` (left out of a summary),
 *        `private` (told to one seat alone), `note` (it tells of the table and not of the game)
 * hurts  the seat that lost something by it, -1 for none
 * fixed  from here nothing before it can be taken back
 * moment what comes together here, in a line that has no words of its own; left out of all others
 */
export interface LogLine {
  event: string;
  seat: number;
  said: Said | null;
  tags: ("heading" | "combat" | "buys" | "minor" | "private" | "note" | "passed")[];
  hurts: number;
  fixed: boolean;
  moment?: TurnMoment | CombatMoment | RoundMoment | LastMoment | EndMoment | null;
}

/** Lines from number `start` on (`from` on the wire); lines that a client holds from there on are replaced. */
export interface LogOut {
  from: number;
  lines: LogLine[];
}

/** The bonus spice of a Maker space: how much came, how much there is. */
export interface MakerSpice {
  space: string;
  added: number;
  now: number;
}

/** The answer to `GET /api/me`. `recovery`: is there a code that brings this profile back? */
export interface MeOut {
  profile: ProfileIn;
  ways: WayOut[];
  offers: OffersOut;
  recovery: boolean;
}

/** The answer to `GET /api/games/{id}/analysis/{at}`; see landsraad.analysis.Move. */
export interface MoveOut {
  at: number;
  round: number;
  seat: number;
  taken: LineOut;
  better: LineOut | null;
  why: Difference[];
  lost: number;
  mark: "" | "inaccuracy" | "mistake" | "blunder";
  worlds: number;
}

/** The name of something, as `<kind>/<id>`: its text is `<kind>-<id>`. */
export interface NameValue {
  name: string;
}

/** Several names, one after the other, each as in NameValue. */
export interface NamesValue {
  names: string[];
}

/** `POST /api/lessons/{id}` and `/api/puzzles/{id}`: a new table for it; `name`: what the learner is called. */
export interface NewLesson {
  name?: string;
}

/** `POST /api/tables`. Without `seats` the host sits at seat 0 and the others are open. */
export interface NewTable {
  setup?: SetupInInput;
  seats?: SeatIn[];
  options?: OptionsInput;
  seed?: string | null;
  name?: string;
}

/** The answer to `POST /api/tables`. */
export interface NewTableOut {
  id: string;
  code: string;
  link: string;
  seats: number[];
}

/**
 * Which ways the host has switched on.
 *
 * push   the key by which browsers know this server, empty where it does not call them
 * hooks  the hosts that may be named, `*` for all, with a dot in front also all below them
 */
export interface OffersOut {
  push: string;
  mail: boolean;
  hooks: string[];
}

/**
 * How a table is played.
 *
 * undo           `free`: back to the last fixed point; `consent`: the other people must allow it; `off`
 * spectators     may people without a seat watch? `delayed`: they see the table `spectator_delay` seconds later
 * listed         shown to everybody in `GET /api/tables`; then no invite code is needed to take a seat
 * hints          may everybody ask for hints, also where several people play?
 * bot_pause      milliseconds that an opponent waits before it acts
 * stand_in       the opponent that takes a decision when the clock has run out
 * continues      id of the finished game whose first actions this one begins with
 * lesson         id of the lesson that is played here, empty where there is none
 * lesson_read    how many of its steps have been read, as far as there is only something to read
 * puzzle         id of the puzzle that is posed here, empty where there is none
 * puzzle_taken   the place among its turns of the one that was chosen; None before one was
 *
 * Whatever somebody says of the last five: only the server sets them.
 */
export interface OptionsInput {
  undo?: "free" | "consent" | "off";
  spectators?: "no" | "yes" | "delayed";
  spectator_delay?: number;
  listed?: boolean;
  hints?: boolean;
  clock?: ClockOptionsInput | null;
  bot_pause?: number;
  stand_in?: string;
  continues?: string;
  lesson?: string;
  lesson_read?: number;
  puzzle?: string;
  puzzle_taken?: number | null;
}

/**
 * How a table is played.
 *
 * undo           `free`: back to the last fixed point; `consent`: the other people must allow it; `off`
 * spectators     may people without a seat watch? `delayed`: they see the table `spectator_delay` seconds later
 * listed         shown to everybody in `GET /api/tables`; then no invite code is needed to take a seat
 * hints          may everybody ask for hints, also where several people play?
 * bot_pause      milliseconds that an opponent waits before it acts
 * stand_in       the opponent that takes a decision when the clock has run out
 * continues      id of the finished game whose first actions this one begins with
 * lesson         id of the lesson that is played here, empty where there is none
 * lesson_read    how many of its steps have been read, as far as there is only something to read
 * puzzle         id of the puzzle that is posed here, empty where there is none
 * puzzle_taken   the place among its turns of the one that was chosen; None before one was
 *
 * Whatever somebody says of the last five: only the server sets them.
 */
export interface Options {
  undo: "free" | "consent" | "off";
  spectators: "no" | "yes" | "delayed";
  spectator_delay: number;
  listed: boolean;
  hints: boolean;
  clock: ClockOptions | null;
  bot_pause: number;
  stand_in: string;
  continues: string;
  lesson: string;
  lesson_read: number;
  puzzle: string;
  puzzle_taken: number | null;
}

/** So many more (or fewer) units in the Conflict, and the seat's strength and reward (0 for none) then. */
export interface OutlookOut {
  troops: number;
  dreadnoughts: number;
  strength: number;
  place: number;
}

/**
 * A finished game of one's own.
 *
 * conceded   one has given it up, and the computer has brought the seat to this place
 * opponents  `people`, the kind of opponent, `mixed` or `alone`
 * counts     is it counted? Not where one held several seats: then others sat at the same device
 */
export interface PastGame {
  id: string;
  changed: number;
  boxes: string[];
  players: number;
  seat: number;
  leader: string | null;
  place: number;
  won: boolean;
  conceded: boolean;
  vp: number;
  names: string[];
  opponents: string;
  counts: boolean;
}

/** Sent when nothing else was for some seconds. */
export interface PingMessage {
  seq: number;
  type: "ping";
}

/** A place on the table: a kind, and which one of it (an id or a seat's number; empty where there is one). */
export interface PlaceOut {
  kind: "space" | "post" | "faction" | "hand" | "intrigue" | "seat" | "conflict" | "market" | "tech" | "contracts" | "research" | "tleilaxu" | "tanks" | "tleilaxu_row" | "decision" | "finish";
  id: string;
}

/**
 * `POST /api/games/{id}/play`: a new table that begins with the first `at` actions of a finished game.
 *
 * Who asks takes `seat`, and the seats `also`; opponents take the others. All keep the names that they had there;
 * `name`: another one for `seat`.
 */
export interface PlayOn {
  at: number;
  seat?: number;
  also?: number[];
  name?: string;
  options?: OptionsInput;
}

/**
 * A seat in a view.
 *
 * strength    in the Conflict; place: the reward that it would take now, 0 for none; units: there
 * doubles     a sandworm doubles its reward; pairs: winning would pair a battle icon
 * may_add     the strength that it can still add at most, by what everybody sees
 * spies_left  in the supply
 * swordmaster_round   in which a Rival's third Agent comes by itself, null where none does
 * gathered    what a Rival has towards its third Agent, null where none comes by that
 * team        of the seat, 0 or 1; -1: everybody plays for himself
 * influence   by track on which the seat has a cube
 */
export interface PlayerView {
  leader: string | null;
  rival: string | null;
  vp: number;
  ledger: [string, number][];
  solari: number;
  spice: number;
  water: number;
  agents: number;
  swordmaster: boolean;
  council: boolean;
  spaces: string[];
  closed: string[];
  influence: Record<string, number>;
  mark: string | null;
  tokens: string[] | null;
  tokens_used: boolean;
  turns: number;
  revealed_at: number;
  deck: (string | null)[];
  hand: (string | null)[];
  discard: string[];
  in_play: string[];
  revealed: string[];
  set_aside: string[];
  intrigue: (string | null)[];
  face_up: string[];
  known_top: number;
  known_hand: string[];
  persuasion: number;
  supply: number;
  garrison: number;
  conflict: number;
  swords: number;
  promises: string[];
  dreadnoughts: number;
  dreadnoughts_home: number;
  dreadnoughts_conflict: number;
  dreadnought_strength: number;
  freighter: number;
  negotiators: number;
  tech: string[];
  tech_flipped: string[];
  snoopers: string[];
  ahead: (string | null)[];
  ahead_card: string | null;
  spies: string[];
  sandworms: number;
  hooks: boolean;
  trophies: string[];
  trophies_matched: string[];
  contracts: string[];
  contracts_done: string[];
  contracts_dealt: (string | null)[];
  memories: number;
  training: number;
  specimens: number;
  research: string | null;
  tleilaxu: number;
  atomics: boolean;
  coming_back: string[];
  lost: number;
  ally: number;
  arrows: (string | null)[];
  swordmaster_sent: boolean;
  swordmaster_bonus: boolean;
  concedes: boolean;
  strength: number;
  place: number;
  doubles: boolean;
  pairs: boolean;
  units: number;
  may_add: number;
  spies_left: number;
  swordmaster_round: number | null;
  gathered: number | null;
  team: number;
}

/** How the seats stood when a turn was over; see landsraad.analysis.Point. */
export interface PointOut {
  at: number;
  round: number;
  phase: string;
  seat: number;
  ends: boolean;
  chances: number[];
}

/** The answer to `ping`; not acknowledged. */
export interface Pong {
  command?: number;
  type: "pong";
}

/** Who is here: by seat, and the number of spectators. */
export interface PresenceMessage {
  seq: number;
  type: "presence";
  online: boolean[];
  spectators: number;
}

/** So many of some goods. */
export interface PriceOut {
  n: number;
  goods: "persuasion" | "solari" | "spice";
}

/**
 * `PUT /api/me`: what one wants to be called for, in which language, and between which minutes of one's day not.
 *
 * zone   the time zone, `Europe/Kyiv`
 * quiet  from when to when, in minutes since midnight; null: never
 */
export interface ProfileIn {
  language: "en" | "ru" | "uk";
  zone: string;
  quiet: [number, number] | null;
  turn: boolean;
  over: boolean;
  invited: boolean;
}

/**
 * A puzzle that is posed: which turn is best?
 *
 * taken     the place among `ways` of the turn that was chosen; None before one was
 * expected  that of the turn which a Naib would take, who does not look ahead
 * ways      all turns, the best first; none before one was chosen
 */
export interface PuzzleOut {
  id: string;
  taken: number | null;
  expected: number | null;
  ways: WayOn[];
}

/** A puzzle, as it is listed: what is played, in which round, and the leader of the seat that has to choose. */
export interface PuzzleRow {
  id: string;
  boxes: string[];
  players: number;
  round: number;
  leader: string;
}

/** A seat in a Combat. `place`: the reward that it takes, 0 for none; `doubled`: a sandworm doubles it. */
export interface Rank {
  seat: number;
  strength: number;
  place: number;
  doubled: boolean;
  parts: StrengthPart[];
}

/** Set or take away one's ready mark in the lobby. */
export interface Ready {
  command?: number;
  type: "ready";
  ready?: boolean;
}

/** `POST /api/me/recover`: the code that brings a profile back. */
export interface RecoveryIn {
  code: string;
}

/** The answer to `POST /api/me/recovery`: a code; one made before ends. */
export interface RecoveryOut {
  code: string;
}

/**
 * The answer to `GET /api/games/{id}/replay`.
 *
 * at, length  after how many actions, of how many; action: the label of the one that comes next
 * names       by seat, "" for none
 * turns       after how many actions turns begin; rounds: the same of rounds, from the first
 * stop        where and why a game of older rules goes no further or ends otherwise than it did; "" for all others
 * game        as in a `table` message; with `as=all` nothing is hidden
 */
export interface ReplayOut {
  id: string;
  at: number;
  length: number;
  names: string[];
  action: Said | null;
  turns: number[];
  rounds: number[];
  stop: string;
  setup: SetupIn;
  game: GameOut;
  log: LogOut;
}

/** The answer to `GET /api/games/{id}/report`. */
export interface ReportOut {
  seats: ReportSeat[];
  rounds: ReportRound[];
}

/** A round of a report; `winner` is None where a tie left the Conflict to nobody. */
export interface ReportRound {
  round: number;
  conflict: string;
  winner: number | null;
  seats: ReportSeatRound[];
}

/** A seat of a report; `rank` is 0 for House Hagal, which has none. */
export interface ReportSeat {
  name: string;
  leader: string;
  rank: number;
}

/** What a seat did in a round, and had at its end; see landsraad.report.SeatRound. */
export interface ReportSeatRound {
  vp: number;
  strength: number;
  place: number;
  gained: Record<string, number>;
  spent: Record<string, number>;
  influence: Record<string, number>;
  deck: number;
  acquired: string[];
  trashed: string[];
}

/**
 * A place of the research track: where it lies, the places to which it leads, and what arriving there brings.
 *
 * marker  the genetic marker of its column, 0 for none
 * parts   what is said of it
 */
export interface ResearchOut {
  id: string;
  column: number;
  row: number;
  ways: string[];
  effect: string | null;
  marker: number;
  parts: SaidPart[];
}

/** Ask for a whole `table` message. */
export interface Resync {
  command?: number;
  type: "resync";
}

/** A new round. `rounds`: how many there can be; `first`: the First Player; `agents`: by seat, those ready. */
export interface RoundMoment {
  kind: "round";
  said: Said[];
  round: number;
  rounds: number;
  first: number;
  conflict: string;
  spice: MakerSpice[];
  agents: number[];
}

/** A message: its id in the Fluent files, and its values (text/said.py). */
export type Said = [string, Record<string, number | string | NameValue | SeatValue | FactionValue | EffectValue | BareValue | NamesValue | Said>];

/**
 * One line of what is said of a definition, below its name.
 *
 * part   what it is about, the same in every language: cost, agent, reveal, ...
 * icons  where no effect of the library has them
 * paths  the effects that it is about
 * inner  what stands in it one beside the other
 */
export interface SaidPart {
  part: string;
  words: string;
  icons: TokenOut[];
  paths: string[];
  inner: SaidPart[];
}

/** Chat. */
export interface Say {
  command?: number;
  type: "chat";
  text: string;
}

/**
 * A seat of a new table. `me`: the host sits here (any number of seats: people who share a device).
 *
 * An opponent (`bot`) without a name gets one.
 */
export interface SeatIn {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

/** The answer to `POST /api/tables/{id}/seats/{n}/offer`: the code that moves the seat, once, within `seconds`. */
export interface SeatOffer {
  code: string;
  link: string;
  seconds: number;
}

/**
 * A seat as everybody sees it; `mine`: this browser holds it; `host`: its holder is the host.
 *
 * stand_in   the computer plays here for the person who holds the seat, until they take it back
 * votes      how many want the computer to play for who is away, of so many that are needed; 0, 0: nobody has voted
 */
export interface SeatOut {
  seat: number;
  kind: "open" | "human" | "bot";
  name: string;
  bot: string;
  ready: boolean;
  stand_in: boolean;
  online: boolean;
  host: boolean;
  mine: boolean;
  votes: number;
  needed: number;
}

/** Whoever sits there; `called`: what they were called then. */
export interface SeatValue {
  seat: number;
  called?: string;
}

/** What is played; see landsraad.Setup. The tables of a server are tables of people, who end their turns. */
export interface SetupInInput {
  players?: number;
  boxes?: string[];
  leaders?: string[];
  leader_mode?: string;
  promo?: boolean;
  difficulty?: string;
  rival_leaders?: string[];
  epic?: boolean;
  dice?: boolean;
  escalation?: boolean;
  expert_deployment?: boolean;
  smart_politics?: boolean;
  streamlined?: boolean;
  go_to_11?: boolean;
  old_conflicts?: boolean;
  recommended?: boolean;
  end_turns?: boolean;
}

/** What is played; see landsraad.Setup. The tables of a server are tables of people, who end their turns. */
export interface SetupIn {
  players: number;
  boxes: string[];
  leaders: string[];
  leader_mode: string;
  promo: boolean;
  difficulty: string;
  rival_leaders: string[];
  epic: boolean;
  dice: boolean;
  escalation: boolean;
  expert_deployment: boolean;
  smart_politics: boolean;
  streamlined: boolean;
  go_to_11: boolean;
  old_conflicts: boolean;
  recommended: boolean;
  end_turns: boolean;
}

/** After the turn of a puzzle was chosen: choose anew, or with `play_on` take that turn and play on. */
export interface Solve {
  command?: number;
  type: "solve";
  play_on?: boolean;
}

/** What a part of a strength comes from: so many units or swords of one kind; swords name their source. */
export interface StrengthPart {
  icon: string;
  n: number;
  strength: number;
  source: string | null;
}

/** The answer to `GET /api/tables`. */
export interface TableList {
  mine: TableRow[];
  listed: TableRow[];
}

/** The table. `lobby` is null where it is as it was sent last, `log` holds what is new; `chat`: when all is sent. */
export interface TableMessage {
  seq: number;
  type: "table";
  lobby: Lobby | null;
  game: GameOut | null;
  log: LogOut | null;
  chat?: ChatLine[] | null;
}

/** A row of `GET /api/tables`. `waiting`: one of my seats is asked now (known for tables that are open here). */
export interface TableRow {
  id: string;
  phase: "lobby" | "playing" | "over";
  setup: SetupIn;
  names: string[];
  open: number;
  mine: number[];
  waiting: boolean;
  created: number;
}

/** `POST /api/tables/{id}/seats/{n}`; `code`: the invite code, needed where the table is not listed. */
export interface TakeSeat {
  name: string;
  code?: string;
}

/** A team of the six-player game: its seats, the Commander's first, who commands, leaders that suit the Allies. */
export interface TeamOut {
  seats: number[];
  commander: string;
  recommended: string[];
}

/** What a yes asks next: it can be chosen at once, by the yes and the choice together. */
export interface ThenOut {
  kind: string;
  options: string[];
  labels: Said[];
}

/** A space of the Tleilaxu track: what arriving there brings, the spice for the first to come, what is said. */
export interface TleilaxuOut {
  effect: string | null;
  spice: number;
  parts: SaidPart[];
}

/** `POST /api/away/confirm` and `.../stop`: what stands behind `#` in the link of a call. */
export interface TokenIn {
  token: string;
}

/**
 * An icon with what belongs to it: a number to draw, ids that narrow it down, a condition or a name in words.
 *
 * if   it is a condition: what follows happens only where it holds
 */
export interface TokenOut {
  icon: string;
  n?: number;
  names?: string[];
  text?: string;
  if?: boolean;
}

/**
 * A row of the tray: what it is called, the node of its effect, and why it cannot be resolved now.
 *
 * unasked  the end of the turn does not lose it
 */
export interface TrayRow {
  action: string;
  name: NameValue | Said;
  node: string;
  optional: boolean;
  unasked: boolean;
  reason: Said | null;
}

/**
 * A turn that is over: the card of its Agent, the one that it was grafted to, the space, and all that was paid and
 * gained, by others too.
 */
export interface TurnMoment {
  kind: "turn";
  said: Said[];
  seat: number;
  card: string | null;
  grafted: string | null;
  space: string | null;
  paid: Amount[];
  gained: Amount[];
  others?: Flow[];
}

/** A turn that changed the chances more than others; see landsraad.analysis.TurningPoint. */
export interface TurningPointOut {
  begin: number;
  turn: PointOut;
  who: number;
  before: number;
  after: number;
}

/** Take back the last choice, or with `to: "point"` everything up to the last fixed point. */
export interface Undo {
  command?: number;
  type: "undo";
  decision: number;
  to?: "choice" | "point";
}

/**
 * May this seat take back? `steps`: how many choices reach back to the last fixed point.
 *
 * reason   `turn`, `fixed`, `other`, `start`, `off`, `over` when it may not, else empty
 * asking   consent is being asked: by whom, who has not answered, until when
 */
export interface UndoOut {
  allowed: boolean;
  steps: number;
  reason: string;
  asking?: AskingOut | null;
}

/**
 * A switch of a setup: it can be on with one box of each group, by so many players.
 *
 * for_two  two players need one of these boxes, too; any do where it is empty
 */
export interface Variant {
  id: string;
  boxes: string[][];
  players: number[];
  for_two: string[];
}

/**
 * The state of a game as one seat sees it.
 *
 * reserve      how many of each card are left
 * bonus_spice  by Maker space
 * control      by space that can be controlled, the seat that does; -1: nobody
 * warships     by space that can be controlled, the seat whose dreadnought holds it; -1: nobody
 * alliances    by faction, the seat that holds its Alliance, -1: nobody
 * vp_to_end    the Victory Points that end the game
 * walled       the Shield Wall keeps sandworms out of this Conflict
 * discounted   the cards that cost less than is printed now, and what they cost
 * less         the spaces that cost less Solari than is printed, and how much less
 * team_vp      the Victory Points of each team; empty: there are none
 */
export interface View {
  rng: number;
  turn_kind: "undecided" | "agent" | "reveal" | "passed";
  turn_started: boolean;
  turn_plain: boolean;
  turn_card: string | null;
  turn_grafted: string | null;
  turn_usurps: boolean;
  turn_icons_on: string | null;
  turn_combat_icon: boolean;
  turn_space: string | null;
  turn_icons: number;
  turn_ignores_enemies: boolean;
  turn_spies_recalled: number;
  turn_spice: number;
  turn_spent: number;
  turn_discount: number;
  turn_discount_card: string | null;
  turn_acquired: string[];
  turn_acquires_to_choice: boolean;
  turn_recruits_per_card: number;
  turn_recruited: number;
  turn_recruits_deployed: number;
  turn_deployed: number;
  turn_deploy_closed: number;
  turn_deploy_banned: boolean;
  turn_from_garrison: number;
  turn_sandworms: number;
  turn_commissioned: number;
  turn_commissioned_deployed: number;
  turn_dreadnoughts_deployed: number;
  turn_sword_sources: string[];
  stack: FrameOut[];
  tray: FrameOut[];
  chance: null;
  fixed: number;
  asks_ends: boolean;
  over: boolean;
  winner: number;
  ranking: number[];
  persons: number;
  phase: "setup" | "round_start" | "player_turns" | "combat" | "makers" | "recall" | "endgame";
  round: number;
  first_player: number;
  active: number;
  extra_turns: number[];
  reveals: number;
  leader_pool: string[];
  imperium_deck: (string | null)[];
  row: string[];
  reserve: Record<string, number>;
  removed: string[];
  intrigue_deck: (string | null)[];
  intrigue_discard: string[];
  intrigue_gone: string[];
  conflict: string | null;
  conflict_deck: (string | null)[];
  conflicts_past: string[];
  bonus_spice: Record<string, number>;
  control: Record<string, number>;
  alliances: Record<string, number>;
  mentat: number;
  mentat_promised: number;
  hagal_deck: (string | null)[];
  hagal_discard: string[];
  tech_stacks: (string | null)[][];
  tech_gone: string[];
  warships: Record<string, number>;
  warships_new: number;
  wall: boolean;
  trained: boolean;
  contract_stack: (string | null)[];
  contract_market: string[];
  contracts_aside: string[];
  tleilaxu_deck: (string | null)[];
  tleilaxu_row: string[];
  tleilaxu_spice: number;
  combat_cards_by: number[];
  throne_row: string[];
  players: PlayerView[];
  vp_to_end: number;
  walled: boolean;
  discounted: Record<string, number>;
  less: Record<string, number>;
  team_vp: number[];
}

/** A vote that is going on: how many are for it, of so many that are needed; `mine`: this browser is for it. */
export interface VoteOut {
  votes: number;
  needed: number;
  mine: boolean;
}

/** How a definition reads in games of fewer boxes, where that is another text. */
export interface Way {
  boxes: string[];
  parts: SaidPart[];
}

/**
 * `POST /api/me/ways`: a way to be called.
 *
 * push  the browser's subscription as JSON text; mail: an address; hook: an address that takes messages
 */
export interface WayIn {
  kind: "push" | "mail" | "hook";
  address: string;
}

/**
 * A way to go on, beside another one: the first beside the second, the others beside the first.
 *
 * actions   one or two: a card, and where its Agent goes
 * worlds    how often it was played on; where never, `chance` says nothing
 * chance    the chance to win, from 0 to 1; standing: what that is beside the other way
 * reasons   in what the two differ most
 */
export interface WayOn {
  actions: string[];
  label: Said;
  worlds: number;
  chance: number;
  standing: Said | null;
  reasons: Difference[];
}

/** A way by which one is called. `label`: what can be told of its address; a letter has to be confirmed first. */
export interface WayOut {
  id: string;
  kind: "push" | "mail" | "hook";
  label: string;
  confirmed: boolean;
}
