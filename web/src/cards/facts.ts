import { isIcon } from "../icons/drawings";
import type { Definition, Library, SaidPart, Token } from "../messages";

/** What the library says of a definition beside its texts, read with care: a box may leave out what it does not have. */

export type Kind =
  | "card"
  | "intrigue"
  | "conflict"
  | "leader"
  | "space"
  | "faction"
  | "tech"
  | "contract"
  | "objective"
  | "post"
  | "hagal"
  | "rival";

const PLACES = {
  card: "cards",
  intrigue: "intrigue",
  conflict: "conflicts",
  leader: "leaders",
  space: "spaces",
  faction: "factions",
  tech: "tech",
  contract: "contracts",
  objective: "objectives",
  post: "posts",
  hagal: "hagal",
  rival: "rivals",
} as const satisfies Record<Kind, keyof Library>;

/** A definition by its kind and id. */
export function definitionOf(library: Library, kind: Kind, id: string): Definition | undefined {
  return library[PLACES[kind]][id];
}

/** All definitions of a kind, in the order of the boxes. */
export function definitionsOf(library: Library, kind: Kind): [id: string, definition: Definition][] {
  return Object.entries(library[PLACES[kind]]);
}

/** A number of the definition, or null. */
export function numberOf(definition: Definition, fact: string): number | null {
  const value = definition[fact];
  return typeof value === "number" ? value : null;
}

/** A text of the definition, or "". */
export function textOf(definition: Definition, fact: string): string {
  const value = definition[fact];
  return typeof value === "string" ? value : "";
}

/** A list of ids of the definition. */
export function listOf(definition: Definition, fact: string): string[] {
  const value = definition[fact];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

/** The Agent icons that a card has only while something holds. */
export function extraIcons(card: Definition): string[] {
  const extras = (card["icons_while"] ?? []) as { icons: string[] }[];
  return extras.flatMap(({ icons }) => icons);
}

/** Does a fact of the definition hold? */
export function holds(definition: Definition, fact: string): boolean {
  return definition[fact] === true || (typeof definition[fact] === "number" && definition[fact] > 0);
}

/** What is said of a definition below its name, in lines; all but those that are about something of `without`. */
export function wordsOf(definition: Definition | undefined, without: readonly string[] = []): string[] {
  return (definition?.parts ?? []).filter(({ part }) => !without.includes(part)).map(({ words }) => words);
}

/** The name of a definition, then what is said of it; nothing where there is none. */
export function saidOf(definition: Definition | undefined): string[] {
  return definition === undefined ? [] : [definition.name, ...wordsOf(definition)];
}

/** What is said of a definition about one thing. */
export function partOf(definition: Definition, about: string): SaidPart | undefined {
  return definition.parts.find(({ part }) => part === about);
}

/** The icons of a part: its own, or those of the effects that it is about. */
export function tokensOf(library: Library, part: SaidPart | undefined): Token[] {
  if (part === undefined) return [];
  return part.icons.length > 0 ? part.icons : part.paths.flatMap((path) => library.tokens[path] ?? []);
}

/** What stands inside a part, without what the part is called. */
export function innerWords(part: SaidPart | undefined): string {
  return (part?.inner ?? []).map(({ words }) => words).join("; ");
}

/** What a leader is, beside what it can do. */
export const OF_LEADERS = ["house", "complexity"];

/** What the face of a leader says. */
export const ON_LEADER_FACE = [...OF_LEADERS, "left", "signet"];

/** A line of a box on a card: its icons and its words. */
export interface Line {
  path: string;
  tokens: Token[];
  words: string;
}

/** The lines of a box: those of `path/0`, `path/1`, ..., or the one of `path` itself. */
export function linesOf(library: Library, path: string): Line[] {
  const lines: Line[] = [];
  for (let n = 0; `${path}/${n}` in library.tokens && !(path in library.tokens); n++)
    lines.push(lineAt(library, `${path}/${n}`));
  return path in library.tokens ? [lineAt(library, path)] : lines;
}

/** The lines whose paths a fact of the definition names: a card may have them from another of its boxes. */
export function factLines(library: Library, definition: Definition, fact: string): Line[] {
  const value = definition[fact];
  const paths = typeof value === "string" ? [value] : listOf(definition, fact);
  return paths.filter((path) => path in library.tokens).map((path) => lineAt(library, path));
}

function lineAt(library: Library, path: string): Line {
  return { path, tokens: library.tokens[path] ?? [], words: library.effects[path] ?? "" };
}

/** Is it the library of Uprising's board? */
export function isUprising(library: Library): boolean {
  return Object.keys(library.posts).length > 0;
}

/** The icon of an Agent icon's id. */
export function agentIcon(id: string): string {
  const name = `to_${id}`;
  return isIcon(name) ? name : "to_spy";
}
