import { describe, expect, it } from "vitest";
import { libraryOf } from "../testing";
import { groupsOf } from "../cards/parts";
import { spaceTokens } from "../cards/SpaceFace";
import { fitGroups, fitText } from "./fit";
import { layoutOf } from "./layouts";

const LEAST_LETTERS = 12; // units; 8.2 px on the smallest desktop
const layout = layoutOf(["base"]);

describe("fitting text", () => {
  it("wraps between words, and makes letters smaller only where it must", () => {
    expect(fitText("Arrakeen", 100, 17, 2)).toEqual({ lines: ["Arrakeen"], size: 17 });
    expect(fitText("Imperial Basin", 80, 17, 2)).toEqual({ lines: ["Imperial", "Basin"], size: 17 });
    expect(fitText("Dienstleistungsgesellschaft", 100, 17, 2).size).toBeLessThan(17);
  });
});

describe("fitting icons", () => {
  const things = (count: number) => Array.from({ length: count }, () => ({ role: "thing" as const, parts: [{ icon: "spice" }] }));

  it("leaves what fits as large as wished", () => {
    expect(fitGroups(things(3), 100, 24, 20)).toMatchObject({ height: 20 });
  });

  it("wraps, then shrinks, so that nothing sticks out", () => {
    const block = fitGroups(things(12), 90, 44, 20);
    expect(block.width).toBeLessThanOrEqual(90);
    expect(block.height).toBeLessThanOrEqual(44);
  });
});

describe.each(["en", "ru", "uk"])("the tiles of the board in %s", (language) => {
  const library = libraryOf(language);

  it.each(Object.entries(layout.spaces))("%s has its name on two lines at most, and legible", (id, { rect }) => {
    const name = fitText(library.spaces[id]!.name, rect[2] - 48, 17, 2);
    expect(name.lines.length).toBeLessThanOrEqual(2);
    expect(name.size).toBeGreaterThanOrEqual(LEAST_LETTERS);
    expect(name.lines.join(" ")).toBe(library.spaces[id]!.name);
  });

  it("have icons for all that they ask and give", () => {
    for (const id of Object.keys(layout.spaces)) {
      const { asks, gives } = spaceTokens(library, id);
      expect(groupsOf([...asks, ...gives], library).length).toBeGreaterThan(0);
    }
  });
});
