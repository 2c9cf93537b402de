import { expect, it } from "vitest";
import { Libraries } from "../../app/library";
import { LANGUAGES } from "../../app/settings";
import type { About } from "../../messages";
import { libraryOf, makeStage, textsOf } from "../../testing";
import { newDraft } from "./draft";
import { Level } from "./Rivals";

const stage = makeStage();

it.each(LANGUAGES)("says what each difficulty is, and what it has more than the easier one (P-14): %s", (language) => {
  const library = libraryOf(language);
  const about = { difficulties: Object.keys(library.difficulties) } as About;
  const told = about.difficulties.map((difficulty) => {
    const draft = { ...newDraft(0), difficulty };
    stage.page.part(Libraries).give("en", { ...library, boxes: [...draft.boxes] });
    stage.draw(<Level draft={draft} about={about} />, textsOf(language));
    return [stage.host.textContent, stage.host.querySelectorAll("strong").length] as const;
  });
  expect(new Set(told.map(([words]) => words)).size).toBe(told.length);
  expect(told.map(([, more]) => more > 0)).toEqual(told.map((_, n) => n > 0));
  const without = textsOf(language).t("line-difficulty-no_swordmaster");
  expect(told.findIndex(([words]) => words.includes(without))).toBe(told.length - 1);
});
