import { useEffect, useRef, useState } from "react";
import { useStore } from "../app/store";
import { scale } from "../app/theme";
import { CardFace, type CardKind } from "../cards/CardFace";
import { useModel } from "./model";
import { useMedia } from "./parts/media";

const DELAY = 400; // milliseconds that the pointer must rest
const WIDTH = 262;
const HEIGHT = 380;
const AWAY = 24;
const KINDS = new Set(["card", "intrigue", "conflict", "leader", "tech", "contract", "objective", "hagal", "rival"]);

/** The card under a resting pointer, large enough to read, beside the pointer. */
export function HoverCard() {
  const { open, library, ...model } = useModel();
  const highlight = useStore(model.highlight);
  const fine = useMedia("(hover: hover)");
  const pointer = useRef({ x: 0, y: 0 });
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useEffect(() => {
    const moved = ({ clientX: x, clientY: y }: PointerEvent) => {
      pointer.current = { x, y };
    };
    window.addEventListener("pointermove", moved, { passive: true });
    return () => window.removeEventListener("pointermove", moved);
  }, []);
  const shown = fine && open === null && highlight !== null && KINDS.has(highlight.kind) ? highlight : null;
  const under = useRef<Element | undefined>(undefined); // what the pointer rests on
  useEffect(() => {
    if (!shown) return;
    under.current = [...document.querySelectorAll(":hover")].at(-1);
    const timer = setTimeout(() => setPlace(beside(pointer.current)), DELAY);
    return () => {
      clearTimeout(timer);
      setPlace(null);
    };
  }, [shown]);
  useEffect(() => {
    // What is taken off the table under the pointer does not say that the pointer has left it.
    if (shown && under.current?.isConnected === false) model.setHighlight(null);
  });
  if (!shown || !place) return null;
  return (
    <div className="hover-card" style={place} aria-hidden="true">
      <CardFace kind={shown.kind as CardKind} id={shown.id} size="l" library={library} />
    </div>
  );
}

/** Beside the pointer, and never over the column of the decision. */
function beside(pointer: { x: number; y: number }): { left: number; top: number } {
  const px = scale();
  const { x, y } = { x: pointer.x / px, y: pointer.y / px };
  const edge = (document.getElementById("decision")?.getBoundingClientRect().left ?? window.innerWidth) / px;
  const right = x + AWAY + WIDTH < edge;
  const top = Math.max(56, Math.min(y - HEIGHT / 2, window.innerHeight / px - HEIGHT - 8));
  return { left: right ? x + AWAY : Math.max(8, Math.min(x, edge) - AWAY - WIDTH), top };
}
