import { expect, it } from "vitest";
import { fixture } from "../../testing";
import { click, makeOpening } from "../opening";

const { open } = makeOpening();

it("hatches what each seat can still add at most behind its strength, and says it in words", () => {
  const message = fixture("turn-4");
  const me = message.lobby.seat!;
  message.game.view.players.forEach((player) => Object.assign(player, { strength: 4, may_add: 0 }));
  message.game.view.players[me]!.may_add = 6;
  open(message);
  const tab = [...document.querySelectorAll<HTMLElement>("button.tab")].find((one) => one.textContent === "Conflict")!;
  tab.dataset["test"] = "conflict";
  click("[data-test=conflict]");
  const [may, ...others] = document.querySelectorAll<HTMLElement>(".strength-may");
  expect(others).toEqual([]);
  expect([may!.style.left, may!.style.width]).toEqual(["40%", "60%"]);
  expect(document.querySelector(".strength-more")!.textContent).toMatch(/\+6.*at most 6 strength/);
  expect(document.querySelectorAll(".board .may-come")).toHaveLength(6);
});
