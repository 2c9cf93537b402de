import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ApiError } from "../app/api";
import { CommandError, type Status, type TableState } from "../app/connection";
import { type Texts, useTexts } from "../app/i18n";
import { shelfOf, useLibrary } from "../app/library";
import { useSettings } from "../app/settings";
import { Store } from "../app/store";
import type { Table } from "../app/tables";
import { layoutOf, spacesOf } from "../board/layouts";
import { looksOf, SeatLooks } from "../board/seats";
import { DrawnWays } from "../board/ways";
import type { Kind } from "../cards/facts";
import type { Decision, Game, Library, Lobby, View } from "../messages";
import { type ShownHint, useHint } from "./hint/useHint";
import { drawnWays } from "./hint/ways";
import { answered } from "./hints";
import { parse } from "./logic/actions";
import { type Change, NO_CHANGE } from "./logic/combat";
import { actionLabel } from "./logic/labels";
import { numbersOf, type Order } from "./logic/panel";
import { nameOf, type Speaker, tell } from "./logic/said";
import { infiltratedSpaces, litActions, litSpaces, type Move, nothing, type Staging, stage } from "./logic/staging";
import { atOnce, sentFor } from "./logic/yes";
import { useCoarsePointer } from "./parts/media";
import { type Fans, useFans } from "./useFans";
import { useForced } from "./useForced";
import { type MarketPlaces, useMarket } from "./useMarket";

/** Something that can be looked at closely. */
export interface Thing {
  kind: Kind;
  id: string;
}

/** A track that all have a marker on (of the score, of strength), or a place of a track of the Bene Tleilax board. */
export interface Track {
  kind: "track" | "research" | "tleilaxu";
  id: string;
}

/** What the pointer rests on, or what has the focus. */
export interface Pointed {
  kind: Kind | Track["kind"] | "seat" | "ship" | "step";
  id: string;
  /** Of a space: the card that is meant to go there. */
  by?: string | undefined;
}

/** What lies open above the table. */
type Open =
  | { what: "thing"; thing: Thing | Track }
  | { what: "seat"; seat: number }
  | { what: "pile"; pile: PileName; seat: number }
  | { what: "help" }
  | { what: "hints" }
  | null;

export type PileName = "deck" | "discard" | "played" | "trashed" | "intrigue_discard";

/** Everything that the parts of the table need. `me`: the seat of this connection, null for a spectator. */
export interface TableModel {
  table: Table;
  state: TableState;
  lobby: Lobby;
  game: Game;
  view: View;
  library: Library;
  /** What is on the table: the boxes, and the side of the board for six. */
  boxes: readonly string[];
  spaces: string[];
  posts: string[];
  texts: Texts;
  speaker: Speaker;
  me: number | null;
  /** The curtain is down: nothing that this seat alone may see is shown. */
  covered: boolean;
  /** The present decision; `mine`: it is asked of this seat, and can be answered now. */
  decision: Decision | null;
  mine: boolean;
  /** A command is under way. */
  busy: boolean;
  touch: boolean;
  staging: Staging;
  lit: ReadonlySet<string>;
  /** The cards before this seat, and all that can be chosen as it lies on the table. */
  fans: Fans;
  market: MarketPlaces;
  order: Order;
  /** The numbers that choose by key, by action: they go as things lie on the table. */
  numbers: ReadonlyMap<string, number>;
  litSpaces: ReadonlySet<string>;
  /** Those of them where an Agent can go only if a spy is called back. */
  infiltrated: ReadonlySet<string>;
  notice: string | null;
  open: Open;
  /** What the pointer rests on; apart from the rest, so that pointing at things does not draw the table anew. */
  highlight: Store<Pointed | null>;
  /** The units more (or less) in the Conflict that are being considered. */
  deploying: Change;
  setDeploying: (change: Change) => void;
  /** Choose an action by what it is on the table: a card, a market card, a faction, ... */
  pick: (action: string) => void;
  pickSpace: (space: string) => void;
  arm: (actions: string[]) => void;
  cancel: () => void;
  /** Take actions at once. */
  send: (actions: string[]) => void;
  undo: (to: "choice" | "point") => void;
  /** What is best now, where that lies open. */
  hint: ShownHint | null;
  toggleHint: () => void;
  closeHint: () => void;
  /** Why an action cannot be taken, in words; null where it can, or nobody asked. */
  why: (action: string) => string | null;
  seatName: (seat: number) => string;
  show: (open: Open) => void;
  look: (thing: Thing | Track) => void;
  clearNotice: () => void;
}

