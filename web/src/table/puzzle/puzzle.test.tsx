import { act } from "react";
import { describe, expect, it } from "vitest";
import type { PuzzleShown, WayOn } from "../../messages";
import { fixture } from "../../testing";
import { click, makeOpening } from "../opening";

const { open, say, sent } = makeOpening();

const message = fixture("turn-4");
const [[card, spaces]] = Object.entries(message.game.decision!.follow!) as [[string, string[]]];
const id = card.slice("play:".length);

/** Turns to the same card's spaces, over and over: only their places count here. */
const ways: WayOn[] = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => ({
  actions: [card, `send:${spaces[0]!}`],
  label: ["coach-sends", { card: { name: `card/${id}` }, space: { name: `space/${spaces[0]!}` } }],
  worlds: 120,
  chance: 0.6 - place / 20,
  standing: [place === 0 ? "coach-better" : "coach-worse", { points: 5, other: place === 0 ? 2 : 1 }],
  reasons: [{ thing: "spice", said: ["coach-more", { what: ["count-spice", { n: 2 }], way: 2 }] }],
}));
const posed: PuzzleShown = { id: "1-1", taken: null, expected: null, ways: [] };
const told = (taken: number): PuzzleShown => ({ ...posed, taken, expected: 1, ways });
const at = (puzzle: PuzzleShown | null, seq = 1) => ({ ...message, seq, game: { ...message.game, puzzle } });
const strip = () => document.querySelector(".puzzle-strip");
const shown = () => [...document.querySelectorAll(".puzzle-result .puzzle-way")];
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>(".puzzle-strip button")].find((one) =>
    one.textContent.includes(name),
  )!;

describe("a puzzle at the table", () => {
  it("asks, and tells nothing before a turn was chosen", () => {
    open(at(posed));
    expect(strip()!.textContent).toBe("One turn is clearly better than all others. Which?");
    expect(shown()).toEqual([]);
    expect(document.querySelector(".decision-hint")).toBeNull();
    open(message);
    expect(strip()).toBeNull();
  });

  it("tells how good the turn was, of each the chance, of the best and one's own why", () => {
    open(at(told(6)));
    expect(document.querySelector(".puzzle-result h2")!.textContent).toBe("There is a better turn.");
    const values = shown().map((one) => (one as HTMLLIElement).value);
    expect(values).toEqual([1, 2, 3, 4, 5, 7, 6, 8]); // the last two are folded
    expect(document.querySelectorAll("details .puzzle-way")).toHaveLength(2);
    const widths = [...document.querySelectorAll<HTMLElement>(".puzzle-bar i")].map((bar) => bar.style.width);
    expect(widths.slice(0, 2)).toEqual(["60%", "55%"]);
    expect(shown()[0]!.textContent).toContain("Chance to win: 60 %");
    expect(
      shown()
        .map((one) => one.querySelector(".puzzle-why") !== null)
        .indexOf(true, 1),
    ).toBe(5);
    expect(shown()[0]!.textContent).toContain("5 points better than way 22 spice more than way 2");
    expect(shown()[1]!.textContent).toContain("a Naib would play this");
    expect(shown()[5]!.textContent).toContain("yours");
  });

  it("can be closed and opened again, tried again and played on", () => {
    open(at(told(0)));
    expect(document.querySelector(".puzzle-result h2")!.textContent).toBe("Yes: that is the best turn.");
    click(".puzzle-result .dialog-head button");
    expect(shown()).toEqual([]);
    click(".puzzle-strip > button");
    expect(shown()).toHaveLength(8);
    act(() => button("Try again").click());
    expect(sent().at(-1)).toMatchObject({ type: "solve", play_on: false });
    open(at(told(0)));
    act(() => button("Play on from here").click());
    expect(sent().at(-1)).toMatchObject({ type: "solve", play_on: true });
  });

  it("lies open again when another turn was chosen", () => {
    open(at(told(3)));
    click(".puzzle-result .dialog-head button");
    act(() => say({ ...at(posed, 2), log: null, chat: null }));
    expect(strip()!.querySelector("button")).toBeNull();
    act(() => say({ ...at(told(3), 3), log: null, chat: null }));
    expect(shown()).toHaveLength(8);
  });

  it.each([
    ["ru", 390],
    ["uk", 1024],
  ] as const)("is in words in %s at %d", (language, width) => {
    open(at(told(7)), { language, width });
    expect(strip()!.textContent).not.toMatch(/puzzle-|coach-|count-|[{}]|undefined|NaN/);
    expect(shown()).toHaveLength(8);
  });
});
