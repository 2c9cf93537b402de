import { type Texts, useTexts } from "../../app/i18n";
import type { DrawnWay } from "../../board/ways";
import type { Library, Move } from "../../messages";
import { over } from "../../table/hint/ways";
import { percent } from "./chances";
import { MoveWords } from "./MoveWords";

/** What was played and what was better, as both are drawn on the board. */
export function waysOf({ taken, better }: Move, { t }: Texts): DrawnWay[] {
  const played: DrawnWay = { look: "is-played", mark: t("analysis-mark-played"), over: over(taken.path) };
  return better === null
    ? [played]
    : [{ look: "is-better", mark: t("analysis-mark-better"), over: over(better.path) }, played];
}

/** A costly move beside the board on which it is drawn. */
export function MoveShown(props: { move: Move; library: Library; seatName: (seat: number) => string }) {
  const texts = useTexts();
  const { move } = props;
  return (
    <section className={`replay-move analysis-${move.mark}`}>
      <h2>
        <span className="analysis-cost">{texts.t("analysis-lost", { n: percent(move.lost) })}</span>{" "}
        {texts.t(`analysis-${move.mark}`)}
      </h2>
      <MoveWords {...props} texts={texts} />
    </section>
  );
}
