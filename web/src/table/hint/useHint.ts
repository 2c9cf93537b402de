import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../app/api";
import type { Hint } from "../../messages";

/** What is best at a decision, as far as it is known; `shown`: it lies open. */
interface Asked {
  decision: number;
  found: Hint | null;
  shown: boolean;
}

/** The hint that lies open; `found`: null while it is being looked for. */
export interface ShownHint {
  found: Hint | null;
}

/** The hint for the present decision of a seat, and what opens and closes it. It goes with the decision. */
export function useHint(table: string, seat: number | null, decision: number, failed: (error: unknown) => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const present = useRef(decision);
  useEffect(() => {
    present.current = decision;
  });
  const known = asked?.decision === decision ? asked : null;
  const shown = known?.shown === true;
  const toggle = useCallback(() => {
    if (known !== null) return setAsked({ ...known, shown: !shown });
    if (seat === null) return;
    setAsked({ decision, found: null, shown: true });
    api.hint(table, seat, decision).then(
      (found) => setAsked((now) => (now?.decision === decision ? { ...now, found } : now)),
      (error: unknown) => {
        setAsked((now) => (now?.decision === decision ? null : now));
        if (present.current === decision) failed(error); // else nobody waits for it any more
      },
    );
  }, [known, shown, table, seat, decision, failed]);
  const close = useCallback(() => setAsked((now) => (now === null ? null : { ...now, shown: false })), []);
  return { hint: known?.shown ? { found: known.found } : null, toggle, close };
}
