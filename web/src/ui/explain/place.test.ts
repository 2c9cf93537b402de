import { describe, expect, it } from "vitest";
import { type Box, placeFor } from "./place";

const ROOM = { width: 1000, height: 800 };
const SIZE = { width: 268, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const meets = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe("the place of an explanation", () => {
  it("is inside the window and not over its thing, wherever that is", () => {
    for (const left of [0, 300, 900])
      for (const top of [0, 400, 760]) {
        const thing = box(left, top, 100, 40);
        const place = { ...placeFor(thing, SIZE, [], ROOM), ...SIZE };
        expect(meets(place, thing), `${left} ${top}`).toBe(false);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.top).toBeGreaterThanOrEqual(8);
        expect(place.left + place.width).toBeLessThanOrEqual(992);
        expect(place.top + place.height).toBeLessThanOrEqual(792);
      }
  });

  it("is free of neighbours that can be chosen", () => {
    const cards = [0, 1, 2, 3, 4].map((n) => box(200 + n * 110, 620, 100, 160));
    for (const thing of cards) {
      const others = cards.filter((card) => card !== thing);
      const place = { ...placeFor(thing, SIZE, others, ROOM), ...SIZE };
      expect(cards.some((card) => meets(place, card))).toBe(false);
    }
  });

  it("covers as little as possible where there is no free place", () => {
    const thing = box(0, 0, 500, 300);
    const rest = [box(500, 0, 500, 800), box(0, 300, 250, 500)];
    const place = { ...placeFor(thing, SIZE, rest, ROOM), ...SIZE };
    expect(meets(place, box(0, 0, 250, 300))).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(230);
    expect(place.left).toBeLessThan(260);
  });
});
