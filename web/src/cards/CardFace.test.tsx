import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { libraryOf, makeStage } from "../testing";
import { CardFace, type CardFaceProps, type CardKind } from "./CardFace";
import { definitionsOf, saidOf } from "./facts";

const library = libraryOf("en");
const stage = makeStage();

function show(props: Partial<CardFaceProps>): HTMLElement {
  return stage.draw(<CardFace kind="card" id="stilgar" library={library} {...props} />);
}

describe("a card face", () => {
  it("says everything about the card to readers", () => {
    const card = show({ onClick: () => undefined });
    const label = card.getAttribute("aria-label")!;
    for (const line of saidOf(library.cards["stilgar"])) expect(label).toContain(line);
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
    expect(document.getElementById(button.getAttribute("aria-describedby")!)!.textContent).toBe(
      "Not enough persuasion",
    );
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

  it.each(["card", "intrigue", "conflict", "leader", "space", "tech", "contract", "objective", "post"] as const)(
    "can be drawn for every %s at every size",
    (kind) => {
      const all = [library, libraryOf("en", "uprising")].flatMap((one) =>
        definitionsOf(one, kind).map(([id, { name }]) => ({ one, id, name })),
      );
      expect(all.length).toBeGreaterThan(4);
      for (const { one, id, name } of all) {
        for (const size of ["xs", "s", "m", "l"] as const)
          expect(show({ library: one, kind, id, size }).textContent).toContain(name);
      }
    },
  );

  it("shows what Uprising puts on cards", () => {
    const uprising = libraryOf("en", "uprising");
    const shown = (kind: CardKind, id: string) => {
      const face = show({ library: uprising, kind, id, size: "l" });
      return { words: face.textContent, icons: face.querySelectorAll(".icon").length };
    };
    expect(shown("conflict", "propaganda").words).toContain("take your reward twice");
    expect(show({ kind: "conflict", id: Object.keys(library.conflicts)[0]!, size: "l" }).textContent).not.toContain(
      "twice",
    );
    expect(shown("leader", "staban_tuek").words).toContain("Maker space"); // a leader without a house
    expect(shown("leader", "lady_jessica").words).toContain("Reverend Mother Jessica");
    expect(shown("contract", "arrakeen_spy").words).toContain("Completed by sending an Agent to Arrakeen");
    expect(shown("objective", "desert_mouse_i").icons).toBe(2); // the battle icon, and the first player's
    expect(shown("objective", "crysknife_i").icons).toBe(1);
  });
});
