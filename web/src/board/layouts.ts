/**
 * Where everything lies on the drawing of a board: data alone. A board of another box is another entry here.
 *
 * Units are those of the drawing's view box. Rectangles are x, y, width, height; circles are cx, cy, r.
 */
import { type IxPlaces, withIx } from "./ix/layout";
import { forSix, type SixPlaces } from "./six/layout";
import { DESERT_OF_SIX, UPRISING_PLACES, type UprisingPlaces, uprisingWithIx } from "./uprising/layout";

export type Rect = readonly [x: number, y: number, w: number, h: number];
export type Circle = readonly [cx: number, cy: number, r: number];
export type Point = readonly [x: number, y: number];

/** A panel of the board: what it is tinted as, the message that names it, and the faction whose track it bears. */
export interface Panel {
  rect: Rect;
  tint: string;
  /** The message of its heading; a faction's panel is named by the faction. */
  title?: string;
  faction?: string;
}

/** A numbered row of fields: the field `n` lies at `at + n * step`. */
export interface Fields {
  at: Point;
  step: Point;
  size: readonly [w: number, h: number];
  last: number;
}

/** A whole board. `group` of a space is the panel that it lies in. */
export interface Layout {
  canvas: Rect;
  panels: Record<string, Panel>;
  spaces: Record<string, { rect: Rect; group: string }>;
  flags: Record<string, Point>;
  areas: { bench: Rect; conflict: Rect; legend: Rect; field: Rect };
  garrisons: readonly Circle[];
  vp: Fields;
  strength: { rect: Rect; rows: number; columns: number };
  /** Of Rise of Ix. */
  ix?: IxPlaces;
  /** Of Uprising. */
  uprising?: UprisingPlaces;
  /** Of the game for six. */
  six?: SixPlaces;
}

export const FLAG_SIZE: readonly [w: number, h: number] = [28, 34];
const TRACK = { at: [12, 38] as Point, step: [42, 0] as Point, size: [40, 42] as const, last: 6 };

const SLOTS = {
  f1a: [24, 104, 132, 112],
  f1b: [196, 104, 132, 112],
  f2a: [24, 324, 132, 112],
  f2b: [196, 324, 132, 112],
  f3a: [24, 544, 132, 112],
  f3b: [196, 544, 132, 112],
  f4a: [24, 764, 132, 112],
  f4b: [196, 764, 132, 112],
  l1: [360, 41, 150, 82],
  l2: [742, 41, 150, 82],
  l3: [360, 127, 150, 82],
  l4: [551, 127, 150, 82],
  l5: [742, 127, 150, 82],
  c1: [920, 41, 216, 82],
  c2: [920, 127, 216, 82],
  k1: [360, 300, 160, 84],
  k2: [560, 262, 160, 84],
  k3: [760, 240, 160, 84],
  k4: [960, 256, 160, 84],
  d1: [380, 456, 160, 84],
  d2: [620, 420, 160, 84],
  d3: [880, 396, 160, 84],
} as const satisfies Record<string, Rect>;

type Slot = keyof typeof SLOTS;

/** Which panel the slots of each letter belong to; the letter f is followed by the panel's number. */
const SLOT_GROUPS: Record<string, string> = { l: "landsraad", c: "choam", k: "arrakis", d: "arrakis" };

function placed(spaces: Partial<Record<Slot, string>>): Layout["spaces"] {
  return Object.fromEntries(
    Object.entries(spaces).map(([slot, id]) => {
      const group = slot.startsWith("f") ? slot.slice(0, 2) : SLOT_GROUPS[slot.charAt(0)]!;
      return [id, { rect: SLOTS[slot as Slot], group }];
    }),
  );
}

