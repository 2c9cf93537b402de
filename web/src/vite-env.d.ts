/// <reference types="vite/client" />

/** Of the Pyodide that the client is built with (vite.config.ts): what it says of itself, how many bytes its parts have. */
declare const PYODIDE: { info: import("pyodide").LockfileInfo; bytes: number };

declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: import("pyodide").PyodideConfig["createPyodideModule"];
  export default createPyodideModule;
}
