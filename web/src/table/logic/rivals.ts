/** What is known beforehand of the Rivals of the game for one. */
import { factsFor } from "../../companion/facts";
import type { Setup, View } from "../../messages";

const BASE: readonly string[] = ["base"]; // the levels are the same whatever else is played

/** The round in which a seat's third Agent, its Swordmaster, comes; null where none comes by itself, or has come. */
export function swordmasterComes(setup: Setup, view: View, seat: number): number | null {
  const player = view.players[seat]!;
  if (setup.players !== 1 || seat < view.persons || player.swordmaster) return null;
  const levels = factsFor(BASE)?.difficulties ?? [];
  const level = levels.find(({ id }) => id === setup.difficulty) ?? levels[0];
  return level?.swordmaster_round ?? null;
}
