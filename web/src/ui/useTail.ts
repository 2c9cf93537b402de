import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

const NEAR = 24; // px from the end at which the reader counts as being there

/** A list that grows below: it follows its end only while the reader is there. `lines`: another value where it has grown. */
export function useTail(lines: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (element && follows) element.scrollTop = element.scrollHeight;
  }, [lines, follows]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const scrolled = () => setFollows(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR);
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => element.removeEventListener("scroll", scrolled);
  }, []);
  const toEnd = useCallback(() => setFollows(true), []);
  return { list, follows, toEnd };
}
