import { describe, expect, it } from "vitest";
import { fixture } from "../testing";
import { places, strength, strengths } from "./combat";

describe("strength and places", () => {
  it("count 2 for a troop and 1 for a sword, nothing without a troop", () => {
    expect(strength({ conflict: 3, swords: 2 })).toBe(8);
    expect(strength({ conflict: 0, swords: 4 })).toBe(0);
  });

  it.each([
    [[8, 6, 5, 3], [1, 2, 3, 0]],
    [[8, 8, 5, 3], [2, 2, 3, 0]],
    [[9, 5, 5], [1, 3, 3]],
    [[9, 5, 4], [1, 2, 0]],
    [[7, 7, 7, 2], [2, 2, 2, 0]],
    [[0, 0, 0, 0], [0, 0, 0, 0]],
    [[4, 0, 0, 0], [1, 0, 0, 0]],
  ])("ranks %j as %j", (all, expected) => {
    expect(places(all)).toEqual(expected);
  });

  it("previews more troops of one seat", () => {
    const { view, decision } = fixture("deploy-4").game;
    const seat = decision!.seat;
    expect(strengths(view, seat, 4)[seat]! - strengths(view)[seat]!).toBe(8);
  });
});
