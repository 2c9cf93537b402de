import type { ReactNode } from "react";
import type { Library, Token } from "../messages";
import type { CardSize } from "./CardFace";
import { nameRoom } from "./CardHead";
import { type Group, groupsOf } from "./parts";
import { rowWidth } from "./widths";

interface EffectsProps {
  size: CardSize;
  /** The name that it stands beside. */
  name: string;
  library: Library;
  /** What is drawn: by box, its lines. */
  boxes: readonly (readonly (readonly Token[])[])[];
  /** Icons beside the boxes. */
  icons?: number;
  children: ReactNode;
}

// In sizes of an icon, as in cards.css: an Agent icon with its gap, the edges of a box, the gap between its lines.
const ICON = 1.25;
const EDGES = 0.95;
const GAP = 0.45;

/** In a row icons stand without the names that belong to them: they would take the room of all others (cards.css). */
function withoutNames(group: Group): Group {
  return { ...group, parts: group.parts.filter((part) => !("name" in part)) };
}

/** What a card does, below its name. In a row of a list it stands beside the name, and gets smaller where it has less room. */
export function Effects({ size, name, library, boxes, icons = 0, children }: EffectsProps) {
  if (size !== "xs") return children;
  const widths = boxes.map((lines) =>
    lines.reduce((sum, tokens) => sum + rowWidth(groupsOf(tokens, library).map(withoutNames)) + GAP, EDGES - GAP),
  );
  const units = widths.reduce((sum, width) => sum + width, ICON * icons);
  return (
    <span className="card-row" style={{ ...nameRoom(name), "--units": units.toFixed(2) } as React.CSSProperties}>
      {children}
    </span>
  );
}
