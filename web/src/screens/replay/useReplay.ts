import { useEffect, useRef, useState } from "react";
import { type ApiError, api, asApiError } from "../../app/api";
import type { Replay } from "../../messages";

/** What a replay looks like at a step, through a seat; the last one stays until the next is here. */
export interface Seen {
  replay: Replay | null;
  error: ApiError | null;
}

const KEPT = 60;

/** Step `at` (null: the server's choice) of a finished game, seen by seat `as` or `all`; the next step is fetched ahead. */
export function useReplay(game: string, at: number | null, as: string): Seen & { again: () => void } {
  const [seen, setSeen] = useState<Seen>({ replay: null, error: null });
  const [attempt, setAttempt] = useState(0);
  const kept = useRef(new Map<string, Promise<Replay>>());
  useEffect(() => {
    let current = true;
    const load = (step: number | null): Promise<Replay> => {
      const key = `${step} ${as}`;
      let loading = kept.current.get(key);
      if (loading === undefined) {
        loading = api.replay(game, step, as);
        loading.catch(() => kept.current.delete(key));
        kept.current.set(key, loading);
        if (kept.current.size > KEPT) kept.current.delete(kept.current.keys().next().value!);
      }
      return loading;
    };
    load(at).then(
      (replay) => {
        if (!current) return;
        setSeen({ replay, error: null });
        if (replay.at < replay.length) load(replay.at + 1).catch(() => undefined);
      },
      (error: unknown) => {
        if (current) setSeen((old) => ({ ...old, error: asApiError(error) }));
      },
    );
    return () => {
      current = false;
    };
  }, [game, at, as, attempt]);
  const again = () => {
    setSeen((old) => ({ ...old, error: null }));
    setAttempt((n) => n + 1);
  };
  return { ...seen, again };
}
