/**
 * Runs in_pyodide.py in Pyodide with the zip that browsers get, in Node.js: `node in_pyodide.mjs PYODIDE ZIP GIVEN`.
 *
 * PYODIDE is the folder of the npm package. `main` of the script gets the text of the file GIVEN, and a store; what it
 * answers is printed.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { makeStore } from "./store.mjs";

const [folder, zip, given] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.unpackArchive(new Uint8Array(readFileSync(zip)), "zip", { extractDir: "/here" });
python.runPython('import sys\nsys.path.insert(0, "/here")');
python.runPython(readFileSync(new URL("in_pyodide.py", import.meta.url), "utf8"));
try {
  console.log(await python.globals.get("main")(readFileSync(given, "utf8"), makeStore()));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
