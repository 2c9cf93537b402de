import { Store, useStore } from "./store";

/** How far somebody has come in the lessons, in this browser; kept in `localStorage`. */

/** Where a lesson stands: its table, and the step that was shown last, of `steps`. `done`: it was taken to its end once. */
interface Learned {
  table: string;
  step: number;
  steps: number;
  done?: boolean;
}

const KEY = "landsraad.lessons";

function stored(): Record<string, Learned> {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Learned>) : {};
  } catch {
    return {}; // storage is forbidden, or holds something else
  }
}

// eslint-disable-next-line no-restricted-syntax -- it mirrors what the browser keeps for all its pages
const store = new Store(stored());

/** Keep where a lesson stands; one that was done stays so while it is taken again. */
export function keepLesson(id: string, learned: Learned): void {
  const done = store.get()[id]?.done || (learned.steps > 0 && learned.step === learned.steps);
  store.set({ ...store.get(), [id]: { ...learned, done } });
  try {
    window.localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // as in `stored`
  }
}

/** A lesson is left for good: its table goes on without it. */
export function leaveLesson(id: string): void {
  keepLesson(id, { table: "", step: 0, steps: 0 });
}

/** How far the lessons are, by their ids. */
export function useLearned(): Record<string, Learned> {
  return useStore(store);
}
