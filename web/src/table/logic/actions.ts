/** Action texts (`play:dagger`, `deploy:3`, `pass`): reading them, and which part of the table each one points at. */

/** An action text in its parts; `param` is empty for families without one. */
export interface Action {
  text: string;
  family: string;
  param: string;
}

/** Where on the table an action can be chosen. */
export type Zone =
  | "space"
  | "hand"
  | "market"
  | "intrigue"
  | "discard"
  | "played"
  | "aside"
  | "faction"
  | "seat"
  | "leader"
  | "tech"
  | "post"
  | "contract"
  | "trophy"
  | "panel";

const ZONES: Record<string, Zone> = {
  play: "hand",
  discard: "hand",
  keep: "hand",
  trash_hand: "hand",
  trash_discard: "discard",
  take: "discard",
  trash_play: "played",
  send: "space",
  move: "space",
  mark: "space",
  recall: "space",
  control: "space",
  buy: "market",
  acquire: "market",
  set_aside: "market",
  claim: "aside",
  intrigue: "intrigue",
  keep_intrigue: "intrigue",
  return_intrigue: "intrigue",
  trash_intrigue: "intrigue",
  influence: "faction",
  lose: "faction",
  token: "faction",
  target: "seat",
  target_dreadnought: "seat",
  alliance: "seat",
  leader: "leader",
  tech: "tech",
  place_spy: "post",
  recall_spy: "post",
  contract: "contract",
  flip: "trophy",
};

/** Actions whose parameter is a card of a player's deck. */
export const CARD_FAMILIES = new Set([
  "play",
  "discard",
  "trash_hand",
  "trash_discard",
  "trash_play",
  "take",
  "buy",
  "claim",
  "acquire",
  "set_aside",
  "keep",
]);

/** Read an action text. */
export function parse(text: string): Action {
  const colon = text.indexOf(":");
  return colon < 0
    ? { text, family: text, param: "" }
    : { text, family: text.slice(0, colon), param: text.slice(colon + 1) };
}

/** Where on the table an action can be chosen; `panel` where it has no place of its own. */
export function zoneOf(text: string): Zone {
  return ZONES[parse(text).family] ?? "panel";
}

/** The seat (from 0) that a `target:` or `alliance:` names. */
export function seatOf(action: Action): number {
  return Number(action.param) - 1;
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
