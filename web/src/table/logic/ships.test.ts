import { describe, expect, it } from "vitest";
import { fixture } from "../../testing";
import { dreadnoughtsWith } from "./combat";
import { panelOf } from "./panel";
import { deployment, shipMoves, usesOf } from "./ships";
import { nothing } from "./staging";

describe("tech tiles", () => {
  it("are used from the hand of their owner", () => {
    const { decision } = fixture("ix-use-4").game;
    const action = decision!.options!.find((option) => option.startsWith("resolve:tech/"))!;
    const tile = action.slice("resolve:tech/".length).split(".")[0]!;
    expect(usesOf(decision, tile)).toContain(action);
    expect(usesOf(null, tile)).toEqual([]);
  });
});

describe("the shipping track", () => {
  it("offers the next level, and the dock for the way home", () => {
    const { view, decision } = fixture("ix-freighter-4").game;
    const level = view.players[decision!.about]!.freighter;
    const moves = shipMoves(decision);
    if (decision!.options!.includes("freighter:advance")) expect(moves.get(level + 1)).toBe("freighter:advance");
    if (decision!.options!.includes("freighter:recall")) expect(moves.get(0)).toBe("freighter:recall");
    expect(moves.size).toBeGreaterThan(0);
  });

  it("offers the rewards by their levels", () => {
    const { decision } = fixture("ix-reward-4").game;
    for (const [level, action] of shipMoves(decision)) expect(action).toBe(`choose:${level}`);
    expect(shipMoves(decision).size).toBe(decision!.options!.length);
  });
});

describe("units", () => {
  it("are deployed in two numbers, of one allowance", () => {
    const { decision } = fixture("ix-deploy-4").game;
    const { amount } = panelOf(decision!, nothing(decision!.id), {});
    expect(amount).toMatchObject({ family: "deploy", least: 0 });
    expect(amount!.dreadnoughts).toBeGreaterThan(0);
    const none = Math.max(...dreadnoughtsWith(decision, 0));
    expect(none).toBe(amount!.dreadnoughts);
    expect(Math.max(...dreadnoughtsWith(decision, amount!.most))).toBeLessThanOrEqual(none);
    expect(deployment(2, 1)).toEqual(["deploy:2", "deploy_dreadnought:1"]);
    expect(deployment(0, 0)).toEqual([]);
  });

  it("share what a Second Wave brings", () => {
    const { view, decision } = fixture("ix-units-4").game;
    const left = 2 - view.stack.at(-1)!.a;
    expect(Math.max(0, ...dreadnoughtsWith(decision, left))).toBe(0);
  });

  it("retreat as so many troops, and dreadnoughts for the rest", () => {
    const { decision } = fixture("ix-retreat-4").game;
    expect(dreadnoughtsWith(decision, -2)).toEqual([-1]);
  });
});
