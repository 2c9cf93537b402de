import { useEffect, useState } from "react";
import { useSeatClass } from "../../board/seats";
import { names } from "../../ui/names";
import { tellInPieces } from "../logic/said";
import { sinceLastTurn, type TurnOfLog, turnsOf } from "../logic/turns";
import { useModel } from "../model";
import { Pieces, withoutSeat } from "./Log";

/** What happened since this seat's last turn, one entry a turn; `[` and `]` step through it. */
export function Recap() {
  const { state, me, texts } = useModel();
  const turns = sinceLastTurn(turnsOf(state.log, state.logStart), me ?? -1);
  const [at, setAt] = useState<number | null>(null);
  const last = turns.length - 1;
  useEffect(() => {
    const step = (event: Event) => {
      const by = (event as CustomEvent<number>).detail;
      setAt((now) => Math.max(0, Math.min(last, (now ?? (by > 0 ? -1 : last + 1)) + by)));
    };
    window.addEventListener("table-step", step);
    return () => window.removeEventListener("table-step", step);
  }, [last]);
  if (turns.length === 0) return <p className="log-lines soft">{texts.t("table-recap-empty")}</p>;
  return (
    <ol className="log-lines" aria-label={texts.t("table-tab-recap")} tabIndex={0}>
      {turns.map((turn, i) => (
        <RecapTurn key={turn.from} turn={turn} here={i === at} />
      ))}
    </ol>
  );
}

function RecapTurn({ turn, here }: { turn: TurnOfLog; here: boolean }) {
  const { seatName, texts, speaker } = useModel();
  const seatClass = useSeatClass();
  const lines = turn.lines.flatMap((line) =>
    line.said && !line.tags.includes("minor") ? [tellInPieces(speaker, line.said)] : [],
  );
  return (
    <li
      className={names("recap-turn", turn.seat >= 0 && seatClass(turn.seat), here && "is-here")}
      ref={(element) => {
        if (here) element?.scrollIntoView({ block: "nearest" });
      }}
    >
      {turn.seat >= 0 && <b>{seatName(turn.seat)}</b>}
      <p>
        {lines.length === 0
          ? texts.t("table-recap-nothing")
          : lines.map((pieces, i) => (
              <span key={i}>
                {i > 0 && " · "}
                <Pieces pieces={withoutSeat(pieces, turn.seat)} />
              </span>
            ))}
      </p>
    </li>
  );
}
