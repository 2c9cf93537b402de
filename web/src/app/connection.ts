import type { ChatLine, Clock, Command, CommandBody, Game, Lobby, LogLine, LogPart, ServerMessage } from "../messages";
import { Store } from "./store";

/**
 * One seat's connection to a table.
 *
 * It holds what the server said last, notices gaps (`seq`) and silence, comes back by itself, and pairs every command with
 * its `ack` or refusal. A command whose answer was lost with the connection is sent again if its decision still stands.
 */

export type Status =
  | "connecting" // not yet heard from the server
  | "open"
  | "lost" // silence or a broken connection; it is being renewed
  | "closed"; // the server does not want us, see `closed`

/** Why a connection ended for good. The text is `closed-<reason>`. */
type Closed = "refused" | "no_table" | "kicked" | "moved" | "full";

export interface TableState {
  status: Status;
  closed: Closed | null;
  /** When the next attempt is made, by this browser's clock; null while one is being made. */
  retryAt: number | null;
  lobby: Lobby | null;
  game: Game | null;
  log: LogLine[];
  /** The number of `log[0]`. */
  logStart: number;
  chat: ChatLine[];
  /** Add to `Date.now() / 1000` to get the server's clock. */
  skew: number;
  /** Commands under way. */
  sending: number;
}

/** A command that was refused or lost; nothing has changed. The text is `error-<code>`. */
export class CommandError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
    detail = "",
  ) {
    super(detail || code);
  }
}

/** What the connection needs of a WebSocket. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

interface Waiting {
  body: CommandBody;
  /** When the last line of chat before it was said. */
  heard: number;
  sent: boolean;
  done: () => void;
  fail: (error: CommandError) => void;
}

// The server breaks every silence after 4 s.
export const SILENCE = 4_900;
export const GIVE_UP = 8_000;
const DELAYS = [300, 1_000, 2_000, 4_000, 8_000, 15_000];
const SLOW = new Set([1008, 4429]); // too many messages, too many connections
const FINAL: Record<number, Closed> = {
  4000: "kicked",
  4001: "moved",
  4403: "refused",
  4404: "no_table",
  4507: "full",
};

const EMPTY: TableState = {
  status: "connecting",
  closed: null,
  retryAt: null,
  lobby: null,
  game: null,
  log: [],
  logStart: 0,
  chat: [],
  skew: 0,
  sending: 0,
};

