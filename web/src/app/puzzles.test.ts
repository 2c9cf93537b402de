import { describe, expect, it } from "vitest";
import type { PuzzleRow } from "../messages";
import { calendar, dateOf, dayNumber, isTodaySolved, puzzleOf } from "./puzzles";

const puzzles = ["a", "b", "c"].map((id) => ({ id }) as PuzzleRow);
const day = new Date(2026, 10, 29, 23, 59);

describe("the puzzle of the day", () => {
  it("goes by the reader's calendar, with the numbers that Python gives to days", () => {
    expect(dayNumber(day)).toBe(739949); // as in tests/puzzles/test_puzzles.py
    expect(dayNumber(new Date(2026, 10, 30, 0, 0))).toBe(739950);
    expect(dateOf(739949).toISOString().slice(0, 10)).toBe("2026-11-29");
  });

  it("takes turns: each day another one, until all have been there", () => {
    const days = calendar(puzzles, day);
    expect(days.map(({ day }) => day)).toEqual([739949, 739948, 739947]);
    expect(days.map(({ puzzle }) => puzzle.id).toSorted()).toEqual(["a", "b", "c"]);
    expect(puzzleOf(739949, puzzles)).toBe(days[0]!.puzzle);
    expect(puzzleOf(739952, puzzles)).toBe(days[0]!.puzzle);
    expect(calendar([], day)).toEqual([]);
  });

  it("is solved on its own day alone", () => {
    const tried = { ways: { a: "solved" as const }, today: { day: "739949", id: "a" }, table: "" };
    expect(isTodaySolved(tried, day)).toBe(true);
    expect(isTodaySolved(tried, new Date(2026, 10, 30))).toBe(false);
    expect(isTodaySolved({ ...tried, ways: { a: "tried" } }, day)).toBe(false);
    expect(isTodaySolved({ ...tried, today: null }, day)).toBe(false);
  });
});
