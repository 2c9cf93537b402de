import { type RefObject, useEffect, useRef } from "react";
import { useModel } from "../model";

/**
 * Brings the focus to the heading of a decision that this seat is asked, as it appears. What somebody is using keeps the focus:
 * it comes only from nowhere, or from what was in the panel before.
 */
export function useFocusOnDecision(): RefObject<HTMLHeadingElement | null> {
  const { decision, mine } = useModel();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = mine ? decision?.id : undefined;
  useEffect(() => {
    const here = document.activeElement;
    const free = here === null || here === document.body || here.closest("#decision") !== null;
    if (id !== undefined && free) heading.current?.focus({ preventScroll: true });
  }, [id]);
  return heading;
}
