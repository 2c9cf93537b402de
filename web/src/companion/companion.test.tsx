import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { GivenTexts, loadTexts } from "../app/i18n";
import CompanionScreen from "../screens/CompanionScreen";
import { begin, perform, stateOf, toJson } from "./game";
import type { Setup } from "./state";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
const KEY = "landsraad.companion";
let root: Root;

beforeEach(async () => {
  const texts = await loadTexts("en");
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () => {
    root.render(
      <GivenTexts texts={texts}>
        <CompanionScreen />
      </GivenTexts>,
    );
    await Promise.resolve();
  });
});

afterEach(() => {
  act(() => root.unmount());
});

function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll("button")];
  const found = all.find((one) => (one.getAttribute("aria-label") ?? one.textContent).includes(name));
  if (!found) throw new Error(`no button ${name} among ${all.map((one) => one.textContent).join(" | ")}`);
  return found;
}

const press = (name: string) => act(() => button(name).click());
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null") as { setup: Setup; commands: string[] } | null;

/** Go on with a game that another tab has kept: its deck begins with this card. */
function continueWith(card: string, commands: string[]) {
  const setup = {
    players: 1,
    difficulty: "mercenary",
    boxes: ["base", "ix"],
    leaders: ["rhombur_vernius", "hundro_moritani"],
    epic: false,
    escalation: false,
  };
  for (let seed = 1; ; seed++) {
    const game = begin({ ...setup, seed: String(seed * 1_000_003) });
    if (game.facts.cards[stateOf(game).deck.at(-1) as number]?.id !== card) continue;
    localStorage.setItem(KEY, toJson(commands.reduce(perform, game)));
    break;
  }
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  });
}

const shown = () => document.body.textContent;

it("goes from setting up to a turn and back, and keeps every step", () => {
  press("Begin");
  expect(document.body.textContent).toContain("Setting up");
  expect(kept()?.commands).toEqual([]);
  press("Reveal for");
  expect(kept()?.commands).toEqual(["reveal:1"]);
  expect(button("Next round").getAttribute("aria-disabled")).toBe("true");
  press("Undo");
  expect(kept()?.commands).toEqual([]);
  press("Next round");
  expect(document.querySelector("h1")?.textContent).toBe("Round 2");
  press("Combat");
  expect(kept()?.commands).toEqual(["round"]); // nobody has troops there
});

it("knows the boxes that are chosen, and forgets leaders that they do not have", () => {
  press("New game");
  press("Yes");
  const box = (number: number) =>
    act(() => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[2 + number]?.click());
  const select = () => document.querySelector(".companion-leaders select") as HTMLSelectElement;
  box(1);
  act(() => {
    select().value = "rhombur_vernius";
    select().dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(select().value).toBe("rhombur_vernius");
  box(0);
  expect(select().value).toBe("");
  expect(select().textContent).not.toContain("Prince Rhombur Vernius");
  box(1);
  press("Begin");
  expect(shown()).toContain("largest stack");
  expect(shown()).toContain("Dreadnoughts");
});

it("offers the variants of Rise of Ix, Brutal Escalation to one person only", () => {
  press("New game");
  press("Yes");
  const radio = (number: number) =>
    act(() => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[number]?.click());
  const switches = () => [...document.querySelectorAll<HTMLInputElement>("input[role=switch]")];
  expect(switches()).toHaveLength(0);
  radio(3);
  expect(switches()).toHaveLength(2);
  act(() => switches().forEach((one) => one.click()));
  radio(1);
  expect(switches()).toHaveLength(1);
  press("Begin");
  expect(kept()?.setup).toMatchObject({ players: 2, epic: true, escalation: false });
  press("New game");
  press("Yes");
  radio(3);
  act(() => switches().forEach((one) => one.click()));
  radio(2);
  press("Begin");
  expect(kept()?.setup).toMatchObject({ boxes: ["base"], epic: false, escalation: false });
  press("New game");
  press("Yes");
  radio(3);
  act(() => switches().forEach((one) => one.click()));
  press("Begin");
  expect(kept()?.setup).toMatchObject({ players: 1, epic: true, escalation: true });
  expect(shown()).toContain("5 Conflicts II on top of 5 Conflicts III");
  expect(shown()).toContain("reveals 2 House Hagal cards");
  const chips = document.querySelector(".companion-facts")?.textContent;
  expect(chips).toContain("Conflict II");
  expect(chips).toContain("Epic Game modeBrutal Escalation");
});

it("asks which tile lies open, and shows the one that was bought", () => {
  continueWith("tech_negotiation_1p", ["gain:1:spice:2"]);
  press("Reveal for Prince Rhombur Vernius");
  expect(shown()).toContain("acquire a tech tile for 1 spice less");
  press("Yes: send");
  expect(shown()).toContain("Which of these tiles lies open?");
  const answers = [...document.querySelectorAll(".companion-answers button")].map((one) => one.textContent);
  expect(answers[0]).toBe("Detonation Devices (2 spice)");
  expect(answers.at(-1)).toBe("None of them");
  press("Training Drones");
  expect(kept()?.commands.at(-1)).toBe("tile:training_drones");
  expect(document.querySelector(".rival-tiles")?.textContent).toBe("Training Drones (turned over)");
  press("Undo");
  expect(document.querySelector(".rival-tiles")).toBeNull();
});

it("gives a winning dreadnought a space, and tells dividends", () => {
  continueWith("wealth", ["dreadnoughts:2:supply:conflict:1"]);
  press("A person takes dividends");
  expect(shown()).toContain("everybody else gains 1 Solari");
  press("Combat");
  press("Viscount Hundro Moritani has won the Conflict");
  press("Carthag");
  expect(kept()?.commands.slice(1)).toEqual(["dividends", "combat", "won:2", "control:carthag"]);
  expect(document.querySelectorAll(".rival-fleet")[1]?.textContent).toContain("Supply\u00a01, Carthag");
});

it("puts a Rival's fleet and tiles right", () => {
  continueWith("wealth", []);
  press("Change: Prince Rhombur Vernius");
  press("Move the Freighter");
  const select = document.querySelector<HTMLSelectElement>("dialog select, [role=dialog] select") as HTMLSelectElement;
  act(() => {
    select.value = "holtzman_engine";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  press("Supply (12) → Negotiators (0)");
  press("Supply (2) → Garrison (0)");
  expect(kept()?.commands).toEqual([
    "freighter:1",
    "own:1:holtzman_engine",
    "troops:1:supply:negotiators:1",
    "dreadnoughts:1:supply:garrison:1",
  ]);
  press("Take Holtzman Engine away");
  expect(kept()?.commands.at(-1)).toBe("own:0:holtzman_engine");
});

it("counts tiles at the end of the game", () => {
  continueWith("wealth", ["own:1:holtzman_engine"]);
  press("The game is over");
  expect(shown()).toContain("Holtzman Engine counts");
  expect([...document.querySelectorAll("button")].some((one) => one.textContent.includes("The game is over"))).toBe(
    false,
  );
});
