/** The measures of a chart. */

/** The picture, the ground of the lines in it, and where the marks at the lines' ends stand. */
export const FRAME = { WIDTH: 360, HEIGHT: 204, LEFT: 30, RIGHT: 322, BOTTOM: 176, LABEL: 344 } as const;

export interface Scale {
  low: number;
  high: number;
  /** Where lines are drawn across, from low to high. */
  ticks: number[];
}

const MOST_STEPS = 6;
const LEAST_HIGH = 4; // so that a step of 1 does not look like a leap

/** An axis of whole numbers that holds all values and 0. */
export function scale(values: readonly number[]): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(LEAST_HIGH, ...values);
  let step = 1;
  for (let i = 0; (most - least) / step > MOST_STEPS; i++) step = [2, 5, 10][i % 3]! * 10 ** Math.floor(i / 3);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
  return { low, high, ticks };
}

/** How far each of some lines is drawn beside its place, so that those that run together are seen. */
export function lanes(count: number, apart: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * apart);
}

/** The places nearest to the wanted ones that are `apart` from one another and between two bounds. */
export function spread(wanted: readonly number[], apart: number, least: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const places = [...wanted];
  let free = least;
  for (const i of order) {
    places[i] = Math.max(wanted[i]!, free);
    free = places[i] + apart;
  }
  let bound = most;
  for (const i of order.toReversed()) {
    places[i] = Math.min(places[i]!, bound);
    bound = places[i] - apart;
  }
  return places;
}
