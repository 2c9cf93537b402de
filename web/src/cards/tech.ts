import type { Definition, Library, Token } from "../messages";
import { holds, linesOf, textOf } from "./facts";

/** A line of a tech tile: when it works, and what it does then. */
export interface TechLine {
  /** The sign of when it works. */
  mark: string;
  tokens: Token[];
}

/** What a tile has of each kind, in the order in which it is read: the fact, the sign of when it works. */
const EFFECTS = [
  ["acquire", "on_acquire"],
  ["reveal", "reveal"],
  ["flip", "once_per_round"],
  ["spend", "player_turns"],
  ["round_start", "at_round_start"],
  ["when_won", "when_won"],
  ["endgame", "at_endgame"],
] as const;

/** What a tile changes without an effect of its own. */
const PASSIVE: readonly [fact: string, line: TechLine][] = [
  ["to_deck", { mark: "acquire", tokens: [{ icon: "optional" }, { icon: "top_of_deck" }] }],
  [
    "transports",
    { mark: "freighter_recall", tokens: [{ icon: "troop", n: 1 }, { icon: "optional" }, { icon: "deploy" }] },
  ],
  ["scuttles", { mark: "when_won", tokens: [{ icon: "dreadnought" }, { icon: "arrow_pay" }, { icon: "vp", n: 1 }] }],
  ["wins_ties", { mark: "at_endgame", tokens: [{ icon: "vp", text: "=" }, { icon: "check" }] }],
];

/** What a tile does, as lines of icons. */
export function techLines(library: Library, id: string): TechLine[] {
  const tile = library.tech[id];
  if (tile === undefined) return [];
  const effects = EFFECTS.map(([fact, mark]) => ({
    mark,
    tokens: linesOf(library, `tech/${id}/${fact}`).flatMap((line) => line.tokens),
  }));
  const passive = PASSIVE.filter(([fact]) => holds(tile, fact)).map(([, line]) => line);
  return [...effects.filter(({ tokens }) => tokens.length > 0), ...passive];
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

/** Can a tile be turned over or trashed for something in a turn? */
export function isUsable(tile: Definition): boolean {
  return textOf(tile, "flip") !== "" || textOf(tile, "spend") !== "";
}
