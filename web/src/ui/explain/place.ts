/** Where an explanation stands: beside its thing, over nothing that could be chosen instead. */

/** A rectangle of the window, in its pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12; // between a thing and its explanation
const EDGE = 8; // of the window, left free
const STEP = 16; // from one place that is tried to the next
const COVERED = 1000; // a pixel of a choice that is covered weighs as much as so many of distance

/** The corner of an explanation of a size: of all places in the window that which covers least, and of those the nearest. */
export function placeFor(
  thing: Box,
  { width, height }: { width: number; height: number },
  choices: readonly Box[],
  room: { width: number; height: number },
): { left: number; top: number } {
  const right = Math.max(EDGE, room.width - width - EDGE);
  const bottom = Math.max(EDGE, room.height - height - EDGE);
  const kept = (n: number, most: number) => Math.min(Math.max(n, EDGE), most);
  const middleX = kept(thing.left + thing.width / 2 - width / 2, right);
  const middleY = kept(thing.top + thing.height / 2 - height / 2, bottom);
  const beside = [
    { left: thing.left + thing.width + GAP, top: middleY },
    { left: thing.left - width - GAP, top: middleY },
    { left: middleX, top: thing.top + thing.height + GAP },
    { left: middleX, top: thing.top - height - GAP },
  ].map(({ left, top }) => ({ left: kept(left, right), top: kept(top, bottom) }));
  const grid: { left: number; top: number }[] = [];
  for (let left = EDGE; left <= right; left += STEP)
    for (let top = EDGE; top <= bottom; top += STEP) grid.push({ left, top });
  let best = beside[0]!;
  let least = Infinity;
  for (const place of [...beside, ...grid]) {
    const box = { ...place, width, height };
    const away = distance(box, thing);
    if (away >= least) continue;
    const covered = choices.reduce((sum, choice) => sum + common(box, choice), common(box, thing));
    const weight = away + covered * COVERED;
    if (weight < least) [best, least] = [place, weight];
  }
  return best;
}

/** The area that two rectangles share. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far apart the middles of two rectangles are. */
function distance(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}
