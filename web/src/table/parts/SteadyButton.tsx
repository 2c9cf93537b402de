import { useLayoutEffect, useRef } from "react";
import { usePart } from "../../app/page";
import { Pointer } from "../../app/pointer";
import { Button, type ButtonProps } from "../../ui/Button";
import "./SteadyButton.css";

const SETTLING = 700; // milliseconds

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
