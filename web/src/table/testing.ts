/** What the tests of the table share: fixtures of played games, texts and the library. */
import { readFileSync, readdirSync } from "node:fs";
import { makeTexts, type Texts } from "../app/i18n";
import { LANGUAGES, type Language } from "../app/settings";
import type { Game, Library, ServerMessage } from "../messages";
import type { Speaker } from "./logic/words";

const FIXTURES = `${process.cwd()}/fixtures`;

export type Fixture = ServerMessage & { type: "table" };

/** The names of all moments that there are fixtures of. */
export const MOMENTS = readdirSync(FIXTURES)
  .filter((file) => /-\d\.json$/.test(file))
  .map((file) => file.replace(".json", ""));

/** The `table` message of a moment. */
export function fixture(name: string): Fixture & { game: Game } {
  return JSON.parse(readFileSync(`${FIXTURES}/${name}.json`, "utf8")) as Fixture & { game: Game };
}

/** The English library. */
export const library = JSON.parse(readFileSync(`${FIXTURES}/library.json`, "utf8")) as Library;

/** The texts of a language. */
export function textsOf(language: Language): Texts {
  const folders = [`${process.cwd()}/../src/landsraad/text`, `${process.cwd()}/src/i18n`];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(`.${language}.ftl`) && !file.startsWith("terminal"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );
  return makeTexts(language, files);
}

export { LANGUAGES };

/** A speaker for a moment in a language. */
export function speakerOf(name: string, language: Language): Speaker {
  const { game, lobby } = fixture(name);
  const words = textsOf(language);
  const seatName = (seat: number) => lobby.seats[seat]?.name ?? "";
  return { words, library, view: game.view, seatName, decision: game.decision };
}
