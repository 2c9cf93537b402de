import type { DrawnWay } from "../../board/ways";
import { Icon } from "../../icons/Icon";
import type { Move } from "../../messages";
import { over } from "../../table/hint/ways";

type Look = Omit<DrawnWay, "over">;

export const PLAYED: Look = { look: "is-played", mark: <Icon name="close" size={10} /> };
export const BETTER: Look = { look: "is-better", mark: <Icon name="check" size={10} /> };

/** What was better and what was played, as both are drawn on the board. */
export function waysOf({ taken, better }: Move): DrawnWay[] {
  const played = { ...PLAYED, over: over(taken.path) };
  return better === null ? [played] : [{ ...BETTER, over: over(better.path) }, played];
}
