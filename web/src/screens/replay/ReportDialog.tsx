import { useEffect, useMemo, useState } from "react";
import { type ApiError, api, asApiError } from "../../app/api";
import { useTexts } from "../../app/i18n";
import { failureText } from "../../app/words";
import { Icon } from "../../icons/Icon";
import type { Library, Replay, Report } from "../../messages";
import { Outcome } from "../../table/end/Outcome";
import { SeatMark } from "../../table/parts/SeatMark";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { LineSample } from "../../ui/LineChart";
import { Spinner } from "../../ui/Spinner";
import { FigureShown, saveCsv } from "./FigureShown";
import { type Part, partsOf, reportCsv } from "./figures";
import { GameAnalysis } from "./GameAnalysis";
import { useAnalysis } from "./useAnalysis";
import "./report.css";

interface ReportDialogProps {
  gameId: string;
  library: Library;
  seatName: (seat: number) => string;
  /** The seat of who looks. */
  mine: number | null;
  onClose: () => void;
}

interface Found {
  report: Report;
  end: Replay;
}

/** What a finished game was like: how it ended, and by round what the seats had and did. */
export default function ReportDialog(props: ReportDialogProps) {
  const { gameId, onClose } = props;
  const texts = useTexts();
  const { t } = texts;
  const { found, error } = useReport(gameId);
  const wrong = error?.code === "not_over" ? t("report-unfinished") : error && failureText(texts, error);
  return (
    <Dialog open title={t("report-title")} onClose={onClose} className="report-dialog">
      {wrong != null && <p role="alert">{wrong}</p>}
      {found === null && wrong == null && <Spinner large label={t("loading")} />}
      {found !== null && <Whole {...props} {...found} />}
    </Dialog>
  );
}

function useReport(gameId: string): { found: Found | null; error: ApiError | null } {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([api.report(gameId), api.replay(gameId, null, "spectator")]).then(
      ([report, end]) => current && setFound({ report, end }),
      (failed: unknown) => current && setError(asApiError(failed)),
    );
    return () => {
      current = false;
    };
  }, [gameId]);
  return { found, error };
}

function Whole({ gameId, library, seatName, mine, onClose, report, end }: Found & ReportDialogProps) {
  const texts = useTexts();
  const { t } = texts;
  const parts = useMemo(() => partsOf(report, { texts, library, seatName }), [report, texts, library, seatName]);
  const { ended, view } = end.game;
  const { analysis } = useAnalysis(gameId);
  return (
    <div className="report">
      {ended && (
        <Outcome ended={ended} players={view.players} teamVp={view.team_vp} seatName={seatName} library={library} />
      )}
      <ul className="report-legend" aria-label={t("report-lines")}>
        {report.seats.map((_, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={20} /> {seatName(seat)} <LineSample seat={seat} />
          </li>
        ))}
      </ul>
      {analysis && <GameAnalysis {...{ gameId, analysis, library, seatName, mine }} onLeave={onClose} />}
      {parts.map((part) => (
        <PartShown key={part.id} part={part} gameId={gameId} seatName={seatName} />
      ))}
      <div>
        <Button
          icon={<Icon name="download" size={18} />}
          onClick={() => saveCsv(`${gameId}-report`, reportCsv(report))}
        >
          {t("report-csv-all")}
        </Button>
      </div>
    </div>
  );
}

function PartShown({ part, gameId, seatName }: { part: Part; gameId: string; seatName: (seat: number) => string }) {
  const { t } = useTexts();
  return (
    <section className="report-part">
      <h3>{t(`report-part-${part.id}`)}</h3>
      <div className="report-figures">
        {part.figures.map((figure) => (
          <FigureShown key={figure.id} figure={figure} name={`${gameId}-${figure.id}`} seatName={seatName} />
        ))}
      </div>
    </section>
  );
}
