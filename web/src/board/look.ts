import { holds, textOf } from "../cards/facts";
import type { Definition, Library, PlayerView, View } from "../messages";

/** Small questions about what lies on the board. */

/** The seats that have an Agent on the space. */
export function agentsOn(view: View, space: string): number[] {
  return seatsWhere(view, (player) => player.spaces.includes(space));
}

/** The seats for which something holds. */
export function seatsWhere(view: View, holdsFor: (player: PlayerView, seat: number) => boolean): number[] {
  return view.players.flatMap((player, seat) => (holdsFor(player, seat) ? [seat] : []));
}

/** The seat that has closed the space to its opponents, or null. */
export function markerOf(view: View, space: string): number | null {
  return seatsWhere(view, (player) => player.mark === space)[0] ?? null;
}

/** Where the Mentat comes from; null where the board has no such space. */
export function mentatSpace(library: Library): string | null {
  return Object.keys(library.spaces).find((id) => library.spaces[id]!["mentat"]) ?? null;
}

/** Is the seat a Commander, who acts for an Ally and has neither units nor cubes on the board? */
export function isCommander(player: PlayerView): boolean {
  return player.ally >= 0;
}

/** The icon of the space: what reaches it. */
export function iconOf(space: Definition): string {
  return textOf(space, "icon");
}

/** Is it a Combat space? */
export function isCombat(space: Definition): boolean {
  return holds(space, "combat");
}
