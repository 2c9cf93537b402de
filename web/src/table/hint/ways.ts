import type { DrawnWay } from "../../board/ways";
import type { Hint } from "../../messages";
import { parse, zoneOf } from "../logic/actions";

const PLACES = ["place-1", "place-2", "place-3"] as const;

/** The ways of a hint as they are drawn on the table, the best first. */
export function drawnWays({ ways }: Hint): DrawnWay[] {
  return ways.map(({ actions }, i) => ({ look: PLACES[i]!, mark: String(i + 1), over: over(actions) }));
}

/** What some actions lead over, as `<zone>/<id>`. */
export function over(actions: readonly string[]): string[] {
  return actions.map((action) => `${zoneOf(action)}/${parse(action).param}`);
}
