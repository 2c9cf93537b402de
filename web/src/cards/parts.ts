import { isIcon } from "../icons/drawings";
import type { Library, Token } from "../messages";

/** What a token is drawn as: icons, numbers and names beside each other that are not torn apart. */
export type Part = { icon: string; small?: boolean } | { text: string } | { name: string };

/** Parts that belong together. A sign (arrow, "or") stands between things; a condition before what it opens. */
export interface Group {
  role: "thing" | "sign" | "condition";
  parts: Part[];
}

const LESS = "−";
const AT_LEAST = "≥";
const AT_MOST = "≤";
const ANY_NUMBER = "∞";
const LEAST_MERGED = 3;
const SIGNS = new Set(["arrow_pay", "or", "and"]);

/** How words that narrow a token down are drawn beside it. */
const NARROWED: Record<string, Part[]> = {
  garrison: [{ icon: "garrison", small: true }],
  conflict: [{ icon: "combat", small: true }],
  opponent: [{ icon: "one_opponent", small: true }],
  in_play: [{ icon: "card", small: true }],
  behind: [{ text: "<" }, { icon: "one_opponent", small: true }],
  most: [{ text: ">" }, { icon: "each_opponent", small: true }],
  highest: [{ text: "▲" }],
  later: [{ text: ":" }],
  bottom: [{ text: "↓" }],
  unit: [],
  flip: [{ icon: "swap", small: true }],
  visited: [{ icon: "agent", small: true }],
  visit: [{ icon: "agent", small: true }],
  row: [{ icon: "imperium_deck", small: true }],
  "0": [{ text: "◀" }],
  "1": [{ text: "▶" }],
  shared: [{ icon: "infiltrate", small: true }],
  any: [],
  tokens: [],
  tracks: [],
};

/** Tokens that have an icon of their own together with what narrows them down. */
const TOGETHER: Record<string, string> = { "pin troop": "memory", "leader training": "training" };

/** A token whose number is a range: several alternatives that differ in their numbers alone. */
interface Ranged extends Token {
  range?: string;
}

/** A row of tokens as groups of parts. */
export function groupsOf(row: readonly Token[], library: Library): Group[] {
  const groups: Group[] = [];
  const tokens = merged(row);
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    if (token.icon === "up_to" && tokens[i + 1] !== undefined) return;
    const limit =
      before?.icon === "up_to" ? (token.n === undefined ? [{ text: ANY_NUMBER }] : [{ text: AT_MOST }]) : [];
    const role = token.if ? "condition" : SIGNS.has(token.icon) ? "sign" : "thing";
    const parts: Part[] = [...limit, ...partsOf(token, library, limit.length > 0)];
    if (role === "condition" && tokens[i + 1] !== undefined && !tokens[i + 1]!.if) parts.push({ text: ":" });
    groups.push({ role, parts });
  });
  return groups;
}

/** The parts of one token; `counted`: its number is said even when it is 1. */
function partsOf(token: Ranged, library: Library, counted = false): Part[] {
  const { icon, n, names = [], text } = token;
  const factions = names.filter((name) => name in library.factions);
  if (icon === "influence_at_least") {
    const of: Part[] =
      factions.length === 0 ? [{ icon: "influence_any" }] : factions.map((faction) => ({ icon: faction }));
    return [...of, { text: `${AT_LEAST}${n ?? ""}` }];
  }
  if (icon === "per_each" && names.includes("opponent")) return [{ icon: n === 1 ? "one_opponent" : "each_opponent" }];
  if (icon === "per_each" && names.includes("tracks")) return [{ text: `×${n ?? ""}` }];
  if (icon === "per_each") return [{ text: "×" }];
  if (icon === "shield_wall" && n === 0) return [{ icon: "breach_wall" }];
  if (icon === "optional") return [{ icon, small: true }];
  if (icon === "genetic_marker") return [{ icon }, { text: String(n ?? "") }];
  const together = TOGETHER[`${icon} ${names[0] ?? ""}`];
  if (together !== undefined) return [{ icon: together }];
  if (names.includes("cost") || names.includes("at_least")) return [{ text: `${AT_LEAST}${n ?? ""}` }, { icon }];
  if (icon === "influence_any" && factions.length > 0) return anyOf(factions, n);
  const parts: Part[] = token.range === undefined ? [] : [{ text: token.range }];
  if (n !== undefined && (n !== 1 || counted || icon === "choose_n"))
    parts.push({ text: n < 0 ? `${LESS}${-n}` : String(n) });
  parts.push({ icon });
  for (const name of names) parts.push(...narrowed(name, library));
  if (text !== undefined && names.length === 0) parts.push({ name: text });
  return parts;
}

function narrowed(name: string, library: Library): Part[] {
  if (name in NARROWED) return NARROWED[name]!;
  if (isIcon(name)) return [{ icon: name, small: true }];
  const found = library.cards[name] ?? library.spaces[name] ?? library.leaders[name];
  return found === undefined ? [] : [{ name: found.name }];
}

function anyOf(factions: string[], n = 1): Part[] {
  const parts: Part[] = n === 1 ? [] : [{ text: String(n) }];
  factions.forEach((faction, i) => {
    if (i > 0) parts.push({ icon: "or", small: true });
    parts.push({ icon: `influence_${faction}` });
  });
  return parts;
}

/** Three alternatives or more that differ in their numbers alone are drawn as one with ranges (2–5 spice for 6–12 Solari). */
function merged(tokens: readonly Token[]): readonly Ranged[] {
  const options: Token[][] = [[]];
  for (const token of tokens) {
    if (token.icon === "or") options.push([]);
    else options.at(-1)!.push(token);
  }
  const [first, last] = [options[0]!, options.at(-1)!];
  const alike = options.every((option) => option.map(shape).join() === first.map(shape).join());
  if (options.length < LEAST_MERGED || !alike) return tokens;
  return first.map((token, i) => {
    const { n, ...rest } = token;
    return n === last[i]!.n ? token : { ...rest, range: `${n}–${last[i]!.n}` };
  });
}

function shape(token: Token): string {
  return JSON.stringify({ ...token, n: token.n !== undefined });
}
