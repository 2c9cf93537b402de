import { describe, expect, it } from "vitest";
import { strengthOf } from "../../board/ix/units";
import { fixture } from "../../testing";
import { library } from "../testing";
import { places, strengths } from "./combat";

describe("strength and places", () => {
  it("count 2 for a troop and 1 for a sword, nothing without a troop", () => {
    expect(strengthOf({ conflict: 3, dreadnoughts_conflict: 0, sandworms: 0, swords: 2, leader: null }, library)).toBe(8);
    expect(strengthOf({ conflict: 0, dreadnoughts_conflict: 0, sandworms: 0, swords: 4, leader: null }, library)).toBe(0);
  });

  it("count 3 for a dreadnought, and what the leader makes of it", () => {
    expect(strengthOf({ conflict: 0, dreadnoughts_conflict: 2, sandworms: 0, swords: 1, leader: "paul_atreides" }, library)).toBe(7);
    expect(strengthOf({ conflict: 1, dreadnoughts_conflict: 2, sandworms: 0, swords: 0, leader: "rhombur_vernius" }, library)).toBe(10);
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

  it("previews more units of one seat", () => {
    const { view, decision } = fixture("deploy-4").game;
    const seat = decision!.seat;
    const more = strengths(view, library, seat, { troops: 4, dreadnoughts: 1 })[seat]!;
    const swords = view.players[seat]!.conflict === 0 ? view.players[seat]!.swords : 0; // they count from the first unit on
    expect(more - strengths(view, library)[seat]!).toBe(11 + swords);
  });
});
