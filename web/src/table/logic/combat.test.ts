import { describe, expect, it } from "vitest";
import { fixture, MOMENTS } from "../../testing";
import { dreadnoughtsWith, NO_CHANGE, outlookOf } from "./combat";

describe("what a deployment would bring", () => {
  it("is what the server says of it", () => {
    const { decision } = fixture("deploy-4").game;
    const most = Math.max(...decision!.outlook!.map((way) => way.troops));
    expect(outlookOf(decision, { troops: most, dreadnoughts: 0 })).toEqual(
      decision!.outlook!.find((way) => way.troops === most),
    );
    expect(outlookOf(decision, { troops: most + 1, dreadnoughts: 0 })).toBeUndefined();
    expect(outlookOf(null, NO_CHANGE)).toBeUndefined();
  });

  it("starts from the strength that the seat has", () => {
    const { decision, view } = fixture("ix-deploy-4").game;
    const { strength, place } = view.players[decision!.seat]!;
    expect(outlookOf(decision, NO_CHANGE)).toEqual({ ...NO_CHANGE, strength, place });
  });

  it("has a place for each number of dreadnoughts that can be chosen", () => {
    const { decision } = fixture("ix-deploy-4").game;
    const ships = dreadnoughtsWith(decision, 0);
    expect(ships).toEqual(ships.map((_, n) => n));
    expect(ships.length).toBeGreaterThan(1);
    expect(dreadnoughtsWith(null, 0)).toEqual([]);
  });
});

describe("strength and place", () => {
  it.each(MOMENTS)("come with every seat of %s", (name) => {
    for (const player of fixture(name).game.view.players)
      expect([typeof player.strength, typeof player.place]).toEqual(["number", "number"]);
  });
});
