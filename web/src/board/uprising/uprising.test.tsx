import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { wordsOf } from "../../cards/facts";
import { fixture, libraryFor, makeStage } from "../../testing";
import { Board, type BoardProps } from "../Board";

const { game, lobby } = fixture("up-turn-4");
const { boxes } = lobby.setup;
const library = libraryFor(boxes, "en");
const stage = makeStage();

function show(props: Partial<BoardProps>): void {
  stage.draw(<Board view={game.view} library={library} boxes={boxes} seatName={(seat) => `P${seat}`} {...props} />);
}

const button = (target: string) => stage.host.querySelector<HTMLButtonElement>(`[data-target="${target}"]`)!;
const label = (target: string) => button(target).getAttribute("aria-label")!;

/** The view with some facts of one seat changed. */
function viewWith(seat: number, facts: Partial<(typeof game.view.players)[number]>) {
  return {
    ...game.view,
    players: game.view.players.map((player, n) => (n === seat ? { ...player, ...facts } : player)),
  };
}

describe("the board of Uprising", () => {
  it("has a button for every space and every post, with all that they say", () => {
    show({});
    expect(stage.host.querySelectorAll('[data-target^="space:"]')).toHaveLength(22);
    expect(stage.host.querySelectorAll('[data-target^="post:"]')).toHaveLength(13);
    for (const line of wordsOf(library.spaces["sietch_tabr"])) expect(label("space:sietch_tabr")).toContain(line);
  });

  it("shows the spies of several seats at one post, and says whose they are", () => {
    const posts = (spies: string[]) => viewWith(0, { spies }).players[0]!;
    const players = game.view.players.map((player, seat) => ({
      ...player,
      ...(seat < 2 ? posts(["deep_desert"]) : { spies: [] }),
    }));
    show({ view: { ...game.view, players } });
    expect(stage.host.querySelectorAll('[data-move^="spy "]')).toHaveLength(2);
    expect(label("post:deep_desert")).toContain("spies of P0, P1");
    expect(label("post:hagga_basin")).toContain("no spy is here");
  });

  it("lights the posts that can be chosen, takes them, and says why others cannot", () => {
    const acted = vi.fn();
    const opened = vi.fn();
    const reason = (action: string) => (action === "place_spy:deep_desert" ? "Another player's spy is here" : null);
    show({ legal: ["place_spy:hagga_basin", "place_spy:imperial_basin"], reason, onAct: acted, onOpen: opened });
    expect(stage.host.querySelectorAll(".post-lit")).toHaveLength(2);
    act(() => button("post:hagga_basin").click());
    expect(acted).toHaveBeenCalledWith("place_spy:hagga_basin");
    act(() => button("post:deep_desert").click());
    expect(acted).toHaveBeenCalledOnce();
    expect(opened).toHaveBeenCalledWith("post", "deep_desert");
    expect(button("post:deep_desert").getAttribute("aria-disabled")).toBe("true");
    expect(button("post:deep_desert").getAttribute("aria-label")).toContain("Another player's spy is here");
    expect(button("space:arrakeen").getAttribute("aria-disabled")).toBeNull();
  });

  it("marks a post that is pointed at elsewhere, and one that is chosen", () => {
    show({
      shown: { kind: "post", id: "deep_desert" },
      legal: ["place_spy:hagga_basin"],
      staged: "place_spy:hagga_basin",
    });
    expect(stage.host.querySelectorAll(".post-shown")).toHaveLength(1);
    expect(stage.host.querySelectorAll(".post-staged")).toHaveLength(1);
  });

  it("draws the wall, and breaks it", () => {
    show({ view: { ...game.view, wall: true } });
    expect(stage.host.querySelector(".wall")!.classList).not.toContain("wall-gone");
    expect(stage.host.querySelector("ul")!.textContent).toContain("The Shield Wall stands");
    show({ view: { ...game.view, wall: false } });
    expect(stage.host.querySelector(".wall-gone")).not.toBeNull();
    expect(stage.host.querySelector("ul")!.textContent).toContain("The Shield Wall is gone");
  });

  it("has sandworms in the arena: as pieces, and where there are many as a number", () => {
    show({ view: viewWith(1, { sandworms: 2, conflict: 0, swords: 0, strength: 6 }) });
    expect(stage.host.querySelectorAll('[data-move="sandworm 1"]')).toHaveLength(2);
    expect(stage.host.querySelector("ul")!.textContent).toContain("P1: 2 sandworms in the Conflict");
    expect(stage.host.querySelector("ul")!.textContent).toMatch(/P1: .*strength 6/);
    show({ view: viewWith(1, { sandworms: 5, conflict: 0, swords: 0 }) });
    expect(stage.host.querySelectorAll('[data-move="sandworm 1"]')).toHaveLength(1);
    expect(stage.host.querySelector(".worm-count")!.textContent).toBe("×5");
  });

  it("shows the strength that the view says (K-H): a Rival's dreadnought is 3, whoever leads it", () => {
    show({
      view: viewWith(1, {
        leader: "rhombur_vernius",
        dreadnoughts_conflict: 1,
        sandworms: 0,
        conflict: 0,
        swords: 0,
        strength: 3,
      }),
    });
    expect(stage.host.querySelector("ul")!.textContent).toMatch(/P1: .*strength 3/);
    expect([...stage.host.querySelectorAll(".strength-number")].map((text) => text.textContent)).toContain("3");
  });

  it("says what the Swordmaster costs now", () => {
    const price = () =>
      [...stage.host.querySelectorAll('[data-id="swordmaster"] .board-number')].map((text) => text.textContent);
    show({ view: { ...game.view, less: {} } });
    expect(price()).toEqual(["8"]);
    expect(label("space:swordmaster")).not.toContain("less now");
    show({ view: { ...game.view, less: { swordmaster: 2 } } });
    expect(price()).toEqual(["6"]);
    expect(label("space:swordmaster")).toContain("costs 2 Solari less now");
  });

  it("shows what more can be paid for", () => {
    show({});
    const drawn = (space: string) =>
      [...stage.host.querySelectorAll(`[data-id="${space}"] .board-number`)].map((text) => text.textContent);
    expect(drawn("gather_support")).toEqual(["2", "2"]); // troops; Solari for water
    expect(drawn("spice_refinery")).toEqual(["2", "4"]); // Solari, or more of them for spice
  });

  it("marks spaces where a spy must be called back", () => {
    show({ legal: ["send:arrakeen"], infiltrated: new Set(["arrakeen"]) });
    expect(stage.host.querySelectorAll(".tile-infiltrate")).toHaveLength(1);
    expect(label("space:arrakeen")).toContain("you recall a spy to go there");
  });
});
