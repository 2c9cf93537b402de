import type { PyAwaitable, PyProxy } from "pyodide/ffi";
import type { FromWorker, ToWorker } from "./carried";
import { whyOf } from "./errors";
import { counted, fetched } from "./fetched";
import { startPython } from "./python";
import { GameStore } from "./store";

/**
 * The worker that has the engine: Python with the host of the games (landsraad/browser), which keeps them in a GameStore.
 *
 * Only text and numbers cross over to Python. What goes wrong there is an answer; what stops it is told as `failed`.
 */

/** landsraad.browser.host.Host */
interface Host extends PyProxy {
  call: (method: string, path: string, body: string) => PyAwaitable & PyProxy;
  open: (channel: number, table: string, seat: number) => void;
  receive: (channel: number, text: string) => void;
  leave: (channel: number) => void;
}

function tell(message: FromWorker): void {
  self.postMessage(message);
}

/** Nothing can be asked of this worker any more: the page ends it, and may start another one. */
function fail(error: unknown): void {
  tell({ kind: "failed", why: whyOf(error), detail: String(error) });
}

async function load(here: string): Promise<Host> {
  const store = new GameStore();
  await store.open(); // where nothing can be kept, nothing need be fetched
  const python = await startPython((done, total) => tell({ kind: "progress", part: "python", done, total }));
  const zip = await fetchGame(here);
  tell({ kind: "progress", part: "start", done: 0, total: 0 });
  python.unpackArchive(zip, "zip"); // into the working directory, where Python looks first
  const module = python.pyimport("landsraad.browser.host") as PyProxy & { Host: (...given: unknown[]) => Host };
  const host = module.Host(
    store,
    (channel: number, text: string) => tell({ kind: "message", channel, text }),
    (channel: number, code: number) => tell({ kind: "closed", channel, code }),
  );
  module.destroy();
  return host;
}

/** The zip with the package; its name changes with what is in it. */
async function fetchGame(here: string): Promise<ArrayBuffer> {
  const named = await fetched(`${here}zip.json`, { cache: "no-cache" });
  const { zip, bytes: total } = (await named.json()) as { zip: string; bytes: number };
  const answer = await fetched(here + zip);
  let done = 0;
  const counting = counted(answer, (bytes) => {
    done += bytes;
    tell({ kind: "progress", part: "game", done, total });
  });
  const [data] = await Promise.all([answer.arrayBuffer(), counting]);
  return data;
}

function serve(host: Host, message: ToWorker): void {
  switch (message.kind) {
    case "call":
      answer(host, message).catch(fail);
      break;
    case "open":
      host.open(message.channel, message.table, message.seat);
      break;
    case "say":
      host.receive(message.channel, message.text);
      break;
    case "leave":
      host.leave(message.channel);
      break;
    case "ping":
      tell({ kind: "pong" });
      break;
  }
}

async function answer(host: Host, { id, method, path, body }: ToWorker & { kind: "call" }): Promise<void> {
  const answering = host.call(method, path, body);
  try {
    tell({ kind: "answer", id, text: (await answering) as string });
  } finally {
    answering.destroy();
  }
}

function listen(host: Host): void {
  self.onmessage = ({ data }) => {
    try {
      serve(host, data as ToWorker);
    } catch (error) {
      fail(error); // the host answers whatever it is asked: it is Python itself that has stopped
    }
  };
  tell({ kind: "ready" });
}

self.addEventListener("unhandledrejection", ({ reason }) => fail(reason));
self.onmessage = ({ data }) => {
  const message = data as ToWorker;
  if (message.kind === "start") load(message.here).then(listen, fail);
};
