import { type Settings, set, settingsStore } from "../app/settings";

/** How often a kind of decision is answered until its hint is no more. */
export const HINTS = 3;

/** Is there still a hint for a kind of decision? */
export function hintShown({ hints, hintsDone }: Pick<Settings, "hints" | "hintsDone">, kind: string): boolean {
  return hints && (hintsDone[kind] ?? 0) < HINTS;
}

/** Somebody has answered a decision: its hint fades. */
export function answered(kind: string): void {
  const settings = settingsStore.get();
  if (hintShown(settings, kind))
    set({ hintsDone: { ...settings.hintsDone, [kind]: (settings.hintsDone[kind] ?? 0) + 1 } });
}
