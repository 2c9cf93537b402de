import { useEffect, useState } from "react";
import type { Library } from "../messages";
import { api } from "./api";
import { type Language, useSettings } from "./settings";

/**
 * Names, texts and icon tokens of everything in some boxes: fetched once for each language and board.
 *
 * An id can mean different things on the two boards, so every place asks for the library of the boxes that it is about.
 */

/** The base box with all that goes onto its board. */
export const BASE_BOARD: readonly string[] = ["base", "ix"];
/** Uprising with all that goes onto its board. */
export const UPRISING_BOARD: readonly string[] = ["base", "ix", "uprising", "choam"];

const loading = new Map<string, Promise<Library>>();
const loaded = new Map<string, Library>();
/** By boxes, the library that was shown last, in whatever language. */
const shown = new Map<string, Library>();

/** The boxes of the library that a game with these boxes needs: on the board of the base box every definition means the same. */
function boxesNeeded(boxes: readonly string[]): readonly string[] {
  return boxes.includes("uprising") ? UPRISING_BOARD.filter((box) => boxes.includes(box)) : BASE_BOARD;
}

function keyOf(language: Language, boxes: readonly string[]): string {
  return `${language}?boxes=${boxesNeeded(boxes).join("+")}`;
}

/** The library of a language for games with some boxes. */
export function loadLibrary(language: Language, boxes: readonly string[] = BASE_BOARD): Promise<Library> {
  const key = keyOf(language, boxes);
  let library = loading.get(key);
  if (!library) {
    library = api.get<Library>(`/api/library/${key}`);
    library.then(
      (found) => loaded.set(key, found),
      () => loading.delete(key), // the next try asks the network again
    );
    loading.set(key, library);
  }
  return library;
}

/**
 * The library of the present language for games with some boxes; null until it is here, and while the boxes are not known. While
 * that of another language loads, the old one stays.
 */
export function useLibrary(boxes: readonly string[] | null): Library | null {
  const language = useSettings((settings) => settings.language);
  const wanted = boxes === null ? "" : boxesNeeded(boxes).join("+");
  const [, draw] = useState(0);
  const known = boxes === null ? undefined : loaded.get(keyOf(language, boxes));
  const missing = boxes !== null && known === undefined;
  useEffect(() => {
    if (!missing) return;
    let current = true;
    let again: number | undefined;
    const load = () => {
      loadLibrary(language, wanted.split("+")).then(
        () => {
          if (current) draw((n) => n + 1);
        },
        () => {
          if (current) again = window.setTimeout(load, 3000);
        },
      );
    };
    load();
    return () => {
      current = false;
      window.clearTimeout(again);
    };
  }, [language, wanted, missing]);
  useEffect(() => {
    if (known) shown.set(wanted, known);
  }, [wanted, known]);
  return known ?? shown.get(wanted) ?? null;
}

/** Use this library without asking the server (tests and fixtures). */
export function giveLibrary(language: Language, library: Library): void {
  const key = keyOf(language, library.boxes);
  loaded.set(key, library);
  loading.set(key, Promise.resolve(library));
}
