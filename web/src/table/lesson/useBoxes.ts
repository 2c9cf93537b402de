import { useEffect, useRef, useState } from "react";
import type { LessonPlace } from "../../messages";
import { elementsOf } from "./places";
import type { Box } from "./placing";

/** Where these places are on the screen now; those that are not there are left out. */
export function useBoxes(places: readonly LessonPlace[]): Box[] {
  return useDrawn(places, elementsOf).filter((box) => box !== null);
}

/** Where the stage is on which Combat and new rounds are shown. */
export function useStage(): Box[] {
  const boxes = useDrawn(STAGE, (selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  return boxes.filter((box) => box !== null);
}

const STAGE = [".stage"];

/** What else is to be seen at a table, where it is now: spaces, the panel beside the board, cards of the hand, one's own seat. */
export function boxesBeside(me: number | null): Box[] {
  return [...document.querySelectorAll<HTMLElement>(`${BESIDE}, [data-seat="${me}"]`)].flatMap(
    (element) => boxOf([element]) ?? [],
  );
}

const BESIDE = "[data-space], .target-conflict, .side-panel, .dock [data-about]";

/**
 * The box of each of these things for as long as they are looked at, null for what is not drawn. `find`: the elements of one, the
 * same as long as it is.
 */
export function useDrawn<T>(things: readonly T[], find: (thing: T) => HTMLElement[]): readonly (Box | null)[] {
  const key = JSON.stringify(things);
  const [drawn, setDrawn] = useState({ key, boxes: NONE });
  const finder = useRef(find);
  useEffect(() => {
    const wanted = JSON.parse(key) as T[];
    let known = "";
    let frame = 0;
    const look = () => {
      const found = wanted.map((thing) => boxOf(finder.current(thing)));
      const said = JSON.stringify(found);
      if (said !== known) setDrawn({ key, boxes: found });
      known = said;
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return drawn.key === key ? drawn.boxes : NONE;
}

const NONE: readonly (Box | null)[] = [];

/** The box round some elements; null where none of them is drawn. */
function boxOf(elements: HTMLElement[]): Box | null {
  const drawn = elements.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
  if (drawn.length === 0) return null;
  const [x, y] = [Math.min(...drawn.map(({ left }) => left)), Math.min(...drawn.map(({ top }) => top))];
  const [w, h] = [Math.max(...drawn.map(({ right }) => right)) - x, Math.max(...drawn.map(({ bottom }) => bottom)) - y];
  return { x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h) };
}
