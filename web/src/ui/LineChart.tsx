import { useT } from "../app/i18n";
import { useSeatLook } from "../board/seats";
import { FRAME, lanes, scale, spread } from "./chart";
import "./line-chart.css";

/** The numbers of a seat, one for each column. */
export interface Line {
  seat: number;
  name: string;
  values: readonly number[];
}

interface LineChartProps {
  /** What the picture says, for those who do not see it; the numbers stand in a table beside it. */
  label: string;
  /** What stands below the columns. */
  columns: readonly string[];
  lines: readonly Line[];
  /** The seat whose mark stands above each column, null for none. */
  marks?: readonly (number | null)[] | undefined;
}

const MARKS = 14; // where the marks above the columns stand
const APART = 15; // of the marks at the lines' ends at least
const LANE = 1.6; // between lines that run together
const SIZE = 4.2; // of a point; the shapes are drawn about the unit circle

export const DASHES: Record<string, string> = {
  red: "none",
  blue: "8 4",
  green: "2 3.5",
  yellow: "10 3 2 3",
  muaddib: "14 3",
  shaddam: "6 2 2 2 2 2",
};

const { WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM, LABEL } = FRAME;

/** A line for each seat; seats differ in colour, shape, dashes and letter. */
export function LineChart({ label, columns, lines, marks }: LineChartProps) {
  const lookOf = useSeatLook();
  const top = marks === undefined ? 14 : 30;
  const { low, high, ticks } = scale(lines.flatMap(({ values }) => values));
  const y = (value: number) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - top);
  const x = (column: number) =>
    columns.length < 2 ? (LEFT + RIGHT) / 2 : LEFT + 8 + (column * (RIGHT - LEFT - 16)) / (columns.length - 1);
  const shifts = lanes(lines.length, LANE);
  const ends = spread(
    lines.map(({ values }, i) => y(values.at(-1) ?? low) + shifts[i]!),
    APART,
    11,
    BOTTOM,
  );
  return (
    <svg className="line-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="line-chart-grid" x1={LEFT} x2={RIGHT} y1={y(tick)} y2={y(tick)} />
          <text className="line-chart-text" x={LEFT - 5} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {columns.map((column, i) => (
        <text key={column} className="line-chart-text" x={x(i)} y={BOTTOM + 20} textAnchor="middle">
          {column}
        </text>
      ))}
      {marks?.map((seat, i) => seat !== null && <Mark key={i} seat={seat} x={x(i)} y={MARKS} />)}
      {lines.map(({ seat, name, values }, i) => {
        const { id, shape } = lookOf(seat);
        const at = (value: number) => y(value) + shifts[i]!;
        return (
          <g key={seat} className={`line-chart-line seat-${id}`}>
            <polyline
              points={values.map((value, column) => `${x(column)},${at(value)}`).join(" ")}
              strokeDasharray={DASHES[id]}
            />
            {values.map((value, column) => (
              <path key={column} d={shape} transform={`translate(${x(column)} ${at(value)}) scale(${SIZE})`}>
                <title>{`${name}, ${columns[column]}: ${value}`}</title>
              </path>
            ))}
            <line
              className="line-chart-lead"
              x1={x(values.length - 1) + 7}
              x2={LABEL - 10}
              y1={at(values.at(-1) ?? low)}
              y2={ends[i]}
            />
            <Mark seat={seat} x={LABEL} y={ends[i]!} />
          </g>
        );
      })}
    </svg>
  );
}

/** The mark of a seat in a chart: shape, colour, letter. */
export function Mark({ seat, x, y }: { seat: number; x: number; y: number }) {
  const { id, shape } = useSeatLook()(seat);
  const t = useT();
  return (
    <g className={`line-chart-mark seat-${id}`} transform={`translate(${x} ${y})`}>
      <path d={shape} transform="scale(8)" />
      <text y={id === "red" ? 5 : 3.5} textAnchor="middle">
        {t(`seat-letter-${id}`)}
      </text>
    </g>
  );
}

/** The line of a seat as it is drawn, for a legend. */
export function LineSample({ seat }: { seat: number }) {
  const { id, shape } = useSeatLook()(seat);
  return (
    <svg
      className={`line-sample line-chart-line seat-${id}`}
      viewBox="0 0 44 16"
      width="44"
      height="16"
      aria-hidden="true"
    >
      <polyline points="2,8 42,8" strokeDasharray={DASHES[id]} />
      <path d={shape} transform={`translate(22 8) scale(${SIZE})`} />
    </svg>
  );
}
