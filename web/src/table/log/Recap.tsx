import { useEffect, useState } from "react";
import { useModel } from "../model";
import { Story } from "../moments/Story";
import { useStory } from "../moments/Telling";

/** What happened since this seat's last turn, an entry a turn; `[` and `]` step through it. */
export function Recap() {
  const { texts } = useModel();
  const moments = useStory();
  const [at, setAt] = useState<number | null>(null);
  const last = moments.length - 1;
  useEffect(() => {
    const step = (event: Event) => {
      const by = (event as CustomEvent<number>).detail;
      setAt((now) => Math.max(0, Math.min(last, (now ?? (by > 0 ? -1 : last + 1)) + by)));
    };
    window.addEventListener("table-step", step);
    return () => window.removeEventListener("table-step", step);
  }, [last]);
  return (
    <div className="log-lines" tabIndex={0} role="region" aria-label={texts.t("table-tab-recap")}>
      <Story moments={moments} at={at} />
    </div>
  );
}
