import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { scale } from "../app/theme";
import "./tooltip.css";

const HOVER_DELAY = 250;
const LONG_PRESS = 450;
const TOUCH_STAYS = 2500;

interface TooltipProps {
  /** What is said; null: nothing. */
  text: ReactNode;
  /** One element that takes `aria-describedby`. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  className?: string;
}

/** Says something about an element on hover, focus and long press. */
export function Tooltip({ text, children, className }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState(false);
  const later = (show: boolean, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(show), delay);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const hide = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    window.addEventListener("keydown", hide);
    return () => window.removeEventListener("keydown", hide);
  }, [open]);
  const hide = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  if (!text) return children;
  const byPointer = (event: PointerEvent) => later(true, event.pointerType === "touch" ? LONG_PRESS : HOVER_DELAY);
  const byFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(":focus-visible")) setOpen(true);
  };
  const released = (event: PointerEvent) => {
    if (event.pointerType !== "touch") hide();
    else if (open) later(false, TOUCH_STAYS);
    else hide();
  };
  return (
    <span
      ref={anchor}
      className={className ? `tip-anchor ${className}` : "tip-anchor"}
      onPointerEnter={(event) => event.pointerType !== "touch" && byPointer(event)}
      onPointerLeave={released}
      onPointerDown={(event) => event.pointerType === "touch" && byPointer(event)}
      onPointerUp={(event) => event.pointerType === "touch" && released(event)}
      onPointerCancel={hide}
      onFocus={byFocus}
      onBlur={hide}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span id={id} className="visually-hidden">
        {text}
      </span>
      {open && <Bubble anchor={anchor}>{text}</Bubble>}
    </span>
  );
}

function Bubble({ anchor, children }: { anchor: RefObject<HTMLElement | null>; children: ReactNode }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    const child = anchor.current?.firstElementChild;
    if (!box || !child) return;
    const at = child.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const left = Math.max(8, Math.min(at.left + at.width / 2 - width / 2, window.innerWidth - width - 8));
    const above = at.top - height - 8;
    const top = above >= 8 ? above : Math.min(at.bottom + 8, window.innerHeight - height - 8);
    box.style.left = `${left / scale()}px`;
    box.style.top = `${top / scale()}px`;
  });
  const home = anchor.current?.closest("dialog") ?? document.body;
  return createPortal(
    <div ref={bubble} className="tip" aria-hidden="true">
      {children}
    </div>,
    home,
  );
}
