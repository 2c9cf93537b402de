/** What the tests of the table share beside `../testing`. */

import { shelfOf } from "../app/library";
import type { Language } from "../app/settings";
import type { LogLine, Moment } from "../messages";
import { fixture, libraryFor, libraryOf, textsOf } from "../testing";
import { type Speaker } from "./logic/said";

/** The English library. */
export const library = libraryOf("en");

/** A speaker for a moment in a language. */
export function speakerOf(name: string, language: Language): Speaker {
  const { lobby } = fixture(name);
  const seatName = (seat: number) => lobby.seats[seat]?.name ?? "";
  return {
    words: textsOf(language),
    library: libraryFor(shelfOf(lobby.setup), language),
    seatName,
  };
}

/** The line of the log that a moment is. */
export function momentLine(moment: Moment): LogLine {
  return { event: "moment", seat: -1, said: null, tags: [], hurts: -1, fixed: false, moment };
}
