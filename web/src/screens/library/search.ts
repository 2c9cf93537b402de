import type { CardKind } from "../../cards/CardFace";
import { definitionOf, definitionsOf, extraIcons, holds, listOf, numberOf, saidOf, textOf } from "../../cards/facts";
import { timesOf } from "../../cards/IntrigueFace";
import { techTimes } from "../../cards/tech";
import type { Definition, Library } from "../../messages";

/** Finding cards and spaces by words in any language, and by what they have. */

/** What is looked for. Empty fields do not matter. */
export interface Wanted {
  kind: CardKind;
  words: string;
  pile: string;
  faction: string;
  /** An Agent icon. */
  reach: string;
  /** An icon among the effects. */
  effect: string;
  most: number | null;
  /** The box with which it comes. */
  box?: string;
}

export interface Found {
  kind: CardKind;
  id: string;
  definition: Definition;
}

const APOSTROPHES = /['’ʼ]/g;

/** A text without what people leave out or write differently: case, ё, apostrophes, punctuation (text/search.py). */
export function fold(text: string): string {
  const plain = text.toLowerCase().replaceAll("ё", "е").replaceAll(APOSTROPHES, "");
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** All that fits, best first: names before texts, then the order of the boxes. */
export function find(library: Library, others: readonly Library[], wanted: Wanted): Found[] {
  const words = fold(wanted.words).split(" ").filter(Boolean);
  const scored = definitionsOf(library, wanted.kind)
    .filter(([id, definition]) => fits(library, wanted, id, definition))
    .map(([id, definition]) => ({ id, definition, score: score(words, library, others, wanted.kind, id) }))
    .filter(({ score }) => score > 0);
  return scored
    .toSorted((a, b) => b.score - a.score)
    .map(({ id, definition }) => ({ kind: wanted.kind, id, definition }));
}

const NAME_BEGINS = 4;
const IN_NAME = 3;
const IN_TEXT = 1;

/** How well the words fit; 0: not at all. Every word must begin a word of a name, or stand in the text. */
function score(words: string[], library: Library, others: readonly Library[], kind: CardKind, id: string): number {
  if (words.length === 0) return IN_TEXT;
  const names = [library, ...others].flatMap((one) => {
    const definition = definitionOf(one, kind, id);
    return definition === undefined ? [] : [fold(definition.name)];
  });
  names.push(fold(id));
  const query = words.join(" ");
  if (names.some((name) => name.startsWith(query))) return NAME_BEGINS;
  const beginsAWord = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`));
  if (names.some(beginsAWord)) return IN_NAME;
  const lines = fold(saidOf(definitionOf(library, kind, id)).join(" "));
  return beginsAWord(lines) ? IN_TEXT : 0;
}

function fits(library: Library, wanted: Wanted, id: string, definition: Definition): boolean {
  if (wanted.pile !== "" && !pilesOf(library, wanted.kind, id, definition).includes(wanted.pile)) return false;
  if (wanted.faction !== "" && !factionsOf(definition).includes(wanted.faction)) return false;
  if (wanted.reach !== "" && !reachOf(library, definition).includes(wanted.reach)) return false;
  if (wanted.effect !== "" && !effectsOf(library, wanted.kind, id).has(wanted.effect)) return false;
  if (wanted.box && textOf(definition, "box") !== wanted.box) return false;
  if (wanted.most !== null) {
    const cost = numberOf(definition, "cost");
    if (cost === null || cost > wanted.most) return false;
  }
  return true;
}

/** The groups that a definition belongs to: its pile, its times, its level, its house, combat or not. */
export function pilesOf(library: Library, kind: CardKind, id: string, definition: Definition): string[] {
  switch (kind) {
    case "card":
      return [textOf(definition, "pile").replace("reclaimed", "tleilaxu")]; // it lies beside their row
    case "intrigue":
      return timesOf(library, id);
    case "conflict":
      return [`level_${numberOf(definition, "level") ?? 0}`, textOf(definition, "battle_icon")].filter(Boolean);
    case "leader":
      return [textOf(definition, "house")].filter(Boolean);
    case "space":
      return definition["combat"] === true ? ["combat_space"] : ["peaceful"];
    case "tech":
      return techTimes(library, id);
    case "contract":
      return [taskOf(definition)];
    case "objective":
      return [textOf(definition, "battle_icon")];
    case "post":
    case "hagal":
    case "rival":
      return [];
  }
}

function factionsOf(definition: Definition): string[] {
  return [...listOf(definition, "factions"), textOf(definition, "faction")];
}

/** The kind of what completes a contract. */
function taskOf(contract: Definition): string {
  if (textOf(contract, "location") !== "") return "task_visit";
  if (holds(contract, "harvest")) return "task_harvest";
  return textOf(contract, "card") === "" ? "task_none" : "task_card";
}

/** The Agent icons of a definition: its own, also those that it has at times, or those of the spaces that it is about. */
function reachOf(library: Library, definition: Definition): string[] {
  const spaces = [textOf(definition, "location"), ...listOf(definition, "spaces")].flatMap(
    (space) => library.spaces[space] ?? [],
  );
  const own = [...listOf(definition, "icons"), ...extraIcons(definition), textOf(definition, "icon")];
  return [...own, ...spaces.map((space) => textOf(space, "icon"))];
}

/** The icons among the effects of a definition, and what it can do without one. */
export function effectsOf(library: Library, kind: CardKind, id: string): ReadonlySet<string> {
  const prefix = `${kind}/${id}/`;
  const icons = new Set<string>();
  const definition = definitionOf(library, kind, id);
  if (definition !== undefined && listOf(definition, "infiltrates").length > 0) icons.add("infiltrate");
  if (definition !== undefined && definition["unload"] === true) icons.add("unload");
  for (const [path, tokens] of Object.entries(library.tokens)) {
    if (path.startsWith(prefix)) for (const token of tokens) icons.add(token.icon);
  }
  return icons;
}
