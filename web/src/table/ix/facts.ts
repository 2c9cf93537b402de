import type { Texts } from "../../app/i18n";
import type { View } from "../../messages";

/** Small facts of Rise of Ix about a seat; nothing where it is not played. */

/** Is Rise of Ix on the table? */
export function hasIx(view: View): boolean {
  return view.tech_stacks.length > 0;
}

/** What a seat has of freighter and negotiators: icon, name, how many. */
export function shipNumbers(view: View, seat: number, t: Texts["t"]): [icon: string, label: string, n: number][] {
  if (!hasIx(view)) return [];
  const player = view.players[seat]!;
  return [
    ["freighter", t("term-freighter"), player.freighter],
    ["negotiator", t("label-negotiators"), player.negotiators],
  ];
}
