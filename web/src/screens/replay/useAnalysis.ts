import { useEffect, useState } from "react";
import { type ApiError, api, asApiError } from "../../app/api";
import { usePart } from "../../app/page";
import { useStore } from "../../app/store";
import type { Analysis, Choice, Move } from "../../messages";
import { keyOf, LookedAt } from "./lookedAt";

const AGAIN = 2_000; // milliseconds until a coach who has much to do is asked again

/** How a finished game stood after each turn; null until that is known. */
export function useAnalysis(gameId: string): { analysis: Analysis | null; error: ApiError | null } {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    let current = true;
    api.analysis(gameId).then(
      (found) => current && setAnalysis(found),
      (failed: unknown) => current && setError(asApiError(failed)),
    );
    return () => {
      current = false;
    };
  }, [gameId]);
  return { analysis, error };
}

export interface Looking {
  /** What has been looked at so far, in the order of the game. */
  moves: readonly Move[];
  going: boolean;
  error: ApiError | null;
  go: (on: boolean) => void;
}

/** Has choices of a game looked at, one after the other, for as long as somebody wishes; what was found stays. */
export function useMoves(gameId: string, choices: readonly Choice[]): Looking {
  const looked = usePart(LookedAt);
  const known = useStore(looked.moves);
  const moves = choices.flatMap((choice) => known.get(keyOf(gameId, choice.at)) ?? []);
  const [wanted, setWanted] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const at = choices.find((choice) => !known.has(keyOf(gameId, choice.at)))?.at;
  const going = wanted && at !== undefined;
  useEffect(() => {
    if (!wanted || at === undefined) return;
    let current = true;
    let timer: number | undefined;
    const ask = () =>
      api.move(gameId, at).then(
        (move) => current && looked.add(gameId, move),
        (failed: unknown) => {
          if (!current) return;
          const why = asApiError(failed);
          if (why.code === "too_fast") {
            timer = window.setTimeout(() => void ask(), AGAIN);
            return;
          }
          setError(why);
          setWanted(false);
        },
      );
    void ask();
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [gameId, looked, wanted, at]);
  const go = (on: boolean) => {
    setError(null);
    setWanted(on);
  };
  return { moves, going, error, go };
}
