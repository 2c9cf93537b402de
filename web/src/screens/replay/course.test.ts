import { describe, expect, it } from "vitest";
import { commandOf, goTo, roundNumber, turnNumber } from "./course";

const course = { length: 20, turns: [0, 5, 12], rounds: [2, 12] };

describe("the course of a replay", () => {
  it("goes by steps, and not beyond its ends", () => {
    expect(goTo(course, 4, "next")).toBe(5);
    expect(goTo(course, 20, "next")).toBe(20);
    expect(goTo(course, 0, "prev")).toBe(0);
  });

  it("goes by turns", () => {
    expect(goTo(course, 4, "next_turn")).toBe(5);
    expect(goTo(course, 5, "next_turn")).toBe(12);
    expect(goTo(course, 12, "next_turn")).toBe(20);
    expect(goTo(course, 12, "prev_turn")).toBe(5);
    expect(goTo(course, 7, "prev_turn")).toBe(5);
    expect(goTo(course, 0, "prev_turn")).toBe(0);
  });

  it("goes by rounds", () => {
    expect(goTo(course, 4, "next_round")).toBe(12);
    expect(goTo(course, 12, "next_round")).toBe(20);
    expect(goTo(course, 12, "prev_round")).toBe(2);
    expect(goTo(course, 2, "prev_round")).toBe(0);
    expect([0, 2, 11, 12, 20].map((at) => roundNumber(course, at))).toEqual([0, 1, 1, 2, 2]);
  });

  it("goes to both ends", () => {
    expect(goTo(course, 7, "first")).toBe(0);
    expect(goTo(course, 7, "last")).toBe(20);
  });

  it("knows the turn of a step", () => {
    expect([0, 4, 5, 11, 20].map((at) => turnNumber(course, at))).toEqual([1, 1, 2, 2, 3]);
  });

  it("has keys for steps, turns and rounds", () => {
    expect(commandOf("PageDown", false)).toBe("next_round");
    expect(commandOf("BracketRight", false)).toBe("next");
    expect(commandOf("BracketRight", true)).toBe("next_turn");
    expect(commandOf("KeyA", false)).toBeNull();
  });
});
