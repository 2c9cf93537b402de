import { expect, it } from "vitest";
import { LANGUAGES } from "../../app/settings";
import type { About, Variant } from "../../messages";
import { makeStage, textsOf } from "../../testing";
import { newDraft, withPlayers } from "./draft";
import { Variants } from "./Variants";

const stage = makeStage();
const ALL = [1, 2, 3, 4];
const variants: Variant[] = [
  { id: "promo", boxes: [["base", "ix"]], players: ALL, for_two: [] },
  { id: "epic", boxes: [["ix"]], players: ALL, for_two: [] },
  { id: "dice", boxes: [["ix", "uprising"]], players: [1], for_two: [] },
  { id: "old_conflicts", boxes: [["uprising"], ["base", "ix"]], players: ALL, for_two: [] },
];
const about = { variants } as unknown as About;
const draw = (draft = newDraft(0), language: (typeof LANGUAGES)[number] = "en") =>
  stage.draw(<Variants draft={draft} about={about} onChange={() => undefined} />, textsOf(language));
const folded = () => stage.host.querySelector("details");
const line = () => folded()?.querySelector("summary")?.textContent;

it("shows what can be played, and folds the rest into a line that says what it needs", () => {
  draw();
  expect(stage.host.querySelectorAll("section > .switch")).toHaveLength(1);
  expect(folded()!.querySelectorAll(".switch-reason")).toHaveLength(3);
  expect(folded()!.open).toBe(false);
  expect(line()).toBe("3 more with Rise of Ix or Uprising");
  draw({ ...newDraft(0), boxes: ["base", "ix", "uprising"] });
  expect(line()).toBe("1 more with another number of players");
  draw(withPlayers({ ...newDraft(0), boxes: ["base", "ix", "uprising"] }, 1));
  expect(folded()).toBeNull();
});

it.each(LANGUAGES)("in words: %s", (language) => {
  draw(newDraft(0), language);
  const { t } = textsOf(language);
  for (const box of ["ix", "uprising"]) expect(line()).toContain(t(`box-${box}`));
});
