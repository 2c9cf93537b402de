import type { Socket } from "../app/connection";
import { keepEngine } from "../app/offline";
import { ApiError, refusalIn } from "../app/refusal";
import { linkTo } from "../app/site";
import { Store } from "../app/store";
import type { ErrorBody } from "../messages";
import type { Brought } from "./backup";
import type { FromWorker, Part, ToWorker, Why } from "./carried";
import { whyOf } from "./errors";

/**
 * The engine in this browser, as the page sees it: a worker that answers the calls of the server and holds its ends of the
 * connections to tables. It is started when it is first needed.
 */

export type EngineState =
  | { status: "idle" } // not needed so far
  | { status: "loading"; part: Part; done: number; total: number } // bytes
  | { status: "ready" }
  | { status: "failed"; why: Why; detail: string }; // until somebody calls `start`

interface Waiting {
  done: (text: string) => void;
  fail: (error: ApiError) => void;
}

const BROKEN_OFF = 1006; // what a WebSocket says whose other end is gone
const LOOK = 5_000; // milliseconds between looks whether the worker is there
const PATIENCE = 8; // looks in a row that may find nothing new: it is busy while an opponent thinks

export class Engine {
  readonly store = new Store<EngineState>({ status: "idle" });
  private worker: Worker | null = null;
  private readonly calls = new Map<number, Waiting>();
  private readonly lines = new Map<number, Socket>();
  private last = 0;
  private looking: ReturnType<typeof setInterval> | undefined;
  private unheard = 0; // looks since it has said something

  constructor(private readonly hire = hireWorker) {}

  /** Load and start it, unless that has been done. Settles when it is ready; rejects with an ApiError `engine`. */
  start(): Promise<void> {
    const { status } = this.store.get();
    if (status === "idle" || status === "failed") this.load();
    return this.settled();
  }

  /** A call and its answer, as of the server. A refusal, or an engine that fails, is an ApiError. */
  async call<T>(method: string, path: string, body?: object | string): Promise<T> {
    await this.needed();
    const id = ++this.last;
    const text = await new Promise<string>((done, fail) => {
      this.calls.set(id, { done, fail });
      const said = body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);
      this.post({ kind: "call", id, method, path, body: said });
    });
    const answer = JSON.parse(text) as { status: number; body: unknown };
    if (answer.status >= 400) throw refusalIn(answer.body as ErrorBody, answer.status);
    return answer.body as T;
  }

  /** A connection to a table, as a WebSocket of the server would be. seat: null for a spectator. */
  dial(table: string, seat: number | null): Socket {
    const channel = ++this.last;
    const line: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.post({ kind: "say", channel, text }),
      close: () => {
        if (this.lines.delete(channel)) this.post({ kind: "leave", channel });
      },
    };
    this.lines.set(channel, line);
    this.needed().then(
      () => {
        if (this.lines.has(channel)) this.post({ kind: "open", channel, table, seat: seat ?? -1 });
      },
      () => this.hangUp(channel, BROKEN_OFF),
    );
    return line;
  }

  /** All that this browser keeps, as one file: it can be had even where the worker cannot be started. */
  backup(): Promise<File> {
    return kept(async () => (await import("./backup")).makeBackup());
  }

  /** Take in what a backup holds. What is here already stays, but for a game that is longer there. */
  restore(file: Blob): Promise<Brought> {
    return kept(async () => (await import("./backup")).takeBackup(await file.text()));
  }

  private load(): void {
    this.store.set({ status: "loading", part: "python", done: 0, total: 0 });
    try {
      const worker = this.hire();
      worker.onmessage = ({ data }) => this.receive(data as FromWorker);
      worker.onerror = ({ message }) => this.fail("broken", message);
      worker.onmessageerror = () => this.fail("broken", "a message could not be read");
      this.worker = worker;
      this.post({ kind: "start", here: linkTo("/here/") });
    } catch (error) {
      this.fail("unsupported", String(error));
    }
  }

  /** As `start`, but what has failed stays so until somebody wishes to try again. */
  private needed(): Promise<void> {
    return this.store.get().status === "failed" ? this.settled() : this.start();
  }

  private settled(): Promise<void> {
    return new Promise((done, fail) => {
      const look = () => {
        const state = this.store.get();
        if (state.status === "ready") done();
        else if (state.status === "failed") fail(failure(state.why, state.detail));
        else return;
        stop();
      };
      const stop = this.store.subscribe(look);
      look();
    });
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  /** A browser may end a worker without a word. Looks are counted, and not the time: a device may have slept in between. */
  private look(): void {
    if (this.unheard === PATIENCE) return this.fail("silent", `nothing was heard of it for ${PATIENCE} looks`);
    this.unheard += 1;
    this.post({ kind: "ping" });
  }

  private receive(message: FromWorker): void {
    this.unheard = 0;
    switch (message.kind) {
      case "progress":
        this.store.set({ status: "loading", part: message.part, done: message.done, total: message.total });
        break;
      case "ready":
        this.looking = setInterval(() => this.look(), LOOK);
        this.store.set({ status: "ready" });
        keepEngine();
        break;
      case "failed":
        this.fail(message.why, message.detail);
        break;
      case "answer":
        this.calls.get(message.id)?.done(message.text);
        this.calls.delete(message.id);
        break;
      case "message":
        this.lines.get(message.channel)?.onmessage?.({ data: message.text });
        break;
      case "closed":
        this.hangUp(message.channel, message.code);
        break;
    }
  }

  private hangUp(channel: number, code: number): void {
    const line = this.lines.get(channel);
    this.lines.delete(channel);
    line?.onclose?.({ code });
  }

  /** The worker is of no use any more: all that waits for it fails. */
  private fail(why: Why, detail: string): void {
    clearInterval(this.looking);
    this.unheard = 0;
    this.worker?.terminate();
    this.worker = null;
    this.store.set({ status: "failed", why, detail });
    for (const { fail } of this.calls.values()) fail(failure(why, detail));
    this.calls.clear();
    for (const channel of [...this.lines.keys()]) this.hangUp(channel, BROKEN_OFF);
  }
}

/** What is done with what is kept; where that cannot be got at, it fails as the worker does. */
async function kept<T>(does: () => Promise<T>): Promise<T> {
  try {
    return await does();
  } catch (error) {
    throw error instanceof ApiError ? error : failure(whyOf(error), String(error));
  }
}

function failure(why: Why, detail: string): ApiError {
  return new ApiError("engine", 0, { why }, detail);
}

function hireWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "landsraad" });
}

/** The one of this page: what is kept in the browser has one holder in each. */
export const engine = new Engine();
