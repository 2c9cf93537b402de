import { useEffect, useState } from "react";
import type { LessonPlace } from "../../messages";
import { elementOf } from "./places";
import type { Box } from "./placing";

/** Where these places are on the screen now, for as long as they are looked at; those that are not there are left out. */
export function useBoxes(places: readonly LessonPlace[]): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const key = JSON.stringify(places);
  useEffect(() => {
    const wanted = JSON.parse(key) as LessonPlace[];
    let known = "";
    let frame = 0;
    const look = () => {
      const found = wanted.flatMap((place) => boxOf(elementOf(place)) ?? []);
      const said = JSON.stringify(found);
      if (said !== known) setBoxes(found);
      known = said;
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return boxes;
}

function boxOf(element: HTMLElement | null): Box | null {
  if (element === null) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: Math.round(x), y: Math.round(y), w: Math.round(width), h: Math.round(height) };
}
