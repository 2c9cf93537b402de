import { createContext, useContext } from "react";

/** What tells the seats apart: colour (theme.css), shape, pattern, letter (seat-letter-…). In the order of the seats. */
export const SEATS = [
  { id: "red", shape: "M0 -1.15L1.12 .85H-1.12z" },
  { id: "blue", shape: "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z" },
  { id: "green", shape: "M-.9 -.9H.9V.9H-.9z" },
  { id: "yellow", shape: "M0 -1.25L1.25 0 0 1.25-1.25 0z" },
  { id: "muaddib", shape: "M0 -1.15L1 -.57V.57L0 1.15-1 .57V-.57z" },
  { id: "shaddam", shape: "M0 -1.25L.35 -.4 1.2 -.39.55 .15.75 1 0 .5-.75 1-.55 .15-1.2 -.39-.35 -.4z" },
] as const;

export type SeatLook = (typeof SEATS)[number];

const OF_TEAMS = ["muaddib", "blue", "red", "shaddam", "yellow", "green"].map(
  (id) => SEATS.find((look) => look.id === id)!,
);

/** The looks of the seats of a table; six sit in two teams, their Commanders have looks of their own. */
export function looksOf(players: number): readonly SeatLook[] {
  return players === OF_TEAMS.length ? OF_TEAMS : SEATS.slice(0, 4);
}

/** The looks of the seats of the table that is shown. */
export const SeatLooks = createContext<readonly SeatLook[]>(looksOf(4));

/** The look of each seat of the table that is shown. */
export function useSeatLook(): (seat: number) => SeatLook {
  const looks = useContext(SeatLooks);
  return (seat) => looks[seat % looks.length]!;
}

/** The class that gives a thing the colours of a seat. */
export function useSeatClass(): (seat: number) => string {
  const look = useSeatLook();
  return (seat) => `seat-${look(seat).id}`;
}
