/** The log in rounds and turns, and what happened since one's own last turn. */
import type { LogLine } from "../../messages";

/** The lines of a turn, or of a phase between turns (`seat` -1); `from` is the number of its first line. */
export interface TurnOfLog {
  seat: number;
  from: number;
  lines: LogLine[];
}

const OPENING = new Set(["turn", "round", "recall_phase", "place"]);

/** Cut the log into turns. */
export function turnsOf(lines: LogLine[], from = 0): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  lines.forEach((line, i) => {
    const last = turns.at(-1);
    const opens = OPENING.has(line.event) && !(line.event === "place" && last?.lines[0]?.event === "place");
    if (last && !opens) last.lines.push(line);
    else turns.push({ seat: line.event === "turn" ? line.seat : -1, from: from + i, lines: [line] });
  });
  return turns;
}

/** The turns that came after the last one of a seat; all of them where it has had none. */
export function sinceLastTurn(turns: TurnOfLog[], seat: number): TurnOfLog[] {
  const own = turns.findLastIndex((turn) => turn.seat === seat);
  const last = own === turns.length - 1 ? turns.slice(0, -1).findLastIndex((turn) => turn.seat === seat) : own;
  const end = own === turns.length - 1 ? own : turns.length;
  return turns.slice(last + 1, end).filter((turn) => turn.lines.length > 1 || turn.seat >= 0);
}

/** Filters of the log. */
export type LogFilter = "all" | "mine" | "at_me" | "combat" | "buys";

const COMBAT = new Set([
  "conflict",
  "deploy",
  "retreat",
  "lose_deployed",
  "strength",
  "place",
  "troops_home",
  "swords",
  "control",
  "control_lost",
  "deploy_dreadnought",
  "retreat_dreadnought",
  "warship",
  "warship_leaves",
  "sandworm",
  "wall_destroyed",
  "take_conflict",
  "flip",
]);
const BUYS = new Set([
  "acquire",
  "trash",
  "set_aside",
  "take",
  "acquire_tech",
  "churn",
  "contract",
  "contract_done",
  "return_card",
]);

/** Does a line pass a filter, for the reader in `seat`? */
export function passes(line: LogLine, filter: LogFilter, seat: number | null, active: number): boolean {
  if (line.event === "round") return true;
  switch (filter) {
    case "all":
      return true;
    case "mine":
      return line.seat === seat;
    case "at_me":
      return aimedAt(line, seat, active);
    case "combat":
      return COMBAT.has(line.event);
    case "buys":
      return BUYS.has(line.event);
  }
}

const LOSSES = new Set(["discard", "lose_garrison", "lose_deployed", "lost_intrigue", "trash"]);

/** Is a line something that another seat did to the reader? */
export function aimedAt(line: LogLine, seat: number | null, active: number): boolean {
  if (seat === null || active === seat) return false;
  if (line.event === "steal_intrigue") return line.a === seat;
  if (line.event === "alliance") return line.b === seat;
  return line.seat === seat && LOSSES.has(line.event);
}
