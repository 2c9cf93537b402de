import { usePart } from "../../app/page";
import { Store, useStore } from "../../app/store";
import type { Move } from "../../messages";

/** The choices of finished games that the coach has looked at, for as long as the page is open. */
export class LookedAt {
  readonly moves = new Store<ReadonlyMap<string, Move>>(new Map());

  add(gameId: string, move: Move): void {
    this.moves.set(new Map(this.moves.get()).set(keyOf(gameId, move.at), move));
  }
}

/** A choice of a game: that after so many actions. */
export function keyOf(gameId: string, at: number): string {
  return `${gameId} ${at}`;
}

/** The costly move of a game that was made after so many actions; null where there is none, or nobody has looked at it. */
export function useCostlyMove(gameId: string, at: number): Move | null {
  const move = useStore(usePart(LookedAt).moves).get(keyOf(gameId, at));
  return move && move.mark !== "" ? move : null;
}
