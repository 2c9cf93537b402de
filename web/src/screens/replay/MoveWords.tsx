import type { Texts } from "../../app/i18n";
import type { Library, Move } from "../../messages";
import { type Speaker, tell } from "../../table/logic/said";
import "./analysis.css";

interface MoveWordsProps {
  move: Move;
  library: Library;
  texts: Texts;
  seatName: (seat: number) => string;
}

/** What was played, what was better, and what that brings. */
export function MoveWords({ move, library, texts, seatName }: MoveWordsProps) {
  const { t } = texts;
  const speaker: Speaker = { words: texts, library, seatName };
  const way = (said: Move["taken"]["said"]) => said.map((one) => tell(speaker, one)).join(", ");
  return (
    <>
      <p>{t("analysis-played", { what: way(move.taken.said) })}</p>
      {move.better && <p className="analysis-better">{t("analysis-better", { what: way(move.better.said) })}</p>}
      {move.why.length > 0 && (
        <p className="soft">{t("analysis-brings", { what: move.why.map((why) => tell(speaker, why)).join("; ") })}</p>
      )}
    </>
  );
}
