import { names } from "../../ui/names";
import type { Box } from "./placing";

const ROOM = 6; // pixels around a place

interface SpotlightProps {
  /** The places that matter, each with an outline. */
  boxes: readonly Box[];
  /** What else is not darkened. */
  lit: readonly Box[];
  /** With a line from the first place to the second. */
  way: boolean;
}

/** The table a little darker but for the places that matter. */
export function Spotlight({ boxes, lit, way }: SpotlightProps) {
  if (boxes.length === 0) return null;
  const rooms = boxes.map(roomOf);
  const [from, to] = boxes;
  return (
    <svg className="spotlight" aria-hidden="true">
      <mask id="spotlight-mask">
        <rect width="100%" height="100%" fill="white" />
        {[...rooms, ...lit.map(roomOf)].map((room, i) => (
          <rect key={i} {...room} fill="black" />
        ))}
      </mask>
      <rect
        className={names("spotlight-shade", lit.length === 0 && "is-light")}
        width="100%"
        height="100%"
        mask="url(#spotlight-mask)"
      />
      {rooms.map((room, i) => (
        <rect key={i} className="spotlight-place" {...room} />
      ))}
      {way && from && to && <path className="spotlight-way" d={wayBetween(from, to)} />}
    </svg>
  );
}

function roomOf({ x, y, w, h }: Box) {
  return { x: x - ROOM, y: y - ROOM, width: w + 2 * ROOM, height: h + 2 * ROOM, rx: 12 };
}

/** A bow from the upper edge of one box to the middle of another's nearest edge. */
function wayBetween(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.w / 2, from.y - ROOM];
  const left = x1 < to.x;
  const [x2, y2] = [left ? to.x - ROOM : to.x + to.w + ROOM, to.y + to.h / 2];
  return `M${x1} ${y1}Q${x1} ${y2} ${x2} ${y2}`;
}
