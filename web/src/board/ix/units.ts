import { numberOf } from "../../cards/facts";
import type { Library, PlayerView } from "../../messages";

/** What makes a player's strength in the Conflict. */
export type Forces = Pick<PlayerView, "conflict" | "dreadnoughts_conflict" | "sandworms" | "swords" | "leader">;

export const STRENGTH_OF_TROOP = 2;
export const STRENGTH_OF_SWORD = 1;
export const STRENGTH_OF_DREADNOUGHT = 3;
export const STRENGTH_OF_SANDWORM = 3;

/** What each dreadnought of a leader counts. */
export function dreadnoughtStrength(library: Library, leader: string | null): number {
  const definition = leader === null ? undefined : library.leaders[leader];
  return (definition && numberOf(definition, "dreadnought_strength")) ?? STRENGTH_OF_DREADNOUGHT;
}

/** Strength in the Conflict: so much a troop, a dreadnought, a sandworm, a sword; nothing without a unit. */
export function strengthOf(forces: Forces, library: Library): number {
  if (unitsInConflict(forces) === 0) return 0;
  const { conflict, dreadnoughts_conflict: ships, sandworms, swords, leader } = forces;
  return STRENGTH_OF_TROOP * conflict + dreadnoughtStrength(library, leader) * ships + STRENGTH_OF_SANDWORM * sandworms + STRENGTH_OF_SWORD * swords;
}

/** Troops, dreadnoughts and sandworms in the Conflict. */
export function unitsInConflict(player: Pick<PlayerView, "conflict" | "dreadnoughts_conflict" | "sandworms">): number {
  return player.conflict + player.dreadnoughts_conflict + player.sandworms;
}
