import { useEffect, useState } from "react";
import type { Library } from "../messages";
import { api } from "./api";
import { useSettings, type Language } from "./settings";

/** Names, texts and icon tokens of everything in the boxes: fetched once a language. */

const loading = new Map<Language, Promise<Library>>();
const loaded = new Map<Language, Library>();

/** The library of a language. */
export function loadLibrary(language: Language): Promise<Library> {
  let library = loading.get(language);
  if (!library) {
    library = api.get<Library>(`/api/library/${language}`);
    library.then(
      (found) => loaded.set(language, found),
      () => loading.delete(language), // the next try asks the network again
    );
    loading.set(language, library);
  }
  return library;
}

/** The library of the present language (or of `language`); null until it is here. While another language loads, the old one stays. */
export function useLibrary(language?: Language): Library | null {
  const set = useSettings((settings) => settings.language);
  const wanted = language ?? set;
  const [library, setLibrary] = useState<Library | null>(() => loaded.get(wanted) ?? null);
  useEffect(() => {
    let current = true;
    let again: number | undefined;
    const load = () => {
      loadLibrary(wanted).then(
        (found) => {
          if (current) setLibrary(found);
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
  }, [wanted]);
  return library;
}

/** Use this library without asking the server (tests and fixtures). */
export function giveLibrary(language: Language, library: Library): void {
  loaded.set(language, library);
  loading.set(language, Promise.resolve(library));
}
