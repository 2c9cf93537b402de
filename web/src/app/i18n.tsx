import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { type Language, useSettings } from "./settings";

/** Texts of the present language. `t` takes the id of a message, or of an attribute as `message.attribute`. */

export type Arguments = Record<string, FluentVariable>;

export interface Texts {
  language: Language;
  /** The text with its variables filled in; the id itself where there is none (a test forbids that). */
  t: (id: string, args?: Arguments) => string;
  has: (id: string) => boolean;
}

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../i18n/en"),
  ru: () => import("../i18n/ru"),
  uk: () => import("../i18n/uk"),
};

/** The texts of a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  return makeTexts(language, (await LOADERS[language]()).default);
}

/** The texts that these Fluent files hold. */
export function makeTexts(language: Language, files: string[]): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: false });
  const pattern = (id: string) => {
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    return attribute === undefined ? message?.value : message?.attributes[attribute];
  };
  const t = (id: string, args?: Arguments): string => {
    const found = pattern(id);
    if (found == null) {
      console.error(`${language}: there is no text ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(found, args ?? null, errors);
    for (const error of errors) console.error(`${language}: ${id}: ${error.message}`);
    return text;
  };
  return { language, t, has: (id) => pattern(id) != null };
}

const Context = createContext<Texts | null>(null);

/** Gives the texts of the language that is set to everything inside; a switch shows the old ones until the new ones are here. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  const [texts, setTexts] = useState<Texts | null>(null);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let current = true;
    loadTexts(language).then(
      (loaded) => {
        if (current) setTexts(loaded);
      },
      (failed: unknown) => {
        if (current) setError(failed instanceof Error ? failed : new Error(String(failed)));
      },
    );
    return () => {
      current = false;
    };
  }, [language]);
  useEffect(() => {
    if (texts) document.documentElement.lang = texts.language;
  }, [texts]);
  if (texts) return <Context value={texts}>{children}</Context>;
  if (error) throw error;
  return null;
}

/** Gives these texts to everything inside (tests, and pages that show another language). */
export function GivenTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <Context value={texts}>{children}</Context>;
}

/** The texts of the present language. */
export function useTexts(): Texts {
  const texts = use(Context);
  if (!texts) throw new Error("useTexts outside of TextsProvider");
  return texts;
}

/** `t` of the present language. */
export function useT(): Texts["t"] {
  return useTexts().t;
}
