/// <reference types="vite/client" />

/** The parts of Pyodide (tools/pyodide.ts). */
declare module "virtual:pyodide" {
  import type { LockfileInfo } from "pyodide";
  /** Addresses. */
  export const wasm: string;
  export const library: string;
  /** Of both. */
  export const bytes: number;
  export const info: LockfileInfo;
}

declare module "pyodide/pyodide.asm.mjs" {
  import type { PyodideConfig } from "pyodide";

  const createPyodideModule: PyodideConfig["createPyodideModule"];
  export default createPyodideModule;
}
