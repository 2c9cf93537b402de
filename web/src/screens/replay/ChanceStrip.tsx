import { useTexts } from "../../app/i18n";
import { useSeatLook } from "../../board/seats";
import type { Analysis } from "../../messages";
import { percent } from "./chances";
import "./analysis.css";

interface ChanceStripProps {
  analysis: Analysis | null;
  /** After how many actions. */
  at: number;
  seatName: (seat: number) => string;
}

const WRITTEN = 0.12; // the share from which on there is room for its number

/** How likely each seat is to win at a step of a replay, as one bar. It keeps its place until that is known. */
export function ChanceStrip({ analysis, at, seatName }: ChanceStripProps) {
  const { t } = useTexts();
  const lookOf = useSeatLook();
  const point = analysis && (analysis.points.findLast((one) => one.at <= at) ?? analysis.points[0]);
  if (!point) return <div className="chance-strip" />;
  const shares = point.chances.flatMap((chance, seat) => (chance > 0 ? [{ seat, chance }] : []));
  const values = shares.map(({ seat, chance }) => `${seatName(seat)} ${percent(chance)}\u00a0%`).join(", ");
  return (
    <div className="chance-strip" role="img" aria-label={t("analysis-at", { values })} title={values}>
      {shares.map(({ seat, chance }) => {
        const { id, shape } = lookOf(seat);
        return (
          <span key={seat} className={`seat-${id}`} style={{ flexGrow: chance }}>
            {chance >= WRITTEN && (
              <>
                <svg viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
                  <path d={shape} />
                </svg>
                {percent(chance)}
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}
