import type { Texts } from "../../app/i18n";
import type { Library, Move } from "../../messages";
import { Differences } from "../../table/hint/Differences";
import { type Speaker, tell } from "../../table/logic/said";
import { BETTER, PLAYED } from "./moveWays";
import "./analysis.css";

interface MoveWordsProps {
  move: Move;
  library: Library;
  texts: Texts;
  seatName: (seat: number) => string;
}

/** What was played, what was better, each with the mark that it has on the board, and what that brings. */
export function MoveWords({ move, library, texts, seatName }: MoveWordsProps) {
  const { t } = texts;
  const speaker: Speaker = { words: texts, library, seatName };
  return (
    <>
      <p className={PLAYED.look}>
        <b className="way-mark" aria-hidden="true">
          {PLAYED.mark}
        </b>{" "}
        {t("analysis-played", { what: tell(speaker, move.taken.label) })}
      </p>
      {move.better && (
        <p className={`analysis-better ${BETTER.look}`}>
          <b className="way-mark" aria-hidden="true">
            {BETTER.mark}
          </b>{" "}
          {t("analysis-better", { what: tell(speaker, move.better.label) })}
        </p>
      )}
      <Differences of={move.why} speaker={speaker} />
    </>
  );
}
