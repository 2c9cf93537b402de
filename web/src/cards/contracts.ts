import type { Definition, Library, Token } from "../messages";
import { definitionOf, linesOf, partOf } from "./facts";

/** What completes a contract, as a sign and as tokens; what it gives. */

/** The sign of what completes a contract: the Agent icon of its space, a harvest, a card, nothing more. */
export function taskIcon(contract: Definition): string {
  return taskTokens(contract)[0]!.icon;
}

/** What completes a contract, in icons and names. */
export function taskTokens(contract: Definition): Token[] {
  return partOf(contract, "task")!.icons;
}

/** What a completed contract gives. */
export function rewardTokens(library: Library, id: string): Token[] {
  return linesOf(library, `contract/${id}/reward`).flatMap((line) => line.tokens);
}

/** A contract in one row beside its name: the sign of what completes it, an arrow, what it gives. */
export function contractTokens(library: Library, id: string): Token[] {
  return [
    { icon: taskIcon(definitionOf(library, "contract", id)!) },
    { icon: "arrow_pay" },
    ...rewardTokens(library, id),
  ];
}
