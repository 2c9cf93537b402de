/** What Rise of Ix asks: prices of tech tiles, what a freighter brings, how units are shared out. */
import type { Decision, Library, View } from "../../messages";
import { parse } from "./actions";
import { actingSeat } from "./view";

/** A price: how much of what. */
export interface Price {
  n: number;
  goods: "spice" | "solari";
}

/** The levels of the shipping track. */
export const TOP = 3;

/** What a tile costs at the present decision, with the discount of the icon that acquires it. */
export function tilePrice(library: Library, decision: Decision | null, tile: string): Price {
  const cost = Number(library.tech[tile]?.["cost"] ?? 0);
  if (decision?.kind !== "acquire_tech") return { n: cost, goods: "spice" };
  const tokens = library.tokens[decision.node] ?? [];
  const discount = tokens.find(({ icon }) => icon === "tech_discount")?.n ?? 0;
  const solari = tokens.some(({ icon, names }) => icon === "acquire_tech" && names?.includes("solari"));
  return { n: Math.max(0, cost - discount), goods: solari ? "solari" : "spice" };
}

/** What is left to pay for a tile when so many negotiators are called back; null where no tile is being paid for. */
export function leftToPay(view: View, decision: Decision | null, negotiators: number): Price | null {
  const frame = view.stack.at(-1);
  if (decision?.kind !== "pay_tech" || frame === undefined) return null;
  return { n: Math.max(0, frame.a - negotiators), goods: frame.b ? "solari" : "spice" };
}

/** The level of the shipping track from which the seat that is asked about sails. */
export function freighterLevel(view: View, decision: Decision): number {
  return view.players[actingSeat(view, decision)]?.freighter ?? 0;
}

/** The nodes of the rewards that a recalled freighter brings: those of its level and of all below, the first first. */
export function rewardNodes(level: number): string[] {
  return Array.from({ length: level }, (_, n) => `shipping/${n}`);
}

/** The level to which a move of the freighter leads. */
export function levelAfter(view: View, decision: Decision, action: string): number {
  return parse(action).param === "recall" ? 0 : freighterLevel(view, decision) + 1;
}

/** The actions that deploy so many troops and dreadnoughts; nothing where there is nothing to deploy. */
export function deployment(troops: number, dreadnoughts: number): string[] {
  return [
    ...(troops > 0 ? [`deploy:${troops}`] : []),
    ...(dreadnoughts > 0 ? [`deploy_dreadnought:${dreadnoughts}`] : []),
  ];
}

/** The `resolve:` actions that use a tile now. */
export function usesOf(decision: Decision | null, tile: string): string[] {
  const source = `tech/${tile}`;
  return (decision?.options ?? []).filter(
    (option) => option === `resolve:${source}` || option.startsWith(`resolve:${source}.`),
  );
}
