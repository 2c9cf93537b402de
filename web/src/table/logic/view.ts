/** Small questions about what lies in a view. */
import type { View, Zone } from "../../messages";

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

/** Is there anything of the CHOAM module: contracts to take, to complete, or completed? */
export function hasContracts({
  contract_market: open,
  contract_stack: stack,
  contracts_aside: aside,
  players,
}: View): boolean {
  return (
    open.length + stack.length + aside.length > 0 ||
    players.some(({ contracts, contracts_done: done }) => contracts.length + done.length > 0)
  );
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

/** The seats of each team, the Commander's first, then clockwise from him; none where everybody plays for himself. */
export function teamsOf(view: View): number[][] {
  return view.team_vp.map((_, team) => {
    const commander = view.players.findIndex((player) => player.team === team && player.ally >= 0);
    return seatsFrom(commander, view.players.length).filter((seat) => view.players[seat]!.team === team);
  });
}

/** How many rounds there are at most: one for each Conflict that has come or lies in the deck. */
export function roundsOf(view: View): number {
  return view.round + view.conflict_deck.length;
}

/** The spaces that a seat holds in one of the lists of a view by space (`control`, `warships`). */
export function heldBy(spaces: Record<string, number>, seat: number): string[] {
  return Object.keys(spaces).filter((space) => spaces[space] === seat);
}
