import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game, Lobby, LogLine, ServerMessage } from "../messages";
import { CommandError, Connection, GIVE_UP, SILENCE, type Socket } from "./connection";

type Body = ServerMessage extends infer M ? (M extends { seq: number } ? Omit<M, "seq"> : never) : never;

class FakeSocket implements Socket {
  onopen = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  seq = 0;
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  say(body: Body, skip = 0): void {
    this.seq += 1 + skip;
    this.onmessage?.({ data: JSON.stringify({ ...body, seq: this.seq }) });
  }

  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

const sockets: FakeSocket[] = [];

function connect(): Connection {
  const connection = new Connection(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  connection.open();
  return connection;
}

const last = (): FakeSocket => sockets.at(-1)!;

const lobby = (part: Partial<Lobby> = {}): Lobby =>
  ({
    id: "t",
    phase: "playing",
    clock: null,
    spectators: 0,
    seats: [0, 1].map((seat) => ({ seat, online: true })),
    ...part,
  }) as Lobby;
const line = (n: number): LogLine => ({
  event: "draw",
  seat: 0,
  said: ["log-draw", { n }],
  tags: [],
  hurts: -1,
  fixed: false,
});
const lines = (from: number, count: number) => ({
  from,
  lines: Array.from({ length: count }, (_, i) => line(from + i)),
});
const table = (n: number, log = lines(0, 0), whole = true): Body => ({
  type: "table",
  lobby: lobby(),
  game: { n } as Game,
  log,
  ...(whole ? { chat: [] } : {}),
});
const act = (connection: Connection, decision: number) =>
  connection.command({ type: "act", decision, actions: ["pass"] });
const code = (error: unknown) => (error as CommandError).code;

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("is open with the first table", () => {
    const connection = connect();
    expect(connection.store.get().status).toBe("connecting");
    last().say(table(3, lines(0, 2)));
    expect(connection.store.get()).toMatchObject({ status: "open", game: { n: 3 }, logStart: 0 });
    expect(connection.store.get().log).toHaveLength(2);
  });

  it("keeps the lobby where a table says that it is as it was", () => {
    const connection = connect();
    last().say(table(1));
    const before = connection.store.get().lobby;
    last().say({ type: "table", lobby: null, game: { n: 2 } as Game, log: lines(0, 1) });
    expect(connection.store.get()).toMatchObject({ lobby: before, game: { n: 2 } });
  });

  it("asks for everything, once, when it sees a gap", () => {
    const connection = connect();
    last().say(table(1, lines(0, 3)));
    last().say({ type: "ping" }, 1);
    last().say(table(5, lines(9, 1), false), 1);
    expect(last().sent.filter(({ type }) => type === "resync")).toHaveLength(1);
    expect(connection.store.get().log).toHaveLength(3); // lines 3 to 8 are missing: nothing is added
    last().say(table(5, lines(4, 6)));
    expect(connection.store.get()).toMatchObject({ logStart: 4, game: { n: 5 } });
    expect(connection.store.get().log).toHaveLength(6);
    last().say({ type: "ping" }, 1);
    expect(last().sent.filter(({ type }) => type === "resync")).toHaveLength(2);
  });

  it("replaces log lines from where the server says", () => {
    const connection = connect();
    last().say(table(1, lines(10, 5)));
    last().say(table(2, { from: 13, lines: [line(99)] }, false));
    expect(connection.store.get().log.map(({ said }) => said?.[1]["n"])).toEqual([10, 11, 12, 99]);
    last().say(table(1, { from: 12, lines: [] }, false)); // taken back
    expect(connection.store.get().log.map(({ said }) => said?.[1]["n"])).toEqual([10, 11]);
  });

  it("answers a ping and keeps presence, clock and chat up to date", () => {
    const connection = connect();
    last().say(table(1));
    last().say({ type: "ping" });
    expect(last().sent).toEqual([{ type: "pong" }]);
    last().say({ type: "presence", online: [true, false], spectators: 2 });
    vi.setSystemTime(1_000_000);
    last().say({ type: "clock", clock: { kind: "move", left: [5, 5], running: 0, since: 1003, now: 1004 } });
    last().say({ type: "chat", line: { seat: 1, name: "Feyd", text: "!", at: 0 } });
    const state = connection.store.get();
    expect(state.lobby?.seats.map(({ online }) => online)).toEqual([true, false]);
    expect(state.lobby).toMatchObject({ spectators: 2, clock: { running: 0 } });
    expect(state.skew).toBeCloseTo(4);
    expect(state.chat).toHaveLength(1);
  });

  it("shows within five seconds that it is lost, keeps the table, and comes back by itself", () => {
    const connection = connect();
    last().say(table(7));
    vi.advanceTimersByTime(SILENCE);
    expect(SILENCE).toBeLessThan(5000);
    expect(connection.store.get()).toMatchObject({ status: "lost", game: { n: 7 } });
    vi.advanceTimersByTime(GIVE_UP - SILENCE);
    expect(last().closed).toBe(true);
    expect(connection.store.get().retryAt).toBeGreaterThan(Date.now());
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    last().say(table(8));
    expect(connection.store.get()).toMatchObject({ status: "open", retryAt: null, game: { n: 8 } });
  });

  it("is open again when the server only was slow", () => {
    const connection = connect();
    last().say(table(7));
    vi.advanceTimersByTime(SILENCE + 100);
    last().say({ type: "ping" });
    expect(connection.store.get().status).toBe("open");
    expect(sockets).toHaveLength(1);
  });

  it("waits longer after each failure, and tries at once when told to", () => {
    const connection = connect();
    const waits = Array.from({ length: 6 }, () => {
      last().break();
      const wait = (connection.store.get().retryAt ?? 0) - Date.now();
      vi.advanceTimersByTime(wait + 1);
      return wait;
    });
    expect(waits[0]).toBeLessThan(400);
    expect(waits[5]).toBeGreaterThan(11_000);
    expect(sockets).toHaveLength(7);
    last().break();
    connection.reconnect();
    expect(sockets).toHaveLength(8);
    vi.advanceTimersByTime(100);
    last().say(table(1));
    last().break();
    expect((connection.store.get().retryAt ?? 0) - Date.now()).toBeLessThan(400); // patience is new
  });

  it.each([
    [4000, "kicked"],
    [4001, "moved"],
    [4403, "refused"],
    [4404, "no_table"],
    [4507, "full"],
  ] as const)("ends for good with %i", (number, closed) => {
    const connection = connect();
    last().break(number);
    expect(connection.store.get()).toMatchObject({ status: "closed", closed });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    connection.reconnect();
    expect(sockets).toHaveLength(2);
  });

  it("forgets everything when it is left", async () => {
    const connection = connect();
    last().say(table(1));
    const sent = act(connection, 1);
    connection.close();
    await expect(sent).rejects.toThrow(CommandError);
    expect(connection.store.get()).toMatchObject({ status: "connecting", game: null, lobby: null, sending: 0 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    connection.open();
    last().say(table(2));
    expect(connection.store.get()).toMatchObject({ status: "open", game: { n: 2 } });
  });
});

describe("a command", () => {
  it("is done when it is acknowledged", async () => {
    const connection = connect();
    last().say(table(4));
    const sent = act(connection, 4);
    expect(last().sent).toEqual([{ type: "act", decision: 4, actions: ["pass"], command: 1 }]);
    expect(connection.store.get().sending).toBe(1);
    last().say({ type: "ack", command: 1 });
    await sent;
    expect(connection.store.get().sending).toBe(0);
  });

  it("fails with the reason of its refusal, others go on", async () => {
    const connection = connect();
    last().say(table(4));
    const first = act(connection, 4);
    const second = act(connection, 4);
    last().say({ type: "error", command: 2, code: "illegal", args: { reason: "no_icon" }, detail: "" });
    await expect(second).rejects.toMatchObject({ code: "illegal", args: { reason: "no_icon" } });
    last().say({ type: "ack", command: 1 });
    await first;
  });

  it("is not even sent while the connection is lost", async () => {
    const connection = connect();
    last().say(table(4));
    last().break();
    expect(await act(connection, 4).catch(code)).toBe("offline");
  });

  it("is sent again where its decision still stands", async () => {
    const connection = connect();
    last().say(table(4));
    const sent = act(connection, 4);
    last().break();
    vi.advanceTimersByTime(500);
    expect(last().sent).toEqual([]);
    last().say(table(4));
    expect(last().sent).toEqual([{ type: "act", decision: 4, actions: ["pass"], command: 1 }]);
    last().say({ type: "ack", command: 1 });
    await sent;
  });

  it("is not sent again where the game has gone on; what was said is given back", async () => {
    const connection = connect();
    last().say(table(4));
    const sent = act(connection, 4);
    const said = connection.command({ type: "chat", text: "hello" }).catch(code);
    last().break();
    vi.advanceTimersByTime(500);
    last().say(table(5));
    await sent;
    expect(await said).toBe("lost");
    expect(last().sent).toEqual([]);
  });
});
