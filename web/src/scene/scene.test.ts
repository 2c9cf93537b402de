import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, property } from "../testing";
import { draw, HOURS, hourOf, SKIES } from "./scene";

const scenes = readFileSync("src/scene/scene.css", "utf8");
const moments = readFileSync("src/table/moments/moments.css", "utf8");
const theme = readFileSync("src/app/theme.css", "utf8");

/** A colour `#rrggbb` under another one that covers it in part. */
function under(colour: string, cover: readonly number[], part: number): string {
  return `#${channels(colour)
    .map((one, i) => hex(one * (1 - part) + cover[i]! * part))
    .join("")}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}

describe("a scene", () => {
  it.each(HOURS)("is the same for the same seed at %s, and another for another", (hour) => {
    expect(draw(7, hour)).toEqual(draw(7, hour));
    expect(draw(7, hour).dunes).not.toEqual(draw(8, hour).dunes);
  });

  it.each(HOURS)("fills its picture from edge to edge at %s, and stays small", (hour) => {
    for (const seed of [1, 2, 3, 50, 9999]) {
      const drawn = draw(seed, hour);
      expect(JSON.stringify(drawn).length).toBeLessThan(8000);
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|Infinity|undefined/);
      for (const row of [0, 1, 2]) expect(drawn.dunes.filter((dune) => dune.row === row).length).toBeGreaterThan(1);
    }
  });

  it.each(HOURS)("leaves words readable on the card of a round at %s", (hour) => {
    const [dark, light] = [...moments.matchAll(/--scene-plate: (\d+)%/g)].map(([, percent]) => Number(percent) / 100);
    for (const [from, part] of [
      ["", dark!],
      ['[data-theme="light"]', light!],
    ] as const) {
      const plate = channels(property(theme, "plate", from));
      for (const colour of [...SKIES[hour].air, ...SKIES[hour].sand])
        expect(contrast(under(colour, plate, part), property(theme, "ink", from))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(HOURS)("leaves words readable in front of every colour of the sky and the sand at %s", (hour) => {
    const [, r, g, b, percent] = /--shade: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(scenes)!.map(Number);
    for (const colour of [...SKIES[hour].air, ...SKIES[hour].sand, SKIES[hour].rock])
      expect(contrast(under(colour, [r!, g!, b!], percent! / 100), property(theme, "ink"))).toBeGreaterThanOrEqual(4.5);
  });
});

it("gives a game its day: from dawn to night, never back", () => {
  for (const rounds of [1, 4, 7, 10]) {
    const hours = Array.from({ length: rounds }, (_, i) => HOURS.indexOf(hourOf(i + 1, rounds - i - 1)));
    expect(hours[0]).toBe(0);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    if (rounds >= 4) expect(new Set(hours).size).toBe(HOURS.length);
  }
});
