import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide, version } from "pyodide";
import type { PyDict, PyProxy } from "pyodide/ffi";
import type { Plugin } from "vite";

/** What the worker imports. */
const PARTS = "virtual:pyodide";
const RESOLVED = `\0${PARTS}`;

/** Of Python's library: what nothing in a worker asks for. */
const NOT_NEEDED = [
  "_pyrepl",
  "ctypes",
  "doctest.py",
  "imaplib.py",
  "mailbox.py",
  "multiprocessing",
  "pdb.py",
  "pydoc.py",
  "unittest",
  "wsgiref",
  "xmlrpc",
];

// Each file as Python itself would keep it beside its source, not to be compared with that; without docstrings, which the
// parts of Pyodide need.
const COMPILE = `
import importlib.util, io, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(name, source):
    code = compile(source, f"{own}/{name}", "exec", dont_inherit=True, optimize=0 if "pyodide" in name else 2)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))

own = next(path for path in sys.path if path.endswith(".zip"))
library, made = zipfile.ZipFile(own), io.BytesIO()
with zipfile.ZipFile(made, "w") as into:
    for name in library.namelist():
        if name.split("/")[0] not in not_needed:
            data = library.read(name)
            is_source = name.endswith(".py")
            entry = zipfile.ZipInfo(f"{name}c" if is_source else name)
            into.writestr(entry, compiled(name, data) if is_source else data, zipfile.ZIP_DEFLATED, 9)
made.getvalue()
`;

function fileOf(name: string): string {
  return fileURLToPath(import.meta.resolve(`pyodide/${name}`));
}

/** Python's library, compiled by the Python that is going to use it, which then starts in half the time. */
async function compiledLibrary(): Promise<Uint8Array> {
  const made = createHash("sha256")
    .update(JSON.stringify([version, COMPILE, NOT_NEEDED]))
    .digest("hex");
  const kept = fileURLToPath(new URL(`../node_modules/.cache/python_stdlib-${made.slice(0, 12)}.zip`, import.meta.url));
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(`${kept}.new`, await compileLibrary());
    renameSync(`${kept}.new`, kept);
  }
  return readFileSync(kept);
}

async function compileLibrary(): Promise<Uint8Array> {
  const python = await loadPyodide();
  const globals = python.toPy({ not_needed: NOT_NEEDED }) as PyDict;
  const made = python.runPython(COMPILE, { globals }) as PyProxy;
  return made.toJs() as Uint8Array;
}

/**
 * Gives the worker the parts of Pyodide as files of this client: the addresses of its WebAssembly and of Python's library, how
 * many bytes both have, and what it says of itself.
 */
export function pyodideParts(): Plugin {
  let building = false;
  return {
    name: "landsraad-pyodide",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (id) => (id === PARTS ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { info } = JSON.parse(readFileSync(fileOf("pyodide-lock.json"), "utf8")) as { info: object };
      let library = 'export { default as library } from "pyodide/python_stdlib.zip?url";';
      let size = statSync(fileOf("python_stdlib.zip")).size;
      if (building) {
        const source = await compiledLibrary();
        const file = this.emitFile({ type: "asset", name: "python_stdlib.zip", source });
        library = `export const library = import.meta.ROLLUP_FILE_URL_${file};`;
        size = source.length;
      }
      return [
        'export { default as wasm } from "pyodide/pyodide.asm.wasm?url";',
        library,
        `export const bytes = ${size + statSync(fileOf("pyodide.asm.wasm")).size};`,
        `export const info = ${JSON.stringify(info)};`,
      ].join("\n");
    },
  };
}
