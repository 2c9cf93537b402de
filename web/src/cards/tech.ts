import type { Library, Token } from "../messages";
import { tokensOf } from "./facts";

/** A line of a tech tile: when it works, and what it does then. */
export interface TechLine {
  /** The sign of when it works. */
  mark: string;
  tokens: Token[];
}

/** By what is said of a tile, the sign of when it works. */
const MARKS: Record<string, string> = {
  acquire: "on_acquire",
  reveal: "reveal",
  flip: "once_per_round",
  spend: "player_turns",
  round_start: "at_round_start",
  when_won: "when_won",
  endgame: "at_endgame",
  to_deck: "acquire",
  transports: "freighter_recall",
  scuttles: "when_won",
  wins_ties: "at_endgame",
};

/** What a tile does, as lines of icons. */
export function techLines(library: Library, id: string): TechLine[] {
  return (library.tech[id]?.parts ?? []).flatMap((part) => {
    const mark = MARKS[part.part];
    return mark === undefined ? [] : [{ mark, tokens: tokensOf(library, part) }];
  });
}

/** The same in one row: each sign before what it opens. */
export function techTokens(library: Library, id: string): Token[] {
  return techLines(library, id).flatMap(({ mark, tokens }) => [{ icon: mark, if: true }, ...tokens]);
}

const WIDE = 4; // a name beside an icon takes as much room as so many icons

/** As much of a tile as has room for so many icons: its first line in any case, and the signs of the others. */
export function techBrief(library: Library, id: string, room: number): Token[] {
  const shown: Token[] = [];
  let used = 0;
  techLines(library, id).forEach(({ mark, tokens }, i) => {
    const size = tokens.reduce(
      (sum, { names = [] }) => sum + 1 + (names.some((name) => name in library.cards) ? WIDE : 0),
      1,
    );
    const whole = i === 0 || used + size <= room;
    shown.push({ icon: mark, if: true }, ...(whole ? tokens : [{ icon: "more" }]));
    used += whole ? size : 2;
  });
  return shown;
}

/** The signs under which a tile can be found: when it works. */
export function techTimes(library: Library, id: string): string[] {
  return [...new Set(techLines(library, id).map(({ mark }) => mark))];
}
