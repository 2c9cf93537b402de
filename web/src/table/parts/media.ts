import { useSyncExternalStore } from "react";

/** Does the window fit this media query? */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Is the main pointer a finger? */
export function useCoarsePointer(): boolean {
  return useMedia("(pointer: coarse)");
}

/** The layouts of the table (docs: section 2 of the design). */
export type Layout = "wide" | "mid" | "phone";

/** The layout that fits the window. */
export function useLayout(): Layout {
  const wide = useMedia("(min-width: 1280px) and (min-height: 740px)");
  const mid = useMedia("(min-width: 900px), (orientation: landscape) and (min-width: 640px)");
  return wide ? "wide" : mid ? "mid" : "phone";
}
