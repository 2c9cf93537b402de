/** Action texts (`play:dagger`, `deploy:3`, `pass`): reading them, and which part of the table each one points at. */
import { familiesAt, type Zone, zoneOfFamily } from "../../families";

/** An action text in its parts; `param` is empty for families without one. */
export interface Action {
  text: string;
  family: string;
  param: string;
}

/** Actions whose parameter is a card of a player's deck. */
export const CARD_FAMILIES: ReadonlySet<string> = new Set(
  (["hand", "discard", "played", "market", "row", "tleilaxu", "aside"] as const).flatMap(familiesAt),
);

/** Read an action text. */
export function parse(text: string): Action {
  const colon = text.indexOf(":");
  return colon < 0
    ? { text, family: text, param: "" }
    : { text, family: text.slice(0, colon), param: text.slice(colon + 1) };
}

/** Where on the table an action can be chosen. */
export function zoneOf(text: string): Zone {
  return zoneOfFamily(parse(text).family);
}

/** The seat (from 0) that a `target:` or `alliance:` names. */
export function seatOf(action: Action): number {
  return Number(action.param) - 1;
}

/** What a press on a seat chooses among some actions; undefined where it chooses nothing. */
export function seatAction(actions: ReadonlySet<string>, seat: number): string | undefined {
  return familiesAt("seat")
    .map((family) => `${family}:${seat + 1}`)
    .find((action) => actions.has(action));
}

/** The number of a `deploy:`, `retreat:` or `choose:`. */
export function numberOf(action: Action): number {
  return Number(action.param);
}

/** A source in its parts: `card/dagger` is `["card", "dagger"]`, `setup` is `["setup", ""]`. */
export function sourceParts(source: string): [kind: string, id: string] {
  const slash = source.indexOf("/");
  return slash < 0 ? [source, ""] : [source.slice(0, slash), source.slice(slash + 1)];
}

/** The source and the line of a `resolve:`; the first line is 0. */
export function rowOf(action: Action): { source: string; line: number } {
  const dot = action.param.lastIndexOf(".");
  return dot < 0
    ? { source: action.param, line: 0 }
    : { source: action.param.slice(0, dot), line: Number(action.param.slice(dot + 1)) - 1 };
}
