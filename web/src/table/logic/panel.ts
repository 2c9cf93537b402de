/** What the decision panel offers: numbered choices, an amount to set, and the buttons at its foot. */
import { ZONES, type Zone } from "../../families";
import type { Decision } from "../../messages";
import { numberOf, parse, zoneOf } from "./actions";
import { cardsReaching, type Staging } from "./staging";

/** A numbered choice. `space`: it is chosen like a click on that space; else like a click on the thing itself. */
export interface Choice {
  action: string;
  zone: Zone;
  space?: string;
}

/** A number to set: the family of its actions, and the least and the most. */
export interface Amount {
  family: "deploy" | "retreat";
  least: number;
  most: number;
  /** The most dreadnoughts that can be deployed beside the troops. */
  dreadnoughts: number;
}

/** The parts of the panel for a decision. */
export interface Panel {
  choices: Choice[];
  amount: Amount | null;
  foot: string[];
}

const PASSING = new Set(["combat", "when_won", "endgame"]); // decisions that `pass` ends, as End turn ends a turn

/** The panel of a decision that this seat is asked, with what is staged. */
export function panelOf(decision: Decision, staging: Staging): Panel {
  const options = decision.options ?? [];
  const atFoot = (text: string) => zoneOf(text) === "foot" || (text === "pass" && PASSING.has(decision.kind));
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
    .sort((a, b) => ZONES.indexOf(a.zone) - ZONES.indexOf(b.zone));
  return panel;
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

/** Choices of one zone that stand together, in order, with the number of the first (from 1). */
export interface Group {
  zone: Zone;
  first: number;
  choices: Choice[];
}

/** The numbered choices in groups of the same zone. */
export function grouped(choices: Choice[]): Group[] {
  const groups: Group[] = [];
  choices.forEach((choice, i) => {
    const last = groups.at(-1);
    if (last?.zone === choice.zone) last.choices.push(choice);
    else groups.push({ zone: choice.zone, first: i + 1, choices: [choice] });
  });
  return groups;
}
