import type { ReactNode } from "react";

/** The head of a card: its name, and what stands in the corner. The longer its words, the smaller their letters. */
export function CardHead({ name, corner }: { name: string; corner?: ReactNode }) {
  return (
    <span className="card-head">
      <span className={`card-name card-name-${fitOf(name)}`}>{name}</span>
      {corner}
    </span>
  );
}

const LATIN = 0.86; // width of a Latin letter beside a Cyrillic one

function fitOf(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length)) * (/[a-z]/i.test(name) ? LATIN : 1);
  if (longest > 13) return "tightest";
  if (longest > 11 || name.length > 32) return "tighter";
  return longest > 10 || name.length > 24 ? "tight" : "plain";
}
