/**
 * Measures the engine of the browser client in Pyodide, run by Node.js: `node bench/browser.mjs [base | uprising+choam]`.
 *
 * Start and import, memory, random decisions and decisions of a greedy opponent a second, how long a move takes from the
 * click to the table's answer, and how long a person waits for three greedy opponents. Each in milliseconds of the clock,
 * behind it those that the processor worked. Nothing is kept on a disk.
 */
import { readFileSync } from "node:fs";
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";
import { makeStore } from "../tests/browser/store.mjs";

const here = new URL("../src/landsraad/server/static/here/", import.meta.url);
const boxes = (process.argv[2] ?? "base").split("+");

const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
const watch = () => {
  const [began, worked] = [performance.now(), cpu()];
  return () => [performance.now() - began, cpu() - worked];
};
const told = ([time, worked]) => `${Math.round(time)} (${Math.round(worked)})`;
const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const spread = (laps) => [0, 1].map((kind) => sorted(laps.map((lap) => lap[kind])));
const at = (laps, part) => told(spread(laps).map((times) => times[Math.min(Math.floor(times.length * part), times.length - 1)]));
const several = (laps) => `${at(laps, 0.5)}, 95 of 100 ${at(laps, 0.95)}, longest ${at(laps, 1)}; ${laps.length} times`;
const tell = (what, value) => console.log(`${what.padEnd(34)} ${value}`);

let lap = watch();
const all = watch();
const python = await loadPyodide({ indexURL: new URL("../web/node_modules/pyodide/", import.meta.url).pathname });
tell("Pyodide", told(lap()));
lap = watch();
const { zip } = JSON.parse(readFileSync(new URL("zip.json", here), "utf8"));
python.unpackArchive(new Uint8Array(readFileSync(new URL(zip, here))), "zip", { extractDir: "/here" });
python.runPython('import sys\nsys.path.insert(0, "/here")');
tell("unpack", told(lap()));
lap = watch();
const { Host } = python.pyimport("landsraad.browser.host");
tell("import", told(lap()));

let last = null;
let hear = () => {};
const page = new (class {
  n = 0;
  host = Host(
    makeStore(),
    (_channel, text) => {
      const message = JSON.parse(text);
      if (message.type === "table") last = message.game;
      hear();
    },
    (_channel, code) => {
      throw new Error(`closed with ${code}`);
    },
  );
  async call(method, path, body) {
    const answer = JSON.parse(await this.host.call(method, path, body ? JSON.stringify(body) : ""));
    if (answer.status >= 400) throw new Error(answer.body.detail);
    return answer.body;
  }
  async until(wanted) {
    while (!wanted()) await new Promise((done) => (hear = done));
  }
  act(action) {
    this.host.receive(1, JSON.stringify({ type: "act", command: ++this.n, decision: last.n, actions: [action] }));
  }
})();
await page.call("GET", "/api/about.json");
tell("ready, what can be played is known", told(all()));
lap = watch();
await page.call("GET", `/api/library/uk/${boxes.join("+")}.json`);
tell("the library of a language", told(lap()));

const seats = ["me", "bot", "bot", "bot"].map((kind) => ({ kind }));
const { id } = await page.call("POST", "/api/tables", { setup: { players: 4, boxes }, seats, seed: "bench" });
await page.call("POST", `/api/tables/${id}/start`);
page.host.open(1, id, 0);
const moves = [];
const waits = [];
let random = 1;
let since = null;
lap = watch();
await page.until(() => last);
while (!last.ended) {
  await page.until(() => last.ended || last.decision?.seat === 0);
  if (since) waits.push(since());
  since = null;
  if (last.ended) break;
  const { n } = last;
  const { options } = last.decision;
  random = (random * 16807) % 2147483647;
  const answered = watch();
  page.act(options[random % options.length]);
  await page.until(() => last.n > n);
  moves.push(answered());
  if (last.decision?.seat !== 0) since = watch();
}
tell("a whole game, three opponents", `${told(lap())}, ${last.n} decisions`);
tell("a move, from click to answer", several(moves));
tell("waiting for the opponents", several(waits));
lap = watch();
await page.call("GET", `/api/games/${id}/report`);
tell("its report", told(lap()));
page.host.leave(1);
tell("memory: Python, all of the process", `${python._module.HEAPU8.length / 1e6} MB, ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
python.runPython(readFileSync(new URL("browser.py", import.meta.url), "utf8"));
console.log(python.globals.get("measure")(boxes.join("+")));
