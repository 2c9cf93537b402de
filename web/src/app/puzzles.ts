import type { PuzzleRow } from "../messages";
import { Store, useStore } from "./store";

/** Puzzles: which one is today's, and what somebody has made of them in this browser; kept in `localStorage`. */

/** By the ids of puzzles, what came of them; which one was opened as that of a day, and where the last one is posed. */
export interface Tried {
  ways: Record<string, "tried" | "solved">;
  today: { day: string; id: string } | null;
  /** The table of the puzzle that was opened last; empty once it is played on. */
  table: string;
}

const KEY = "landsraad.puzzles";
const DAY = 86_400_000; // milliseconds
const FIRST = 719_163; // days from the first of January of the year 1 to that of 1970, as Python counts days
const NOTHING: Tried = { ways: {}, today: null, table: "" };

/** The number of a day by the reader's calendar; `ago`: so many days before `now`. */
export function dayNumber(now: Date, ago = 0): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY + FIRST - ago;
}

/** The puzzle of a day: one after the other, over and over (so does landsraad/puzzles). */
export function puzzleOf(day: number, puzzles: readonly PuzzleRow[]): PuzzleRow | undefined {
  return puzzles[day % puzzles.length];
}

/** The day of a number, at noon there: to be written in words. */
export function dateOf(day: number): Date {
  return new Date((day - FIRST) * DAY + DAY / 2);
}

/** Today's puzzle and all others, each with its day: from today back. */
export function calendar(puzzles: readonly PuzzleRow[], now: Date): { day: number; puzzle: PuzzleRow }[] {
  const today = dayNumber(now);
  return puzzles.map((_, ago) => ({ day: today - ago, puzzle: puzzleOf(today - ago, puzzles)! }));
}

function stored(): Tried {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...NOTHING, ...(kept as Partial<Tried>) } : NOTHING;
  } catch {
    return NOTHING; // storage is forbidden, or holds something else
  }
}

// eslint-disable-next-line no-restricted-syntax -- it mirrors what the browser keeps for all its pages
const store = new Store(stored());

function keep(part: Partial<Tried>): void {
  store.patch(part);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // as in `stored`
  }
}

/** A turn was chosen; what was solved once stays so. */
export function keepAnswer(id: string, right: boolean): void {
  const { ways } = store.get();
  const way = right || ways[id] === "solved" ? "solved" : "tried";
  if (ways[id] !== way) keep({ ways: { ...ways, [id]: way } });
}

/** A puzzle is posed at a table; the table that is not needed any more, empty where there is none. */
export function keepTable(table: string, id = "", day = 0): string {
  const old = store.get().table;
  keep({ table, ...(day === dayNumber(new Date()) ? { today: { day: String(day), id } } : {}) });
  return old;
}

/** Is the puzzle of today solved? */
export function isTodaySolved({ today, ways }: Tried, now: Date): boolean {
  return today !== null && today.day === String(dayNumber(now)) && ways[today.id] === "solved";
}

/** What has been made of the puzzles. */
export function useTried(): Tried {
  return useStore(store);
}
