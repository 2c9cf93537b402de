import { readFileSync } from "node:fs";
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

describe("the accents of the icons", () => {
  const accents = [...icons.matchAll(/^\.icon-(\w+) \{/gm)].map(([, accent]) => accent!);

  it.each(accents)("%s can be told from dark and light plates", (accent) => {
    expect(contrast(property(icons, `icon-${accent}`), PLATE)).toBeGreaterThanOrEqual(4.5);
    const light = property(icons, `icon-${accent}`, '[data-theme="light"]');
    for (const plate of LIGHT_PLATES) expect(contrast(light, plate)).toBeGreaterThanOrEqual(3);
  });
});
