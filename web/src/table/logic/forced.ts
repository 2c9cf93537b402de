/** Choices that are none. */
import type { Decision } from "../../messages";
import { parse } from "./actions";

/** Choices that a person makes even where they are the only ones: what ends a turn stays open for second thoughts, and a pass
 * that came by itself would tell that no card in hand fits. */
const OWN = new Set(["end_turn", "pass"]);

/** The only action that the seat that is asked can take, where nobody needs to be asked for it; null where there is none. */
export function forcedAction(decision: Decision): string | null {
  const [only, ...others] = decision.options ?? [];
  return only !== undefined && others.length === 0 && !OWN.has(parse(only).family) ? only : null;
}
