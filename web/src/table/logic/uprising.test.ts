import { describe, expect, it } from "vitest";
import type { Decision, PlayerView, View } from "../../messages";
import { fixture, libraryFor } from "../../testing";
import {
  extraPrice,
  flippedSource,
  infiltratedSpace,
  infiltratedSpaces,
  postBarrier,
  postTitle,
  spiesLeft,
  trophyOf,
} from "./uprising";

const { game, lobby } = fixture("up-turn-4");
const library = libraryFor(lobby.setup.boxes, "en");
const NEUTRAL: Partial<PlayerView> = { spies: [], spaces: [], leader: "gurney_halleck" };

function viewOf(seats: Partial<PlayerView>[], more: Partial<View> = {}): View {
  const players = game.view.players.map((player, seat) => ({ ...player, ...NEUTRAL, ...(seats[seat] ?? {}) }));
  return { ...game.view, turn_ignores_enemies: false, ...more, players };
}

function asked(kind: string, options: string[] = [], seat = 0): Decision {
  return { id: 1, seat, kind, source: "setup", node: "", options };
}

describe("infiltration", () => {
  const view = viewOf([{ spies: ["arrakeen_and_spice_refinery"] }, { spaces: ["arrakeen", "research_station"] }]);
  const spaces = ["arrakeen", "spice_refinery", "research_station"];

  it("is needed where an opponent stands and a spy watches", () => {
    expect([...infiltratedSpaces(view, library, asked("turn"), spaces, null)]).toEqual(["arrakeen"]);
    expect([...infiltratedSpaces(view, library, asked("gather"), spaces, null)]).toEqual([]);
    expect([...infiltratedSpaces(view, library, asked("turn", [], 1), spaces, null)]).toEqual([]);
  });

  it("is not needed for cards and leaders that pass by", () => {
    expect(infiltratedSpaces({ ...view, turn_ignores_enemies: true }, library, asked("turn"), spaces, null).size).toBe(
      0,
    );
    expect(infiltratedSpaces(view, library, asked("turn"), spaces, "kwisatz_haderach").size).toBe(0);
    expect(infiltratedSpaces(view, library, asked("turn"), spaces, "dagger").size).toBe(1);
  });

  it("names the space where it can only be one", () => {
    const both = asked("infiltrate", ["recall_spy:arrakeen_and_spice_refinery"]);
    expect(infiltratedSpace(view, library, both)).toBe("arrakeen");
    const crowded = viewOf([{}, { spaces: ["arrakeen"] }, { spaces: ["spice_refinery"] }]);
    expect(infiltratedSpace(crowded, library, both)).toBeNull();
    const two = asked("infiltrate", [
      "recall_spy:arrakeen_and_spice_refinery",
      "recall_spy:spice_refinery_and_research_station",
    ]);
    expect(infiltratedSpace(crowded, library, two)).toBe("spice_refinery");
  });
});

describe("a post that cannot be chosen", () => {
  const view = viewOf([{ spies: ["deep_desert"] }, { spies: ["hagga_basin"] }]);
  const place = asked("place_spy", ["place_spy:imperial_basin"]);

  it("says why no spy can be placed there", () => {
    const why = (post: string) => postBarrier(view, place, `place_spy:${post}`);
    expect(why("imperial_basin")).toBeNull();
    expect(why("deep_desert")).toBe("why-post-mine");
    expect(why("hagga_basin")).toBe("why-post-taken");
    expect(why("espionage_and_secrets")).toBe("why-post-far");
  });

  it("says why no spy can be called back from there", () => {
    const gather = asked("gather", ["recall_spy:hagga_basin", "decline"], 1);
    expect(postBarrier(view, gather, "recall_spy:hagga_basin")).toBeNull();
    expect(postBarrier(view, gather, "recall_spy:deep_desert")).toBe("why-post-not_mine");
    expect(postBarrier(viewOf([{}, { spies: ["hagga_basin", "deep_desert"] }]), gather, "recall_spy:deep_desert")).toBe(
      "why-post-far",
    );
  });

  it("says nothing while posts are not asked for", () => {
    expect(postBarrier(view, asked("turn", ["reveal"]), "place_spy:deep_desert")).toBeNull();
    expect(postBarrier(view, place, "recall_spy:deep_desert")).toBeNull();
  });
});

describe("what Uprising counts", () => {
  it("is the price of a further effect, with the leader's discount", () => {
    const at = (space: string, leader: string) => extraPrice(viewOf([{ leader }], { turn_space: space }), library, 0);
    expect(at("gather_support", "gurney_halleck")).toEqual({ goods: "solari", n: 2 });
    expect(at("gather_support", "duke_leto_atreides")).toEqual({ goods: "solari", n: 1 });
    expect(at("spice_refinery", "duke_leto_atreides")).toEqual({ goods: "spice", n: 1 });
    expect(at("arrakeen", "gurney_halleck")).toBeNull();
  });

  it("is spies left, and cards won by their battle icons", () => {
    const [player] = viewOf([{ spies: ["deep_desert", "hagga_basin"] }]).players;
    expect(spiesLeft(player!)).toBe(1);
    expect(trophyOf(library, "objective/desert_mouse_i")).toEqual({
      kind: "objective",
      id: "desert_mouse_i",
      icon: "desert_mouse",
    });
    expect(trophyOf(library, "conflict/propaganda")).toEqual({ kind: "conflict", id: "propaganda", icon: "wild" });
    expect(flippedSource(library, "desert_mouse_i")).toBe("objective/desert_mouse_i");
    expect(flippedSource(library, "propaganda")).toBe("conflict/propaganda");
    expect(postTitle(library, "espionage_and_secrets")).toBe("Espionage · Secrets");
  });
});
