/** The shipping track: where on it the options of a decision are chosen, and the tiles of tech that they use. */
import type { Decision } from "../../messages";
import { numberOf, parse } from "./actions";

/** By level of the shipping track, the option that is chosen there: a move of the freighter, or a reward. */
export function shipMoves(decision: Decision | null): Map<number, string> {
  const found = new Map<number, string>();
  for (const option of decision?.options ?? []) {
    const { family, param } = parse(option);
    if (family === "freighter") found.set(param === "recall" ? 0 : levelOf(decision, option), option);
    else if (family === "choose" && decision?.kind === "choose_reward") found.set(numberOf(parse(option)), option);
  }
  return found;
}

/** The level whose reward an option brings; the first is 1. */
function levelOf(decision: Decision | null, option: string): number {
  return Number(decision?.brings?.[option]?.[0]?.split("/")[1] ?? -1) + 1;
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
