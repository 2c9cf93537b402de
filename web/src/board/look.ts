import { holds, numberOf, textOf } from "../cards/facts";
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

function entry(numbers: readonly number[], index: unknown): number | null {
  if (typeof index !== "number" || index < 0) return null;
  return numbers[index] ?? null;
}

/** The seat that controls the space; null: nobody can, -1: nobody does. */
export function controlOf(view: View, space: Definition): number | null {
  return entry(view.control, space["control_index"]);
}

/** The seat whose dreadnought holds the space, -1: nobody's. */
export function warshipOn(view: View, space: Definition): number {
  return entry(view.warships, space["control_index"]) ?? -1;
}

/** The bonus spice on a Maker space; null elsewhere. */
export function bonusOf(view: View, space: Definition): number | null {
  return entry(view.bonus_spice, space["maker_index"]);
}

/** The seat that holds the Alliance of a faction, -1: nobody. */
export function allianceOf(view: View, library: Library, faction: string): number {
  return view.alliances[Object.keys(library.factions).indexOf(faction)] ?? -1;
}

/** The seat that has closed the space to its opponents, or null. */
export function markerOf(view: View, space: string): number | null {
  return seatsWhere(view, (player) => player.mark === space)[0] ?? null;
}

const mentatSpaces = new WeakMap<Library, string | null>();

/** Where the Mentat comes from: the space whose effects give it. Looked for once, a library is large. */
export function mentatSpace(library: Library): string | null {
  let space = mentatSpaces.get(library);
  if (space === undefined) {
    space = findMentat(library);
    mentatSpaces.set(library, space);
  }
  return space;
}

function findMentat(library: Library): string | null {
  const found = Object.keys(library.spaces).find((id) =>
    Object.entries(library.tokens).some(
      ([path, tokens]) => path.startsWith(`space/${id}/`) && tokens.some(({ icon }) => icon === "take_mentat"),
    ),
  );
  return found ?? null;
}

/** How much less Solari the space costs than is printed, because somebody has a Swordmaster. */
export function lessNow(view: View, space: Definition): number {
  return view.trained ? (numberOf(space, "less_later") ?? 0) : 0;
}

/** Does the Shield Wall keep sandworms out of a Conflict: the one for a space that can be controlled, while it stands? */
export function isWalled(view: View, library: Library, conflict: Definition): boolean {
  const space = library.spaces[textOf(conflict, "location")];
  return Boolean(view.wall) && space !== undefined && (numberOf(space, "control_index") ?? -1) >= 0;
}

/** The icon of the space: what reaches it. */
export function iconOf(space: Definition): string {
  return textOf(space, "icon");
}

/** Is it a Combat space? */
export function isCombat(space: Definition): boolean {
  return holds(space, "combat");
}
