import { useState } from "react";
import type { View } from "../messages";
import { goesOn, type Places, placed, withoutEnd } from "./logic/places";
import { seen } from "./logic/view";

/** The fans of cards before a seat. Numbers and keys go by them. */
export interface Fans {
  hand: Places;
  /** How many cards the hand began with: those that came later lie apart, so that they move none of these. */
  dealt: number;
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
  const { places: hand, dealt } = usePlaces(seat, view.round, revealing ? revealed : held, clicked);
  const { places } = usePlaces(seat, view.round, seen(player?.intrigue ?? []));
  const intrigues = [...places].reverse(); // the newest one is the leftmost
  return { hand, dealt, revealing, intrigues, clicked, click };
}

interface Fan {
  seat: number | null;
  round: number;
  places: Places;
  /** What has lain at each place. */
  lay: Places;
  dealt: number;
}

/** Each card's place in a fan; who stays does not move. A new round gives back the room at its end; another seat's fan begins anew. */
function usePlaces(seat: number | null, round: number, cards: readonly string[], chosen = -1): Fan {
  const [before, keep] = useState<Fan>({ seat, round, places: [], lay: [], dealt: 0 });
  const mine = before.seat === seat;
  const fresh = !mine || before.round !== round;
  const stay = !mine ? [] : fresh ? withoutEnd(before.places) : before.places;
  const places = placed(stay, cards, mine ? chosen : -1, fresh ? [] : before.lay);
  if (!fresh && places.length === stay.length && places.every((card, i) => card === stay[i])) return before;
  const same = !fresh && goesOn(stay, places);
  const lay = places.map((card, i) => card ?? (same ? (before.lay[i] ?? null) : null));
  const fan = { seat, round, places, lay, dealt: same ? before.dealt : places.length };
  keep(fan);
  return fan;
}
