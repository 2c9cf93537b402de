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
}

/** A block of icon groups: its parts, how large its icons are, how wide and high it is, and how wide its first line. */
export interface Block {
  parts: PlacedPart[];
  size: number;
  width: number;
  height: number;
  first: number;
}

const LEADING = 1.16; // from line to line
const SMALLEST = 0.45;

/** The upper right corner of a rectangle, where something lies already. */
export interface Corner {
  width: number;
  height: number;
}

const NO_CORNER: Corner = { width: 0, height: 0 };

/** The groups in lines at the lower edge of that width and height, as large as they can be up to `size`; the corner stays free. */
export function fitGroups(
  groups: readonly Group[],
  width: number,
  height: number,
  size: number,
  corner = NO_CORNER,
): Block {
  for (let icon = size; icon >= size * SMALLEST; icon -= 0.5) {
    const block = laid(groups, width, icon);
    const below = height - block.height >= corner.height;
    const beside = block.first <= width - corner.width;
    if (block.width <= width && block.height <= height && (below || beside)) return block;
    const narrower = laid(groups, width, icon, width - corner.width);
    if (narrower.width <= width && narrower.height <= height && narrower.first <= width - corner.width) return narrower;
  }
  return laid(groups, width, size * SMALLEST);
}

/** `first`: how wide the first line may be. */
function laid(groups: readonly Group[], width: number, size: number, first = width): Block {
  const parts: PlacedPart[] = [];
  let x = 0;
  let y = 0;
  let widest = 0;
  let widestFirst = 0;
  for (const group of groups) {
    const own = groupWidth(group, size);
    if (x > 0 && x + own > (y === 0 ? first : width)) {
      x = 0;
      y += size * LEADING;
    }
    const icon = group.role === "sign" ? size * SMALL : size;
    for (const part of group.parts) {
      const drawn = "icon" in part && part.small ? icon * SMALL : icon;
      parts.push({ part, x, y: y + (size - drawn) / 2, size: drawn });
      x += partWidth(part, icon) + INSIDE * size;
    }
    widest = Math.max(widest, x - INSIDE * size);
    if (y === 0) widestFirst = widest;
    x += (BETWEEN - INSIDE) * size;
  }
  return { parts, size, width: widest, height: y + size, first: widestFirst };
}
