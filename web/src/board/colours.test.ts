import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../app/settings";
import { contrast, property, textsOf } from "../testing";
import { SEATS } from "./seats";

const theme = readFileSync("src/app/theme.css", "utf8");
const icons = readFileSync("src/icons/icons.css", "utf8");
const PLATE = "#1d1a16"; // what pieces and tiles lie on, in every theme
const LIGHT_PLATES = ["#fbf6ec", "#e6dac5"];

describe("the colours of the seats", () => {
  it.each(SEATS)("$id stands out from the plates, and its ink from it", ({ id }) => {
    const fill = property(theme, `seat-${id}`);
    expect(contrast(fill, PLATE)).toBeGreaterThanOrEqual(3);
    expect(contrast(fill, property(theme, `seat-${id}-ink`))).toBeGreaterThanOrEqual(4.5);
  });

  it("are not the only sign: shapes and letters differ, too", () => {
    expect(new Set(SEATS.map(({ shape }) => shape)).size).toBe(SEATS.length);
    for (const language of LANGUAGES) {
      const { t } = textsOf(language);
      expect(new Set(SEATS.map(({ id }) => t(`seat-letter-${id}`))).size).toBe(SEATS.length);
    }
  });
});

/** A colour that is so many hundredths of one and for the rest another. */
function mixed(colour: string, share: number, other: string): string {
  const channel = (of: string, at: number) => parseInt(of.slice(at, at + 2), 16);
  const part = (at: number) => Math.round((channel(colour, at) * share + channel(other, at) * (100 - share)) / 100);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, "0")).join("")}`;
}

describe("P-41: plates in the colour of a seat", () => {
  const sheets = globSync("src/**/*.css").map((sheet) => readFileSync(sheet, "utf8"));
  const plates = sheets.flatMap((css) => [
    ...css.matchAll(/color-mix\(in srgb, var\(--seat\) (\d+)%, (?:var\(--([\w-]+)\)|transparent)\)/g),
  ]);

  it.each(["dusk", "light", "contrast"])("leave what is written on them readable (%s)", (name) => {
    const from = name === "dusk" ? ":root {\n  --font" : `[data-theme="${name}"]`;
    const colour = (of: string) => property(theme, of, from);
    expect(plates.length).toBeGreaterThan(4);
    for (const [plate, share, ground = "ground-2"] of plates) {
      for (const { id } of SEATS) {
        const fill = mixed(property(theme, `seat-${id}`), Number(share), colour(ground));
        expect(contrast(fill, colour("ink")), `${id}: ${plate}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe("the accents of the icons", () => {
  const accents = [...icons.matchAll(/^\.icon-(\w+) \{/gm)].map(([, accent]) => accent!);

  it.each(accents)("%s can be told from dark and light plates", (accent) => {
    expect(contrast(property(icons, `icon-${accent}`), PLATE)).toBeGreaterThanOrEqual(4.5);
    const light = property(icons, `icon-${accent}`, '[data-theme="light"]');
    for (const plate of LIGHT_PLATES) expect(contrast(light, plate)).toBeGreaterThanOrEqual(3);
  });
});
