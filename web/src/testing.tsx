/** What tests of the client share: fixtures of played games, texts, the library, and a place to draw in. */
import { readdirSync, readFileSync } from "node:fs";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";
import { GivenTexts, makeTexts, type Texts } from "./app/i18n";
import { Page, PageProvider } from "./app/page";
import type { Language } from "./app/settings";
import type { Game, Library, Lobby, ServerMessage } from "./messages";

const FIXTURES = `${process.cwd()}/fixtures`;

export type Fixture = ServerMessage & { type: "table"; lobby: Lobby };

/** The names of all moments that there are fixtures of. */
export const MOMENTS = readdirSync(FIXTURES)
  .filter((file) => /-\d\.json$/.test(file))
  .map((file) => file.replace(".json", ""));

/** The `table` message of a moment. */
export function fixture(name: string): Fixture & { game: Game } {
  return read(name) as Fixture & { game: Game };
}

/** The library of a language with all that goes onto a board. */
export function libraryOf(language: string, board: "base" | "immortality" | "uprising" | "six" = "base"): Library {
  const name = `library.${board}.${language}`;
  return (libraries[name] ??= read(name) as Library);
}

const libraries: Record<string, Library> = {}; // parsed once for the tests of a file

/** The library that a game with some boxes needs, as if it had been asked for with them. */
export function libraryFor(boxes: readonly string[], language: string): Library {
  if (boxes.includes("six")) return { ...libraryOf(language, "six"), boxes: [...boxes] };
  if (!boxes.includes("uprising")) return libraryOf(language, boxes.includes("immortality") ? "immortality" : "base");
  return {
    ...libraryOf(language, "uprising"),
    boxes: ["base", "ix", "uprising", "choam"].filter((box) => boxes.includes(box)),
  };
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(`${FIXTURES}/${name}.json`, "utf8"));
}

/** The texts of a language. */
export function textsOf(language: Language): Texts {
  const folders = [`${process.cwd()}/../src/landsraad/text`, `${process.cwd()}/src/i18n`];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(`.${language}.ftl`) && !/^(away|terminal)\./.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );
  return makeTexts(language, files);
}

/** The value of a custom property in the first rule that sets it, or in the rule after `from`. */
export function property(css: string, name: string, from = ""): string {
  const found = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css.slice(css.indexOf(from)));
  return found![1]!;
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** How far two colours (`#rrggbb`) are apart, from 1 to 21, as WCAG reckons it. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Between tests there are but microtasks: without this, what timers and tasks hold, whole tables, would stay till the end. */
const nextTask = () => new Promise((done) => setTimeout(done));

/** A place in the document to draw in. */
export interface Stage {
  /** Draws an element there with these texts (at first: the English ones), or draws it anew; gives what was drawn. */
  draw: (element: ReactNode, texts?: Texts) => HTMLElement;
  /** Where it is drawn. */
  host: HTMLElement;
  /** What the page keeps. */
  page: Page;
}

/** A stage for the tests of a file, fresh for each of them. */
export function makeStage(): Stage {
  const english = textsOf("en");
  let root: Root;
  const stage: Stage = {
    host: document.body,
    page: new Page(),
    draw: (element, texts = english) => {
      act(() =>
        root.render(
          <PageProvider page={stage.page}>
            <GivenTexts texts={texts}>{element}</GivenTexts>
          </PageProvider>,
        ),
      );
      return stage.host.firstElementChild as HTMLElement;
    },
  };
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    stage.page = new Page();
    stage.host = document.body.appendChild(document.createElement("div"));
    root = createRoot(stage.host);
  });
  afterEach(async () => {
    act(() => root.unmount());
    document.body.innerHTML = "";
    vi.unstubAllGlobals();
    await nextTask();
  });
  return stage;
}
