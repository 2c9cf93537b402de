/** What the page and the worker with the engine say to each other; all of it is plain data. */

/** What is being done before the worker can answer: Python's parts are fetched, then the game's, then they are started. */
export type Part = "python" | "game" | "start";

/** Why the worker is of no use. The text is `engine-<why>`. */
export type Why =
  | "unsupported" // this browser has no workers, no WebAssembly, or too old ones
  | "no_storage" // it keeps nothing: no IndexedDB, as in the private windows of some browsers
  | "blocked" // another tab holds what is kept in an older form
  | "outdated" // what is kept has been written by a newer client than this one
  | "full" // there is no room left to keep anything
  | "offline" // the parts could not be fetched
  | "broken" // it stopped, or could not be started
  | "silent"; // it does not answer any more

export type ToWorker =
  | { kind: "start"; here: string } // the address of the folder that holds the game
  | { kind: "call"; id: number; method: string; path: string; body: string }
  | { kind: "open"; channel: number; table: string; seat: number } // seat -1: a spectator
  | { kind: "say"; channel: number; text: string }
  | { kind: "leave"; channel: number }
  | { kind: "ping" }; // is it there?

export type FromWorker =
  | { kind: "progress"; part: Part; done: number; total: number } // bytes
  | { kind: "ready" }
  | { kind: "failed"; why: Why; detail: string }
  | { kind: "answer"; id: number; text: string } // JSON: {"status": 200, "body": ...}
  | { kind: "message"; channel: number; text: string }
  | { kind: "closed"; channel: number; code: number }
  | { kind: "pong" };
