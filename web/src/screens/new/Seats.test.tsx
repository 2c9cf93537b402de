import { act } from "react";
import { expect, it } from "vitest";
import { Libraries } from "../../app/library";
import { settingsStore } from "../../app/settings";
import type { About } from "../../messages";
import { libraryFor, makeStage, textsOf } from "../../testing";
import { newDraft, withSeat } from "./draft";
import { Seats } from "./Seats";

const stage = makeStage();
const about = { bots: ["greedy", "random"], limits: { name: 24 }, teams: [] } as unknown as About;
const draw = (draft = newDraft(0)) => {
  stage.page.part(Libraries).give("en", libraryFor(draft.boxes, "en"));
  stage.draw(<Seats draft={draft} about={about} onChange={() => undefined} />);
};

it("says once how strong an opponent is, at the first seat where it sits", () => {
  draw(withSeat(newDraft(0), 2, { kind: "bot", bot: "random" }));
  const { t } = textsOf("en");
  const said = [...document.querySelectorAll(".new-seat")].map((row) => row.querySelector("p")?.textContent);
  expect(said).toEqual([undefined, t("bot-greedy.note"), t("bot-random.note"), undefined]);
  const select = document.querySelectorAll("select")[1]!;
  expect(document.getElementById(select.getAttribute("aria-describedby")!)!.textContent).toBe(said[1]);
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
