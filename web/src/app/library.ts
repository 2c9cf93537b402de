import { useEffect, useState } from "react";
import type { Library } from "../messages";
import { api } from "./api";
import { usePart } from "./page";
import { type Language, useSettings } from "./settings";

/**
 * Names, texts and icon tokens of everything in some boxes: fetched once for each language and board.
 *
 * An id can mean different things on the two boards, so every place asks for the library of the boxes that it is about.
 */

/** The base box with all that goes onto its board. */
export const BASE_BOARD: readonly string[] = ["base", "ix", "immortality"];
/** Uprising with all that goes onto its board. */
export const UPRISING_BOARD: readonly string[] = ["base", "ix", "uprising", "choam", "immortality"];

/** After the boxes: the game for six, on another side of the board. */
const SIX = "six";
const SIX_PLAYERS = 6;

/** What is on the table in a game: its boxes, and the side of the board where six play. */
export function shelfOf(setup: { players: number; boxes: readonly string[] }): readonly string[] {
  return setup.players === SIX_PLAYERS ? [...setup.boxes, SIX] : setup.boxes;
}

/** What covers a space of the board with another one of the same id. */
const COVERS = "immortality";

/** The boxes of the library that a game with these boxes needs: on the board of the base box all else means the same. */
function boxesNeeded(boxes: readonly string[]): readonly string[] {
  return boxes.includes("uprising")
    ? [...UPRISING_BOARD, SIX].filter((box) => boxes.includes(box))
    : BASE_BOARD.filter((box) => box !== COVERS || boxes.includes(box));
}

function keyOf(language: Language, boxes: readonly string[]): string {
  return `${language}/${boxesNeeded(boxes).join("+")}`;
}

/** The calls for all libraries of a language. */
export function libraryCalls(language: Language): string[] {
  return [["base"], BASE_BOARD, UPRISING_BOARD].map((boxes) => callFor(keyOf(language, boxes)));
}

function callFor(key: string): string {
  return `/api/library/${key}.json`;
}

/** The libraries that the page has fetched. */
export class Libraries {
  /** Why the last one that was asked for has not come; null where it has. It is asked for again. */
  failure: unknown = null;
  private readonly loading = new Map<string, Promise<Library>>();
  private readonly loaded = new Map<string, Library>();
  /** By boxes, the library that was shown last, in whatever language. */
  readonly shown = new Map<string, Library>();

  /** The library of a language for games with some boxes. */
  load(language: Language, boxes: readonly string[]): Promise<Library> {
    const key = keyOf(language, boxes);
    let library = this.loading.get(key);
    if (!library) {
      library = api.get<Library>(callFor(key));
      library.then(
        (found) => {
          this.loaded.set(key, found);
          this.failure = null;
        },
        (error: unknown) => {
          this.loading.delete(key); // the next try asks the network again
          this.failure = error;
        },
      );
      this.loading.set(key, library);
    }
    return library;
  }

  /** The same, where it is here. */
  at(language: Language, boxes: readonly string[]): Library | undefined {
    return this.loaded.get(keyOf(language, boxes));
  }

  /** Use this library without asking the server (tests). */
  give(language: Language, library: Library): void {
    const key = keyOf(language, library.boxes);
    this.loaded.set(key, library);
    this.loading.set(key, Promise.resolve(library));
  }
}

/**
 * The library of the present language for games with some boxes; null until it is here, and while the boxes are not known. While
 * that of another language loads, the old one stays.
 */
export function useLibrary(boxes: readonly string[] | null): Library | null {
  const language = useSettings((settings) => settings.language);
  const libraries = usePart(Libraries);
  const wanted = boxes === null ? "" : boxesNeeded(boxes).join("+");
  const [, draw] = useState(0);
  const known = boxes === null ? undefined : libraries.at(language, boxes);
  const missing = boxes !== null && known === undefined;
  useEffect(() => {
    if (!missing) return;
    let current = true;
    let again: number | undefined;
    const load = () => {
      libraries.load(language, wanted.split("+")).then(
        () => {
          if (current) draw((n) => n + 1);
        },
        () => {
          if (!current) return;
          draw((n) => n + 1); // what waits for it may say why
          again = window.setTimeout(load, 3000);
        },
      );
    };
    load();
    return () => {
      current = false;
      window.clearTimeout(again);
    };
  }, [libraries, language, wanted, missing]);
  useEffect(() => {
    if (known) libraries.shown.set(wanted, known);
  }, [libraries, wanted, known]);
  return known ?? libraries.shown.get(wanted) ?? null;
}