const Context = createContext<TableModel | null>(null);

/** The model of the table around this part. */
export function useModel(): TableModel {
  const model = use(Context);
  if (!model) throw new Error("useModel outside of ModelProvider");
  return model;
}

interface ModelProps {
  table: Table;
  state: TableState;
  covered: boolean;
  waiting: ReactNode;
  children: ReactNode;
}

/** Gives the model of a table with a game to everything inside; before game and library are here `waiting` is shown. */
export function ModelProvider({ table, state, covered, waiting, children }: ModelProps) {
  const library = useLibrary(state.lobby ? shelfOf(state.lobby.setup) : null);
  if (!state.lobby || !state.game || !library) return waiting;
  return (
    <Provider table={table} state={state} covered={covered} lobby={state.lobby} game={state.game} library={library}>
      {children}
    </Provider>
  );
}

interface ProviderProps {
  table: Table;
  state: TableState;
  covered: boolean;
  lobby: Lobby;
  game: Game;
  library: Library;
  children: ReactNode;
}

function Provider({ table, state, covered, lobby, game, library, children }: ProviderProps) {
  const texts = useTexts();
  const stageOnTouch = useSettings((settings) => settings.stageOnTouch);
  const touch = useCoarsePointer() && stageOnTouch;
  const [open, show] = useState<Open>(null);
  const [highlight] = useState(() => new Store<Pointed | null>(null));
  const [deploying, setDeploying] = useState(NO_CHANGE);
  const { view } = game;
  const decision = useMemo(() => (game.lesson ? game.decision : atOnce(game.decision)), [game.decision, game.lesson]);
  const commands = useCommands(table, decision, state.status, !game.lesson);
  const me = lobby.seat;
  const mine =
    !covered &&
    !lobby.paused &&
    !lobby.seats[me ?? -1]?.stand_in &&
    decision !== null &&
    decision.seat === me &&
    decision.options != null;
  const names = view.players.map((_, seat) => nameOfSeat(texts, lobby, view, seat)).join("\n");
  const seatName = useCallback(
    (seat: number) => names.split("\n")[seat] ?? texts.t("seat", { n: seat + 1 }),
    [names, texts],
  );
  const speaker = useMemo<Speaker>(() => ({ words: texts, library, seatName }), [texts, library, seatName]);
  const asked = mine ? decision : null;
  const { hint, toggle, close } = useHint(table.id, me, asked?.id ?? -1, commands.failed);
  const found = hint?.found ?? null;
  const ways = useMemo(() => (found === null ? [] : drawnWays(found)), [found]);
  useForced(table, state.status !== "open" ? null : asked, game.n);
  const lit = useMemo(() => litActions(asked, commands.staging), [asked, commands.staging]);
  const fans = useFans(view, me);
  const market = useMarket(view);
  const order = orderOf(fans, market, view, me);
  const numbers = asked ? numbersOf(asked, commands.staging, order) : new Map<string, number>();
  const boxes = shelfOf(lobby.setup);
  const layout = layoutOf(boxes);
  const lighted = useMemo(() => new Set(litSpaces(asked, commands.staging)), [asked, commands.staging]);
  const infiltrated = useMemo(() => infiltratedSpaces(asked, commands.staging), [asked, commands.staging]);
  const model: TableModel = {
    table,
    state,
    lobby,
    game,
    view,
    library,
    boxes,
    spaces: spacesOf(layout),
    posts: Object.keys(layout.uprising?.posts ?? {}),
    texts,
    speaker,
    me,
    covered,
    decision,
    mine,
    busy: state.sending > 0,
    touch,
    staging: commands.staging,
    lit,
    fans,
    market,
    order,
    numbers,
    litSpaces: lighted,
    infiltrated,
    notice: commands.refusal === null ? null : noticeOf(speaker, game, commands.refusal),
    open,
    highlight,
    deploying,
    setDeploying,
    pick: (action) => {
      if (asked) commands.move({ do: "pick", action, decision: asked, touch });
    },
    pickSpace: (space) => asked && commands.move({ do: "space", space, decision: asked, touch }),
    arm: (actions) => commands.move({ do: "arm", actions }),
    cancel: () => commands.move({ do: "cancel" }),
    send: commands.send,
    undo: commands.undo,
    hint,
    toggleHint: toggle,
    closeHint: close,
    why: (action) => whyText(speaker, asked, commands.staging, action),
    seatName,
    show,
    look: (thing) => show({ what: "thing", thing }),
    clearNotice: commands.clearNotice,
  };
  return (
    <SeatLooks value={looksOf(view.players.length)}>
      <DrawnWays value={ways}>
        <Context value={model}>{children}</Context>
      </DrawnWays>
    </SeatLooks>
  );
}

