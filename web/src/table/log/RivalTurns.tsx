import { useSeatClass } from "../../board/seats";
import { names } from "../../ui/names";
import { tellInPieces } from "../logic/said";
import { lastTurnOf, type TurnOfLog, turnsOf } from "../logic/turns";
import { useModel } from "../model";
import { SeatMark } from "../parts/SeatMark";
import "../uprising/rivals.css";
import { Pieces, withoutSeat } from "./Log";

/** The last turn of each Rival, the newest first: every card and why it was used or passed over, step by step. */
export function RivalTurns() {
  const { state, view, texts } = useModel();
  const turns = turnsOf(state.log, state.logStart);
  const last = view.players
    .flatMap(({ rival }, seat) => (!rival ? [] : [lastTurnOf(turns, seat)]))
    .filter((turn) => turn !== null)
    .toSorted((a, b) => b.from - a.from);
  if (last.length === 0) return <p className="log-lines soft">{texts.t("rival-turn-none")}</p>;
  return (
    <div className="log-lines" tabIndex={0} role="region" aria-label={texts.t("table-tab-rivals")}>
      {last.map((turn) => (
        <RivalTurn key={turn.from} turn={turn} />
      ))}
    </div>
  );
}

/** A turn of a Rival as a ladder: what was passed over is a step, too. */
export function RivalTurn({ turn }: { turn: TurnOfLog }) {
  const { seatName, speaker } = useModel();
  const seatClass = useSeatClass();
  const steps = turn.lines.flatMap((line) =>
    line.said && line.event !== "turn" ? [{ line, pieces: tellInPieces(speaker, line.said) }] : [],
  );
  return (
    <section className={names("rival-turn", seatClass(turn.seat))}>
      <b>
        <SeatMark seat={turn.seat} size={16} /> {seatName(turn.seat)}
      </b>
      <ol className="rival-steps">
        {steps.map(({ line, pieces }, i) => {
          const passed = line.tags.includes("passed");
          return (
            <li key={i} className={names(passed && "is-passed")}>
              <span className="rival-step" aria-hidden="true">
                {passed ? "✕" : i + 1}
              </span>
              <span>
                <Pieces pieces={withoutSeat(pieces, turn.seat)} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
