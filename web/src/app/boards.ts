import { BASE_BOARD, UPRISING_BOARD } from "./library";

/** The two boards, as the screens that look things up tell them apart. */
export const BOARDS = { base: BASE_BOARD, uprising: UPRISING_BOARD } as const;
export type BoardName = keyof typeof BOARDS;

export const BOARD_NAMES = Object.keys(BOARDS) as BoardName[];

/** The board of a query (`?board=uprising`); the base box where it names none. */
export function boardIn(query: URLSearchParams): BoardName {
  return BOARD_NAMES.find((board) => board === query.get("board")) ?? "base";
}

/** The board of a game with some boxes. */
export function boardOf(boxes: readonly string[]): BoardName {
  return boxes.includes("uprising") ? "uprising" : "base";
}

/** The address of a screen that looks things up, about a board. */
export function lookUp(path: string, board: BoardName, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(board === "base" ? {} : { board }), ...more });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
