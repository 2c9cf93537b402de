import { useState } from "react";
import type { Zone } from "../../families";
import { zoneOf } from "../logic/actions";
import { useModel } from "../model";

const OF_MARKET: ReadonlySet<Zone> = new Set(["market", "row", "aside"]);

/** Calls once when cards of the market begin to be asked for: at the Reveal turn, and where an effect takes one. */
export function useMarketAsked(open: () => void): void {
  useAsked((zones) => zones.some((zone) => OF_MARKET.has(zone)), open);
}

/** Calls once when a way on the research track is asked for, or a card of the Tleilaxu Row and none of the market. */
export function useTleilaxAsked(open: () => void): void {
  useAsked(
    (zones) => zones.includes("research") || (zones.includes("tleilaxu") && !zones.some((zone) => OF_MARKET.has(zone))),
    open,
  );
}

function useAsked(isAsked: (zones: Zone[]) => boolean, open: () => void): void {
  const { mine, decision } = useModel();
  const asked = mine && isAsked((decision?.options ?? []).map(zoneOf));
  const [before, keep] = useState(false);
  if (asked === before) return;
  keep(asked);
  if (asked) open();
}
