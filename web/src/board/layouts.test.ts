import { describe, expect, it } from "vitest";
import { listOf } from "../cards/facts";
import { fixture, libraryOf } from "../testing";
import {
  type Circle,
  FLAG_SIZE,
  fieldRect,
  type Layout,
  layoutOf,
  quadrant,
  type Rect,
  spacesOf,
  strengthRect,
  trackOf,
} from "./layouts";
import { garrisonOf } from "./six/layout";
import { POST_RADIUS } from "./uprising/layout";

type Shape = { name: string; rect: Rect } | { name: string; circle: Circle };

/** Everything that is drawn inside the panels. */
function contents(layout: Layout): Shape[] {
  const shapes: Shape[] = [];
  for (const [id, { rect }] of Object.entries(layout.spaces)) shapes.push({ name: id, rect });
  for (const [id, rect] of Object.entries(layout.areas)) shapes.push({ name: `area ${id}`, rect });
  for (const [id, at] of Object.entries(layout.flags)) shapes.push({ name: `flag ${id}`, rect: [...at, ...FLAG_SIZE] });
  layout.garrisons.forEach((circle, i) => shapes.push({ name: `garrison ${i}`, circle }));
  for (let n = 0; n <= layout.vp.last; n++) shapes.push({ name: `vp ${n}`, rect: fieldRect(layout.vp, n) });
  layout.ix?.tech.forEach((rect, i) => shapes.push({ name: `tech ${i}`, rect }));
  layout.ix?.ships.forEach((rect, i) => shapes.push({ name: `ship ${i}`, rect }));
  for (const [id, at] of Object.entries(layout.uprising?.posts ?? {}))
    shapes.push({ name: `post ${id}`, circle: [...at, POST_RADIUS] });
  const { rows, columns } = layout.strength;
  for (let n = 0; n < rows * columns; n++)
    shapes.push({ name: `strength ${n}`, rect: strengthRect(layout.strength, n) });
  for (const [id, panel] of Object.entries(layout.panels)) {
    if (panel.faction === undefined) continue;
    const track = trackOf(panel);
    for (let n = 0; n <= track.last; n++) shapes.push({ name: `${id} track ${n}`, rect: fieldRect(track, n) });
  }
  return shapes;
}

const SLACK = 0.01; // rounding

function overlap(a: Shape, b: Shape): boolean {
  if ("rect" in a && "rect" in b) return rectsOverlap(a.rect, b.rect);
  if ("circle" in a && "circle" in b) {
    return Math.hypot(a.circle[0] - b.circle[0], a.circle[1] - b.circle[1]) < a.circle[2] + b.circle[2] - SLACK;
  }
  const [rect, circle] =
    "rect" in a ? [a.rect, (b as { circle: Circle }).circle] : [(b as { rect: Rect }).rect, a.circle];
  const x = Math.max(rect[0], Math.min(circle[0], rect[0] + rect[2]));
  const y = Math.max(rect[1], Math.min(circle[1], rect[1] + rect[3]));
  return Math.hypot(circle[0] - x, circle[1] - y) < circle[2] - SLACK;
}

function rectsOverlap(a: Rect, b: Rect): boolean {
  const across = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return across > SLACK && down > SLACK;
}

function bounds(shape: Shape): Rect {
  if ("rect" in shape) return shape.rect;
  const [cx, cy, r] = shape.circle;
  return [cx - r, cy - r, 2 * r, 2 * r];
}

function inside(inner: Rect, outer: Rect): boolean {
  return (
    inner[0] >= outer[0] - SLACK &&
    inner[1] >= outer[1] - SLACK &&
    inner[0] + inner[2] <= outer[0] + outer[2] + SLACK &&
    inner[1] + inner[3] <= outer[1] + outer[3] + SLACK
  );
}

describe.each([
  [["base"]],
  [["base", "ix"]],
  [["uprising", "choam"]],
  [["base", "ix", "uprising", "choam"]],
  [["uprising", "choam", "six"]],
  [["ix", "uprising", "choam", "six"]],
])("the board of %s", (boxes) => {
  const layout = layoutOf(boxes);
  const shapes = contents(layout);

  it("has no two shapes that overlap", () => {
    const clashes: string[] = [];
    shapes.forEach((a, i) => {
      for (const b of shapes.slice(i + 1)) if (overlap(a, b)) clashes.push(`${a.name} and ${b.name}`);
    });
    expect(clashes).toEqual([]);
  });

  it("has no two panels that overlap", () => {
    const panels = Object.values(layout.panels);
    panels.forEach((a, i) => {
      for (const b of panels.slice(i + 1)) expect(rectsOverlap(a.rect, b.rect)).toBe(false);
    });
  });

  it("has every shape inside one panel, and every panel inside the canvas", () => {
    const panels = Object.values(layout.panels);
    for (const panel of panels) expect(inside(panel.rect, layout.canvas)).toBe(true);
    for (const shape of shapes) {
      expect(panels.filter((panel) => inside(bounds(shape), panel.rect)).length, shape.name).toBe(1);
    }
  });

  it("has every space in the panel that is its group", () => {
    for (const { rect, group } of Object.values(layout.spaces)) {
      expect(inside(rect, layout.panels[group]!.rect)).toBe(true);
    }
  });

  it("has the flags of spaces that it has", () => {
    for (const id of Object.keys(layout.flags)) expect(layout.spaces).toHaveProperty(id);
  });
});

