import { useState } from "react";
import type { View } from "../messages";
import { type Places, placed } from "./logic/places";
import { seen } from "./logic/view";

/** What lies open to be acquired: who stays does not move, and who comes takes the place that was left. */
export interface MarketPlaces {
  row: Places;
  throne: Places;
  contracts: Places;
  tleilaxu: Places;
}

/** The places of the Imperium Row, the Throne Row, the open contracts and the Tleilaxu Row. */
export function useMarket(view: View): MarketPlaces {
  return {
    row: useInPlace(seen(view.row)),
    throne: useInPlace(view.throne_row),
    contracts: useInPlace(view.contract_market),
    tleilaxu: useInPlace(view.tleilaxu_row),
  };
}

function useInPlace(things: readonly string[]): Places {
  const [before, keep] = useState<Places>([]);
  const changed = things.findIndex((thing, i) => thing !== before[i]); // of several copies the one there has left
  const places = placed(before, things, changed);
  if (places.length === before.length && places.every((thing, i) => thing === before[i])) return before;
  keep(places);
  return places;
}
