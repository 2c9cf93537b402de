import { type RefObject, useEffect, useRef, useState } from "react";
import { usePart } from "../../app/page";
import { Pointer } from "../../app/pointer";
import { isTyping } from "../typing";
import { explainedAt, hushedTitles, pointedAt } from "./explained";

const HOVER = 250; // milliseconds that the pointer must rest
const LONG_PRESS = 450;
const LEAVE = 220; // time to reach the explanation
const STILL = 10; // pixels that a finger may move in a long press

/** What is explained now, and by what it was asked for; `key` and `press`: until it is closed. */
export interface Explained {
  anchor: Element;
  by: "hover" | "key" | "press";
}

/** Follows pointer, finger and keyboard: what should be explained. `bubble`: the explanation, which may be pointed at. */
export function useExplained(bubble: RefObject<HTMLElement | null>): [Explained | null, () => void] {
  const [explained, explain] = useState<Explained | null>(null);
  const shown = useRef<Explained | null>(null);
  const pointer = usePart(Pointer);
  useEffect(() => {
    shown.current = explained;
  }, [explained]);
  useEffect(() => {
    const titles = hushedTitles();
    let timer = 0;
    let rests: Element | null = null; // what the pointer is on
    let at = { x: pointer.x, y: pointer.y };
    let finger = at; // where it was last: a browser leaves a pointer there
    let pressed = false; // a long press: the click that ends it chooses nothing
    const later = (then: () => void, delay: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(then, delay);
    };
    const close = () => {
      window.clearTimeout(timer);
      explain(null);
    };
    const inside = (target: EventTarget | null) => target instanceof Node && bubble.current?.contains(target) === true;
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const still = isAt(event, at) || isAt(event, finger); // something came under a pointer at rest
      at = { x: event.clientX, y: event.clientY };
      const pointed = pointedAt(event);
      if (still || pointed === null) return;
      if (inside(pointed)) return window.clearTimeout(timer);
      const anchor = explainedAt(pointed);
      if (event.type === "pointermove" && anchor === rests) return;
      titles.hush(pointed);
      if (anchor === rests && shown.current?.anchor === anchor) return window.clearTimeout(timer);
      rests = anchor;
      if (shown.current !== null && shown.current.by !== "hover") return;
      if (anchor === null) later(() => explain(null), LEAVE);
      else later(() => explain(anchor.isConnected ? { anchor, by: "hover" } : null), HOVER);
    };
    const moved = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.hasAttribute("data-covers")) over(event);
      else if (event.pointerType !== "touch") at = { x: event.clientX, y: event.clientY };
      else if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STILL) window.clearTimeout(timer);
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      if (inside(event.target)) return;
      close();
      const pointed = pointedAt(event);
      if (event.pointerType !== "touch" || pointed === null) return;
      const anchor = explainedAt(pointed);
      finger = { x: event.clientX, y: event.clientY };
      if (anchor === null) return;
      later(() => {
        pressed = true;
        explain({ anchor, by: "press" });
      }, LONG_PRESS);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType === "touch" && !pressed) window.clearTimeout(timer);
    };
    const clicked = (event: MouseEvent) => {
      if (!pressed || inside(event.target)) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const keyed = (event: KeyboardEvent) => {
      if (event.key === "Escape" && shown.current !== null) {
        const { anchor, by } = shown.current;
        close();
        if (by === "hover") return;
        event.preventDefault();
        event.stopPropagation();
        if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.focus();
      } else if (
        event.code === "KeyI" &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isTyping(event.target)
      ) {
        const anchor = event.target instanceof Element ? explainedAt(event.target) : null;
        if (anchor !== null) explain({ anchor, by: "key" });
      } else if (shown.current?.by === "hover") close(); // something else begins
    };
    const focused = (event: FocusEvent) => {
      if (shown.current?.by === "key" && !inside(event.target) && event.target !== shown.current.anchor) close();
    };
    const listeners = { pointerover: over, pointermove: moved, pointerdown: down, pointerup: up, pointercancel: close };
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener as EventListener, { passive: true });
    document.addEventListener("click", clicked, true);
    document.addEventListener("keydown", keyed, true);
    document.addEventListener("focusin", focused);
    return () => {
      window.clearTimeout(timer);
      titles.restore();
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener as EventListener);
      document.removeEventListener("click", clicked, true);
      document.removeEventListener("keydown", keyed, true);
      document.removeEventListener("focusin", focused);
    };
  }, [bubble, pointer]);
  return [explained, () => explain(null)];
}

function isAt(event: PointerEvent, { x, y }: { x: number; y: number }): boolean {
  return Math.abs(event.clientX - x) < 1 && Math.abs(event.clientY - y) < 1;
}
