import { Fragment, useEffect, useMemo, useState } from "react";
import { type ApiError, api, asApiError } from "../../app/api";
import { saveFile } from "../../app/files";
import { useTexts } from "../../app/i18n";
import { failureText } from "../../app/words";
import { Icon } from "../../icons/Icon";
import type { Library, Replay, Report } from "../../messages";
import { Outcome } from "../../table/end/Outcome";
import { SeatMark } from "../../table/parts/SeatMark";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { LineChart, LineSample } from "../../ui/LineChart";
import { Spinner } from "../../ui/Spinner";
import { type Figure, figureCsv, type Part, partsOf, reportCsv, totalOf } from "./figures";
import "./report.css";

interface ReportDialogProps {
  gameId: string;
  library: Library;
  seatName: (seat: number) => string;
  onClose: () => void;
}

interface Found {
  report: Report;
  end: Replay;
}

/** What a finished game was like: how it ended, and by round what the seats had and did. */
export default function ReportDialog({ gameId, library, seatName, onClose }: ReportDialogProps) {
  const texts = useTexts();
  const { t } = texts;
  const { found, error } = useReport(gameId);
  const wrong = error?.code === "not_over" ? t("report-unfinished") : error && failureText(texts, error);
  return (
    <Dialog open title={t("report-title")} onClose={onClose} className="report-dialog">
      {wrong != null && <p role="alert">{wrong}</p>}
      {found === null && wrong == null && <Spinner large label={t("loading")} />}
      {found !== null && <Whole gameId={gameId} library={library} seatName={seatName} {...found} />}
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

type WholeProps = Found & Omit<ReportDialogProps, "onClose">;

function Whole({ gameId, library, seatName, report, end }: WholeProps) {
  const texts = useTexts();
  const { t } = texts;
  const parts = useMemo(() => partsOf(report, { texts, library, seatName }), [report, texts, library, seatName]);
  const { ended, view } = end.game;
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

interface FigureProps {
  figure: Figure;
  /** Of its file. */
  name: string;
  seatName: (seat: number) => string;
}

/** A chart, its numbers as a table, and as a file. */
export function FigureShown({ figure, name, seatName }: FigureProps) {
  const { t } = useTexts();
  const { title, lines, winners } = figure;
  const rounds = (lines[0]?.values ?? []).map((_, i) => String(i + 1));
  const values = lines.map((line) => `${line.name} ${line.values.at(-1) ?? 0}`).join(", ");
  return (
    <figure className="report-figure">
      <figcaption>
        <h4>{title}</h4>
        <Button
          look="quiet"
          size="small"
          icon={<Icon name="download" size={16} />}
          aria-label={t("report-csv-of", { title })}
          onClick={() => saveCsv(name, figureCsv(figure, t, seatName))}
        >
          {t("report-csv")}
        </Button>
      </figcaption>
      <LineChart label={t("report-chart", { title, values })} columns={rounds} lines={lines} marks={winners} />
      {winners && <p className="soft">{t("report-strength-note")}</p>}
      <details>
        <summary>{t("report-numbers")}</summary>
        <Numbers figure={figure} rounds={rounds} seatName={seatName} />
      </details>
    </figure>
  );
}

function Numbers({
  figure,
  rounds,
  seatName,
}: {
  figure: Figure;
  rounds: string[];
  seatName: (seat: number) => string;
}) {
  const { t } = useTexts();
  const { title, lines, winners, remarks, cards, adds } = figure;
  return (
    <div className="report-scroll" tabIndex={0} role="group" aria-label={t("report-table", { title })}>
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{t("report-round")}</th>
            {remarks && <th scope="col">{t("report-conflict")}</th>}
            {winners && <th scope="col">{t("report-winner")}</th>}
            {lines.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={16} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round, i) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {remarks && <td>{remarks[i]}</td>}
              {winners && (
                <td className="report-winner">{winners[i] == null ? t("report-nobody") : seatName(winners[i])}</td>
              )}
              {lines.map(({ seat, values }, line) => (
                <td key={seat}>
                  {values[i]}
                  {cards?.[line]?.[i]?.map((card, at) => (
                    <Fragment key={at}>
                      <br />
                      <span className="soft">{card}</span>
                    </Fragment>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {adds && (
          <tfoot>
            <tr>
              <th scope="row">{t("report-total")}</th>
              {lines.map((line) => (
                <td key={line.seat}>{totalOf(line)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Gives a text to the browser as a file. The mark before it tells spreadsheets that it is UTF-8. */
function saveCsv(name: string, text: string): void {
  saveFile(new File(["\uFEFF", text], `landsraad-${name}.csv`, { type: "text/csv" }));
}