const BASE: Layout = {
  canvas: [0, 0, 1200, 900],
  panels: {
    f1: { rect: [16, 16, 320, 208], tint: "emperor", faction: "emperor" },
    f2: { rect: [16, 236, 320, 208], tint: "guild", faction: "guild" },
    f3: { rect: [16, 456, 320, 208], tint: "bene_gesserit", faction: "bene_gesserit" },
    f4: { rect: [16, 676, 320, 208], tint: "fremen", faction: "fremen" },
    landsraad: { rect: [352, 16, 548, 196], tint: "landsraad", title: "board-landsraad" },
    choam: { rect: [912, 16, 272, 196], tint: "choam", title: "board-choam" },
    arrakis: { rect: [352, 220, 776, 352], tint: "desert", title: "board-arrakis" },
    vp: { rect: [1136, 220, 48, 352], tint: "plain" },
    arena: { rect: [352, 580, 832, 304], tint: "arena" },
  },
  spaces: placed({
    f1a: "conspire",
    f1b: "wealth",
    f2a: "heighliner",
    f2b: "foldspace",
    f3a: "selective_breeding",
    f3b: "secrets",
    f4a: "hardy_warriors",
    f4b: "stillsuits",
    l1: "high_council",
    l2: "hall_of_oratory",
    l3: "mentat",
    l4: "rally_troops",
    l5: "swordmaster",
    c1: "sell_melange",
    c2: "secure_contract",
    k1: "sietch_tabr",
    k2: "research_station",
    k3: "carthag",
    k4: "arrakeen",
    d1: "the_great_flat",
    d2: "hagga_basin",
    d3: "imperial_basin",
  }),
  flags: { carthag: [844, 328], arrakeen: [1044, 344], imperial_basin: [964, 484] },
  areas: {
    bench: [551, 41, 150, 82],
    conflict: [364, 600, 136, 188],
    legend: [364, 800, 136, 72],
    field: [656, 596, 384, 220],
  },
  garrisons: [
    [584, 652, 54],
    [1112, 652, 54],
    [584, 766, 54],
    [1112, 766, 54],
  ],
  vp: { at: [1139, 542.2], step: [0, -26.6], size: [42, 25], last: 12 },
  strength: { rect: [516, 832, 638, 50], rows: 2, columns: 11 },
};

const UPRISING: Layout = {
  ...BASE,
  spaces: placed({
    f1a: "sardaukar",
    f1b: "dutiful_service",
    f2a: "heighliner",
    f2b: "deliver_supplies",
    f3a: "espionage",
    f3b: "secrets",
    f4a: "desert_tactics",
    f4b: "fremkit",
    l1: "high_council",
    l2: "assembly_hall",
    l3: "imperial_privilege",
    l4: "swordmaster",
    l5: "gather_support",
    c1: "shipping",
    c2: "accept_contract",
    k1: "sietch_tabr",
    k2: "research_station",
    k3: "spice_refinery",
    k4: "arrakeen",
    d1: "deep_desert",
    d2: "hagga_basin",
    d3: "imperial_basin",
  }),
  flags: { spice_refinery: [844, 328], arrakeen: [1044, 344], imperial_basin: [964, 484] },
  uprising: UPRISING_PLACES,
};

const SIX = forSix(UPRISING);

const LAYOUTS = {
  base: BASE,
  base_ix: withIx(BASE),
  uprising: UPRISING,
  uprising_ix: uprisingWithIx(UPRISING),
  six: SIX,
  six_ix: uprisingWithIx(SIX, DESERT_OF_SIX),
};

/** The board of a game with these boxes; `six` after them: its side for six. */
export function layoutOf(boxes: readonly string[]): Layout {
  const board = boxes.includes("six") ? "six" : boxes.includes("uprising") ? "uprising" : "base";
  return LAYOUTS[`${board}${boxes.includes("ix") ? "_ix" : ""}`];
}

/** The spaces of a board, and of the Commanders' own boards. */
export function spacesOf(layout: Layout): string[] {
  const own = Object.values(layout.six?.personal ?? {});
  return [layout, ...own].flatMap(({ spaces }) => Object.keys(spaces));
}

/** The rectangle of a field in a row of fields. */
export function fieldRect(fields: Fields, n: number): Rect {
  return [fields.at[0] + n * fields.step[0], fields.at[1] + n * fields.step[1], fields.size[0], fields.size[1]];
}

/** The Influence track of a faction's panel, 0 to 6. */
export function trackOf(panel: Panel): Fields {
  return { ...TRACK, at: [panel.rect[0] + TRACK.at[0], panel.rect[1] + TRACK.at[1]] };
}

/** Field `n` of the strength track. */
export function strengthRect({ rect: [x, y, w, h], rows, columns }: Layout["strength"], n: number): Rect {
  const width = w / columns;
  const height = h / rows;
  return [x + (n % columns) * width, y + Math.floor(n / columns) * height, width, height];
}

/** The quadrant of the battlefield that lies before garrison `i` of `count`. */
export function quadrant([x, y, w, h]: Rect, i: number): Rect {
  return [x + (i % 2) * (w / 2), y + Math.floor(i / 2) * (h / 2), w / 2, h / 2];
}
