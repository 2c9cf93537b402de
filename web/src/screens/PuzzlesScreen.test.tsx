import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { api } from "../app/api";
import { calendar, keepAnswer, keepTable } from "../app/puzzles";
import { LANGUAGES } from "../app/settings";
import { GameStore } from "../here/store";
import type { About, PuzzleRow } from "../messages";
import { makeStage, textsOf } from "../testing";
import { PuzzleCard } from "./home/PuzzleCard";
import PuzzlesScreen from "./PuzzlesScreen";
import { nextAfter } from "./puzzles/usePuzzle";

const stage = makeStage();
const PUZZLES: PuzzleRow[] = ["1-a", "1-b", "1-c"].map((id, i) => ({
  id,
  boxes: ["base", "ix"],
  players: 4,
  round: i + 2,
  leader: "paul_atreides",
}));
const OTHERS = PUZZLES.map((puzzle) => ({ ...puzzle, id: `2-${puzzle.id}` })); // of which nothing is known yet
const days = (puzzles = PUZZLES) => calendar(puzzles, new Date());

async function open(language: (typeof LANGUAGES)[number] = "en") {
  vi.spyOn(api, "about").mockResolvedValue({ puzzles: PUZZLES } as unknown as About);
  stage.draw(<PuzzlesScreen />, textsOf(language));
  await act(() => Promise.resolve());
  return [...stage.host.querySelectorAll<HTMLElement>(".puzzles > li")];
}

/** What the page does when a puzzle is opened; the ids of the tables that are removed. */
function opening(puzzles = PUZZLES) {
  vi.spyOn(api, "about").mockResolvedValue({ puzzles } as unknown as About);
  const posed = vi.spyOn(api, "newPuzzle").mockResolvedValue({ id: "here-new", code: "", link: "", seats: [0] });
  const removed = vi.spyOn(stage.page.part(GameStore), "remove").mockResolvedValue(undefined);
  return { posed, removed };
}

/** A click, and what comes of it. */
async function press(button: HTMLButtonElement) {
  act(() => button.click());
  await act(() => new Promise((done) => setTimeout(done)));
}

describe("the card of the first screen", () => {
  it("opens today's puzzle, and knows that it is solved", async () => {
    const { posed } = opening(OTHERS);
    const [today] = days(OTHERS);
    stage.draw(<PuzzleCard />, textsOf("en"));
    await press(stage.host.querySelector("button")!);
    expect(posed).toHaveBeenCalledWith(today!.puzzle.id, "Player 1", "here");
    act(() => keepAnswer(today!.puzzle.id, true));
    expect(stage.host.querySelector("button")).toBeNull();
    expect(stage.host.textContent).toContain("Solved");
    expect(stage.host.querySelector("a")!.getAttribute("href")).toBe("/puzzles");
  });
});

describe("the list of puzzles", () => {
  it.each(LANGUAGES)("names each by its day, today's first: %s", async (language) => {
    const { t } = textsOf(language);
    const rows = await open(language);
    expect(rows).toHaveLength(3);
    expect(rows[0]!.querySelector("h2")!.textContent).toBe(t("puzzle-of-day"));
    expect(rows[1]!.textContent).toContain(t("leader-paul_atreides"));
    expect(stage.host.textContent).toContain(t("puzzles-solved", { n: 0, all: 3 }));
    expect(stage.host.textContent).not.toMatch(/puzzles?-[a-z]|[{}]|undefined/);
  });

  it("knows which were tried and solved; what was solved stays so", async () => {
    const [today, yesterday] = days();
    keepAnswer(today!.puzzle.id, true);
    keepAnswer(today!.puzzle.id, false);
    keepAnswer(yesterday!.puzzle.id, false);
    const marks = (await open()).map((row) => row.querySelector(".puzzles-mark")?.textContent.trim());
    expect(marks).toEqual(["Solved", "Tried", undefined]);
    expect(stage.host.textContent).toContain("Solved: 1 of 3");
  });

  it("goes on with the next one back that is not solved, whatever there is", () => {
    const [today, yesterday, before] = days().map(({ puzzle }) => puzzle.id) as [string, string, string];
    const next = (id: string, ...solved: string[]) => {
      const ways = Object.fromEntries(solved.map((one) => [one, "solved" as const]));
      return nextAfter(id, { ways, today: null, table: "" })(days())!.puzzle.id;
    };
    expect(next(today)).toBe(yesterday);
    expect(next(today, yesterday)).toBe(before);
    expect(next(before)).toBe(today);
    expect(next(today, today, yesterday, before)).toBe(yesterday);
  });

  it("poses one in this browser and removes the table of the last one, unless it was played on", async () => {
    const rows = await open();
    const { posed, removed } = opening();
    act(() => void keepTable("here-old"));
    await press(rows[1]!.querySelector("button")!);
    expect(posed).toHaveBeenCalledWith(days()[1]!.puzzle.id, "Player 1", "here");
    expect(removed.mock.calls).toEqual([["here-old"]]);
    expect(window.location.pathname).toBe("/t/here-new");
    act(() => void keepTable(""));
    await press(rows[0]!.querySelector("button")!);
    expect(removed).toHaveBeenCalledTimes(1);
  });
});
