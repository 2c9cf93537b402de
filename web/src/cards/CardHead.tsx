import type { CSSProperties, ReactNode } from "react";
import { widthOnTwoLines } from "./widths";

/** The head of a card: its name, and what stands in the corner. The longer its words, the smaller their letters. */
export function CardHead({ name, corner }: { name: string; corner?: ReactNode }) {
  return (
    <span className="card-head" style={nameRoom(name)}>
      <span className={`card-name card-name-${fitOf(name)}`}>{name}</span>
      {corner}
    </span>
  );
}

const SIZES = [12.5, 11, 10]; // of letters in rows of a list
const BOLD = 1.15; // width of bold letters, Cyrillic ones among them, beside what is reckoned with
const ROOM = 95; // more is taken by smaller letters first, then from the icons

/** For rows of a list, where a name is read whole on two lines: the size of its letters and the width that it needs, as variables of style. */
export function nameRoom(name: string): CSSProperties {
  const widthAt = (size: number) => Math.ceil(widthOnTwoLines(name, size) * BOLD);
  const size = SIZES.find((one) => widthAt(one) <= ROOM) ?? SIZES.at(-1)!;
  return { "--name-size": `${size}px`, "--name-room": `${widthAt(size)}px` } as CSSProperties;
}

const LATIN = 0.86; // width of a Latin letter beside a Cyrillic one

function fitOf(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length)) * (/[a-z]/i.test(name) ? LATIN : 1);
  if (longest > 13) return "tightest";
  if (longest > 11 || name.length > 32) return "tighter";
  return longest > 10 || name.length > 24 ? "tight" : "plain";
}
