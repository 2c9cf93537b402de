import { useState } from "react";
import { zoneOf } from "../logic/actions";
import { useModel } from "../model";

/** Calls once when cards of the market begin to be asked for: at the Reveal turn, and where an effect takes one. */
export function useMarketAsked(open: () => void): void {
  const { mine, decision } = useModel();
  const asked = mine && (decision?.options ?? []).some((action) => ["market", "aside"].includes(zoneOf(action)));
  const [before, keep] = useState(false);
  if (asked === before) return;
  keep(asked);
  if (asked) open();
}
