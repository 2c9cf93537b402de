/** What depends on the boxes that are played: which spaces lie on the board, and what a view's lists stand for. */
import { layoutOf } from "../../board/layouts";
import type { Library, View } from "../../messages";

/** The spaces and cards that the lists `bonus_spice`, `control` and `reserve` of a view stand for, in order. */
export type Orders = Library["orders"][string];

const NONE: Orders = { makers: [], controlled: [], reserve: [] };

/** The orders of the boxes that are played. */
export function ordersOf(library: Library, boxes: readonly string[]): Orders {
  const played = library.boxes.filter((box) => boxes.includes(box));
  return library.orders[played.join("+")] ?? NONE;
}

/** The spaces on the board of these boxes. */
export function spacesOf(library: Library, boxes: readonly string[]): string[] {
  const laid = new Set(Object.keys(layoutOf(boxes).spaces));
  return Object.keys(library.spaces).filter((space) => laid.has(space));
}

/** The observation posts on the board of these boxes. */
export function postsOf(library: Library, boxes: readonly string[]): string[] {
  const laid = new Set(Object.keys(layoutOf(boxes).uprising?.posts ?? {}));
  return Object.keys(library.posts).filter((post) => laid.has(post));
}

/** The bonus spice on a space; 0 where it is no Maker space. */
export function bonusAt(orders: Orders, view: View, space: string): number {
  return view.bonus_spice[orders.makers.indexOf(space)] ?? 0;
}

/** The seat that controls a space; -1: nobody. */
export function ownerOf(orders: Orders, view: View, space: string): number {
  return view.control[orders.controlled.indexOf(space)] ?? -1;
}
