import { useSyncExternalStore } from "react";
import { useSettings } from "../../app/settings";

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

/** The layouts of the table. */
export type Layout = "wide" | "mid" | "phone";

/** The layout that fits the window, at the size of texts that is set. */
export function useLayout(): Layout {
  const size = useSettings((settings) => settings.textSize);
  const room = (px: number) => `${px * size}px`;
  const wide = useMedia(`(min-width: ${room(1280)}) and (min-height: ${room(690)})`);
  const mid = useMedia(`(min-width: ${room(900)}) and (min-height: ${room(540)})`);
  return wide ? "wide" : mid ? "mid" : "phone";
}

/** Is the window so low that the hand is drawn small, for the sake of the board? */
export function useLow(): boolean {
  const size = useSettings((settings) => settings.textSize);
  return useMedia(`(max-height: ${840 * size}px)`);
}

/** Does the board of six, between the boards of the Commanders, have less room than that of four? */
export function useBetween(): boolean {
  const size = useSettings((settings) => settings.textSize);
  return useMedia(`(max-width: ${1600 * size}px)`);
}

/** Is there room for the log in a column of its own? */
export function useLogColumn(): boolean {
  const size = useSettings((settings) => settings.textSize);
  return useMedia(`(min-width: ${1980 * size}px)`);
}
