import type { Why } from "./carried";

/** Errors that are told apart by their names, as the browser's own are. */

const NAMED: Readonly<Record<string, Why>> = {
  CompileError: "unsupported", // of WebAssembly: Python needs a newer browser, or the site forbids it
  LinkError: "unsupported",
  Unreachable: "offline",
  NoStorage: "no_storage",
  Blocked: "blocked",
  Outdated: "outdated",
  QuotaExceededError: "full",
};

/** Why something failed, by the name of its error. */
export function whyOf(error: unknown): Why {
  return NAMED[nameOf(error)] ?? "broken";
}

export function named(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}

export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : "";
}