export class Connection {
  readonly store = new Store<TableState>(EMPTY);
  private socket: Socket | null = null;
  private seq = 0;
  private resyncing = false;
  private attempts = 0;
  private nextCommand = 1;
  private readonly waiting = new Map<number, Waiting>();
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dial: () => Socket) {}

  /** Connect, unless that has been done or is no use any more. */
  open(): void {
    if (this.socket || this.store.get().status === "closed") return;
    clearTimeout(this.retry);
    this.store.patch({ retryAt: null });
    const socket = this.dial();
    this.socket = socket;
    this.seq = 0;
    this.resyncing = false;
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.ended(code);
    };
    this.listen();
  }

  /** Leave; what was known is forgotten. It can be opened again. */
  close(): void {
    this.drop();
    this.failAll(new CommandError("lost"));
    this.store.set(EMPTY);
  }

  /** Try again at once (the person asked, or the network is back). */
  reconnect(): void {
    const { status } = this.store.get();
    if (status === "closed") this.store.patch({ status: "lost", closed: null });
    if (status === "open") return;
    this.drop();
    this.attempts = 0;
    this.open();
  }

  /** The browser says that there is no network. */
  offline(): void {
    if (this.store.get().status === "open") this.store.patch({ status: "lost" });
  }

  /** Send a command. Settles when the server has answered it. */
  command(body: CommandBody): Promise<void> {
    if (this.store.get().status !== "open") return Promise.reject(new CommandError("offline"));
    return new Promise((done, fail) => {
      const id = this.nextCommand++;
      this.waiting.set(id, { body, heard: this.store.get().chat.at(-1)?.at ?? 0, sent: false, done, fail });
      this.sendWaiting(id);
      this.count();
    });
  }

  resync(): void {
    if (this.resyncing) return;
    this.resyncing = true;
    this.send({ type: "resync" });
  }

  private send(command: Command): void {
    try {
      this.socket?.send(JSON.stringify(command));
    } catch {
      // the socket is closing: `onclose` follows
    }
  }

  private sendWaiting(id: number): void {
    const entry = this.waiting.get(id);
    if (!entry) return;
    entry.sent = true;
    this.send({ ...entry.body, command: id });
  }

  private receive(message: ServerMessage): void {
    this.listen();
    this.attempts = 0;
    const gap = message.seq !== this.seq + 1;
    this.seq = message.seq;
    const fresh = this.store.get().status !== "open";
    if (gap) this.resync();
    this.apply(message);
    if (fresh && (message.type === "table" || !this.first())) {
      this.store.patch({ status: "open", retryAt: null });
      if (message.type === "table" && this.seq === 1) this.sendAgain();
    }
  }

  private first(): boolean {
    return this.store.get().lobby === null;
  }

  private apply(message: ServerMessage): void {
    const state = this.store.get();
    switch (message.type) {
      case "table": {
        const whole = message.chat != null;
        if (whole) this.resyncing = false;
        this.store.patch({
          lobby: message.lobby ?? state.lobby,
          game: message.game,
          ...(message.chat ? { chat: message.chat } : {}),
          ...this.patchedLog(message.log, whole),
          ...skewOf(message.lobby?.clock ?? null, state.skew),
        });
        break;
      }
      case "lobby":
        this.store.patch({ lobby: message.lobby, ...skewOf(message.lobby.clock, state.skew) });
        break;
      case "presence":
        if (state.lobby) {
          const seats = state.lobby.seats.map((seat, i) => ({ ...seat, online: message.online[i] ?? seat.online }));
          this.store.patch({ lobby: { ...state.lobby, seats, spectators: message.spectators } });
        }
        break;
      case "clock":
        if (state.lobby) {
          this.store.patch({ lobby: { ...state.lobby, clock: message.clock }, ...skewOf(message.clock, state.skew) });
        }
        break;
      case "chat":
        this.store.patch({ chat: [...state.chat, message.line].slice(-200) });
        break;
      case "ack":
        this.settle(message.command, null);
        break;
      case "error":
        if (message.command !== null) {
          this.settle(message.command, new CommandError(message.code, message.args, message.detail));
        }
        break;
      case "ping":
        this.send({ type: "pong" });
        break;
    }
  }

  private patchedLog(part: LogPart | null, whole: boolean): Partial<TableState> {
    if (part === null) return whole ? { log: [], logStart: 0 } : {};
    const { log, logStart } = this.store.get();
    const joins = part.from >= logStart && part.from <= logStart + log.length;
    if (!joins && !whole) {
      this.resync(); // lines are missing in between
      return {};
    }
    if (!joins || whole) return { log: part.lines, logStart: part.from };
    return { log: [...log.slice(0, part.from - logStart), ...part.lines] };
  }

  private settle(id: number, error: CommandError | null): void {
    const entry = this.waiting.get(id);
    if (!entry) return;
    this.waiting.delete(id);
    this.count();
    if (error) entry.fail(error);
    else entry.done();
  }

  private count(): void {
    this.store.patch({ sending: this.waiting.size });
  }

  /** After a new connection: what became of the commands whose answers were lost? */
  private sendAgain(): void {
    const { game, chat, lobby } = this.store.get();
    const now = game?.n ?? null;
    for (const [id, { body, heard }] of [...this.waiting]) {
      const arrived =
        body.type === "chat" &&
        chat.some((line) => line.at > heard && line.seat === lobby?.seat && line.text === body.text);
      if (arrived) this.settle(id, null);
      else if (body.type === "ready" || ("decision" in body && body.decision === now)) this.sendWaiting(id);
      else if ("decision" in body)
        this.settle(id, null); // it was carried out, or somebody decided otherwise: the table shows it
      else this.settle(id, new CommandError("lost"));
    }
  }

  private failAll(error: CommandError): void {
    for (const id of [...this.waiting.keys()]) this.settle(id, error);
  }

  /** Watch for silence from now on. */
  private listen(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      this.store.patch({ status: this.first() ? "connecting" : "lost" });
      this.quiet = setTimeout(() => this.ended(1006), GIVE_UP - SILENCE);
    }, SILENCE);
  }

  private drop(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close(1000);
  }

  private ended(code: number): void {
    this.drop();
    const closed = FINAL[code];
    if (closed) {
      this.failAll(new CommandError("lost"));
      this.store.patch({ status: "closed", closed, retryAt: null });
      return;
    }
    const step = SLOW.has(code) ? DELAYS.length - 2 : Math.min(this.attempts, DELAYS.length - 1);
    this.attempts += 1;
    const delay = (DELAYS[step] ?? 0) * (0.75 + Math.random() / 2);
    this.store.patch({ status: this.first() ? "connecting" : "lost", retryAt: Date.now() + delay });
    this.retry = setTimeout(() => this.open(), delay);
  }
}

function skewOf(clock: Clock | null, known: number): { skew: number } {
  return { skew: clock ? clock.now - Date.now() / 1000 : known };
}