describe("the board of Rise of Ix", () => {
  it("covers four spaces of the base box and has four of its own", () => {
    const [base, ix] = [layoutOf(["base"]), layoutOf(["base", "ix"])].map((layout) => Object.keys(layout.spaces));
    expect(base!.filter((id) => !ix!.includes(id)).toSorted()).toEqual([
      "hall_of_oratory",
      "rally_troops",
      "secure_contract",
      "sell_melange",
    ]);
    expect(ix!.filter((id) => !base!.includes(id)).toSorted()).toEqual([
      "dreadnought",
      "interstellar_shipping",
      "smuggling",
      "tech_negotiation",
    ]);
  });
});

describe.each([
  [["uprising"], ["uprising"]],
  [
    ["ix", "uprising"],
    ["uprising", "ix"],
  ],
])("the board of Uprising with %s", (boxes, brought) => {
  const layout = layoutOf(boxes);
  const library = libraryOf("en", "uprising");
  const { posts } = layout.uprising!;

  it("has 22 spaces, all of them of its boxes", () => {
    const known = Object.keys(library.spaces).filter((id) => brought.includes(String(library.spaces[id]!["box"])));
    const laid = Object.keys(layout.spaces);
    expect(laid).toHaveLength(22);
    expect(laid.filter((id) => !known.includes(id))).toEqual([]);
    if (!boxes.includes("ix")) expect(laid.toSorted()).toEqual(known.toSorted());
  });

  it("has 13 posts, each beside all the spaces that it watches", () => {
    expect(Object.keys(posts)).toHaveLength(13);
    for (const [id, [x, y]] of Object.entries(posts)) {
      const watched = listOf(library.posts[id]!, "spaces");
      expect(watched.length, id).toBeGreaterThan(0);
      for (const space of watched) {
        expect(layout.spaces, id).toHaveProperty(space);
        const [left, top, w, h] = layout.spaces[space]!.rect;
        const away = Math.hypot(x - Math.max(left, Math.min(x, left + w)), y - Math.max(top, Math.min(y, top + h)));
        expect(away, `${id} from ${space}`).toBeLessThan(POST_RADIUS + 8);
      }
    }
  });

  it("has the wall round the spaces that can be controlled, and no other", () => {
    const corners = [...layout.uprising!.wall.path.matchAll(/[MHV]/g)];
    expect(corners).toHaveLength(6);
    const inWall = ({ rect: [x, y, w, h] }: { rect: Rect }) =>
      x >= 748 && y + h <= 500 && !(x < 868 && y + h > 388) && x + w <= 1120 && y >= 224;
    const walled = Object.keys(layout.spaces).filter((id) => inWall(layout.spaces[id]!));
    const controlled = Object.keys(fixture("up-turn-4").game.view.control);
    expect(walled.toSorted()).toEqual(controlled.toSorted());
    expect(Object.keys(layout.flags).toSorted()).toEqual(walled.toSorted());
  });
});

describe("the board for six", () => {
  const layout = layoutOf(["uprising", "choam", "six"]);
  const library = libraryOf("en", "six");

  it("lays out every space and post of its side, and those of the Commanders' own boards", () => {
    const view = fixture("six-turn-6").game.decision!.why!;
    const spaces = Object.keys(view).flatMap((action) => (action.startsWith("send:") ? [action.slice(5)] : []));
    expect(spacesOf(layout)).toHaveLength(28);
    for (const id of spaces) expect(spacesOf(layout)).toContain(id);
    expect(Object.keys(layout.uprising!.posts)).toHaveLength(15);
    for (const id of Object.keys(layout.uprising!.posts))
      for (const space of listOf(library.posts[id]!, "spaces")) expect(layout.spaces, id).toHaveProperty(space);
  });

  it("gives a garrison to each Ally on the side of his team, and none to Commanders", () => {
    const { players } = fixture("six-turn-6").game.view;
    const sides = players.map((_, seat) => garrisonOf(layout, seat)?.[0] ?? null);
    players.forEach(({ ally }, seat) => expect(sides[seat] === null).toBe(ally >= 0));
    const left = players.flatMap(({ team }, seat) => (sides[seat] !== null && sides[seat]! < 800 ? [team] : []));
    expect(left).toEqual([0, 0]);
  });
});

describe("the battlefield", () => {
  it("is shared out in four quadrants", () => {
    const field: Rect = [0, 0, 100, 60];
    expect([0, 1, 2, 3].map((i) => quadrant(field, i))).toEqual([
      [0, 0, 50, 30],
      [50, 0, 50, 30],
      [0, 30, 50, 30],
      [50, 30, 50, 30],
    ]);
  });
});
