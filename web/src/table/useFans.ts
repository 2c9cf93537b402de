import { useState } from "react";
import type { View } from "../messages";
import { placed } from "./logic/places";
import { seen } from "./logic/view";

/** Cards that lie beside each other, from left to right; null where one has left. */
type Places = readonly (string | null)[];

/** The fans of cards before a seat. Numbers and keys go by them. */
export interface Fans {
  hand: Places;
  /** The cards of a Reveal turn lie where the hand was. */
  revealing: boolean;
  intrigues: Places;
  /** The place in the hand that was clicked last: of several copies the one there is meant. */
  clicked: number;
  click: (place: number) => void;
}

/** The fans of a seat, in which each card keeps its place; they are empty where nobody sits. */
export function useFans(view: View, seat: number | null): Fans {
  const [clicked, click] = useState(-1);
  const player = seat === null ? null : view.players[seat]!;
  const held = seen(player?.hand ?? []);
  const revealed = player?.revealed ?? [];
  const revealing = held.length === 0 && revealed.length > 0 && view.turn_kind === "reveal" && view.active === seat;
  const hand = usePlaces(seat, revealing ? revealed : held, clicked);
  const intrigues = usePlaces(seat, seen(player?.intrigue ?? []));
  return { hand, revealing, intrigues: [...intrigues].reverse(), clicked, click }; // the newest one is the leftmost
}

/** Each card's place in a fan; who stays does not move. Another seat's fan begins anew. */
function usePlaces(seat: number | null, cards: readonly string[], chosen = -1): Places {
  const [before, keep] = useState<{ seat: number | null; places: Places }>({ seat, places: [] });
  const mine = before.seat === seat;
  const places = placed(mine ? before.places : [], cards, mine ? chosen : -1);
  if (mine && places.length === before.places.length && places.every((card, i) => card === before.places[i]))
    return before.places;
  keep({ seat, places });
  return places;
}
