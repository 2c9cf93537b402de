import type { Library } from "../../messages";
import type { Point, Rect } from "../layouts";

/** Where everything lies on the drawing of the Bene Tleilax board: the research track above, the Tleilaxu track below. */

/** How large a place of the research track is: from its middle to a corner, and to a side. */
export const RADIUS = 20.5;
export const APOTHEM = RADIUS * Math.sin(Math.PI / 3);

const COLUMN = 34.6;
const ROW = 20; // two of them from a place to the one below it
const FIRST: Point = [25, -1];
const TRACK_TOP = 150;
const TRACK_HEIGHT = 40;

export const CANVAS: Rect = [0, 0, 328, TRACK_TOP + TRACK_HEIGHT + 5];

/** The axolotl tanks: in the corner that the research track leaves free. */
export const TANKS: Rect = [5, 101, 82, 46];
const TANK: readonly [w: number, h: number] = [40, 21];

/** The tank of the i-th seat that has one. */
export function tankOf(i: number): Point {
  return [TANKS[0] + 2 + (i % 2) * TANK[0], TANKS[1] + 2 + Math.floor(i / 2) * TANK[1]];
}

/** The middle of a place of the research track. */
export function middleOf({ column, row }: Library["research"][number]): Point {
  return [FIRST[0] + column * COLUMN, FIRST[1] + row * ROW];
}

/** The column of a genetic marker, from the top to the bottom. */
export function stripOf(column: number): Rect {
  return [FIRST[0] + column * COLUMN - COLUMN / 2, 3, COLUMN, TRACK_TOP - 10];
}

/** A space of the Tleilaxu track. */
export function fieldOf(n: number, of: number): Rect {
  const step = (CANVAS[2] - 8) / of;
  return [4 + n * step + 1, TRACK_TOP, step - 2, TRACK_HEIGHT];
}

/** A place of the research track as a path round its middle. */
export const HEXAGON = `M${[0, 1, 2, 3, 4, 5]
  .map((i) => [Math.cos((i * Math.PI) / 3) * RADIUS, Math.sin((i * Math.PI) / 3) * RADIUS])
  .map(([x, y]) => `${x!.toFixed(2)} ${y!.toFixed(2)}`)
  .join("L")}z`;
