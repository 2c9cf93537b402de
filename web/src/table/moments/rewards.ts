import { textOf } from "../../cards/facts";
import type { Library, Token } from "../../messages";

const PLACES = ["first", "second", "third"];

/** What a place in a Conflict brings: its icons, and words for readers. */
export function rewardOf(library: Library, conflict: string, place: number): { tokens: Token[]; words: string } {
  const card = library.conflicts[conflict];
  const node = card ? textOf(card, PLACES[place - 1]!) : "";
  return { tokens: library.tokens[node] ?? [], words: library.effects[node] ?? "" };
}
