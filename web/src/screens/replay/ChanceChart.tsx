import { Link } from "../../app/router";
import { useSeatLook } from "../../board/seats";
import type { Analysis } from "../../messages";
import { FRAME, lanes, spread } from "../../ui/chart";
import { DASHES, Mark } from "../../ui/LineChart";
import "../../ui/line-chart.css";

interface ChanceChartProps {
  /** What the picture says, for those who do not see it; the numbers stand in a table beside it. */
  label: string;
  analysis: Analysis;
  /** Where the mark of a turning point leads, and how it is called. */
  turn: (number: number) => { href: string; label: string; onClick: () => void };
}

const { WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM, LABEL } = FRAME;
const TOP = 34; // above it stand the marks of the turning points
const TICKS = [0, 25, 50, 75, 100];
const APART = 15; // of the marks at the lines' ends at least
const LANE = 1.6; // between lines that run together
const ROOM = 26; // that the mark of a turning point takes

/** The chances to win over the turns of a game, a line for each seat, with the turning points above them. */
export function ChanceChart({ label, analysis, turn }: ChanceChartProps) {
  const lookOf = useSeatLook();
  const { points } = analysis;
  const [from, to] = [points[0]!.at, points.at(-1)!.at];
  const x = (at: number) => LEFT + 4 + ((at - from) / Math.max(1, to - from)) * (RIGHT - LEFT - 8);
  const y = (chance: number) => BOTTOM - chance * (BOTTOM - TOP);
  const seats = points[0]!.chances.flatMap((_, seat) => (points.some((one) => one.chances[seat]! > 0) ? [seat] : []));
  const shifts = lanes(seats.length, LANE);
  const ends = spread(
    seats.map((seat, i) => y(points.at(-1)!.chances[seat]!) + shifts[i]!),
    APART,
    11,
    BOTTOM,
  );
  const rounds = points.filter((point) => point.ends);
  const turns = analysis.turning_points;
  const marks = spread(
    turns.map(({ turn: { at } }) => x(at)),
    ROOM,
    LEFT + ROOM / 2,
    RIGHT - ROOM / 2,
  );
  return (
    <div className="chance-chart">
      <svg className="line-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {TICKS.map((tick) => (
          <g key={tick}>
            <line className="line-chart-grid" x1={LEFT} x2={RIGHT} y1={y(tick / 100)} y2={y(tick / 100)} />
            <text className="line-chart-text" x={LEFT - 5} y={y(tick / 100) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {rounds.map(({ at, round }, i) => {
          const [begin, end] = [x(rounds[i - 1]?.at ?? from), x(at)];
          return (
            <g key={round}>
              <line className="line-chart-grid" x1={end} x2={end} y1={BOTTOM} y2={BOTTOM + 6} />
              <text className="line-chart-text" x={(begin + end) / 2} y={BOTTOM + 20} textAnchor="middle">
                {round}
              </text>
            </g>
          );
        })}
        {turns.map(({ turn: { at }, who, after }, i) => (
          <path
            key={at}
            className={`chance-lead seat-${lookOf(who).id}`}
            d={`M${marks[i]} ${TOP - 8}L${x(at)} ${TOP}V${y(after)}`}
          />
        ))}
        {seats.map((seat, i) => {
          const { id } = lookOf(seat);
          const line = points.map(({ at, chances }) => `${x(at)},${y(chances[seat]!) + shifts[i]!}`).join(" ");
          return (
            <g key={seat} className={`line-chart-line seat-${id}`}>
              <polyline points={line} strokeDasharray={DASHES[id]} />
              <Mark seat={seat} x={LABEL} y={ends[i]!} />
            </g>
          );
        })}
        {turns.map(({ turn: { at }, who, after }) => (
          <circle key={at} className={`chance-point seat-${lookOf(who).id}`} cx={x(at)} cy={y(after)} r="4" />
        ))}
      </svg>
      {turns.map(({ turn: { at } }, i) => {
        const { href, label: name, onClick } = turn(i);
        return (
          <Link
            key={at}
            className="chance-turn"
            href={href}
            aria-label={name}
            title={name}
            onClick={onClick}
            style={{ left: `${(100 * marks[i]!) / WIDTH}%` }}
          >
            {letterOf(i)}
          </Link>
        );
      })}
    </div>
  );
}

/** What a turning point is called in the chart and beside it. */
export function letterOf(turn: number): string {
  return String.fromCharCode("A".charCodeAt(0) + turn);
}
