import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { saidOf } from "../../cards/facts";
import { fixture, libraryOf, makeStage } from "../../testing";
import { Board, type BoardProps } from "../Board";
import { brief } from "./ShippingTrack";

const library = libraryOf("en");
const { game } = fixture("ix-turn-4");
const stage = makeStage();

function show(props: Partial<BoardProps>): void {
  stage.draw(
    <Board view={game.view} library={library} boxes={["base", "ix"]} seatName={(seat) => `P${seat}`} {...props} />,
  );
}

const button = (target: string) => stage.host.querySelector<HTMLButtonElement>(`[data-target="${target}"]`);
const open = game.view.tech_stacks.map((stack) => stack.at(-1)).filter((tile): tile is string => tile != null);

describe("the board of Rise of Ix", () => {
  it("has its spaces, and not those that it covers", () => {
    show({});
    expect(button("space:smuggling")).not.toBeNull();
    expect(button("space:sell_melange")).toBeNull();
  });

  it("shows the open tiles with all that they say, and takes them", () => {
    const acted = vi.fn();
    show({ legal: [`tech:${open[0]!}`], onAct: acted });
    for (const tile of open) {
      const label = button(`tech:${tile}`)!.getAttribute("aria-label")!;
      for (const line of saidOf(library.tech[tile])) expect(label).toContain(line);
    }
    act(() => button(`tech:${open[0]!}`)!.click());
    expect(acted).toHaveBeenCalledWith(`tech:${open[0]!}`);
    expect(stage.host.querySelectorAll(".tech-lit")).toHaveLength(1);
  });

  it("lights the levels that a freighter can go to", () => {
    const acted = vi.fn();
    show({ legal: ["ship:0", "ship:2"], onAct: acted });
    expect(stage.host.querySelectorAll(".ship-lit")).toHaveLength(2);
    act(() => button("ship:2")!.click());
    expect(acted).toHaveBeenCalledWith("ship:2");
  });

  it("says who stands on the shipping track, who holds a space with a dreadnought, who has negotiators", () => {
    const held = Object.keys(game.view.control)[0]!;
    const players = game.view.players.map((player, seat) => ({
      ...player,
      negotiators: seat === 1 ? 2 : 0,
      freighter: seat === 2 ? 3 : 0,
      dreadnoughts_home: seat,
    }));
    show({ view: { ...game.view, players, warships: { ...game.view.warships, [held]: 3 } } });
    expect(button("ship:3")!.getAttribute("aria-label")).toContain("P2");
    expect(button(`space:${held}`)!.getAttribute("aria-label")).toContain("held by a dreadnought of P3");
    const said = stage.host.querySelector("ul")!.textContent;
    expect(said).toContain("P1: 2 negotiators on Ix");
    expect(said).toContain("Dreadnoughts of P3: 3 in the garrison");
  });

  it("says dividends as one thing", () => {
    expect(brief(library.tokens["shipping/0"]!).map(({ icon }) => icon)).toEqual(["dividends", "or", "spice"]);
    expect(brief([{ icon: "troop", n: 2 }])).toEqual([{ icon: "troop", n: 2 }]);
  });
});
