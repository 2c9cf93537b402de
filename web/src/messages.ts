/**
 * Everything that goes between server and client. docs/messages.md says what it means; wire.ts is made from the models of
 * the server. Here are the shorter names that the client has for some of them.
 */

import type {
  Act,
  ClockOptions,
  Consent,
  Learn,
  LogLine,
  Options,
  Ready,
  Said,
  Say,
  Solve,
  NewTable as TableAsked,
  Undo,
} from "./wire";

export type {
  AboutOut as About,
  AdminOut as AdminOverview,
  AdminSeat,
  AdminTable,
  Amount,
  AnalysisOut as Analysis,
  BoxSet,
  ChatLine,
  ChoiceOut as Choice,
  ClaimSeat,
  ClockOut as Clock,
  CombatMoment,
  DecisionOut as Decision,
  Definition,
  Difference,
  Ended,
  ErrorBody,
  Flow,
  FromClient as Command,
  FromServer as ServerMessage,
  GameCreated,
  GameOut as Game,
  HintOut as Hint,
  HistoryOut as History,
  HostOrder,
  LeftoverOut as Leftover,
  LessonOut as LessonShown,
  LevelOut as Level,
  LibraryOut as Library,
  Lobby,
  LogLine,
  LogOut as LogPart,
  MeOut as Me,
  MoveOut as Move,
  NewTableOut as NewTableAnswer,
  OutlookOut as Outlook,
  PlaceOut as LessonPlace,
  PlayerView,
  PlayOn,
  PriceOut as Price,
  ProfileIn as Profile,
  PuzzleOut as PuzzleShown,
  PuzzleRow,
  RecoveryOut as RecoveryCode,
  ReplayOut as Replay,
  ReportOut as Report,
  ReportSeatRound,
  RoundMoment,
  Said,
  SaidPart,
  SeatOffer,
  SeatOut as Seat,
  SetupIn as Setup,
  TableList,
  TableRow,
  TakeSeat,
  TeamOut as Team,
  TokenOut as Token,
  TrayRow,
  TurnMoment,
  Variant,
  View,
  WayIn as WayAsked,
  WayOn,
  WayOut as Way,
} from "./wire";

/** What comes together at one point of a game. */
export type Moment = NonNullable<LogLine["moment"]>;

/** A zone of cards: ids, null where this seat may not see the card. */
export type Zone = (string | null)[];

/** What stands in a message: a number, words, or something that every reader's client names. */
export type SaidValue = Said[1][string];

/** A new table, with all that may be left out. */
export type NewTable = Required<TableAsked>;

/** A command before it has its number. */
export type CommandBody = Act | Undo | Consent | Say | Ready | Learn | Solve;

export type ClockKind = ClockOptions["kind"];
export type UndoRule = Options["undo"];
export type SpectatorRule = Options["spectators"];
