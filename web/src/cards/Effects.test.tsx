import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../app/settings";
import { libraryOf, makeStage } from "../testing";
import { CardFace } from "./CardFace";
import { definitionsOf } from "./facts";

const NARROWEST = 266; // pixels of a row of the market, where it also says how much persuasion is missing
const NAME = 116; // as in cards.css
const LEAST_ICON = 7.5;
const stage = makeStage();

describe.each(LANGUAGES)("the rows of a list in %s", (language) => {
  const library = libraryOf(language);

  it("have room for all icons of a card, large enough to be told apart", () => {
    const widths = definitionsOf(library, "card").map(([id]) => {
      const row = stage.draw(<CardFace kind="card" id={id} size="xs" library={library} />).querySelector<HTMLElement>(".card-row")!;
      return Number(row.style.getPropertyValue("--units"));
    });
    expect(Math.min(...widths)).toBeGreaterThan(0);
    expect((NARROWEST - NAME) / Math.max(...widths)).toBeGreaterThanOrEqual(LEAST_ICON);
  });
});
