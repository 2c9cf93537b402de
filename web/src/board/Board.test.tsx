import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { wordsOf } from "../cards/facts";
import { fixture, libraryOf, makeStage } from "../testing";
import { Board, type BoardProps } from "./Board";

const library = libraryOf("en");
const { game } = fixture("turn-4");
const stage = makeStage();

function show(props: Partial<BoardProps>): void {
  stage.draw(<Board view={game.view} library={library} seatName={(seat) => `P${seat}`} {...props} />);
}

const button = (target: string) => stage.host.querySelector<HTMLButtonElement>(`[data-target="${target}"]`)!;

describe("the board", () => {
  it("has a button for every space, named with all that it says", () => {
    show({});
    for (const [id, space] of Object.entries(library.spaces).filter(([, space]) => space["box"] === "base")) {
      const label = button(`space:${id}`).getAttribute("aria-label")!;
      expect(label).toContain(space.name);
      for (const line of wordsOf(space)) expect(label).toContain(line);
    }
  });

  it("takes the action of a lit space, and opens the others", () => {
    const acted = vi.fn();
    const opened = vi.fn();
    show({ legal: ["send:arrakeen"], onAct: acted, onOpen: opened });
    act(() => button("space:arrakeen").click());
    expect(acted).toHaveBeenCalledWith("send:arrakeen");
    act(() => button("space:carthag").click());
    expect(acted).toHaveBeenCalledOnce();
    expect(opened).toHaveBeenCalledWith("space", "carthag");
    expect(button("space:carthag").getAttribute("aria-disabled")).toBe("true");
  });

  it("says why a space cannot be chosen", () => {
    show({ legal: ["send:arrakeen"], reason: (action) => (action === "send:conspire" ? "Not enough spice" : null) });
    expect(button("space:conspire").getAttribute("aria-label")!.endsWith("Not enough spice")).toBe(true);
  });

  it("lights the tracks where a faction is asked for", () => {
    const acted = vi.fn();
    show({ legal: ["influence:fremen", "influence:emperor"], onAct: acted });
    act(() => button("faction:fremen").click());
    expect(acted).toHaveBeenCalledWith("influence:fremen");
    expect(stage.host.querySelectorAll(".track-lit")).toHaveLength(2);
  });

  it("draws what a track gives large enough to be read where it is small (P-9)", () => {
    show({ view: fixture("up-gather-4").game.view, small: true });
    const sizes = [...stage.host.querySelectorAll(".track > g > g > .icon")].map((icon) => icon.getAttribute("width"));
    expect(sizes.length).toBeGreaterThanOrEqual(4);
    expect(Math.min(...sizes.map(Number))).toBeGreaterThanOrEqual(22);
  });

  it("has one stop for the Tab key in each group, and arrows between spaces", () => {
    show({});
    for (const group of stage.host.querySelectorAll('[role="group"]')) {
      expect(group.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
    }
    act(() => button("space:carthag").focus());
    act(
      () =>
        void button("space:carthag").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })),
    );
    expect(document.activeElement).toBe(button("space:arrakeen"));
  });

  it("tells tracks, score, council and troops in words", () => {
    show({});
    expect(button("faction:fremen").getAttribute("aria-label")).toContain("P0 ");
    const said = stage.host.querySelector("ul")!.textContent;
    expect(said).toContain("Victory Points: P0");
    expect(said).toContain("in the garrison");
  });
});
