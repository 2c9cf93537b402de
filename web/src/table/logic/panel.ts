/** What the decision panel offers: numbered choices, an amount to set, and the buttons at its foot. */
import { ZONES, type Zone } from "../../families";
import type { Decision, View } from "../../messages";
import { numberOf, parse, zoneOf } from "./actions";
import { cardsReaching, type Staging } from "./staging";
import { shownRows } from "./tray";
import { isAtOnce, NO } from "./yes";

/** A numbered choice. `space`: it is chosen like a click on that space; else like a click on the thing itself. */
export interface Choice {
  action: string;
  zone: Zone;
  space?: string;
  /** It can't be chosen any more, and keeps its place free: the decision that it was part of. */
  past?: Decision;
}

/** A number to set: the family of its actions, and the least and the most. */
export interface Amount {
  family: "deploy" | "retreat";
  least: number;
  most: number;
  /** The most dreadnoughts that can be deployed beside the troops. */
  dreadnoughts: number;
}

/** What lies on the table in each zone, as it is seen from left to right. */
export type Order = Partial<Record<Zone, readonly (string | null)[]>>;

/** The parts of the panel for a decision. */
export interface Panel {
  choices: Choice[];
  amount: Amount | null;
  foot: string[];
}

const PASSING = new Set(["combat", "when_won", "when_lost", "endgame"]); // decisions that `pass` ends, as End turn ends a turn

/** The panel of a decision that this seat is asked, with what is staged; choices come as they lie on the table. */
export function panelOf(decision: Decision, staging: Staging, order: Order): Panel {
  const options = decision.options ?? [];
  const atFoot = (text: string) =>
    zoneOf(text) === "foot" || (text === "pass" && PASSING.has(decision.kind)) || (text === NO && isAtOnce(decision));
  const foot = options.filter(atFoot);
  const panel: Panel = { choices: [], amount: amountOf(options), foot };
  if (staging.card !== null) {
    const spaces = decision.follow?.[staging.card] ?? [];
    panel.choices = spaces.map((space) => ({ action: `send:${space}`, zone: "space", space }));
    return panel;
  }
  const reaching = staging.space === null ? null : cardsReaching(decision, staging.space);
  const listed = options.filter((text) => {
    if (atFoot(text) || zoneOf(text) === "amount") return false;
    return reaching === null || parse(text).family !== "play" || reaching.includes(text);
  });
  panel.choices = listed
    .map((action) => ({ action, zone: zoneOf(action) }))
    .sort((a, b) => ZONES.indexOf(a.zone) - ZONES.indexOf(b.zone) || placeIn(order, a) - placeIn(order, b));
  return panel;
}

function placeIn(order: Order, { action, zone }: Choice): number {
  return order[zone]?.indexOf(parse(action).param) ?? -1;
}

function amountOf(options: string[]): Amount | null {
  const amounts = options.filter((text) => zoneOf(text) === "amount").map(parse);
  if (amounts.length === 0) return null;
  const dreadnoughts = Math.max(0, ...amounts.filter(({ family }) => family === "deploy_dreadnought").map(numberOf));
  const troops = amounts.filter(({ family }) => family !== "deploy_dreadnought");
  const numbers = troops.map(numberOf);
  if (dreadnoughts > 0) return { family: "deploy", least: 0, most: Math.max(0, ...numbers), dreadnoughts };
  return {
    family: troops[0]!.family as Amount["family"],
    least: Math.min(...numbers),
    most: Math.max(...numbers),
    dreadnoughts,
  };
}

/** The numbers (from 1) of what can be chosen now, by its action: the open rows of the tray, the choices, a No at the foot. */
export function numbersOf(decision: Decision, staging: Staging, order: Order): Map<string, number> {
  const rows = shownRows(decision).open.map(({ action }) => action);
  const { choices, foot } = panelOf(decision, staging, order);
  const actions = [...rows, ...choices.map(({ action }) => action), ...foot.filter((action) => action === NO)];
  return new Map([...new Set(actions)].map((action, i) => [action, i + 1]));
}

/** Does what is chosen lie on the table before the person who is asked? Then it is chosen there, and the panel does not list it. */
export function liesOpen(action: string, decision: Decision, view: View): boolean {
  const { param } = parse(action);
  const { hand, intrigue, set_aside: aside } = view.players[decision.seat]!;
  switch (zoneOf(action)) {
    case "leader":
      return true;
    case "hand":
      return decision.kind !== "sort_top" && hand.includes(param);
    case "intrigue":
      return intrigue.includes(param);
    case "aside":
      return aside.includes(param);
    case "market":
      return view.row.includes(param) || param in view.reserve || view.throne_row.includes(param);
    case "row":
    case "atomics":
      return true;
    default:
      return false;
  }
}

/** Choices of one zone that stand together. */
export interface Group {
  zone: Zone;
  choices: Choice[];
}

/** The choices in groups of the same zone, in order. */
export function grouped(choices: Choice[]): Group[] {
  const groups: Group[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last?.zone === choice.zone) last.choices.push(choice);
    else groups.push({ zone: choice.zone, choices: [choice] });
  }
  return groups;
}
