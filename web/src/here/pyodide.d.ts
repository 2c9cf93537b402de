import type { LockfileInfo } from "pyodide";

declare global {
  /** Of the Pyodide that the client is built with (vite.config.ts): what it says of itself, how many bytes its parts have. */
  const PYODIDE: { info: LockfileInfo; bytes: number };
}
