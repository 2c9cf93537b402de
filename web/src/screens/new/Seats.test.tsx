import { act } from "react";
import { expect, it } from "vitest";
import { Libraries } from "../../app/library";
import { settingsStore } from "../../app/settings";
import type { About } from "../../messages";
import { libraryFor, makeStage, textsOf } from "../../testing";
import { newDraft, readDraft, withSeat } from "./draft";
import { Seats } from "./Seats";

const stage = makeStage();
const levels = [{ name: "pyon" }, { name: "naib" }];
const about = { levels, limits: { name: 24 }, teams: [] } as unknown as About;
const draw = (draft = newDraft(0)) => {
  stage.page.part(Libraries).give("en", libraryFor(draft.boxes, "en"));
  stage.draw(<Seats draft={draft} about={about} onChange={() => undefined} />);
};

it("offers the levels, and beside them whom an older draft names", () => {
  const { t } = textsOf("en");
  const old = withSeat(newDraft(0), 2, { kind: "bot", bot: "greedy" });
  draw(readDraft(JSON.parse(JSON.stringify(old))));
  const [, second, third] = document.querySelectorAll("select");
  const bots = (select: HTMLSelectElement) =>
    [...select.querySelectorAll("optgroup option")].map((one) => one.textContent);
  const named = (...names: string[]) => names.map((bot) => t("new-seat-bot", { name: t(`bot-${bot}`) }));
  expect([second!.value, ...bots(second!)]).toEqual(["bot naib", ...named("pyon", "naib")]);
  expect([third!.value, ...bots(third!)]).toEqual(["bot greedy", ...named("pyon", "naib", "greedy")]);
});

it("keeps my own name, which is written at my seat", () => {
  draw();
  const field = document.querySelector<HTMLInputElement>(".new-seat input")!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, "Alia");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(settingsStore.get().name).toBe("Alia");
});
