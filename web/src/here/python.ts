import { info, library, bytes as total, wasm } from "virtual:pyodide";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { named } from "./errors";
import { counted, fetched } from "./fetched";

/** Python itself: Pyodide, from the files that this client brings. */

export type Python = PyodideAPI;

/** Load and start it. tell: hears how many of its bytes have come. Rejects with `Unreachable`, `CompileError` and the like. */
export function startPython(tell: (done: number, total: number) => void): Promise<Python> {
  return new Promise((done, fail) => {
    let come = 0;
    const count = (bytes: number) => {
      come += bytes;
      tell(come, total);
    };
    const stepBack = standIn(count, fail);
    void start().then(done, fail).finally(stepBack);
  });
}

async function start(): Promise<Python> {
  const { default: createPyodideModule } = await import("pyodide/pyodide.asm.mjs").catch((error: unknown) => {
    throw named("Unreachable", String(error));
  });
  const lockFileContents = { info, packages: {} }; // none of its packages is needed
  const env = { PYTHONDONTWRITEBYTECODE: "1" };
  return loadPyodide({ createPyodideModule, lockFileContents, env, indexURL: import.meta.url, stdLibURL: library });
}

/**
 * Pyodide asks for its WebAssembly by a name that ours does not have; and where a part cannot be had or compiled, it waits for
 * ever. So while it starts it asks here. Gives back what ends that.
 */
function standIn(count: (bytes: number) => void, fail: (error: unknown) => void): () => void {
  const fetch = self.fetch.bind(self);
  const instantiate = WebAssembly.instantiateStreaming.bind(WebAssembly);
  const watched = <T>(work: Promise<T>): Promise<T> => {
    work.catch(fail);
    return work;
  };
  self.fetch = async (asked) => {
    const wanted = asked instanceof Request ? asked.url : String(asked);
    const isWasm = wanted.endsWith("/pyodide.asm.wasm");
    const answer = await watched(fetched(isWasm ? wasm : wanted, {}, fetch));
    void watched(counted(answer, count));
    return isWasm ? asWasm(answer) : answer;
  };
  WebAssembly.instantiateStreaming = (source, imports) => watched(instantiate(source, imports));
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiate;
  };
}

/** Some servers do not know what it is, and a browser compiles nothing else as it comes. */
function asWasm(answer: Response): Response {
  const type = "application/wasm";
  return answer.headers.get("Content-Type") === type
    ? answer
    : new Response(answer.body, { headers: { "Content-Type": type } });
}
