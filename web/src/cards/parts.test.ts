import { describe, expect, it } from "vitest";
import { DRAWINGS, isIcon } from "../icons/drawings";
import type { Token } from "../messages";
import { libraryOf } from "../testing";
import { linesOf, partOf, tokensOf } from "./facts";
import { groupsOf, type Part } from "./parts";

const library = libraryOf("en");
const parts = (tokens: Token[]): Part[] => groupsOf(tokens, library).flatMap((group) => group.parts);
const at = (path: string): Part[] => parts(library.tokens[path]!);

describe("the tokens of the library", () => {
  const all = [library, libraryOf("en", "uprising")].flatMap(({ tokens }) => Object.values(tokens));

  it("have an icon each", () => {
    const missing = all.flat().filter(({ icon }) => !isIcon(icon));
    expect(missing).toEqual([]);
  });

  it("are drawn with icons, numbers and names alone", () => {
    for (const tokens of all) {
      for (const part of parts(tokens)) {
        if ("icon" in part) expect(DRAWINGS).toHaveProperty(part.icon);
        else expect("text" in part ? part.text : part.name).not.toBe("");
      }
    }
  });

  it("draw the requirements of spaces, too", () => {
    const tokens = Object.values(library.spaces).flatMap((space) => tokensOf(library, partOf(space, "requirement")));
    expect(tokens.length).toBeGreaterThan(0);
    expect(tokens.every(({ icon }) => isIcon(icon))).toBe(true);
  });
});

describe("parts", () => {
  it("say a number before its icon, but not a single one", () => {
    expect(parts([{ icon: "spice", n: 2 }])).toEqual([{ text: "2" }, { icon: "spice" }]);
    expect(parts([{ icon: "spice", n: 1 }])).toEqual([{ icon: "spice" }]);
    expect(parts([{ icon: "shield_wall", n: 0, if: true }])).toEqual([{ icon: "breach_wall" }]);
    expect(parts([{ icon: "persuasion", n: -3 }])).toEqual([{ text: "−3" }, { icon: "persuasion" }]);
  });

  it("say what is paid for what", () => {
    expect(at("card/fremen_camp/agent/0")).toEqual([
      { text: "2" },
      { icon: "spice" },
      { icon: "arrow_pay" },
      { text: "3" },
      { icon: "troop" },
    ]);
  });

  it("put a colon after a condition", () => {
    expect(at("card/worm_riders/reveal/0")).toEqual([
      { icon: "fremen" },
      { text: "≥2" },
      { text: ":" },
      { text: "4" },
      { icon: "sword" },
    ]);
  });

  it("say limits as such", () => {
    expect(at("card/scout/reveal/2")).toEqual([{ text: "≤" }, { text: "2" }, { icon: "retreat" }]);
    expect(at("intrigue/rapid_mobilization/plot")).toEqual([{ text: "∞" }, { icon: "deploy" }]);
  });

  it("draw alternatives that differ in numbers alone as a range", () => {
    expect(at("space/sell_melange/cost")).toEqual([
      { text: "2–5" },
      { icon: "spice" },
      { icon: "arrow_pay" },
      { text: "6–12" },
      { icon: "solari" },
    ]);
    expect(at("card/bene_gesserit_sister/reveal/0")).toEqual([
      { text: "2" },
      { icon: "persuasion" },
      { icon: "or" },
      { text: "2" },
      { icon: "sword" },
    ]);
  });

  it("draw what belongs together as one, and what is marked", () => {
    expect(parts([{ icon: "pin", names: ["troop"] }])).toEqual([{ icon: "memory" }]);
    expect(parts([{ icon: "leader", names: ["training"] }])).toEqual([{ icon: "training" }]);
    expect(parts([{ icon: "crysknife", names: ["flip"] }])).toEqual([
      { icon: "crysknife" },
      { icon: "swap", small: true },
    ]);
    expect(parts([{ icon: "persuasion", n: 1, names: ["cost"] }])).toEqual([{ text: "≥1" }, { icon: "persuasion" }]);
    expect(parts([{ icon: "place_spy", names: ["to_city"] }])).toEqual([
      { icon: "place_spy" },
      { icon: "to_city", small: true },
    ]);
  });

  it("name cards and spaces, and draw factions", () => {
    expect(at("card/guild_bankers/reveal/0")).toContainEqual({ name: "The Spice Must Flow" });
    expect(
      at("card/firm_grip/agent/0").filter((part) => "icon" in part && part.icon.startsWith("influence_")),
    ).toHaveLength(3);
  });
});

describe("the lines of a box", () => {
  it("are those of the numbered paths, or the one of the path itself", () => {
    expect(linesOf(library, "card/scout/reveal").map((line) => line.path)).toEqual([
      "card/scout/reveal/0",
      "card/scout/reveal/1",
      "card/scout/reveal/2",
    ]);
    expect(linesOf(library, "card/chani/acquire").map((line) => line.path)).toEqual(["card/chani/acquire"]);
    expect(linesOf(library, "card/dagger/agent")).toEqual([]);
  });
});
