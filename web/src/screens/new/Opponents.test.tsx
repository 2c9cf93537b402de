import { act } from "react";
import { expect, it } from "vitest";
import type { About, Level } from "../../messages";
import { makeStage, textsOf } from "../../testing";
import { type Draft, newDraft, withBot, withPlayers, withSeat, withWhere } from "./draft";
import { Opponents } from "./Opponents";

const stage = makeStage();
const level = (
  name: string,
  against: string,
  beats_previous: number,
  seconds_p95: number,
  looks_ahead = false,
): Level => ({
  ...{ name, against, beats_previous, seconds_p95, looks_ahead },
  ...{ games: 400, ci_low: beats_previous - 0.05, ci_high: beats_previous + 0.05, points: 100 },
});
const levels = [
  level("pyon", "random", 0.9, 0.002),
  level("naib", "pyon", 0.512, 0.02),
  level("navigator", "naib", 0.6, 0.8, true),
];
const about = { levels } as About;
const draw = (draft: Draft) => {
  const drafts: Draft[] = [];
  stage.draw(<Opponents draft={draft} about={about} onChange={(next) => drafts.push(next)} />);
  return drafts;
};
const tiles = () => [...document.querySelectorAll(".choice-one")];
const { t } = textsOf("en");

it("p-14: says of each level, the weakest first, how it chooses, how strong it is and how long it thinks", () => {
  draw(newDraft(0));
  expect(tiles().map((tile) => tile.textContent)).toEqual([
    `Pyon ${t("bot-pyon.note")} Wins 90\u00a0% against three of Random · at once`,
    `Naib ${t("bot-naib.note")} Wins 51\u00a0% against three of Pyon · at once`,
    `Navigator ${t("bot-navigator.note")} Wins 60\u00a0% against three of Naib · about 1\u00a0s`,
  ]);
  const steps = tiles().map((tile) => tile.querySelector("svg")!);
  expect(steps.map((svg) => svg.getAttribute("aria-label"))).toEqual([1, 2, 3].map((n) => `Strength ${n} of 3`));
  expect(steps.map((svg) => svg.querySelectorAll("rect:not(.strength-more)").length)).toEqual([1, 2, 3]);
});

it("gives all seats of the computer the level that is chosen, and those that come later", () => {
  const drafts = draw(newDraft(0));
  expect(tiles().map((tile) => tile.querySelector("input")!.checked)).toEqual([false, true, false]);
  act(() => tiles()[2]!.querySelector("input")!.click());
  const chosen = drafts[0]!;
  expect(chosen.seats.slice(1).map(({ bot }) => bot)).toEqual(["navigator", "navigator", "navigator"]);
  expect(withPlayers(withPlayers(chosen, 3), 4).seats[3]!.bot).toBe("navigator");
});

it("shows none as chosen where opponents differ, and nothing where the computer does not play", () => {
  draw(withSeat(newDraft(0), 2, { bot: "pyon" }));
  expect(document.querySelector("input:checked")).toBeNull();
  draw(withPlayers(newDraft(0), 1));
  expect(tiles()).toEqual([]);
});

it("says that those who look ahead look less far in the browser", () => {
  const strong = withBot(newDraft(0), "navigator");
  const said = (draft: Draft) => {
    draw(draft);
    return document.body.textContent.includes(t("new-opponents-here"));
  };
  expect(said(withWhere(strong, "here"))).toBe(true);
  expect(said(withWhere(strong, "online"))).toBe(false);
  expect(said(withWhere(newDraft(0), "here"))).toBe(false);
});
