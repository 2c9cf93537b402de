import { Component, createRef, type ReactNode, type RefObject } from "react";
import { movesLess, scale } from "../app/theme";

/**
 * Shows what has changed on the table: pieces and cards slide from where they were, numbers light up.
 *
 * Everything is played over the final state, so nothing waits for it. What takes part is marked in the document:
 * `data-move="troop 0"` on things that can stand for each other (a troop that is deployed leaves the garrison and comes to the
 * battlefield), `data-appear` on things that only come, `data-count` on numbers.
 */

const MOVE = 300; // milliseconds
const LIGHT = 700;
const STILL = 1.5; // pixels that are no move
const MOST_STEPS = 8; // after more actions at once (back on line, a jump) nothing is shown
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

export interface Spot {
  x: number;
  y: number;
}

interface Seen {
  /** By `data-move`, where things of that name were. */
  spots: Map<string, Spot[]>;
  /** By `data-appear`, what was there. */
  names: Set<string>;
  numbers: Map<Element, string | null>;
  frame: string;
}

interface MotionProps {
  /** How many actions have been taken: a change is what is shown. */
  n: number;
  className?: string;
  children: ReactNode;
}

/** Around everything that may move. */
export class Motion extends Component<MotionProps> {
  private readonly root: RefObject<HTMLDivElement | null> = createRef();
  private running: Animation[] = [];

  override getSnapshotBeforeUpdate(before: MotionProps): Seen | null {
    const steps = Math.abs(this.props.n - before.n);
    const root = this.root.current;
    if (root === null || steps === 0 || steps > MOST_STEPS || document.hidden || movesLess()) return null;
    return look(root);
  }

  override componentDidUpdate(_props: MotionProps, _state: unknown, seen: Seen | null): void {
    const root = this.root.current;
    if (seen === null || root === null) return;
    for (const animation of this.running) animation.cancel();
    this.running = frameOf(root) === seen.frame ? show(root, seen) : [];
  }

  override render() {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}

type Movable = HTMLElement | SVGElement;

/** What can move, by its name. */
function thingsIn(root: Element): Map<string, Movable[]> {
  const things = new Map<string, Movable[]>();
  for (const thing of root.querySelectorAll<Movable>("[data-move]")) {
    const name = thing.dataset["move"]!;
    things.set(name, [...(things.get(name) ?? []), thing]);
  }
  return things;
}

function comersIn(root: Element): Movable[] {
  return [...root.querySelectorAll<Movable>("[data-appear]")];
}

function numbersIn(root: Element): Element[] {
  return [...root.querySelectorAll("[data-count]")];
}

function look(root: Element): Seen {
  return {
    spots: new Map([...thingsIn(root)].map(([name, things]) => [name, things.map(spotOf)])),
    names: new Set(comersIn(root).map((thing) => thing.dataset["appear"]!)),
    numbers: new Map(numbersIn(root).map((number) => [number, number.textContent])),
    frame: frameOf(root),
  };
}

function show(root: Element, seen: Seen): Animation[] {
  const moved = [...thingsIn(root)].flatMap(([name, things]) => {
    const origins = originsOf(seen.spots.get(name) ?? [], things.map(spotOf));
    return things.flatMap((thing, i) => {
      const from = origins[i];
      return from === undefined ? [] : [from === null ? appear(thing) : slide(thing, from)];
    });
  });
  const come = comersIn(root).filter((thing) => !seen.names.has(thing.dataset["appear"]!));
  const changed = numbersIn(root).filter(
    (number) => seen.numbers.has(number) && seen.numbers.get(number) !== number.textContent,
  );
  return [...moved, ...come.map(appear), ...changed.map(light)];
}

/**
 * Where each of some things of the same name comes from: undefined where it has stayed, null where it has come from nowhere, else
 * the nearest place that has been left.
 */
export function originsOf(before: readonly Spot[], now: readonly Spot[]): (Spot | null | undefined)[] {
  const left = before.filter((spot) => !now.some((other) => isNear(spot, other)));
  return now.map((spot) => {
    if (before.some((other) => isNear(spot, other))) return undefined;
    const nearest = left.toSorted((a, b) => distance(a, spot) - distance(b, spot))[0];
    if (nearest === undefined) return null;
    left.splice(left.indexOf(nearest), 1);
    return nearest;
  });
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isNear(a: Spot, b: Spot): boolean {
  return distance(a, b) < STILL;
}

function spotOf(thing: Element): Spot {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where the board lies: when that changes, everything on it has moved, and that means nothing. */
function frameOf(root: Element): string {
  const box = root.querySelector(".board")?.getBoundingClientRect();
  return box ? [box.left, box.top, box.width].map(Math.round).join() : "";
}

function slide(thing: Movable, from: Spot): Animation {
  const to = spotOf(thing);
  const unit = unitOf(thing);
  const start = `${(from.x - to.x) / unit}px ${(from.y - to.y) / unit}px`;
  return thing.animate({ translate: [start, "0 0"] }, { duration: MOVE, easing: EASE });
}

function appear(thing: Element): Animation {
  return thing.animate({ opacity: [0, 1] }, { duration: MOVE });
}

function light(number: Element): Animation {
  return number.animate(
    { filter: ["brightness(2.2) drop-shadow(0 0 4px gold)", "none"], scale: [1.3, 1] },
    { duration: LIGHT, easing: EASE },
  );
}

/** How many pixels of the window a unit of the thing's own lengths is. */
function unitOf(thing: Movable): number {
  const drawing = thing instanceof SVGElement ? thing.ownerSVGElement : null;
  return drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : scale();
}
