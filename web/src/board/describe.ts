import type { Texts } from "../app/i18n";
import type { Library, View } from "../messages";
import { agentsOn, allianceOf, bonusOf, controlOf, markerOf, seatsWhere, strengthOf } from "./look";

/** The board in words, for readers and hints. */
export interface Teller {
  t: Texts["t"];
  view: View;
  library: Library;
  seatName: (seat: number) => string;
}

/** A space: its name, who is there, what it asks and gives. */
export function spaceWords({ t, view, library, seatName }: Teller, id: string, mentat: boolean): string {
  const space = library.spaces[id];
  if (space === undefined) return id;
  const agents = agentsOn(view, id);
  const control = controlOf(view, space);
  const bonus = bonusOf(view, space);
  const marker = markerOf(view, id);
  const now = [
    agents.length === 0 ? t("board-space-free") : t("board-space-agents", { names: agents.map(seatName).join(", ") }),
    ...(control !== null && control >= 0 ? [t("board-space-control", { who: seatName(control) })] : []),
    ...(bonus !== null && bonus > 0 ? [t("board-space-spice", { n: bonus })] : []),
    ...(marker === null ? [] : [t("board-space-marked", { who: seatName(marker) })]),
    ...(mentat ? [t("board-space-mentat")] : []),
  ];
  return `${space.name}: ${now.join(", ")}. ${space.lines.slice(1).join(". ")}`;
}

/** An Influence track: where everybody stands, who holds the Alliance. */
export function trackWords({ t, view, library, seatName }: Teller, faction: string): string {
  const holder = allianceOf(view, library, faction);
  const values = view.players.map((player, seat) => t("board-seat-value", { who: seatName(seat), n: player.influence[faction] ?? 0 }));
  const alliance = holder < 0 ? t("board-alliance-free") : t("board-alliance-held", { who: seatName(holder) });
  return `${t("board-tracks", { faction: library.factions[faction]?.name ?? "" })}: ${values.join(", ")}. ${alliance}`;
}

/** What the other parts of the drawing say, a sentence each. */
export function boardWords({ t, view, seatName }: Teller): string[] {
  const seated = seatsWhere(view, (player) => Boolean(player.council));
  const scores = view.players.map((player, seat) => t("board-seat-value", { who: seatName(seat), n: player.vp }));
  return [
    `${t("board-score")}: ${scores.join(", ")}`,
    seated.length === 0 ? t("board-seats-none") : t("board-seated", { names: seated.map(seatName).join(", ") }),
    view.mentat < 0 ? t("board-mentat-home") : t("board-mentat-with", { who: seatName(view.mentat) }),
    ...view.players.map((player, seat) =>
      t("board-units", { who: seatName(seat), garrison: player.garrison, conflict: player.conflict, strength: strengthOf(player) }),
    ),
  ];
}
