/** Strength, places and rewards of a Conflict, computed as the engine does, for bars and previews. */
import { strengthOf } from "../../board/ix/units";
import type { Library, View } from "../../messages";

const SEATS_WITH_THIRD_PLACE = 4;

/** More (or fewer) units of a seat in the Conflict. */
export interface Change {
  troops: number;
  dreadnoughts: number;
}

/** The strength of every seat, with some more units of one seat in the Conflict. */
export function strengths(view: View, library: Library, seat = -1, { troops, dreadnoughts }: Change = NO_CHANGE): number[] {
  return view.players.map((player, number) => {
    if (number !== seat) return strengthOf(player, library);
    return strengthOf({ ...player, conflict: player.conflict + troops, dreadnoughts_conflict: player.dreadnoughts_conflict + dreadnoughts }, library);
  });
}

export const NO_CHANGE: Change = { troops: 0, dreadnoughts: 0 };

/** The reward that each seat would take: 1 to 3, or 0 for none. */
export function places(all: number[]): number[] {
  const rewards = all.map(() => 0);
  const ranks = [...new Set(all.filter((n) => n > 0))].sort((a, b) => b - a);
  const groups = ranks.map((rank) => all.flatMap((n, seat) => (n === rank ? [seat] : [])));
  const third = all.length >= SEATS_WITH_THIRD_PLACE;
  const [first, second, last] = groups;
  if (!first) return rewards;
  const give = (seats: number[], place: number) => {
    for (const seat of seats) rewards[seat] = place;
  };
  if (first.length === 1) {
    give(first, 1);
    if (second && second.length > 1) give(second, 3);
    else if (second) {
      give(second, 2);
      if (third && last?.length === 1) give(last, 3);
    }
    return rewards;
  }
  give(first, 2);
  if (third && first.length === 2 && second?.length === 1) give(second, 3);
  return rewards;
}
