import { describe, expect, it } from "vitest";
import { groupsOf } from "../cards/parts";
import { spaceTokens, tileTokens } from "../cards/SpaceFace";
import { libraryOf } from "../testing";
import { fitGroups, fitText } from "./fit";
import { layoutOf } from "./layouts";
import { headOf } from "./SpaceTile";

const LEAST_LETTERS = 12; // units
const LEAST_OF_SMALL = 13;
const LEAST_ICONS = 14;

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
    const block = fitGroups(things(6), 90, 44, 20, { corner });
    expect(wide.first).toBeGreaterThan(90 - corner.width);
    expect(block.first).toBeLessThanOrEqual(90 - corner.width);
    expect(fitGroups(things(3), 90, 44, 20, { corner })).toEqual(fitGroups(things(3), 90, 44, 20)); // it ends below the corner
  });
});

const BOARDS = [
  ["base", ["base"]],
  ["base", ["base", "ix"]],
  ["uprising", ["uprising"]],
  ["uprising", ["uprising", "ix"]],
] as const;

describe.each(BOARDS.flatMap(([board, boxes]) => ["en", "ru", "uk"].map((language) => ({ board, boxes, language }))))(
  "the tiles of $boxes in $language",
  ({ board, boxes, language }) => {
    const library = libraryOf(language, board);
    const layout = layoutOf(boxes);

    describe.each([false, true])("small: %s", (small) => {
      const heads = Object.entries(layout.spaces).map(([id, { rect }]) => {
        const [, , w, h] = rect;
        const groups = groupsOf(tileTokens(library, id), library);
        const head = headOf(library.spaces[id]!.name, groups, [w, h], [13, 8, 8], small);
        const room = h - 8 - 10 - head.name.lines.length * head.name.size;
        return { id, w, head, icons: fitGroups(groups, w - 21, room, 27, head, small ? 22.5 : 18).size };
      });

      it.each(heads)("$id has its name on two lines at most, and its icons, large enough to be read (P-9)", (one) => {
        const { lines, size } = one.head.name;
        expect(lines.length).toBeLessThanOrEqual(2);
        expect(lines.join(" ")).toBe(library.spaces[one.id]!.name);
        expect(size).toBeGreaterThanOrEqual(small ? LEAST_OF_SMALL : LEAST_LETTERS);
        expect(one.icons).toBeGreaterThanOrEqual(LEAST_ICONS);
      });

      it("has larger names and icons where it is drawn small", () => {
        const of = (id: string) => heads.find((head) => head.id === id)!;
        expect(of("secrets").head.name.size).toBe(small ? 17 * 1.18 : 17);
      });
    });

    it("have icons for all that they ask and give", () => {
      for (const id of Object.keys(layout.spaces)) {
        const { asks, gives } = spaceTokens(library, id);
        expect(groupsOf([...asks, ...gives], library).length).toBeGreaterThan(0);
      }
    });
  },
);
