import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../app/refusal";
import type { Analysis, Difference, Move } from "../../messages";
import { libraryOf, makeStage, textsOf } from "../../testing";
import { ChanceStrip } from "./ChanceStrip";
import { costly, figureOf, percent } from "./chances";
import { GameAnalysis } from "./GameAnalysis";

const asked = vi.hoisted(() => ({ move: vi.fn() }));
vi.mock("../../app/api", async (original) => ({ ...(await original<object>()), api: { move: asked.move } }));

const stage = makeStage();
afterEach(() => {
  asked.move.mockReset();
  vi.useRealTimers(); // before the stage is left, which waits for a task
});
const library = libraryOf("en");
const NAMES = ["Alia", "Feyd", "House Hagal"];
const seatName = (seat: number) => NAMES[seat]!;

function point(at: number, round: number, seat: number, ends: boolean, alia: number): Analysis["points"][number] {
  const phase = seat < 0 && round > 0 ? "combat" : "player_turns";
  return { at, round, phase, seat, ends, chances: [alia, 1 - alia, 0] };
}

const points = [
  point(2, 1, -1, false, 0.5),
  point(6, 1, 0, false, 0.55),
  point(9, 1, 1, true, 0.62),
  point(14, 2, 1, false, 0.3),
  point(20, 2, -1, true, 0),
];
const analysis: Analysis = {
  points,
  turning_points: [
    { begin: 9, turn: points[3]!, who: 0, before: 0.62, after: 0.3 },
    { begin: 14, turn: points[4]!, who: 1, before: 0.7, after: 1 },
  ],
  choices: [
    { at: 2, round: 1, seat: 0 },
    { at: 6, round: 1, seat: 1 },
    { at: 9, round: 2, seat: 0 },
    { at: 12, round: 2, seat: 0 },
  ],
};

function move(at: number, lost: number, mark: Move["mark"]): Move {
  const line = (card: string, chance: number) => ({
    path: [`play:${card}`],
    label: ["action-play", { name: { name: `card/${card}` } }] as Move["taken"]["label"],
    chance,
  });
  const better = mark === "" ? null : line("dagger", 0.5 + lost);
  const spice: Difference = { thing: "spice", said: ["coach-more", { what: ["count-spice", { n: 2 }], way: 0 }] };
  const why = mark === "" ? [] : [spice];
  return { at, round: 2, seat: 0, taken: line("diplomacy", 0.5), better, why, lost, mark, worlds: 24 };
}

const draw = (texts = textsOf("en"), onLeave = () => {}) =>
  stage.draw(<GameAnalysis gameId="g 1" mine={0} {...{ analysis, library, seatName, onLeave }} />, texts);
const button = (page: HTMLElement) => page.querySelector<HTMLButtonElement>(".analysis-progress button")!;
/** Something is done, and what it brings about has happened. */
const after = (deed: () => void) =>
  act(() => {
    deed();
    return Promise.resolve();
  });
const said = (page: HTMLElement, place: string) => page.querySelector(place)?.textContent;

describe("what decided a game", () => {
  it("is a line for each that could win, with the turns that changed it", () => {
    const page = draw();
    expect(page.querySelectorAll(".chance-chart .line-chart-line")).toHaveLength(2);
    expect(page.querySelector(".chance-chart svg")!.getAttribute("aria-label")).toContain("Alia 0, Feyd 100");
    const marks = [...page.querySelectorAll<HTMLAnchorElement>(".chance-turn")];
    expect(marks.map((mark) => mark.textContent)).toEqual(["A", "B"]);
    expect(marks[0]!.getAttribute("aria-label")).toBe("A: Round 2, turn of Feyd. Alia: 62\u00a0% → 30\u00a0%");
    const lefts = marks.map((mark) => Number.parseFloat(mark.style.left));
    expect(lefts[1]! - lefts[0]!).toBeGreaterThan(7);
  });

  it("leads from each of them to the replay", () => {
    const left = vi.fn();
    const page = draw(textsOf("en"), left);
    const links = [...page.querySelectorAll<HTMLAnchorElement>(".analysis-turns a, .chance-turn")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      ...["/g/g%201?at=9&as=all", "/g/g%201?at=14&as=all"],
      ...["/g/g%201?at=9&as=all", "/g/g%201?at=14&as=all"],
    ]);
    act(() => links[0]!.click());
    expect(left).toHaveBeenCalledOnce();
  });

  it("has its numbers by round as a table", () => {
    const figure = figureOf(analysis, "Chances", seatName);
    expect(figure.lines.map(({ name, values }) => [name, values])).toEqual([
      ["Alia", [62, 0]],
      ["Feyd", [38, 100]],
    ]);
    expect(draw().querySelectorAll(".report-table tbody tr")).toHaveLength(2);
  });
});

