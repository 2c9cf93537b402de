import { useTexts } from "../../app/i18n";
import type { Library, Move } from "../../messages";
import { percent } from "./chances";
import { MoveWords } from "./MoveWords";

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
