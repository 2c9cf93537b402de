/** The command line: actions as text (`play:dagger send:arrakeen`), completed from what is legal. */
import type { Decision } from "../../messages";

/** What the typed text means: actions to send, or what could complete its last word. */
export interface Typed {
  actions: string[] | null;
  completions: string[];
}

/** Read the command line. */
export function readCommand(typed: string, decision: Decision): Typed {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const options = decision.options ?? [];
  const [first = "", second] = words;
  const next = options.includes(first) ? (decision.follow?.[first] ?? []).map((space) => `send:${space}`) : [];
  if (second === undefined && !(typed.endsWith(" ") && next.length > 0)) {
    return { actions: options.includes(first) ? [first] : null, completions: begin(options, first) };
  }
  const last = second ?? "";
  return {
    actions: next.includes(last) ? [first, last] : null,
    completions: begin(next, last).map((word) => `${first} ${word}`),
  };
}

function begin(words: string[], start: string): string[] {
  const starting = words.filter((word) => word.startsWith(start));
  return starting.length > 0 ? starting : words.filter((word) => word.includes(start));
}
