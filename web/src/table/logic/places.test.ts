import { describe, expect, it } from "vitest";
import { goesOn, keptRows, placed, withoutEnd } from "./places";

describe("the places of cards", () => {
  it("stay while others leave, and are taken by who comes", () => {
    expect(placed([], ["a", "b", "c"])).toEqual(["a", "b", "c"]);
    expect(placed(["a", "b", "c"], ["a", "c"])).toEqual(["a", null, "c"]);
    expect(placed(["a", null, "c"], ["a", "c", "d", "e"])).toEqual(["a", "d", "c", "e"]);
  });

  it("tell copies apart, and begin anew with a new hand", () => {
    expect(placed(["a", "a", "b"], ["a", "b"])).toEqual(["a", null, "b"]);
    expect(placed(["a", null, "b"], ["c", "d"])).toEqual(["c", "d"]);
  });

  it("stay when all have left, so that nothing beside them moves", () => {
    expect(placed(["a", null], [])).toEqual([null, null]);
    expect(placed([null, null], ["c"])).toEqual(["c"]);
  });

  it("are taken again by who comes back", () => {
    expect(placed([null, null, "c"], ["b", "c"], -1, ["a", "b", "c"])).toEqual([null, "b", "c"]);
    expect(placed([null, null, "c"], ["d", "c"], -1, ["a", "b", "c"])).toEqual(["d", null, "c"]);
    expect(placed([null, null], ["c", "b"], -1, ["a", "b"])).toEqual(["c", "b"]);
  });

  it("are left by that of several copies which was chosen", () => {
    expect(placed(["a", "b", "a"], ["a", "b"], 0)).toEqual([null, "b", "a"]);
    expect(placed(["a", "b", "a"], ["a", "b"], 2)).toEqual(["a", "b", null]);
    expect(placed(["a", "b", "a"], ["a", "a", "c"], 0)).toEqual(["a", "c", "a"]);
    expect(placed(["a", "b"], ["a", "b"], 7)).toEqual(["a", "b"]);
  });
});

describe("a row of cards", () => {
  it("goes on while one stays or all have left, and begins anew with others", () => {
    expect(goesOn(["a", "b"], ["a", null, "c"])).toBe(true);
    expect(goesOn(["a"], [null])).toBe(true);
    expect(goesOn([null], ["c"])).toBe(false);
    expect(goesOn([], ["c"])).toBe(false);
    expect(goesOn([], [])).toBe(false);
  });

  it("gives back the empty places at its end", () => {
    expect(withoutEnd(["a", null, "b", null, null])).toEqual(["a", null, "b"]);
    expect(withoutEnd([null, null])).toEqual([]);
  });
});

describe("the rows of a list", () => {
  const row = (name: string, more = "") => ({ name, more });
  const kept = (before: ReturnType<typeof row>[], now: ReturnType<typeof row>[]) =>
    keptRows(
      before.map((one) => ({ row: one, past: false })),
      now,
      ({ name }) => name,
    );

  it("stay where they were when one is done, in their newest state", () => {
    expect(kept([row("a"), row("b")], [row("b", "barred")])).toEqual([
      { row: row("a"), past: true },
      { row: row("b", "barred"), past: false },
    ]);
  });

  it("come below when they are new, and return when they are taken back", () => {
    expect(kept([row("a")], [row("b"), row("a")]).map(({ row }) => row.name)).toEqual(["a", "b"]);
    const done = [{ row: row("a"), past: true }];
    expect(keptRows(done, [row("a")], ({ name }) => name)).toEqual([{ row: row("a"), past: false }]);
  });
});
