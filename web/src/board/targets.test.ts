import { describe, expect, it } from "vitest";
import { layoutOf } from "./layouts";
import { actionOf, askedFamily, neighbour, POSTS, type Target, targetsOf } from "./targets";

const layout = layoutOf(["base"]);
const targets = targetsOf(layout, "skirmish_a", 4);
const at = (id: string): Target => targets.find((target) => target.id === id)!;

describe("the targets of the board", () => {
  it("are all spaces, four tracks, the Conflict and the seats", () => {
    expect(targets.filter(({ kind }) => kind === "space")).toHaveLength(22);
    expect(targets.filter(({ kind }) => kind === "faction")).toHaveLength(4);
    expect(targets.filter(({ kind }) => kind === "conflict")).toHaveLength(1);
    expect(targets.filter(({ kind }) => kind === "seat")).toHaveLength(4);
  });

  it("stand for the legal action of their kind", () => {
    expect(actionOf(at("arrakeen"), new Set(["send:arrakeen"]))).toBe("send:arrakeen");
    expect(actionOf(at("arrakeen"), new Set(["mark:arrakeen"]))).toBe("mark:arrakeen");
    expect(actionOf(at("arrakeen"), new Set(["send:carthag"]))).toBeNull();
    expect(actionOf(at("fremen"), new Set(["influence:fremen"]))).toBe("influence:fremen");
    expect(actionOf(at("2"), new Set(["target:2"]))).toBe("target:2");
  });

  it("know what spaces are asked for", () => {
    expect(askedFamily("space", new Set(["play:dagger"]))).toBe("send");
    expect(askedFamily("space", new Set(["recall:arrakeen"]))).toBe("recall");
    expect(askedFamily("post", new Set(["recall_spy:deep_desert"]))).toBe("recall_spy");
  });
});

describe("the targets of the board of Rise of Ix", () => {
  const targets = targetsOf(layoutOf(["base", "ix"]), null, 2, ["artillery", null, "windtraps"]);

  it("are its open tiles and the levels of the shipping track, too", () => {
    expect(targets.filter(({ kind }) => kind === "tech").map(({ id }) => id)).toEqual(["artillery", "windtraps"]);
    expect(targets.filter(({ kind }) => kind === "ship").map(({ id }) => id)).toEqual(["0", "1", "2", "3"]);
    const tile = targets.find(({ id }) => id === "artillery")!;
    expect(actionOf(tile, new Set(["tech:artillery"]))).toBe("tech:artillery");
    expect(actionOf(targets.find(({ id }) => id === "arrakeen")!, new Set(["control:arrakeen"]))).toBe(
      "control:arrakeen",
    );
  });
});

describe("the targets of the board of Uprising", () => {
  const posts = targetsOf(layoutOf(["uprising"]), null, 4).filter(({ kind }) => kind === "post");

  it("are its posts, a group of their own", () => {
    expect(posts).toHaveLength(13);
    expect(new Set(posts.map(({ group }) => group))).toEqual(new Set([POSTS]));
    const post = posts.find(({ id }) => id === "deep_desert")!;
    expect(actionOf(post, new Set(["place_spy:deep_desert"]))).toBe("place_spy:deep_desert");
    expect(actionOf(post, new Set(["recall_spy:deep_desert"]))).toBe("recall_spy:deep_desert");
    expect(actionOf(post, new Set(["recall_spy:hagga_basin"]))).toBeNull();
    expect(neighbour(post, posts, 1, 0)!.id).toBe("hagga_basin");
  });
});

describe("arrow keys", () => {
  it("go to the nearest space in the direction", () => {
    const spaces = targets.filter(({ kind }) => kind === "space");
    expect(neighbour(at("conspire"), spaces, 1, 0)!.id).toBe("wealth");
    expect(neighbour(at("carthag"), spaces, 1, 0)!.id).toBe("arrakeen");
    expect(neighbour(at("high_council"), spaces, 0, 1)!.id).toBe("mentat");
    expect(neighbour(at("secure_contract"), spaces, 1, 0)).toBeNull();
  });
});
