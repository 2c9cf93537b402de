import { describe, expect, it } from "vitest";
import { groupsOf } from "../cards/parts";
import { spaceTokens, tileTokens } from "../cards/SpaceFace";
import { libraryOf } from "../testing";
import { fitGroups, fitText } from "./fit";
import { layoutOf } from "./layouts";
import { tileName } from "./SpaceTile";

const LEAST_LETTERS = 12; // units; 8.2 px on the smallest desktop
const LEAST_OF_NARROW = 9.5; // beside the boards of Rise of Ix
const NARROW = 132;

describe("fitting text", () => {
  it("wraps between words, and makes letters smaller only where it must", () => {
    expect(fitText("Arrakeen", 100, 17, 2)).toEqual({ lines: ["Arrakeen"], size: 17 });
    expect(fitText("Imperial Basin", 80, 17, 2)).toEqual({ lines: ["Imperial", "Basin"], size: 17 });
    expect(fitText("Dienstleistungsgesellschaft", 100, 17, 2).size).toBeLessThan(17);
  });
});

describe("fitting icons", () => {
  const things = (count: number) =>
    Array.from({ length: count }, () => ({ role: "thing" as const, parts: [{ icon: "spice" }] }));

  it("leaves what fits as large as wished", () => {
    expect(fitGroups(things(3), 100, 24, 20)).toMatchObject({ height: 20 });
  });

  it("wraps, then shrinks, so that nothing sticks out", () => {
    const block = fitGroups(things(12), 90, 44, 20);
    expect(block.width).toBeLessThanOrEqual(90);
    expect(block.height).toBeLessThanOrEqual(44);
  });

  it("keeps out of a corner where something lies", () => {
    const corner = { width: 26, height: 10 };
    const wide = fitGroups(things(6), 90, 44, 20);
    const block = fitGroups(things(6), 90, 44, 20, corner);
    expect(wide.first).toBeGreaterThan(90 - corner.width);
    expect(block.first).toBeLessThanOrEqual(90 - corner.width);
    expect(fitGroups(things(3), 90, 44, 20, corner)).toEqual(fitGroups(things(3), 90, 44, 20)); // it ends below the corner
  });
});

const BOARDS = [
  ["base", ["base"]],
  ["uprising", ["uprising"]],
  ["uprising", ["uprising", "ix"]],
] as const;

describe.each(BOARDS.flatMap(([board, boxes]) => ["en", "ru", "uk"].map((language) => ({ board, boxes, language }))))(
  "the tiles of $boxes in $language",
  ({ board, boxes, language }) => {
    const library = libraryOf(language, board);
    const layout = layoutOf(boxes);

    it.each(Object.entries(layout.spaces))("%s has its name on two lines at most, and legible", (id, { rect }) => {
      const name = fitText(library.spaces[id]!.name, rect[2] - 48, 17, 2);
      expect(name.lines.length).toBeLessThanOrEqual(2);
      expect(name.size).toBeGreaterThanOrEqual(rect[2] < NARROW ? LEAST_OF_NARROW : LEAST_LETTERS);
      expect(name.lines.join(" ")).toBe(library.spaces[id]!.name);
    });

    it("have icons for all that they ask and give", () => {
      for (const id of Object.keys(layout.spaces)) {
        const { asks, gives } = spaceTokens(library, id);
        expect(groupsOf([...asks, ...gives], library).length).toBeGreaterThan(0);
      }
    });

    it("have smaller names where the icons need the room, never smaller than can be read", () => {
      for (const [id, { rect }] of Object.entries(layout.spaces)) {
        const { name } = library.spaces[id]!;
        const [, , w, h] = rect;
        const shown = tileName(name, groupsOf(tileTokens(library, id), library), w - 48, [w - 21, h - 8], 8);
        expect(shown.lines.join(" ")).toBe(name);
        expect(shown.size, id).toBeGreaterThanOrEqual(Math.min(LEAST_LETTERS, fitText(name, w - 48, 17, 2).size));
      }
    });
  },
);
