/** The log in rounds and turns, and what happened since one's own last turn. */
import type { LogLine } from "../../messages";

/** The lines of a turn, or of a phase between turns (`seat` -1); `from` is the number of its first line. */
export interface TurnOfLog {
  seat: number;
  from: number;
  lines: LogLine[];
}

/** Cut the log into turns: at each heading, but headings in a row stand together. */
export function turnsOf(lines: LogLine[], from = 0): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  lines.forEach((line, i) => {
    const last = turns.at(-1);
    const opens = line.event === "turn" || (isHeading(line) && !last?.lines.every(isHeading));
    if (last && !opens) last.lines.push(line);
    else turns.push({ seat: line.event === "turn" ? line.seat : -1, from: from + i, lines: [line] });
  });
  return turns;
}

function isHeading(line: LogLine): boolean {
  return line.tags.includes("heading") && line.event !== "turn";
}

/** The newest turn of a seat; null where the log holds none. */
export function lastTurnOf(turns: TurnOfLog[], seat: number): TurnOfLog | null {
  return turns.findLast((turn) => turn.seat === seat) ?? null;
}

/** A House Hagal card as it was revealed: for a turn, or for its swords. */
export interface Revealed {
  card: string;
  forSwords: boolean;
}

/** The House Hagal card that a seat revealed last; null where the log tells of none. */
export function lastHagal(lines: readonly LogLine[], seat: number): Revealed | null {
  return lines.reduce<Revealed | null>((last, line) => (line.seat === seat ? (hagalIn(line) ?? last) : last), null);
}

function hagalIn({ said }: LogLine): Revealed | null {
  const value = said?.[1]["name"];
  const [kind, card] = typeof value === "object" && "name" in value ? value.name.split("/") : [];
  return kind === "hagal" ? { card: card!, forSwords: said![0] === "log-hagal_card-swords" } : null;
}

/** Filters of the log. */
export type LogFilter = "all" | "mine" | "at_me" | "combat" | "buys";

/** Does a line pass a filter, for the reader in `seat`? `active`: whose turn it is of. */
export function passes(line: LogLine, filter: LogFilter, seat: number | null, active: number): boolean {
  if (line.event === "round" || filter === "all") return true;
  if (filter === "mine") return line.seat === seat;
  return filter === "at_me" ? aimedAt(line, seat, active) : line.tags.includes(filter);
}

/** Is a line something that another seat did to the reader? */
export function aimedAt(line: LogLine, seat: number | null, active: number): boolean {
  return seat !== null && active !== seat && line.hurts === seat;
}
