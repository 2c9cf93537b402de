import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { contrast, libraryOf } from "../testing";
import { Figure } from "./Figure";
import { FIGURES, shapesOf } from "./figures";
import { HOUSES, houseOf } from "./houses";

const LEADERS = Object.entries({ ...libraryOf("en").leaders, ...libraryOf("en", "uprising").leaders });
const houses = [...new Set(LEADERS.map(([, leader]) => String(leader["house"])))];

describe("the crests", () => {
  it("are those of all Houses of the library, and of no other", () => {
    expect(houses.filter((house) => house !== "").toSorted()).toEqual(Object.keys(HOUSES).toSorted());
  });

  it.each(houses)("of '%s' can be told from every other without its colour", (house) => {
    const { outline, emblem } = houseOf(house);
    const others = houses.filter((other) => other !== house).map(houseOf);
    expect(others.map((other) => other.outline)).not.toContain(outline);
    expect(others.map((other) => other.emblem)).not.toContain(emblem);
  });

  it.each(houses)("of '%s' stands out from dark plates, and its emblem from it", (house) => {
    expect(contrast(houseOf(house).colour, "#1d1a16")).toBeGreaterThanOrEqual(3);
    expect(contrast(houseOf(house).colour, "#130e09")).toBeGreaterThanOrEqual(3);
  });
});

describe("the figures", () => {
  it("are those of all leaders of the library, and of no other", () => {
    expect(LEADERS.map(([id]) => id).toSorted()).toEqual(Object.keys(FIGURES).toSorted());
  });

  it("differ from each other in more than their build", () => {
    const looks = Object.values(FIGURES).map(({ head, cloak, stance }) => `${head} ${cloak} ${stance}`);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each(Object.keys(FIGURES))("%s is drawn with sound data inside its picture", (id) => {
    const { solid, arms, held, seams } = shapesOf(id)!;
    for (const path of [...solid, arms, held, seams]) expect(path).toMatch(/^(M[-0-9.\sMLHVCSQAmlhvcsqaz]+)?$/i);
    const starts = [...(arms + held).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    for (const one of starts) expect(one).toBeGreaterThan(0);
  });

  it("leave their place empty for a leader that has none", () => {
    expect(renderToStaticMarkup(<Figure leader="nobody" house="" />)).toBe("");
  });
});
