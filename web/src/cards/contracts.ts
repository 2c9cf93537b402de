import type { Definition, Library, Token } from "../messages";
import { agentIcon, definitionOf, holds, linesOf, numberOf, textOf } from "./facts";

/** What completes a contract, as a sign and as tokens; what it gives. */

/** The sign of what completes a contract: the Agent icon of its space, a harvest, a card, nothing more. */
export function taskIcon(library: Library, contract: Definition): string {
  const space = library.spaces[textOf(contract, "location")];
  if (space !== undefined) return agentIcon(textOf(space, "icon"));
  if (holds(contract, "harvest")) return "harvest_contract";
  return textOf(contract, "card") === "" ? "check" : "acquire";
}

/** What completes a contract, in icons and names. */
export function taskTokens(library: Library, contract: Definition): Token[] {
  const icon = taskIcon(library, contract);
  const named = [textOf(contract, "location"), textOf(contract, "card")].filter(Boolean);
  if (named.length > 0) return [{ icon, names: named }];
  return [
    { icon },
    ...(holds(contract, "harvest") ? [{ icon: "spice", n: numberOf(contract, "harvest")!, names: ["at_least"] }] : []),
  ];
}

/** What a completed contract gives. */
export function rewardTokens(library: Library, id: string): Token[] {
  return linesOf(library, `contract/${id}/reward`).flatMap((line) => line.tokens);
}

/** A contract in one row beside its name: the sign of what completes it, an arrow, what it gives. */
export function contractTokens(library: Library, id: string): Token[] {
  return [
    { icon: taskIcon(library, definitionOf(library, "contract", id)!) },
    { icon: "arrow_pay" },
    ...rewardTokens(library, id),
  ];
}
