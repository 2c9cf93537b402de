/**
 * Drawn places: sky, sun or moons, rocks and dunes. A seed and the time of day are all that a scene is made of, so the same
 * two always draw the same place. The picture is 1200 x 400, its horizon in the middle: a strip cut out of it shows both.
 */

export const HOURS = ["dawn", "noon", "dusk", "night"] as const;
export type Hour = (typeof HOURS)[number];

export const WIDTH = 1200;
export const HEIGHT = 400;
const HORIZON = HEIGHT / 2;

/** The colours of an hour and what stands in its sky. */
export interface Sky {
  /** From the zenith to the horizon. */
  air: readonly string[];
  /** The lamp in the sky, and the rim that it draws on the dunes. */
  light: string;
  /** Sand in the light, in the shade, and at the feet of whoever looks. */
  sand: readonly [lit: string, shade: string, near: string];
  rock: string;
  stars: number;
  /** Discs in the sky: a sun, or the two moons, one of them a crescent. */
  lamps: readonly { x: number; y: number; r: number; crescent?: true }[];
}

export const SKIES: Record<Hour, Sky> = {
  dawn: {
    air: ["#1c2440", "#4d3d5c", "#a9686a", "#f0b483"],
    light: "#ffe3bd",
    sand: ["#b9785a", "#5a3a3c", "#2a1c20"],
    rock: "#54384a",
    stars: 26,
    lamps: [{ x: 820, y: 184, r: 30 }],
  },
  noon: {
    air: ["#5d6a6b", "#9a8f74", "#cdb27c", "#ecd8a4"],
    light: "#fff6dc",
    sand: ["#d6a95f", "#96683a", "#4a331d"],
    rock: "#8f7150",
    stars: 0,
    lamps: [{ x: 850, y: 134, r: 22 }],
  },
  dusk: {
    air: ["#170f1a", "#431d22", "#984624", "#f0a652"],
    light: "#ffd9a0",
    sand: ["#c9763a", "#542a15", "#241309"],
    rock: "#552816",
    stars: 60,
    lamps: [{ x: 860, y: 172, r: 52 }],
  },
  night: {
    air: ["#07080f", "#10152a", "#1e2742", "#39425f"],
    light: "#dfe6f5",
    sand: ["#46506a", "#1d2233", "#0d0f17"],
    rock: "#1b2033",
    stars: 120,
    lamps: [
      { x: 800, y: 126, r: 26, crescent: true },
      { x: 900, y: 160, r: 10 },
    ],
  },
};

/** A dune: the body that the light falls on, the rim of its long slope, and its lee. */
export interface Dune {
  body: string;
  rim: string;
  lee: string;
  /** Which of the rows it stands in, from the farthest (0) to the nearest. */
  row: number;
}

/** All lines of a scene, as data of paths. */
export interface Drawn {
  /** Dots for a round pen: small ones and large ones. */
  stars: readonly [string, string];
  haze: string;
  rocks: string;
  dunes: readonly Dune[];
}

/** The scene of a seed at an hour. */
export function draw(seed: number, hour: Hour): Drawn {
  const random = dice(seed);
  const { stars } = SKIES[hour];
  const rocks = mesas(random);
  const dunes = [0, 1, 2].flatMap((row) => dunesOf(row, random));
  return {
    rocks,
    dunes,
    haze: haze(random),
    stars: [dots(stars, random), dots(Math.floor(stars / 4), random)],
  };
}

/** The hour of a round, with so many still to come: a game goes from dawn to night. */
export function hourOf(round: number, left: number): Hour {
  const passed = Math.floor(((round - 1) / (round + left)) * HOURS.length);
  return HOURS[Math.min(Math.max(passed, 0), HOURS.length - 1)]!;
}

type Dice = () => number;

/** Numbers from 0 to 1 that follow from a seed: mulberry32. */
function dice(seed: number): Dice {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function dots(count: number, random: Dice): string {
  return Array.from(
    { length: count },
    () => `M${Math.round(random() * WIDTH)} ${Math.round(random() ** 1.6 * (HORIZON - 40))}h0`,
  ).join("");
}

function haze(random: Dice): string {
  return Array.from({ length: 5 }, (_, i) => {
    const x = 480 + random() * 220;
    return `M${Math.round(x)} ${HORIZON - 14 - i * 17}h${Math.round(260 + random() * 260)}`;
  }).join("");
}

/** Flat rocks along the horizon. */
function mesas(random: Dice): string {
  const points: string[] = [];
  for (let x = -20; x < WIDTH; ) {
    const top = HORIZON - 6 - random() ** 2 * 34;
    const width = 50 + random() * 90;
    const gap = 30 + random() * 120;
    points.push(`L${near(x)} ${HORIZON}L${near(x + 9)} ${near(top + 2)}L${near(x + width)} ${near(top)}`);
    points.push(`L${near(x + width + 12)} ${HORIZON - 3}`);
    x += width + gap;
  }
  return `M-20 ${HORIZON + 8}${points.join("")}L${WIDTH + 20} ${HORIZON + 8}z`;
}

const ROWS = [
  { foot: HORIZON + 14, height: 30, width: 300 },
  { foot: HORIZON + 62, height: 52, width: 470 },
  { foot: HORIZON + 142, height: 84, width: 760 },
] as const;

function dunesOf(row: number, random: Dice): Dune[] {
  const { foot, height, width } = ROWS[row]!;
  const dunes: Dune[] = [];
  for (let x = -random() * width; x < WIDTH; x += width * (0.55 + random() * 0.25)) {
    const wide = width * (0.85 + random() * 0.4);
    dunes.push({ row, ...dune(x, foot, wide, height * (0.6 + random() * 0.6)) });
  }
  return dunes;
}

/** One dune that begins at `x`: a long slope up to the wind, a steep one behind the crest with its curved edge. */
function dune(x: number, foot: number, width: number, height: number): Omit<Dune, "row"> {
  const at = (along: number, up: number) => `${near(x + along * width)} ${near(foot - up * height)}`;
  const down = `C${at(0.66, 0.68)} ${at(0.82, 0.1)} ${at(1, 0)}`;
  const rim = `M${at(0, 0)}C${at(0.3, 0)} ${at(0.42, 0.97)} ${at(0.55, 1)}`;
  return {
    rim,
    body: `${rim}${down}V${HEIGHT}H${near(x)}z`,
    lee: `M${at(0.55, 1)}C${at(0.57, 0.7)} ${at(0.49, 0.6)} ${at(0.52, 0.34)}S${at(0.5, -0.12)} ${at(0.58, -0.45)}C${at(0.74, -0.3)} ${at(0.86, -0.1)} ${at(1, 0)}C${at(0.82, 0.1)} ${at(0.66, 0.68)} ${at(0.55, 1)}z`,
  };
}

function near(value: number): number {
  return Math.round(value * 10) / 10;
}
