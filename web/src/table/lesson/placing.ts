/** A part of the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A point of the window. */
type Point = readonly [x: number, y: number];

/** A bow: where it begins, the point that bends it, where it ends. */
export type Bow = readonly [Point, Point, Point];

/** What lies in a window while something is placed there. */
export interface Around {
  /** What must be seen; the first is what the placed thing is about. */
  seen: readonly Box[];
  /** A line that should be seen. */
  bow?: Bow | null;
  /** What had better be seen as well. */
  beside?: readonly Box[];
}

const GAP = 6; // pixels that stay free around what is placed
const STEP = 12; // pixels between the spots that are tried
const ROOM = 6; // pixels around a place
const POINTS = 24; // of a bow, to be kept free
// What it costs to cover a square pixel, in pixels of distance.
const COST = { seen: 1000, bow: 20, beside: 0.03 };

/**
 * Where something of a size stands best in a window: it covers as little as may be of what lies around, and is near to what it
 * is about. `now`: where it stands already; it stays there as long as it covers nothing that must be seen.
 */
export function bestSpot(
  size: { w: number; h: number },
  window: { w: number; h: number },
  { seen, bow = null, beside = [] }: Around,
  now?: { x: number; y: number },
): { x: number; y: number } {
  const covered = (box: Box, others: readonly Box[]) => others.reduce((sum, one) => sum + overlap(box, one), 0);
  const [right, bottom] = [Math.max(GAP, window.w - size.w - GAP), Math.max(GAP, window.h - size.h - GAP)];
  if (now && now.x <= right && now.y <= bottom && covered({ ...now, ...size }, seen) === 0) return now;
  const about = seen[0] ?? { x: 0, y: window.h, w: 0, h: 0 };
  const line = bow === null ? [] : pointsOf(bow).map(([x, y]) => ({ x, y, w: 1, h: 1 }));
  let best = { x: GAP, y: bottom };
  let least = Infinity;
  for (let y = GAP; y <= bottom; y += STEP) {
    for (let x = GAP; x <= right; x += STEP) {
      const box = { x, y, ...size };
      const cost =
        COST.seen * covered(box, seen) +
        COST.bow * covered(box, line) +
        COST.beside * covered(box, beside) +
        distance(box, about);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The room of a place: itself with a little around it. */
export function roomOf({ x, y, w, h }: Box): Box {
  return { x: x - ROOM, y: y - ROOM, w: w + 2 * ROOM, h: h + 2 * ROOM };
}

/** A bow from the upper edge of one box to the middle of another's nearest side. */
export function bowBetween(from: Box, to: Box): Bow {
  const [x1, y1] = [from.x + from.w / 2, from.y - ROOM];
  const left = x1 < to.x;
  const [x2, y2] = [left ? to.x - ROOM : to.x + to.w + ROOM, to.y + to.h / 2];
  return [
    [x1, y1],
    [x1, y2],
    [x2, y2],
  ];
}

function pointsOf([from, bend, to]: Bow): Point[] {
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const t = i / POINTS;
    const at = (n: 0 | 1) => (1 - t) ** 2 * from[n] + 2 * t * (1 - t) * bend[n] + t ** 2 * to[n];
    return [at(0), at(1)];
  });
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w + GAP, b.x + b.w) - Math.max(a.x - GAP, b.x);
  const h = Math.min(a.y + a.h + GAP, b.y + b.h) - Math.max(a.y - GAP, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
}
