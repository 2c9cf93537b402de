import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isIcon } from "../icons/drawings";
import { libraryOf } from "../testing";
import { type Run, readRulebook } from "./rulebook";

const LANGUAGES = ["en", "ru", "uk"];
const DIGEST = readFileSync("../docs/rules.md", "utf8");
const BOARDS = ["base", "uprising"] as const;
const read = (board: string, language: string) =>
  readRulebook(readFileSync(`src/rules/${board}.${language}.md`, "utf8"));

describe("reading a rule book", () => {
  it("finds groups, rules, lists, icons and names", () => {
    const [group] = readRulebook("# a | Group\n\n## b | [card-dagger]\nPay {spice} now.\n- one\n- two\n");
    expect(group).toMatchObject({ id: "a", name: "Group" });
    expect(group!.rules[0]).toMatchObject({
      id: "b",
      title: [{ name: "card-dagger" }],
      blocks: [
        { text: [{ words: "Pay " }, { icon: "spice" }, { words: " now." }] },
        { list: [[{ words: "one" }], [{ words: "two" }]] },
      ],
    });
  });
});

describe.each(BOARDS.flatMap((board) => LANGUAGES.map((language) => [board, language] as const)))(
  "the rules of %s in %s",
  (board, language) => {
    const book = read(board, language);
    const library = libraryOf("en", board);
    const base = libraryOf("en", "immortality");
    const rules = book.flatMap((group) => group.rules);

    it("have the same groups and rules, lists and signs as the English ones", () => {
      const shape = (groups: typeof book) =>
        groups.map((group) => [
          group.id,
          group.rules.map((rule) => [rule.id, rule.numbers, rule.blocks.map(shapeOf), signsOf(rule.source)]),
        ]);
      expect(shape(book)).toEqual(shape(read(board, "en")));
    });

    it("cite rules that can be looked up", () => {
      for (const { id, numbers } of rules)
        for (const number of numbers.split(", ").filter(Boolean))
          expect(DIGEST, id).toContain(`<a id="${number.toLowerCase()}"></a>`);
    });

    it("have no rule without text, and no id twice", () => {
      expect(rules.filter((rule) => rule.blocks.length === 0)).toEqual([]);
      expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    });

    it("name only icons and components that there are", () => {
      for (const run of rules.flatMap(runsOf)) {
        if ("icon" in run) expect(isIcon(run.icon), run.icon).toBe(true);
        if (!("name" in run)) continue;
        const [kind, id] = run.name.split("-") as [string, string];
        // Uprising names cards of the base board, too: those that it leaves out and those that it replaces.
        const place = {
          card: { ...base.cards, ...library.cards },
          intrigue: { ...base.intrigue, ...library.intrigue },
          space: library.spaces,
          leader: library.leaders,
        }[kind];
        expect(place, run.name).toHaveProperty(id);
      }
    });
  },
);

function shapeOf(block: { list: unknown[] } | { text: unknown }): number {
  return "list" in block ? block.list.length : 0;
}

function signsOf(source: string): string[] {
  return [...source.matchAll(/\{\w+\}/g)].map(([sign]) => sign).toSorted();
}

function runsOf(rule: ReturnType<typeof readRulebook>[number]["rules"][number]): Run[] {
  return [...rule.title, ...rule.blocks.flatMap((block) => ("list" in block ? block.list.flat() : block.text))];
}
