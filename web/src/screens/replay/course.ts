/** Where a replay can go: steps, turns and rounds. */
export interface Course {
  length: number;
  /** Where turns begin. */
  turns: readonly number[];
  /** Where rounds begin, from the first. */
  rounds: readonly number[];
}

export type Go = "first" | "prev_round" | "prev_turn" | "prev" | "next" | "next_turn" | "next_round" | "last";

/** The step that a command leads to. */
export function goTo(course: Course, at: number, go: Go): number {
  switch (go) {
    case "first":
      return 0;
    case "prev_round":
      return course.rounds.findLast((round) => round < at) ?? 0;
    case "prev_turn":
      return course.turns.findLast((turn) => turn < at) ?? 0;
    case "prev":
      return Math.max(0, at - 1);
    case "next":
      return Math.min(course.length, at + 1);
    case "next_turn":
      return course.turns.find((turn) => turn > at) ?? course.length;
    case "next_round":
      return course.rounds.find((round) => round > at) ?? course.length;
    case "last":
      return course.length;
  }
}

const KEYS: Record<string, readonly [plain: Go, shifted: Go]> = {
  BracketLeft: ["prev", "prev_turn"],
  BracketRight: ["next", "next_turn"],
  ArrowLeft: ["prev", "prev_turn"],
  ArrowRight: ["next", "next_turn"],
  PageUp: ["prev_round", "prev_round"],
  PageDown: ["next_round", "next_round"],
  Home: ["first", "first"],
  End: ["last", "last"],
};

/** The command of a key; null where it has none. */
export function commandOf(code: string, shift: boolean): Go | null {
  return KEYS[code]?.[shift ? 1 : 0] ?? null;
}

/** The number of the turn that step `at` belongs to, from 1. */
export function turnNumber(course: Course, at: number): number {
  return Math.max(1, course.turns.filter((turn) => turn <= at).length);
}

/** The number of the round that step `at` belongs to; 0 before the first. */
export function roundNumber(course: Course, at: number): number {
  return course.rounds.filter((round) => round <= at).length;
}
