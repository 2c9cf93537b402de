import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { api } from "../app/api";
import { keepLesson, leaveLesson } from "../app/lessons";
import { LANGUAGES } from "../app/settings";
import type { About } from "../messages";
import { makeStage, textsOf } from "../testing";
import LearnScreen from "./LearnScreen";

const stage = makeStage();

async function open(language: (typeof LANGUAGES)[number] = "en") {
  vi.spyOn(api, "about").mockResolvedValue({ lessons: ["first_round", "growing"] } as unknown as About);
  stage.draw(<LearnScreen />, textsOf(language));
  await act(() => Promise.resolve());
  return [...stage.host.querySelectorAll<HTMLElement>(".lessons > li")];
}

describe("the list of lessons", () => {
  it.each(LANGUAGES)("names each, with what it teaches: %s", async (language) => {
    const { t } = textsOf(language);
    const rows = await open(language);
    expect(rows.map((row) => row.textContent.includes(t("lesson-growing.about")))).toEqual([false, true]);
    expect(rows[0]!.querySelector("h2")!.textContent).toContain(t("lesson-first_round"));
  });

  it("goes on where one was, and remembers what is done", async () => {
    keepLesson("growing", { table: "here-abc", step: 2, steps: 7 });
    let [, growing] = await open();
    expect(growing!.querySelector("a")!.getAttribute("href")).toBe("/t/here-abc");
    expect(growing!.textContent).toContain("step 3 of 7");
    expect(growing!.querySelector("h2")!.textContent).toContain("2");
    act(() => keepLesson("growing", { table: "here-abc", step: 7, steps: 7 }));
    [, growing] = await open();
    expect(growing!.querySelector("a")).toBeNull();
    act(() => keepLesson("growing", { table: "here-def", step: 1, steps: 7 }));
    [, growing] = await open();
    expect(growing!.querySelector("a")!.getAttribute("href")).toBe("/t/here-def");
    expect(growing!.querySelector("h2")!.textContent).not.toContain("2");
  });

  it("does not take for done what was left for good", async () => {
    keepLesson("first_round", { table: "here-abc", step: 2, steps: 12 });
    leaveLesson("first_round");
    const [first] = await open();
    expect(first!.querySelector("a")).toBeNull();
    expect(first!.querySelector("h2")!.textContent).toContain("1");
  });
});
