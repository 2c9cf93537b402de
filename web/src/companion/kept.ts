import { useMemo } from "react";
import { useT } from "../app/i18n";
import { Store, useStore } from "../app/store";
import { toast } from "../ui/Toasts";
import { begin, fromJson, type Game, perform, toJson, undo } from "./game";
import type { Setup } from "./state";
import { wrongText } from "./words";

/** The game of this browser: kept in `localStorage` after every step. */

const KEY = "landsraad.companion";

export interface Kept {
  game: Game | null;
  /** Does the browser refuse to keep anything? */
  forgetful: boolean;
}

const store = new Store<Kept>(read());

function read(): Kept {
  try {
    const text = window.localStorage.getItem(KEY);
    return { game: text === null ? null : fromJson(text), forgetful: false };
  } catch (error) {
    return { game: null, forgetful: error instanceof DOMException };
  }
}

function keep(game: Game | null): void {
  let forgetful = false;
  try {
    if (game) window.localStorage.setItem(KEY, toJson(game));
    else window.localStorage.removeItem(KEY);
  } catch {
    forgetful = true;
  }
  store.set({ game, forgetful });
}

window.addEventListener("storage", (event) => {
  if (event.key === KEY) store.set(read()); // played on in another tab
});

/** The game of this browser. */
export function useKept(): Kept {
  return useStore(store);
}

export interface Doing {
  /** Carry out a command; what cannot be done is told in a notice. Returns whether it was done. */
  perform: (command: string) => boolean;
  undo: (length?: number) => void;
  begin: (setup: Setup) => void;
  /** Go on with another game. */
  take: (game: Game) => void;
  drop: () => void;
}

/** What can be done with the game. */
export function useDoing(): Doing {
  const t = useT();
  return useMemo(() => {
    const attempt = (next: (game: Game) => Game): boolean => {
      const { game } = store.get();
      if (!game) return false;
      try {
        keep(next(game));
        return true;
      } catch (error) {
        toast(wrongText(t, error), "danger");
        return false;
      }
    };
    return {
      perform: (command) => attempt((game) => perform(game, command)),
      undo: (length) => void attempt((game) => undo(game, length)),
      begin: (setup) => keep(begin(setup)),
      take: keep,
      drop: () => keep(null),
    };
  }, [t]);
}