describe("the costly moves", () => {
  it("are looked at one after the other, the dearest stands first", async () => {
    asked.move
      .mockResolvedValueOnce(move(2, 0.05, "inaccuracy"))
      .mockResolvedValueOnce(move(9, 0, ""))
      .mockResolvedValueOnce(move(12, 0.16, "blunder"));
    const page = draw();
    expect(asked.move).not.toHaveBeenCalled();
    await after(() => button(page).click());
    expect(asked.move.mock.calls).toEqual([
      ["g 1", 2],
      ["g 1", 9],
      ["g 1", 12],
    ]);
    expect(button(page)).toBeNull();
    const items = [...page.querySelectorAll(".analysis-list > li")];
    expect(items.map((item) => item.querySelector("b")!.textContent)).toEqual(["−16", "−5"]);
    expect(items[0]!.textContent).toContain("Blunder");
    expect(items[0]!.textContent).toContain("Played: Play Diplomacy");
    expect(items[0]!.textContent).toContain("Better: Play Dagger");
    expect(items[0]!.textContent).toContain("2 spice more than the move that was played");
    expect(items[0]!.querySelector("a")!.getAttribute("href")).toBe("/g/g%201?at=12&as=all");
    expect(said(page, ".analysis-sum")).toContain("1 of 3 moves about as good as the best; 21 points");
  });

  it("can be stopped and gone on with", async () => {
    let answer: (move: Move) => void = () => {};
    asked.move.mockImplementation(() => new Promise((done) => (answer = done)));
    const page = draw();
    await after(() => button(page).click());
    await after(() => answer(move(2, 0, "")));
    await after(() => button(page).click());
    await after(() => answer(move(9, 0, "")));
    expect(said(page, ".analysis-progress > span")).toBe("1 of 3 moves looked at");
    expect(asked.move).toHaveBeenCalledTimes(2);
    await after(() => button(page).click());
    await after(() => answer(move(9, 0, "")));
    expect(said(page, ".analysis-progress > span")).toBe("2 of 3 moves looked at");
    expect(page.querySelector("progress")!.value).toBe(2);
  });

  it("wait where the coach has much to do, and say what went wrong", async () => {
    vi.useFakeTimers();
    asked.move
      .mockRejectedValueOnce(new ApiError("too_fast", 429))
      .mockResolvedValueOnce(move(2, 0, ""))
      .mockRejectedValueOnce(new ApiError("unavailable", 503));
    const page = draw();
    await after(() => button(page).click());
    expect(page.querySelector("[role=alert]")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(said(page, ".analysis-progress > span")).toBe("1 of 3 moves looked at");
    expect(said(page, "[role=alert]")).not.toBe("");
    expect(button(page).textContent).toBe("Go on looking");
  });

  it("of another seat begin anew", async () => {
    asked.move.mockResolvedValue(move(6, 0, ""));
    const page = draw();
    const select = page.querySelector("select")!;
    expect([...select.options].map((option) => option.textContent)).toEqual(["Alia", "Feyd"]);
    await after(() => {
      select.value = "1";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(said(page, ".analysis-progress > span")).toBe("0 of 1 moves looked at");
    await after(() => button(page).click());
    expect(said(page, ".analysis-moves")).toContain("No move cost much.");
  });

  it.each(["ru", "uk"] as const)("are told in %s", async (language) => {
    asked.move.mockImplementation((_, at: number) => Promise.resolve(move(at, 0.05, "inaccuracy")));
    const page = draw(textsOf(language));
    await after(() => button(page).click());
    expect(page.textContent).toMatch(/[а-я]/);
    expect(page.querySelector(".analysis-moves")!.textContent.replaceAll(/Alia|Feyd/g, "")).not.toMatch(/[a-z]{2,}/);
  });
});

it("costs are told in points, moves without a mark are none", () => {
  expect(percent(0.1249)).toBe(12);
  expect(costly([move(1, 0.03, ""), move(2, 0.1, "mistake")]).map(({ at }) => at)).toEqual([2]);
});

describe("the chances at a step of a replay", () => {
  const strip = (at: number, known: Analysis | null = analysis) =>
    stage.draw(<ChanceStrip analysis={known} at={at} seatName={seatName} />);

  it("are those when the last turn was over", () => {
    expect(strip(8).getAttribute("aria-label")).toBe("The chances to win at this step: Alia 55\u00a0%, Feyd 45\u00a0%");
    expect(strip(9).textContent).toBe("6238");
    expect(strip(0).textContent).toBe("5050");
    expect(strip(20).textContent).toBe("100");
  });

  it("keep their place until they are known", () => {
    expect(strip(3, null).className).toBe("chance-strip");
  });
});
