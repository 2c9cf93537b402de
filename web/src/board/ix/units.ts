import { numberOf } from "../../cards/facts";
import type { Library, PlayerView } from "../../messages";

/** What makes a player's strength in the Conflict. */
export type Forces = Pick<PlayerView, "conflict" | "dreadnoughts_conflict" | "swords" | "leader">;

export const STRENGTH_OF_TROOP = 2;
export const STRENGTH_OF_SWORD = 1;
export const STRENGTH_OF_DREADNOUGHT = 3;

/** What each dreadnought of a leader counts. */
export function dreadnoughtStrength(library: Library, leader: string | null): number {
  const definition = leader === null ? undefined : library.leaders[leader];
  return (definition && numberOf(definition, "dreadnought_strength")) ?? STRENGTH_OF_DREADNOUGHT;
}

/** Strength in the Conflict: so much a troop, a dreadnought, a sword; nothing without a unit. */
export function strengthOf({ conflict, dreadnoughts_conflict: ships, swords, leader }: Forces, library: Library): number {
  if (conflict === 0 && ships === 0) return 0;
  return STRENGTH_OF_TROOP * conflict + dreadnoughtStrength(library, leader) * ships + STRENGTH_OF_SWORD * swords;
}

/** Troops and dreadnoughts in the Conflict. */
export function unitsInConflict(player: Pick<PlayerView, "conflict" | "dreadnoughts_conflict">): number {
  return player.conflict + player.dreadnoughts_conflict;
}
