import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isIcon } from "../../icons/drawings";
import { readRulebook } from "../../rules/rulebook";
import { libraryOf } from "../../testing";
import { CITED, ruleOfIcon, ruleOfThing } from "./rules";

const idsOf = (board: string) =>
  readRulebook(readFileSync(`src/rules/${board}.en.md`, "utf8")).flatMap(({ rules }) => rules.map(({ id }) => id));
const IDS = { base: idsOf("base"), uprising: idsOf("uprising") };

describe("the rule of a thing", () => {
  it("stands in the book", () => {
    for (const paragraph of CITED)
      for (const [book, id] of Object.entries(paragraph)) expect(IDS[book as "base"], `${book} ${id}`).toContain(id);
  });

  it.each(["base", "uprising"] as const)("is there for every space of %s", (board) => {
    const library = libraryOf("en", board);
    for (const space of Object.keys(library.spaces)) {
      const [page, paragraph] = ruleOfThing(library, "space", space, board, "/t/abc")!.split("#");
      expect(IDS[page!.includes("board=uprising") ? "uprising" : "base"], space).toContain(paragraph);
    }
  });

  it("leads from tracks, tiles and ships to what they are about", () => {
    const library = libraryOf("en", "uprising");
    const leads = (kind: string, id: string) => ruleOfThing(library, kind, id, "uprising", "/t/abc")!.split("#")[1];
    expect([leads("track", "score"), leads("step", "strength/3"), leads("step", "fremen/2")]).toEqual([
      "winning",
      "strength",
      "tracks",
    ]);
    expect([leads("ship", "1"), leads("tech", "artillery")]).toEqual(["shipping", "tech"]);
    expect(ruleOfIcon("unload", "base", "/t/abc")).toMatch(/#unload$/);
  });

  it("knows the way back to the table, and no book of a box that is not played", () => {
    expect(ruleOfIcon("trash", "uprising", "/t/abc?seat=1")).toBe("/rules?from=%2Ft%2Fabc%3Fseat%3D1#trashing");
    expect(ruleOfIcon("maker", "uprising", "/t/abc")).toBe("/rules?board=uprising&from=%2Ft%2Fabc#makers");
    expect(ruleOfIcon("sandworm", "base", "/t/abc")).toBeNull();
    expect(ruleOfIcon("menu", "base", "/t/abc")).toBeNull();
    expect(isIcon("take_contract")).toBe(true);
  });
});
