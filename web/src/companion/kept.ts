import { useMemo } from "react";
import { ApiError, api } from "../app/api";
import { type Texts, useTexts } from "../app/i18n";
import { usePart } from "../app/page";
import type { Language } from "../app/settings";
import { Store, useStore } from "../app/store";
import { failureText } from "../app/words";
import { toast } from "../ui/Toasts";
import { type Desk, newSave, type Save, type Setup } from "./shown";

/** The game of this browser: kept in `localStorage` after every step, and given to the engine with each. */

const KEY = "landsraad.companion";

export interface Kept {
  /** The game as text; null where there is none. */
  save: string | null;
  /** What the engine says of it; null until it has answered. */
  desk: Desk | null;
  language: Language | null;
  /** Is the engine being asked? */
  busy: boolean;
  /** Why it does not answer. */
  failure: unknown;
  /** Does the browser refuse to keep anything? */
  forgetful: boolean;
}

const NOTHING: Kept = { save: null, desk: null, language: null, busy: false, failure: null, forgetful: false };

/** Keeps the game of this browser for the page. */
export class Keeper extends Store<Kept> {
  private last: Promise<unknown> = Promise.resolve();

  constructor() {
    super(read());
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.set(read()); // played on in another tab
    });
  }

  /** One after the other: each step goes on from what the one before has left. */
  next<T>(step: () => Promise<T>): Promise<T> {
    this.patch({ busy: true });
    const done = this.last.then(step);
    const last = done.then(
      () => undefined,
      () => undefined,
    );
    this.last = last;
    void last.then(() => {
      if (this.last === last) this.patch({ busy: false });
    });
    return done;
  }

  keep(desk: Desk, language: Language): void {
    const save = JSON.stringify(desk.save);
    this.patch({ save, desk, language, failure: null, forgetful: !written(save) });
  }

  drop(): void {
    this.set({ ...NOTHING, forgetful: !written(null) });
  }
}

function read(): Kept {
  try {
    return { ...NOTHING, save: window.localStorage.getItem(KEY) };
  } catch {
    return { ...NOTHING, forgetful: true };
  }
}

function written(save: string | null): boolean {
  try {
    if (save === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, save);
    return true;
  } catch {
    return false;
  }
}

/** The game of this browser. */
export function useKept(): Kept {
  return useStore(usePart(Keeper));
}

/** Why something cannot be done, in words. */
export function wrongText(texts: Texts, error: unknown): string {
  const told = error instanceof ApiError ? error.args.text : undefined;
  return typeof told === "string" ? told : failureText(texts, error);
}

export interface Doing {
  /** Carry out a command; what cannot be done is told in a notice. */
  perform: (command: string) => void;
  /** Go back by one command, or to where there were `length` of them. */
  undo: (length?: number) => void;
  begin: (setup: Setup) => void;
  /** Go on with a saved game; says whether it could be read. */
  take: (save: string) => Promise<boolean>;
  /** What a saved game is, without taking it. */
  look: (save: string) => Promise<Desk>;
  /** Ask anew what the kept game is. */
  show: () => void;
  drop: () => void;
}

/** What can be done with the game. */
export function useDoing(): Doing {
  const texts = useTexts();
  const keeper = usePart(Keeper);
  return useMemo(() => {
    const { language } = texts;
    const ask = (save: string, command = "") => api.companion(language, save, command);
    const attempt = (step: () => Promise<Desk>): Promise<boolean> =>
      keeper.next(async () => {
        try {
          keeper.keep(await step(), language);
          return true;
        } catch (error) {
          toast(wrongText(texts, error), "danger");
          return false;
        }
      });
    const on = (make: (save: string) => Promise<Desk>) =>
      void attempt(() => make(keeper.get().save ?? JSON.stringify(null)));
    return {
      perform: (command) => on((save) => ask(save, command)),
      undo: (length) => on((save) => ask(cut(save, length))),
      begin: (setup) => void attempt(() => ask(JSON.stringify(newSave(setup)))),
      take: (save) => attempt(() => ask(save)),
      look: (save) => ask(save),
      show: () =>
        void keeper.next(async () => {
          const { save } = keeper.get();
          if (save === null) return;
          try {
            keeper.keep(await ask(save), language);
          } catch (failure) {
            keeper.patch(isBroken(failure) ? { save: null, failure: null } : { failure });
            if (isBroken(failure)) toast(wrongText(texts, failure), "danger");
          }
        }),
      drop: () => keeper.drop(),
    };
  }, [texts, keeper]);
}

/** The game without its last command, or as it was after `length` of them. */
function cut(save: string, length?: number): string {
  const game = JSON.parse(save) as Save;
  return JSON.stringify({ ...game, commands: game.commands.slice(0, length ?? -1) });
}

/** Is the game itself what is wrong, and not the way to the engine? */
function isBroken(failure: unknown): boolean {
  return failure instanceof ApiError && typeof failure.args.text === "string";
}
