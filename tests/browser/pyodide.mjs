/**
 * Runs Python of the zip that browsers get in Pyodide, in Node.js: `node pyodide.mjs PYODIDE ZIP SCRIPT`.
 *
 * PYODIDE is the folder of the npm package. What the script prints is printed; what it needs comes on standard input.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, zip, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.unpackArchive(new Uint8Array(readFileSync(zip)), "zip", { extractDir: "/here" });
python.globals.set("given", readFileSync(0, "utf8"));
try {
  await python.runPythonAsync(`import sys\nsys.path.insert(0, "/here")\n${readFileSync(script, "utf8")}`);
} catch (error) {
  console.error(String(error.message ?? error));
  process.exitCode = 1;
}
