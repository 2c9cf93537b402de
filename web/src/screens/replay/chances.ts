import type { Texts } from "../../app/i18n";
import type { Analysis, Move } from "../../messages";
import type { Figure } from "./figures";

type Turn = Analysis["turning_points"][number];

/** A chance, or a difference of two, in points of a hundred. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** The chances of the seats at the end of each round, for their table. */
export function figureOf({ points }: Analysis, title: string, seatName: (seat: number) => string): Figure {
  const seats = points[0]!.chances.flatMap((_, seat) => (points.some((one) => one.chances[seat]! > 0) ? [seat] : []));
  const rounds = points.filter((point) => point.ends);
  const lines = seats.map((seat) => ({
    seat,
    name: seatName(seat),
    values: rounds.map(({ chances }) => percent(chances[seat]!)),
  }));
  return { id: "chances", title, lines, adds: false };
}

/** Which turn a turning point was. */
export function turnText({ turn }: Turn, { t }: Texts, seatName: (seat: number) => string): string {
  const { round, phase, seat, ends } = turn;
  if (seat < 0) return t("analysis-turn-phase", { round, phase: t(`phase-${phase}`) });
  return t(ends ? "analysis-turn-ends" : "analysis-turn", { round, who: seatName(seat) });
}

/** How it changed the chance of a seat. */
export function changeText({ who, before, after }: Turn, { t }: Texts, seatName: (seat: number) => string): string {
  return t("analysis-change", { who: seatName(who), before: percent(before), after: percent(after) });
}

/** The moves that cost something, in the order of the game. */
export function costing(moves: readonly Move[]): Move[] {
  return moves.filter(({ mark }) => mark !== "");
}

/** The moves that cost something, the dearest first. */
export function costly(moves: readonly Move[]): Move[] {
  return costing(moves).toSorted((a, b) => b.lost - a.lost);
}
