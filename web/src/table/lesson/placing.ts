/** A part of the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 6; // pixels that stay free around what is placed
const STEP = 12; // pixels between the spots that are tried

/**
 * Where something of a size stands best in a window: it covers as little as may be of what must be seen, and is near to what it
 * is about, the first of these.
 */
export function bestSpot(
  size: { w: number; h: number },
  window: { w: number; h: number },
  seen: readonly Box[],
): { x: number; y: number } {
  const [right, bottom] = [Math.max(GAP, window.w - size.w - GAP), Math.max(GAP, window.h - size.h - GAP)];
  const about = seen[0] ?? { x: 0, y: window.h, w: 0, h: 0 };
  let best = { x: GAP, y: bottom };
  let least = Infinity;
  for (let y = GAP; y <= bottom; y += STEP) {
    for (let x = GAP; x <= right; x += STEP) {
      const box = { x, y, ...size };
      const cost = 1000 * seen.reduce((sum, one) => sum + overlap(box, one), 0) + distance(box, about);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w + GAP, b.x + b.w) - Math.max(a.x - GAP, b.x);
  const h = Math.min(a.y + a.h + GAP, b.y + b.h) - Math.max(a.y - GAP, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
}
