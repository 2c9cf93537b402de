/** Small questions about the game as a seat sees it. */
import type { Decision, View, Zone } from "../../messages";

/** Phases of a round by their number in a view. */
export const PHASES = ["setup", "round_start", "player_turns", "combat", "makers", "recall", "endgame"] as const;

/** What the turn in progress has become, by its number in a view. */
export const TURN_KINDS = { undecided: 0, agent: 1, reveal: 2, passed: 3 } as const;

/** The name of the phase. */
export function phaseName(view: View): (typeof PHASES)[number] {
  return PHASES[view.phase] ?? "setup";
}

/** The cards that can be seen among some. */
export function seen(cards: Zone): string[] {
  return cards.filter((card): card is string => card !== null);
}

/** How often each of some cards is there, in the order of the first of each. */
export function counted(cards: string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** Seats from `first` on, clockwise. */
export function seatsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, distance) => (first + distance) % count);
}

/** How many Agents of a seat wait on its leader, and how many it has this round. */
export function agentsOf(view: View, seat: number): { left: number; all: number } {
  const player = view.players[seat]!;
  return { left: player.agents, all: player.agents + player.spaces.length };
}

/** The seat that a decision is about: a person may decide for an automated opponent. */
export function actingSeat(view: View, decision: Decision): number {
  const seat = view.stack.at(-1)?.seat ?? decision.seat;
  return view.persons > 0 && seat >= view.persons ? seat : decision.seat;
}
