import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../app/settings";
import { libraryOf, makeStage } from "../testing";
import { CardFace } from "./CardFace";
import { definitionsOf } from "./facts";
import { widthOnTwoLines } from "./widths";

const NARROWEST = 266; // pixels of a row of the market, where it also says how much persuasion is missing
const NAME = 116; // as in cards.css
const BESIDE = 46; // as in cards.css
const LEAST_ICON = 7.5;
const SMALLEST_ICON = 7; // as in cards.css, beside the longest names
const stage = makeStage();

describe.each(LANGUAGES)("the rows of a list in %s", (language) => {
  const rows = () =>
    (["base", "uprising"] as const).flatMap((board) => {
      const library = libraryOf(language, board);
      return definitionsOf(library, "card").map(([id, { name }]) => {
        const { style } = stage
          .draw(<CardFace kind="card" id={id} size="xs" library={library} />)
          .querySelector<HTMLElement>(".card-row")!;
        return {
          name,
          board,
          units: Number(style.getPropertyValue("--units")),
          room: parseFloat(style.getPropertyValue("--name-room")),
        };
      });
    });

  it("have room for all icons of a card, large enough to be told apart", () => {
    const widths = rows().flatMap(({ board, units }) => (board === "base" ? [units] : []));
    expect(Math.min(...widths)).toBeGreaterThan(0);
    expect((NARROWEST - NAME) / Math.max(...widths)).toBeGreaterThanOrEqual(LEAST_ICON);
  });

  it("have room for the whole name on two lines beside them", () => {
    const left = (units: number) => Math.max(NAME, NARROWEST - units * SMALLEST_ICON) - BESIDE;
    const tooLong = rows().filter(({ units, room }) => !(room > 0 && room <= left(units)));
    expect(tooLong.map(({ name }) => name)).toEqual([]);
  });
});

describe("the width on two lines", () => {
  it("is that of the longer part where the text is broken best: at a space, or after a hyphen", () => {
    const size = 10;
    expect(widthOnTwoLines("aaa aa", size)).toBe(widthOnTwoLines("aaa", size));
    expect(widthOnTwoLines("a aaaa a", size)).toBe(widthOnTwoLines("aaaaaa", size) - 2.3); // "a aaaa"; a space is narrow
    expect(widthOnTwoLines("aaa-aaaa", size)).toBe(widthOnTwoLines("aaaa", size));
  });
});
