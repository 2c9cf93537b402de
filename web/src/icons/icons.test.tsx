import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DRAWINGS, GROUPS, type IconName } from "./drawings";
import { Icon } from "./Icon";

const NUMBER = /-?\d*\.?\d+/g;

describe("the icons", () => {
  it("are in one group each", () => {
    const ids = Object.values(GROUPS).flatMap((group) => Object.keys(group));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(Object.keys(DRAWINGS).toSorted());
  });

  it.each(Object.keys(DRAWINGS) as IconName[])("%s has paths with sound data", (id) => {
    const { layers } = DRAWINGS[id];
    expect(layers.length).toBeGreaterThan(0);
    for (const layer of layers) {
      expect(layer.d).toMatch(/^M[-0-9.\sMmLlHhVvCcSsQqAaZz]+$/);
      expect(layer.fill ?? layer.stroke).toBeDefined();
      if (layer.transform !== undefined) continue;
      for (const [x, y] of starts(layer.d)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(24);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(24);
      }
    }
  });

  it("differ by their shape, and not by their colour alone (P-25)", () => {
    const shapes = Object.values(DRAWINGS).map(({ layers }) => layers.map(({ d, transform }) => [d, transform]));
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(shapes.length);
  });

  it("are hidden from readers unless they have a title", () => {
    expect(renderToStaticMarkup(<Icon name="water" />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Icon name="water" title="Water" />)).toContain('aria-label="Water"');
  });

  it("have a sign for an id that is not known", () => {
    expect(renderToStaticMarkup(<Icon name="no_such_thing" />)).toContain("<path");
  });
});

/** Where the strokes of a path begin. */
function starts(d: string): [number, number][] {
  return [...d.matchAll(/M([^A-Za-z]+)/g)].map((match) => {
    const [x, y] = match[1]!.match(NUMBER)!.map(Number);
    return [x!, y!];
  });
}
