import { useMemo } from "react";
import { useT } from "../app/i18n";
import { Store, useStore } from "../app/store";
import { toast } from "../ui/Toasts";
import type { Setup } from "./hagal";
import { begin, fromJson, perform, toJson, undo, type Session } from "./session";
import { wrongText } from "./words";

/** The session of this browser: kept in `localStorage` after every step. */

const KEY = "landsraad.companion";

export interface Kept {
  session: Session | null;
  /** Does the browser refuse to keep anything? */
  forgetful: boolean;
}

const store = new Store<Kept>(read());

function read(): Kept {
  try {
    const text = window.localStorage.getItem(KEY);
    return { session: text === null ? null : fromJson(text), forgetful: false };
  } catch (error) {
    return { session: null, forgetful: error instanceof DOMException };
  }
}

function keep(session: Session | null): void {
  let forgetful = false;
  try {
    if (session) window.localStorage.setItem(KEY, toJson(session));
    else window.localStorage.removeItem(KEY);
  } catch {
    forgetful = true;
  }
  store.set({ session, forgetful });
}

window.addEventListener("storage", (event) => {
  if (event.key === KEY) store.set(read()); // played on in another tab
});

/** The session of this browser. */
export function useKept(): Kept {
  return useStore(store);
}

export interface Doing {
  /** Carry out a command; what cannot be done is told in a notice. Returns whether it was done. */
  perform: (command: string) => boolean;
  undo: (length?: number) => void;
  begin: (setup: Setup) => void;
  /** Go on with another session. */
  take: (session: Session) => void;
  drop: () => void;
}

/** What can be done with the session. */
export function useDoing(): Doing {
  const t = useT();
  return useMemo(() => {
    const attempt = (next: (session: Session) => Session): boolean => {
      const { session } = store.get();
      if (!session) return false;
      try {
        keep(next(session));
        return true;
      } catch (error) {
        toast(wrongText(t, error), "danger");
        return false;
      }
    };
    return {
      perform: (command) => attempt((session) => perform(session, command)),
      undo: (length) => void attempt((session) => undo(session, length)),
      begin: (setup) => keep(begin(setup)),
      take: keep,
      drop: () => keep(null),
    };
  }, [t]);
}
