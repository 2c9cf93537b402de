import { familiesAt } from "../families";
import type { Layout, Rect } from "./layouts";
import { type Fields, fieldRect, strengthRect, trackOf } from "./layouts";
import { garrisonOf } from "./six/layout";
import { POST_RADIUS } from "./uprising/layout";

/**
 * Something on the board that can be pointed at: a space, a faction's track, the Conflict, a seat's garrison, an open
 * tech tile, a level of the shipping track, an observation post, the track of the score or of strength.
 */
export interface Target {
  kind:
    | "space"
    | "faction"
    | "conflict"
    | "seat"
    | "tech"
    | "ship"
    | "post"
    | "track"
    | "research"
    | "tleilaxu"
    | "tanks";
  id: string;
  rect: Rect;
  /** Of a track: where its steps lie, from 0 on. */
  steps?: readonly Rect[];
  /** The panel that it lies in: targets of a panel form a group, and all posts. */
  group: string;
}

/** The families of actions that each kind of target stands for. */
const FAMILIES: Record<Target["kind"], readonly string[]> = {
  space: familiesAt("space"),
  faction: familiesAt("faction"),
  seat: familiesAt("seat"),
  conflict: [],
  tech: familiesAt("tech"),
  ship: ["ship"], // a freighter's move by the level that it leads to
  post: familiesAt("post"),
  track: [],
  research: familiesAt("research"),
  tleilaxu: [],
  tanks: [],
};

/** The group of the observation posts. */
export const POSTS = "posts";

/** All targets of a board, panel by panel. */
export function targetsOf(
  layout: Layout,
  conflict: string | null,
  seats: number,
  tiles: readonly (string | null)[] = [],
): Target[] {
  const targets: Target[] = [];
  for (const [group, panel] of Object.entries(layout.panels)) {
    if (panel.faction !== undefined) {
      const [x, y, w] = panel.rect;
      const track = trackOf(panel);
      const rect: Rect = [x + 6, y + 3, w - 12, track.at[1] + track.size[1] - y];
      targets.push({ kind: "faction", id: panel.faction, rect, steps: stepsOf(track), group });
    }
    for (const [id, space] of Object.entries(layout.spaces)) {
      if (space.group === group) targets.push({ kind: "space", id, rect: space.rect, group });
    }
    if (layout.ix !== undefined) targets.push(...ixTargets(layout.ix, group, tiles));
  }
  if (conflict !== null) targets.push({ kind: "conflict", id: conflict, rect: layout.areas.conflict, group: "arena" });
  for (let seat = 0; seat < seats; seat++) {
    const garrison = garrisonOf(layout, seat);
    if (garrison === null) continue;
    const [cx, cy, r] = garrison;
    targets.push({ kind: "seat", id: String(seat + 1), rect: [cx - r, cy - r, 2 * r, 2 * r], group: "arena" });
  }
  return [...targets, ...trackTargets(layout), ...postTargets(layout)];
}

function stepsOf(fields: Fields): Rect[] {
  return Array.from({ length: fields.last + 1 }, (_, n) => fieldRect(fields, n));
}

/** The tracks of the score and of strength. */
function trackTargets({ vp, strength, panels }: Layout): Target[] {
  const steps = Array.from({ length: strength.rows * strength.columns }, (_, n) => strengthRect(strength, n));
  return [
    { kind: "track", id: "score", rect: panels["vp"]!.rect, steps: stepsOf(vp), group: "vp" },
    { kind: "track", id: "strength", rect: strength.rect, steps, group: "arena" },
  ];
}

/** The observation posts, with an edge that is easier to hit. */
function postTargets({ uprising }: Layout): Target[] {
  const half = POST_RADIUS + 4;
  return Object.entries(uprising?.posts ?? {}).map(([id, [x, y]]) => ({
    kind: "post",
    id,
    rect: [x - half, y - half, 2 * half, 2 * half],
    group: POSTS,
  }));
}

/** The open tech tiles and the levels of the shipping track that lie in a panel. */
function ixTargets(ix: NonNullable<Layout["ix"]>, group: string, tiles: readonly (string | null)[]): Target[] {
  if (group === "choam") return ix.ships.map((rect, level) => ({ kind: "ship", id: String(level), rect, group }));
  if (group !== ix.negotiators) return [];
  return ix.tech.flatMap((rect, i) => {
    const id = tiles[i] ?? null;
    return id === null ? [] : [{ kind: "tech" as const, id, rect, group }];
  });
}

/** The action that a target stands for among these, or null. */
export function actionOf(target: Target, legal: ReadonlySet<string>): string | null {
  for (const family of FAMILIES[target.kind]) {
    const action = `${family}:${target.id}`;
    if (legal.has(action)) return action;
  }
  return null;
}

/** The family of actions that targets of a kind are asked for now; the first of the kind where none is. */
export function askedFamily(kind: Target["kind"], legal: ReadonlySet<string>): string {
  const prefixes = new Set([...legal].map((action) => action.split(":", 1)[0]!));
  const families = FAMILIES[kind];
  return families.find((family) => prefixes.has(family)) ?? families[0] ?? "";
}

/** The nearest other rectangle in a direction, by geometry; null where there is none. */
export function neighbour<T extends { rect: Rect }>(from: T, all: readonly T[], dx: number, dy: number): T | null {
  const [fx, fy] = middle(from.rect);
  let best: T | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const [x, y] = middle(other.rect);
    const along = (x - fx) * dx + (y - fy) * dy;
    const across = Math.abs((x - fx) * dy) + Math.abs((y - fy) * dx);
    if (along <= 4 || across > along * 3) continue;
    const distance = along + across * 2;
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

function middle([x, y, w, h]: Rect): [number, number] {
  return [x + w / 2, y + h / 2];
}
