/** Strength, places and rewards of a Conflict, computed as the engine does, for bars and previews. */
import type { PlayerView, View } from "../../messages";

const STRENGTH_OF_TROOP = 2;
const SEATS_WITH_THIRD_PLACE = 4;

/** A player's strength: 2 for a troop, 1 for a sword, 0 without a troop. */
export function strength(player: Pick<PlayerView, "conflict" | "swords">): number {
  return player.conflict === 0 ? 0 : STRENGTH_OF_TROOP * player.conflict + player.swords;
}

/** The strength of every seat, with `change` more troops of one seat in the Conflict. */
export function strengths(view: View, seat = -1, change = 0): number[] {
  return view.players.map((player, number) =>
    strength(number === seat ? { conflict: player.conflict + change, swords: player.swords } : player),
  );
}

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
