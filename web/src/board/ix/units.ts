import type { PlayerView } from "../../messages";

export const STRENGTH_OF_TROOP = 2;
export const STRENGTH_OF_SWORD = 1;
export const STRENGTH_OF_DREADNOUGHT = 3;
export const STRENGTH_OF_SANDWORM = 3;

/** Troops, dreadnoughts and sandworms in the Conflict. */
export function unitsInConflict(player: Pick<PlayerView, "conflict" | "dreadnoughts_conflict" | "sandworms">): number {
  return player.conflict + player.dreadnoughts_conflict + player.sandworms;
}
