import type { Library, Token } from "../../messages";

const PLACES = ["first", "second", "third"];

/** What a place in a Conflict brings: its icons, and words for readers. */
export function rewardOf(library: Library, conflict: string, place: number): { tokens: Token[]; words: string } {
  const node = String(library.conflicts[conflict]?.[PLACES[place - 1] ?? ""] ?? "");
  return { tokens: library.tokens[node] ?? [], words: library.effects[node] ?? "" };
}
