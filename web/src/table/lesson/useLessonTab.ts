import { useEffect, useRef } from "react";
import { useModel } from "../model";
import { type LessonTab, tabOf } from "./places";

/** Opens the tab in which a new step of a lesson looks at something. */
export function useLessonTab(open: (tab: LessonTab) => void): void {
  const { lesson } = useModel().game;
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const tab = tabOf(lesson?.look.find((place) => tabOf(place) !== null));
  const step = lesson?.said ? lesson.step : null;
  useEffect(() => {
    if (tab !== null && step !== null) latest.current(tab);
  }, [tab, step]);
}
