import { useLayoutEffect, useRef } from "react";
import { usePart } from "../../app/page";
import { Button, type ButtonProps } from "../../ui/Button";
import "./SteadyButton.css";

const SETTLING = 700; // milliseconds

/** Where the pointer is in the window, or where the finger was last. */
export class Pointer {
  private x = -1;
  private y = -1;

  constructor() {
    const note = ({ clientX, clientY }: PointerEvent) => {
      this.x = clientX;
      this.y = clientY;
    };
    for (const type of ["pointermove", "pointerdown"] as const)
      window.addEventListener(type, note, { capture: true, passive: true });
  }

  isOn(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return this.x >= left && this.x <= right && this.y >= top && this.y <= bottom;
  }
}

/**
 * A button for what can't be taken back. Where it comes to lie under the pointer, or comes to mean something else there, a
 * press counts only after a moment, or when the pointer has left it and returned: a second click was meant for what was
 * there before. `meaning`: what a press does now, and at which decision.
 */
export function SteadyButton({ meaning, onClick, ...rest }: ButtonProps & { meaning: string }) {
  const pointer = usePart(Pointer);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    if (element === null || !pointer.isOn(element)) return;
    element.dataset["settling"] = "";
    const settle = () => {
      delete element.dataset["settling"];
    };
    const moved = () => {
      if (!pointer.isOn(element)) settle();
    };
    const timer = setTimeout(settle, SETTLING);
    window.addEventListener("pointermove", moved);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointermove", moved);
      settle();
    };
  }, [meaning, pointer]);
  return (
    <Button
      {...rest}
      ref={button}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault(); // a key that is held down presses once
      }}
      onClick={(event) => {
        if (event.currentTarget.dataset["settling"] === undefined) onClick?.(event);
      }}
    />
  );
}
