import type { Group, Part } from "./parts";

/** How wide words and icons are, without measuring: for the drawing, where nothing wraps by itself, and for rows of a list. */

/** Width of letters in the condensed font, as a share of its size. */
const NARROW = 0.27;
const DIGIT = 0.52;
const LETTER = 0.5;
const WIDE = 0.64;
const NARROW_LETTERS = /[iIjlt.,:;'’()!|-]/;
const WIDE_LETTERS = /[mwMWШЩЖЮФМшщжюфмЫы≥≤]/;

export const SMALL = 0.72; // a small icon, as a share of one
export const INSIDE = 0.08; // between the parts of a group, as a share of the icon's size
export const BETWEEN = 0.3; // between groups
const NUMBER = 0.78; // size of digits beside icons

/** About how wide a text is. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    const share =
      NARROW_LETTERS.test(letter) || letter === " "
        ? NARROW
        : WIDE_LETTERS.test(letter)
          ? WIDE
          : /\d/.test(letter)
            ? DIGIT
            : LETTER;
    width += share;
  }
  return width * size;
}

/** The least width in which a text has room on two lines of that size: it breaks at spaces and after hyphens. */
export function widthOnTwoLines(text: string, size: number): number {
  const breaks = [...text.matchAll(/[\s-]+/g)].map((found) => found.index + found[0].length);
  const halves = breaks.map((at) =>
    Math.max(textWidth(text.slice(0, at).trimEnd(), size), textWidth(text.slice(at), size)),
  );
  return Math.min(textWidth(text, size), ...halves);
}

/** How wide a part is beside icons of that size. */
export function partWidth(part: Part, size: number): number {
  if ("icon" in part) return part.small ? size * SMALL : size;
  return textWidth("text" in part ? part.text : part.name, size * NUMBER) * 1.08;
}

/** How wide a group is at that size. */
export function groupWidth(group: Group, size: number): number {
  const icon = group.role === "sign" ? size * SMALL : size;
  return group.parts.reduce((sum, part) => sum + partWidth(part, icon), 0) + INSIDE * size * (group.parts.length - 1);
}

/** How wide groups are in one line, in sizes of their icons. */
export function rowWidth(groups: readonly Group[]): number {
  return groups.reduce((sum, group) => sum + groupWidth(group, 1), 0) + BETWEEN * Math.max(0, groups.length - 1);
}
