import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { GivenTexts, loadTexts } from "../app/i18n";
import CompanionScreen from "../screens/CompanionScreen";

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
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null") as { commands: string[] } | null;

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
