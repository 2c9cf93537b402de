import { type MouseEvent, useRef } from "react";
import { usePart } from "../app/page";
import { Pointer } from "../app/pointer";

/** Handlers that say when the pointer comes to an element and leaves it; not when an element comes under a pointer at rest. */
export function useHover(onHover: ((over: boolean) => void) | undefined) {
  const pointer = usePart(Pointer);
  const over = useRef(false);
  const set = (now: boolean) => {
    if (over.current !== now) onHover?.(now);
    over.current = now;
  };
  return {
    onMouseEnter: (event: MouseEvent) => set(!pointer.restsAt(event)),
    onMouseMove: ({ movementX, movementY }: MouseEvent) => set(over.current || movementX !== 0 || movementY !== 0),
    onMouseLeave: () => set(false),
  };
}
