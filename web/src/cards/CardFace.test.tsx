import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { libraryOf, makeStage } from "../testing";
import { CardFace, type CardFaceProps } from "./CardFace";
import { definitionsOf } from "./facts";

const library = libraryOf("en");
const stage = makeStage();

function show(props: Partial<CardFaceProps>): HTMLElement {
  return stage.draw(<CardFace kind="card" id="stilgar" library={library} {...props} />);
}

describe("a card face", () => {
  it("says everything about the card to readers", () => {
    const card = show({ onClick: () => undefined });
    const label = card.getAttribute("aria-label")!;
    for (const line of library.cards["stilgar"]!.lines) expect(label).toContain(line);
  });

  it("is a button only where it can be pressed", () => {
    expect(show({}).tagName).toBe("SPAN");
    const pressed = vi.fn();
    const button = show({ onClick: pressed });
    expect(button.tagName).toBe("BUTTON");
    act(() => button.click());
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("says why it is barred, and stays focusable", () => {
    const button = show({ onClick: () => undefined, state: "disabled", reason: "Not enough persuasion" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.hasAttribute("disabled")).toBe(false);
    expect(document.getElementById(button.getAttribute("aria-describedby")!)!.textContent).toBe("Not enough persuasion");
  });

  it("shows a back, and nothing of the card, where the id is hidden", () => {
    const card = show({ id: null });
    expect(card.getAttribute("aria-label")).toBe("A card face down.");
    expect(card.querySelector(".card-back")).not.toBeNull();
  });

  it("opens with the space bar", () => {
    const opened = vi.fn();
    const button = show({ onClick: () => undefined, onOpen: opened });
    act(() => void button.dispatchEvent(new KeyboardEvent("keydown", { code: "Space", bubbles: true })));
    expect(opened).toHaveBeenCalledOnce();
  });

  it.each(["card", "intrigue", "conflict", "leader", "space", "tech"] as const)("can be drawn for every %s at every size", (kind) => {
    for (const [id, definition] of definitionsOf(library, kind)) {
      for (const size of ["xs", "s", "m", "l"] as const) {
        expect(show({ kind, id, size }).textContent).toContain(definition.name);
      }
    }
  });
});
