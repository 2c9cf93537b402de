import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { Pointer } from "../../app/pointer";
import { makeStage } from "../../testing";
import { SteadyButton } from "./SteadyButton";

const { draw, page } = stageOf();

function stageOf() {
  const stage = makeStage();
  return { draw: stage.draw, page: () => stage.page };
}

const pressed = vi.fn();

function point(x: number, y: number): void {
  act(() => {
    window.dispatchEvent(new PointerEvent("pointermove", { clientX: x, clientY: y }));
  });
}

/** The button lies at (0, 0) and is 100 wide and 30 high. */
function drawn(meaning: string): HTMLElement {
  const box = { left: 0, top: 0, right: 100, bottom: 30 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
  return draw(
    <SteadyButton meaning={meaning} onClick={pressed}>
      End turn
    </SteadyButton>,
  );
}

function presses(button: HTMLElement): boolean {
  pressed.mockClear();
  act(() => button.click());
  return pressed.mock.calls.length > 0;
}

describe("a button for what can't be taken back (P-3)", () => {
  it("is there at once where the pointer is elsewhere", () => {
    page().part(Pointer);
    point(200, 200);
    expect(presses(drawn("end 1"))).toBe(true);
  });

  it("lets a moment pass where it comes to lie under the pointer, each time that it means something else", () => {
    vi.useFakeTimers();
    page().part(Pointer);
    point(50, 10);
    for (const meaning of ["reveal 1", "reveal 1 sure", "end 2"]) {
      const button = drawn(meaning);
      expect(presses(button)).toBe(false);
      vi.advanceTimersByTime(650);
      expect(presses(button)).toBe(false);
      vi.advanceTimersByTime(100);
      expect(presses(button)).toBe(true);
      expect(presses(drawn(meaning))).toBe(true);
    }
    vi.useRealTimers();
  });

  it("takes a pointer that has left it and returned as meant", () => {
    page().part(Pointer);
    point(50, 10);
    const button = drawn("end 1");
    expect(presses(button)).toBe(false);
    point(50, 60);
    point(50, 10);
    expect(presses(button)).toBe(true);
  });
});
