import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { makeStage } from "../testing";
import RulesScreen from "./RulesScreen";

const stage = makeStage();

async function draw(address: string) {
  window.history.replaceState(null, "", address);
  const element = stage.draw(<RulesScreen />);
  await until(() => expect(document.querySelector(".rule")).not.toBeNull());
  return element;
}

/** Waits until something holds; what is loaded meanwhile is drawn. */
async function until(holds: () => void): Promise<void> {
  await vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    holds();
  });
}

function search(words: string): void {
  const field = document.querySelector<HTMLInputElement>("input[type=search]")!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, words);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

describe("the rules", () => {
  it("jump to what a search finds, and offer what the other book has", async () => {
    const jumped = vi.fn();
    Element.prototype.scrollIntoView = jumped;
    await draw("/rules");
    search("spy");
    await until(() =>
      expect(document.querySelector(".rules-elsewhere")?.textContent).toMatch(/\d more rules: Uprising/),
    );
    expect(jumped.mock.contexts.at(-1)).toBe(document.querySelector(".rules-text"));
    search("alliance");
    await until(() => expect(document.querySelectorAll(".rule").length).toBeGreaterThan(0));
  });

  it("know the way back to the table from which they were opened, and to nowhere else", async () => {
    await draw("/rules?from=%2Ft%2Fabc%3Fseat%3D1");
    expect(document.querySelector(".rules > .button")!.getAttribute("href")).toBe("/t/abc?seat=1");
    await draw("/rules?from=https%3A%2F%2Felsewhere.example");
    expect(document.querySelector(".rules > .button")).toBeNull();
  });
});
