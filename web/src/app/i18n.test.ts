import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { loadTexts, makeTexts } from "./i18n";
import { LANGUAGES, type Language, MOTIONS, SOUND_NAMES, SWITCHES, THEMES } from "./settings";

interface Message {
  id: string;
  attributes: Record<string, unknown>;
}

function idsOf(files: string[]): string[] {
  const messages = files.flatMap((file) => new FluentResource(file).body as Message[]);
  return messages.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]);
}

function filesOf(language: Language): Promise<string[]> {
  const all = { en: () => import("../i18n/en"), ru: () => import("../i18n/ru"), uk: () => import("../i18n/uk") };
  return all[language]().then((files) => files.default);
}

/** What the sources of the client ask for: whole ids, and beginnings of ids that end in something computed. */
function asked(folder: string): { ids: string[]; beginnings: string[] } {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test."),
  );
  const text = sources.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
  const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
  return { ids: found(/\bt\(\s*"([^"]+)"/g), beginnings: found(/\bt\(\s*`([^`$]+)\$\{/g) };
}

describe("texts", () => {
  it.each(LANGUAGES)("%s writes no text twice", async (language) => {
    const ids = idsOf(await filesOf(language)).filter((id) => !id.includes("."));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it.each(["ru", "uk"] as const)("%s has the same texts as en", async (language) => {
    const visible = (ids: string[]) => ids.filter((id) => !id.startsWith("-")).sort();
    const [english, other] = [visible(idsOf(await filesOf("en"))), visible(idsOf(await filesOf(language)))];
    expect(english.filter((id) => !other.includes(id))).toEqual([]);
    // Beside the English ones a language may have attributes of its own: grammatical forms.
    expect(other.filter((id) => !english.includes(id) && !id.includes("."))).toEqual([]);
  });

  it("has every text that the client asks for", async () => {
    const { has } = await loadTexts("en");
    const all = idsOf(await filesOf("en"));
    const { ids, beginnings } = asked(`${process.cwd()}/src`);
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => !has(id))).toEqual([]);
    expect(beginnings.filter((beginning) => !all.some((id) => id.startsWith(beginning)))).toEqual([]);
  });

  it("has words for everything that the server refuses", async () => {
    const { has } = await loadTexts("en");
    const source = readFileSync(`${process.cwd()}/../src/landsraad/calls/status.py`, "utf8");
    const codes = [...source.matchAll(/^ {4}"(\w+)": \d+,$/gm)].map((match) => match[1] ?? "");
    expect(codes.length).toBeGreaterThan(20);
    expect([...codes, "failed", "offline", "lost"].filter((code) => !has(`error-${code}`))).toEqual([]);
  });

  it("has words for everything that the engine of this browser refuses, and for why it cannot be had", async () => {
    const { has } = await loadTexts("en");
    const files = (folder: string, ending: string) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
        .join("\n");
    const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
    const codes = [
      ...found(files(`${process.cwd()}/../src/landsraad/browser`, ".py"), /Refused\("(\w+)"/g),
      ...found(files(`${process.cwd()}/src/here`, ".ts"), /ApiError\("(backup_\w+)"/g),
    ];
    const carried = readFileSync(`${process.cwd()}/src/here/carried.ts`, "utf8");
    const whys = found(/type Why =([^;]*);/.exec(carried)?.[1] ?? "", /\| "(\w+)"/g);
    const parts = found(/type Part =([^;]*);/.exec(carried)?.[1] ?? "", /"(\w+)"/g);
    expect([codes.length > 5, whys.length > 5, parts.length]).toEqual([true, true, 3]);
    const ids = [
      ...codes.map((code) => `error-${code}`),
      ...whys.map((why) => `engine-${why}`),
      ...parts.map((part) => `here-loading-${part}`),
    ];
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });

  it("has words for everything that can be set", async () => {
    const { has } = await loadTexts("en");
    const ids = [
      ...SOUND_NAMES.map((name) => `settings-sound-${name}`),
      ...THEMES.map((name) => `settings-theme-${name}`),
      ...MOTIONS.map((name) => `settings-motion-${name}`),
      ...SWITCHES.flatMap((name) => [`settings-${name}`, `settings-${name}-note`]),
      ...["refused", "no_table", "kicked", "moved", "full"].map((reason) => `closed-${reason}`),
    ];
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });

  it.each(LANGUAGES)("%s formats its plain texts without an error", async (language) => {
    const { t } = await loadTexts(language);
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const n of [0, 1, 2, 5, 21]) {
      for (const id of [
        "count-troops",
        "home-open-seats",
        "new-bots",
        "time-days",
        "lobby-waiting",
        "new-players-barred",
      ])
        t(id, { n });
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it("uses the plural forms of a language", async () => {
    const ru = await loadTexts("ru");
    expect([1, 3, 5].map((n) => ru.t("time-days", { n }))).toEqual(["1 день", "3 дня", "5 дней"]);
  });

  it("finds attributes, and says the id where there is no text", () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { t, has } = makeTexts("en", ["house = House\n    .of = of the house\n"]);
    expect(t("house.of")).toBe("of the house");
    expect(has("house.to")).toBe(false);
    expect(t("nothing")).toBe("nothing");
    expect(errors).toHaveBeenCalledOnce();
  });
});
