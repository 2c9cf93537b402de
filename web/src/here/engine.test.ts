import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "./carried";
import { Engine } from "./engine";

/** The other side: what it has been told, and what it says. */
class FakeWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly told: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }

  /** What it was told last. */
  get last(): ToWorker {
    return this.told.at(-1)!;
  }
}

let workers: FakeWorker[];
let engine: Engine;

beforeEach(() => {
  workers = [];
  engine = new Engine(() => {
    workers.push(new FakeWorker());
    return worker() as unknown as Worker;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const worker = () => workers.at(-1)!;
const tick = () => new Promise((done) => setTimeout(done));

async function begin(): Promise<void> {
  const started = engine.start();
  worker().say({ kind: "ready" });
  await started;
}

async function answer(status: number, body: unknown): Promise<void> {
  await tick();
  const { last } = worker();
  if (last.kind === "call") worker().say({ kind: "answer", id: last.id, text: JSON.stringify({ status, body }) });
}

describe("the engine of this browser", () => {
  it("is started when it is first needed, once, and tells how far it is", async () => {
    expect([workers.length, engine.store.get().status]).toEqual([0, "idle"]);
    const asked = [engine.call("GET", "/api/about.json"), engine.call("GET", "/api/tables")];
    expect(engine.store.get()).toEqual({ status: "loading", part: "python", done: 0, total: 0 });
    worker().say({ kind: "progress", part: "game", done: 3, total: 9 });
    expect(engine.store.get()).toEqual({ status: "loading", part: "game", done: 3, total: 9 });
    await tick();
    expect(worker().told).toEqual([{ kind: "start", here: "http://localhost:3000/here/" }]);
    worker().say({ kind: "ready" });
    await tick();
    expect(worker().told.slice(1)).toMatchObject([{ path: "/api/about.json", body: "" }, { path: "/api/tables" }]);
    for (const told of worker().told) {
      if (told.kind === "call")
        worker().say({ kind: "answer", id: told.id, text: `{"status": 200, "body": "${told.path}"}` });
    }
    expect(await Promise.all(asked)).toEqual(["/api/about.json", "/api/tables"]);
    expect([workers.length, engine.store.get().status]).toEqual([1, "ready"]);
  });

  it("answers calls as the server does, and refuses as it does", async () => {
    await begin();
    const made = engine.call("POST", "/api/tables", { name: "A" });
    await answer(201, { id: "here-a" });
    expect(await made).toEqual({ id: "here-a" });
    expect(worker().last).toMatchObject({ method: "POST", path: "/api/tables", body: '{"name":"A"}' });
    const refused = engine.call("GET", "/api/tables/here-b");
    refused.catch(() => undefined);
    await answer(404, { error: "no_such_table", args: { id: "b" }, detail: "none" });
    await expect(refused).rejects.toMatchObject({
      code: "no_such_table",
      status: 404,
      args: { id: "b" },
      message: "none",
    });
  });

  it("is at the other end of connections, each with its own messages and its own end", async () => {
    const heard: unknown[] = [];
    const [mine, theirs] = [engine.dial("here-a", 2), engine.dial("here-a", null)];
    mine.onmessage = ({ data }) => heard.push(data);
    theirs.onclose = ({ code }) => heard.push(code);
    worker().say({ kind: "ready" });
    await tick();
    const [open, watch] = worker().told.slice(1) as (ToWorker & { kind: "open" })[];
    expect([open, watch]).toMatchObject([
      { kind: "open", table: "here-a", seat: 2 },
      { table: "here-a", seat: -1 },
    ]);
    worker().say({ kind: "message", channel: open!.channel, text: "hello" });
    worker().say({ kind: "closed", channel: watch!.channel, code: 4404 });
    expect(heard).toEqual(["hello", 4404]);
    mine.send("a move");
    expect(worker().last).toEqual({ kind: "say", channel: open!.channel, text: "a move" });
    mine.close();
    expect(worker().last).toEqual({ kind: "leave", channel: open!.channel });
    worker().say({ kind: "message", channel: open!.channel, text: "too late" });
    expect(heard).toHaveLength(2);
    const { length } = worker().told;
    theirs.close();
    expect(worker().told).toHaveLength(length);
  });

  it("opens no connection that was given up while it was loading", async () => {
    engine.dial("here-a", 0).close();
    worker().say({ kind: "ready" });
    await tick();
    expect(worker().told.map(({ kind }) => kind)).toEqual(["start", "leave"]);
  });

  it.each<[string, (worker: FakeWorker) => void, string]>([
    ["says so", (worker) => worker.say({ kind: "failed", why: "full", detail: "no room" }), "full"],
    ["throws", (worker) => worker.onerror?.({ message: "out of memory" }), "broken"],
    ["sends what cannot be read", (worker) => worker.onmessageerror?.(), "broken"],
  ])("fails all that waits where the worker %s, and can be started anew", async (_, end, why) => {
    await begin();
    const [first] = workers;
    const asked = engine.call("GET", "/api/tables");
    asked.catch(() => undefined);
    const codes: number[] = [];
    engine.dial("here-a", 0).onclose = ({ code }) => codes.push(code);
    await tick();
    end(first!);
    await expect(asked).rejects.toMatchObject({ code: "engine", args: { why } });
    expect([codes, first!.ended, engine.store.get()]).toMatchObject([[1006], true, { status: "failed", why }]);
    await expect(engine.call("GET", "/api/tables")).rejects.toMatchObject({ code: "engine" });
    engine.dial("here-a", 0).onclose = ({ code }) => codes.push(code);
    await tick();
    expect([codes, workers.length]).toEqual([[1006, 1006], 1]);
    await begin();
    const again = engine.call("GET", "/api/tables");
    await answer(200, []);
    expect([await again, workers.length]).toEqual([[], 2]);
  });

  it("says that the worker is dead where nothing is heard of it for long, and starts another one (S-35)", async () => {
    vi.useFakeTimers();
    await begin();
    const codes: number[] = [];
    const line = engine.dial("here-a", 0);
    line.onclose = ({ code }) => codes.push(code);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(worker().last).toEqual({ kind: "ping" });
    worker().say({ kind: "pong" }); // it was busy
    await vi.advanceTimersByTimeAsync(30_000);
    expect([engine.store.get().status, codes]).toEqual(["ready", []]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([engine.store.get(), worker().ended, codes]).toMatchObject([
      { status: "failed", why: "silent" },
      true,
      [1006],
    ]);
    const { length } = worker().told;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker().told).toHaveLength(length);
    await begin();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([engine.store.get().status, workers.length, worker().last]).toEqual(["ready", 2, { kind: "ping" }]);
  });

  it("fails where it cannot be started", async () => {
    const asked = engine.call("GET", "/api/tables");
    worker().say({ kind: "failed", why: "offline", detail: "zip.json" });
    await expect(asked).rejects.toMatchObject({ code: "engine", args: { why: "offline" }, message: "zip.json" });
    const without = new Engine(() => new Worker("none"));
    vi.stubGlobal("Worker", undefined);
    await expect(without.start()).rejects.toMatchObject({ args: { why: "unsupported" } });
  });
});

describe("what is kept here", () => {
  it("is there without the worker", async () => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    const file = await engine.backup();
    expect(file.name).toMatch(/^landsraad-\d{4}-\d\d-\d\d\.json$/);
    expect(await engine.restore(file)).toEqual({ tables: 0, records: 0 });
    await expect(engine.restore(new Blob(["no"]))).rejects.toMatchObject({ code: "backup_foreign" });
    expect(workers).toHaveLength(0);
  });

  it("cannot be had where the browser keeps nothing", async () => {
    vi.stubGlobal("indexedDB", undefined);
    await expect(engine.backup()).rejects.toMatchObject({ code: "engine", args: { why: "no_storage" } });
  });
});
