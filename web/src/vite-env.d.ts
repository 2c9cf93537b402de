/// <reference types="vite/client" />

declare module "pyodide/pyodide.asm.mjs" {
  import type { PyodideConfig } from "pyodide";
  const createPyodideModule: PyodideConfig["createPyodideModule"];
  export default createPyodideModule;
}
