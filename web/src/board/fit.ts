import type { Group, Part } from "../cards/parts";
import { BETWEEN, groupWidth, INSIDE, partWidth, SMALL, textWidth } from "../cards/widths";

/** Fits words and icons into the rectangles of the drawing, without measuring: SVG does not wrap by itself. */

/** A text in lines, and the size of its letters. */
export interface Fitted {
  lines: string[];
  size: number;
}

/** The text in at most `most` lines of that width; its letters get smaller where they must. */
export function fitText(text: string, width: number, size: number, most: number): Fitted {
  const words = text.split(" ");
  for (let letters = size; letters > size / 2; letters -= 0.5) {
    const lines = wrapped(words, width, letters);
    if (lines.length <= most && lines.every((line) => textWidth(line, letters) <= width))
      return { lines, size: letters };
  }
  return { lines: wrapped(words, width, size / 2).slice(0, most), size: size / 2 };
}

function wrapped(words: string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)!} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A part of a token with its place in a row. */
interface PlacedPart {
  part: Part;
  x: number;
  y: number;
  size: number;
  /** Where its line begins, down. */
  line: number;
}

/** A block of icon groups: its parts, how large its icons are, how wide and high it is, its first and its last line. */
export interface Block {
  parts: PlacedPart[];
  size: number;
  width: number;
  height: number;
  /** How wide the first line is, and the last one. */
  first: number;
  last: number;
  /** Where the last line begins, down. */
  bottom: number;
  /** How wide each line is, by where it begins. */
  widths: ReadonlyMap<number, number>;
}

/** How far it is from line to line and from group to group, in sizes of the icons. */
interface Spacing {
  line: number;
  group: number;
}

const ROOMY: Spacing = { line: 1.16, group: BETWEEN };
const DENSE: Spacing = { line: 1.02, group: 0.14 };
const SMALLEST = 0.45;

/** The upper right corner of a rectangle, where something lies already. */
export interface Corner {
  width: number;
  height: number;
}

/** What is to stay free of a rectangle: a corner, and so much of its last line at the left. */
export interface Taken {
  corner?: Corner;
  foot?: number;
}

const NO_CORNER: Corner = { width: 0, height: 0 };

/**
 * The groups in lines at the lower edge of that width and height, as large as they can be up to `size`; what is taken stays free.
 * Before icons are smaller than `legible` they lie closer together.
 */
export function fitGroups(
  groups: readonly Group[],
  width: number,
  height: number,
  size: number,
  { corner = NO_CORNER, foot = 0 }: Taken = {},
  legible = 0,
): Block {
  const fits = (block: Block) => block.width <= width && block.height <= height && block.last <= width - foot;
  const largest = (from: number, least: number, spacing: Spacing): Block | undefined => {
    for (let icon = from; icon >= least; icon -= 0.5) {
      const block = laid(groups, width, icon, spacing);
      const below = height - block.height >= corner.height;
      const beside = block.first <= width - corner.width;
      if (fits(block) && (below || beside)) return block;
      const narrower = laid(groups, width, icon, spacing, width - corner.width);
      if (fits(narrower) && narrower.first <= width - corner.width) return narrower;
    }
    return undefined;
  };
  const least = size * SMALLEST;
  const block =
    largest(size, Math.max(least, legible), ROOMY) ??
    largest(Math.min(size, legible || size), least, legible > 0 ? DENSE : ROOMY) ??
    laid(groups, width, least, ROOMY);
  const beside = (part: PlacedPart) => (part.line === block.bottom ? { ...part, x: part.x + foot } : part);
  return { ...block, parts: block.parts.map(beside) };
}

/** `first`: how wide the first line may be. */
function laid(groups: readonly Group[], width: number, size: number, spacing: Spacing, first = width): Block {
  const parts: PlacedPart[] = [];
  let x = 0;
  let y = 0;
  let widest = 0;
  let widestFirst = 0;
  let last = 0;
  const widths = new Map<number, number>();
  for (const group of groups) {
    const own = groupWidth(group, size);
    if (x > 0 && x + own > (y === 0 ? first : width)) {
      x = 0;
      y += size * spacing.line;
    }
    const icon = group.role === "sign" ? size * SMALL : size;
    for (const part of group.parts) {
      const drawn = "icon" in part && part.small ? icon * SMALL : icon;
      parts.push({ part, x, y: y + (size - drawn) / 2, size: drawn, line: y });
      x += partWidth(part, icon) + INSIDE * size;
    }
    last = x - INSIDE * size;
    widest = Math.max(widest, last);
    widths.set(y, last);
    if (y === 0) widestFirst = widest;
    x += (spacing.group - INSIDE) * size;
  }
  return { parts, size, width: widest, height: y + size, first: widestFirst, last, bottom: y, widths };
}
