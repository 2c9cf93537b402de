import { useEffect, useState } from "react";
import type { About } from "../messages";
import { type ApiError, api, asApiError } from "./api";

/** What this server offers; null until it has answered. */
export function useAbout(): { about: About | null; error: ApiError | null; again: () => void } {
  const [about, setAbout] = useState<About | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    api.about().then(
      (found) => {
        if (current) setAbout(found);
      },
      (failed: unknown) => {
        if (current) setError(asApiError(failed));
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  const again = () => {
    setError(null);
    setAttempt((n) => n + 1);
  };
  return { about, error, again };
}
