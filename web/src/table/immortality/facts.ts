import type { Texts } from "../../app/i18n";
import type { Library, View } from "../../messages";
import { zoneOf } from "../logic/actions";
import type { TableModel } from "../model";

/** Small facts of Immortality. */

/** Is Immortality on the table? */
export function hasTleilax(view: View): boolean {
  return view.players.some((player) => player.tleilaxu >= 0);
}

/** Has the seat tokens on the tracks, and troops that can be specimens? A Commander acts for an Ally, who has them. */
export function researches(view: View, seat: number): boolean {
  return view.players[seat]!.tleilaxu >= 0;
}

/** The highest genetic marker that a seat has reached, 0 for none. */
export function markerReached({ research }: Library, view: View, seat: number): number {
  const column = research.find(({ id }) => id === view.players[seat]!.research)?.column ?? 0;
  return Math.max(0, ...research.filter((place) => place.column <= column).map(({ marker }) => marker));
}

/** In which column of the research track a seat's token is. */
export function columnOf({ research }: Library, view: View, seat: number): number {
  return research.find(({ id }) => id === view.players[seat]!.research)?.column ?? 0;
}

/** What lies beside the Tleilaxu Row, to be paid for again and again. */
export function reclaimed(library: Library): string[] {
  return Object.keys(library.cards).filter((card) => library.cards[card]!["pile"] === "reclaimed");
}

/** Can something be chosen on the Bene Tleilax board now? */
export function asksTleilax({ mine, lit }: Pick<TableModel, "mine" | "lit">): boolean {
  return mine && [...lit].some((action) => ["research", "tleilaxu"].includes(zoneOf(action)));
}

/** What a seat has of specimens and on the tracks: icon, name, number. */
export function tleilaxNumbers(
  view: View,
  library: Library,
  seat: number,
  t: Texts["t"],
): [icon: string, label: string, n: number][] {
  if (!researches(view, seat)) return [];
  const player = view.players[seat]!;
  return [
    ["specimen", t("term-specimen"), player.specimens],
    ["research", t("term-research_track"), columnOf(library, view, seat)],
    ["genetic_marker", t("term-genetic_marker"), markerReached(library, view, seat)],
    ["tleilaxu", t("term-tleilaxu_track"), player.tleilaxu],
  ];
}
