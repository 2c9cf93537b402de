import { type RefObject, useLayoutEffect } from "react";

const STEP = 0.05;
const SMALLEST = 0.5;

/**
 * Draws a face smaller where it has more to show than its card has room for: all of it is seen at every size of a card.
 * `said`: what the card says; with it the face changes.
 */
export function useFitting(card: RefObject<HTMLElement | null>, said: string): void {
  useLayoutEffect(() => {
    const face = card.current?.matches(".card-s, .card-m") && card.current.querySelector<HTMLElement>(".card-face");
    if (!face) return;
    const observer = new ResizeObserver(() => fit(face));
    observer.observe(face.parentElement!);
    return () => observer.disconnect();
  }, [card, said]);
}

function fit(face: HTMLElement): void {
  const parts = [face, ...face.querySelectorAll(".card-box")];
  for (let zoom = 1; zoom >= SMALLEST; zoom -= STEP) {
    face.style.zoom = String(zoom);
    if (parts.every((part) => part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth)) return;
  }
}
