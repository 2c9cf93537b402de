/**
 * What is half chosen on this device: a card lifted, a space picked first, a card of the market that is not yet bought, an
 * Intrigue card not yet played, a commit that waits for its second press.
 * Nobody else is told. A new decision clears it; other updates of the table do not touch it.
 */
import { familiesAt, type Zone } from "../../families";
import type { Decision } from "../../messages";
import { parse, zoneOf } from "./actions";

/** What is staged for the decision with the id `decision`. */
export interface Staging {
  decision: number;
  card: string | null;
  space: string | null;
  armed: string[] | null;
}

/** Something that the person did. `touch`: what is chosen on the table waits for a second press. */
export type Move =
  | { do: "decision"; id: number }
  | { do: "pick"; action: string; decision: Decision; touch: boolean }
  | { do: "space"; space: string; decision: Decision; touch: boolean }
  | { do: "arm"; actions: string[] }
  | { do: "cancel" };

/** The staging that follows, and the actions to send, if any. */
export interface Staged {
  staging: Staging;
  send: string[] | null;
}

/** Nothing staged. */
export function nothing(decision: number): Staging {
  return { decision, card: null, space: null, armed: null };
}

/** Is anything staged that Esc would cancel? */
export function isStaged(staging: Staging): boolean {
  return staging.card !== null || staging.space !== null || staging.armed !== null;
}

/** Where a choice is only marked: a button beside it takes it, for the next card is turned at once. */
const MARKED: ReadonlySet<Zone> = new Set(["market", "tleilaxu", "aside"]);

/** What all see, and what can't be taken back: it takes a second press everywhere. */
const TWICE: ReadonlySet<Zone> = new Set(["intrigue", "atomics"]);

/** Is the action taken by a button beside what is chosen? */
export function isMarked(action: string): boolean {
  return MARKED.has(zoneOf(action));
}

/** Carry out a move. */
export function stage(staging: Staging, move: Move): Staged {
  switch (move.do) {
    case "decision":
      return { staging: move.id === staging.decision ? staging : nothing(move.id), send: null };
    case "cancel":
      return { staging: nothing(staging.decision), send: null };
    case "arm":
      return { staging: { ...staging, armed: move.actions }, send: null };
    case "space":
      return pickSpace(staging, move);
    case "pick":
      return pick(staging, move);
  }
}

function commit(staging: Staging, actions: string[], touch: boolean): Staged {
  if (touch && !same(staging.armed, actions)) return { staging: { ...staging, armed: actions }, send: null };
  return { staging: nothing(staging.decision), send: actions };
}

function same(a: string[] | null, b: string[]): boolean {
  return a !== null && a.length === b.length && a.every((action, i) => action === b[i]);
}

function pick(staging: Staging, move: Extract<Move, { do: "pick" }>): Staged {
  const { action, decision, touch } = move;
  if (!decision.options?.includes(action)) return { staging, send: null };
  if (isMarked(action)) {
    const armed = same(staging.armed, [action]) ? null : [action];
    return { staging: { ...nothing(staging.decision), armed }, send: null };
  }
  if (TWICE.has(zoneOf(action))) return commit(staging, [action], true);
  if (parse(action).family !== "play" || decision.alone?.includes(action)) return commit(staging, [action], touch);
  const reach = decision.follow?.[action] ?? [];
  if (staging.space !== null && reach.includes(staging.space)) {
    return commit({ ...staging, card: action }, [action, `send:${staging.space}`], touch);
  }
  const lifted = staging.card === action ? null : action;
  return { staging: { ...nothing(staging.decision), card: lifted }, send: null };
}

function pickSpace(staging: Staging, move: Extract<Move, { do: "space" }>): Staged {
  const { space, decision, touch } = move;
  const action = spaceAction(decision, space);
  if (action) return commit(staging, [action], touch);
  if (staging.card !== null) {
    return decision.follow?.[staging.card]?.includes(space)
      ? commit(staging, [staging.card, `send:${space}`], touch)
      : { staging, send: null };
  }
  if (cardsReaching(decision, space).length === 0) return { staging, send: null };
  const picked = staging.space === space ? null : space;
  return { staging: { ...nothing(staging.decision), space: picked }, send: null };
}

/** The action of the present decision that a click on a space takes. */
export function spaceAction(decision: Decision, space: string): string | null {
  for (const family of familiesAt("space")) {
    const action = `${family}:${space}`;
    if (decision.options?.includes(action)) return action;
  }
  return null;
}

/** The `play:` actions whose card can send an Agent to a space. */
export function cardsReaching(decision: Decision, space: string): string[] {
  return plays(decision).flatMap(([card, spaces]) => (spaces.includes(space) ? [card] : []));
}

/** What can be played now, and where it leads; not what it is grafted to, which goes there together with it. */
function plays(decision: Decision | null): [card: string, spaces: string[]][] {
  return Object.entries(decision?.follow ?? {}).filter(([card]) => parse(card).family === "play");
}

/** Where an action leads that plays or grafts a card, by the card; undefined where none does. */
export function reachedBy(decision: Decision, card: string): string[] | undefined {
  return REACHING.map((family) => decision.follow?.[`${family}:${card}`]).find((spaces) => spaces !== undefined);
}

const REACHING = ["play", "graft", "graft_row"];

/** The spaces that are lit: those that a click on the board can choose now. */
export function litSpaces(decision: Decision | null, staging: Staging): string[] {
  if (!decision?.options) return [];
  if (staging.card !== null) return decision.follow?.[staging.card] ?? [];
  const direct = decision.options.filter((text) => zoneOf(text) === "space");
  if (direct.length > 0) return direct.map((text) => parse(text).param).filter((space) => space !== "leader");
  return [...new Set(plays(decision).flatMap(([, spaces]) => spaces))];
}

/** The lit spaces that only the recall of a spy opens: to the lifted card, else to every card that reaches them. */
export function infiltratedSpaces(decision: Decision | null, staging: Staging): Set<string> {
  const spied = decision?.infiltrated ?? {};
  if (staging.card !== null) return new Set(spied[staging.card]);
  const others = new Set(
    plays(decision).flatMap(([card, spaces]) => spaces.filter((space) => !spied[card]?.includes(space))),
  );
  return new Set(
    Object.values(spied)
      .flat()
      .filter((space) => !others.has(space)),
  );
}

/** The actions that a click on a card, a market card, an Intrigue card, ... can choose now. */
export function litActions(decision: Decision | null, staging: Staging): Set<string> {
  if (!decision?.options) return new Set();
  if (staging.space === null) return new Set(decision.options);
  const reaching = new Set(cardsReaching(decision, staging.space));
  return new Set(decision.options.filter((text) => parse(text).family !== "play" || reaching.has(text)));
}
