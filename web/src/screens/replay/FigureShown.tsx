import { Fragment, type ReactNode } from "react";
import { saveFile } from "../../app/files";
import { useTexts } from "../../app/i18n";
import { Icon } from "../../icons/Icon";
import { SeatMark } from "../../table/parts/SeatMark";
import { Button } from "../../ui/Button";
import { LineChart } from "../../ui/LineChart";
import { type Figure, figureCsv, totalOf } from "./figures";
import "./report.css";

interface FigureProps {
  figure: Figure;
  /** Of its file. */
  name: string;
  seatName: (seat: number) => string;
  /** Another picture than that of its lines by round; gets what it says, for those who do not see it. */
  chart?: (label: string) => ReactNode;
}

/** A chart, its numbers as a table, and as a file. */
export function FigureShown({ figure, name, seatName, chart }: FigureProps) {
  const { t } = useTexts();
  const { title, lines, winners } = figure;
  const rounds = (lines[0]?.values ?? []).map((_, i) => String(i + 1));
  const values = lines.map((line) => `${line.name} ${line.values.at(-1) ?? 0}`).join(", ");
  const label = t("report-chart", { title, values });
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
      {chart ? chart(label) : <LineChart label={label} columns={rounds} lines={lines} marks={winners} />}
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
export function saveCsv(name: string, text: string): void {
  saveFile(new File(["\uFEFF", text], `landsraad-${name}.csv`, { type: "text/csv" }));
}