/** What a seat is called: its person, else its leader or Rival card; House Hagal has none of them. */
function nameOfSeat(texts: Texts, lobby: Lobby, view: View, seat: number): string {
  const own = lobby.seats[seat]?.name;
  if (own) return own;
  const { leader, rival } = view.players[seat]!;
  if (rival) return nameOf(texts, "rival", rival);
  if (leader !== null) return nameOf(texts, "leader", leader);
  const automated = seat >= (view.persons || view.players.length);
  return automated ? texts.t("house-hagal") : texts.t("seat", { n: seat + 1 });
}

/** What can be chosen of what lies on the table, from left to right and from above. */
function orderOf(
  { hand, revealing, intrigues }: Fans,
  { row, throne, contracts, tleilaxu }: MarketPlaces,
  view: View,
  me: number | null,
): Order {
  return {
    [revealing ? "played" : "hand"]: hand,
    intrigue: intrigues,
    market: [...row, ...throne, ...Object.keys(view.reserve)],
    row,
    tleilaxu,
    contract: contracts,
    aside: me === null ? [] : view.players[me]!.set_aside,
  };
}

/** What is said of a refusal; where a lesson goes on, also what is to be done instead. */
function noticeOf(speaker: Speaker, { decision, lesson }: Game, refusal: string): string {
  const { words } = speaker;
  if (refusal !== "lesson") return words.t(words.has(`error-${refusal}`) ? `error-${refusal}` : "table-error");
  const next = lesson?.moves.find((move) => decision?.options?.includes(move));
  return words.t("error-lesson", { what: next ? actionLabel(speaker, decision, next) : words.t("learn-next") });
}

function whyText(speaker: Speaker, decision: Decision | null, staging: Staging, action: string): string | null {
  if (!decision || decision.options?.includes(action)) return null;
  const known = decision.why?.[action];
  if (known) return tell(speaker, known);
  const { family, param } = parse(action);
  if (family !== "send" || decision.kind !== "turn") return null;
  const reach =
    staging.card === null ? Object.values(decision.follow ?? {}).flat() : (decision.follow?.[staging.card] ?? []);
  return reach.includes(param) ? null : speaker.words.t("table-not-there");
}

/** Staging and commands; a refusal is kept as its code. `hinted`: answers make hints fade. */
function useCommands(table: Table, decision: Decision | null, status: Status, hinted: boolean) {
  const id = decision?.id ?? -1;
  const kind = decision?.kind;
  const [staging, setStaging] = useState(nothing(id));
  const [refusal, setRefusal] = useState<string | null>(null);
  if (refusal === "offline" && status === "open") setRefusal(null); // what it says is not so any more
  const current = staging.decision === id ? staging : nothing(id);
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const failed = useCallback((error: unknown) => {
    setRefusal(error instanceof CommandError || error instanceof ApiError ? error.code : "failed");
  }, []);
  const send = useCallback(
    (actions: string[]) => {
      setRefusal(null);
      table.connection
        .command({ type: "act", decision: id, actions: sentFor(decision, actions) })
        .then(() => hinted && kind !== undefined && answered(kind))
        .catch(failed);
    },
    [table, decision, id, kind, hinted, failed],
  );
  const move = useCallback(
    (wanted: Move) => {
      const { staging: next, send: actions } = stage(latest.current, wanted);
      latest.current = next;
      setStaging(next);
      if (actions) send(actions);
    },
    [send],
  );
  const undo = useCallback(
    (to: "choice" | "point") => {
      setRefusal(null);
      table.connection.command({ type: "undo", decision: id, to }).catch(failed);
    },
    [table, id, failed],
  );
  const clearNotice = useCallback(() => setRefusal(null), []);
  return { staging: current, refusal, move, send, undo, failed, clearNotice };
}
