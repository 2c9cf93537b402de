import { TokenBlock } from "../board/TokenBlock";
import type { Library } from "../messages";
import { definitionOf, textOf } from "./facts";

interface TrainingTrackProps {
  library: Library;
  leader: string;
  /** The space where the token is; 0 is the start. */
  at: number;
  /** The spaces that can be chosen now. */
  open?: readonly number[];
}

const WIDTH = 58;
const HEIGHT = 34;
const ACROSS = 70;
const DOWN = 42;
const EDGE = 3;
const ICON = 18;

/** The training track of a leader: its spaces with their rewards, and the token. What it says, the leader's lines say in words. */
export function TrainingTrack({ library, leader, at, open = [] }: TrainingTrackProps) {
  const definition = definitionOf(library, "leader", leader);
  const nexts = waysOf(definition?.["training"]);
  if (definition === undefined || nexts.length === 0) return null;
  const places = placesOf(nexts);
  const columns = Math.max(...places.map(({ column }) => column)) + 1;
  const centre = (space: number): [x: number, y: number] => {
    const { column, lane } = places[space]!;
    return [EDGE + WIDTH / 2 + column * ACROSS, EDGE + HEIGHT / 2 + DOWN / 2 + (lane * DOWN) / 2];
  };
  return (
    <svg
      className="training-track"
      viewBox={`0 0 ${2 * EDGE + (columns - 1) * ACROSS + WIDTH} ${2 * EDGE + DOWN + HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {nexts.flatMap((ways, from) =>
        ways.map((to) => {
          const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
          return <path key={`${from} ${to}`} className="training-way" d={`M${x1} ${y1}L${x2} ${y2}`} />;
        }),
      )}
      {nexts.map((_, space) => {
        const [x, y] = centre(space);
        const look = space === at ? "training-here" : open.includes(space) ? "training-open" : "training-space";
        return (
          <g key={space} transform={`translate(${x - WIDTH / 2} ${y - HEIGHT / 2})`}>
            <rect className={look} width={WIDTH} height={HEIGHT} rx={7} />
            {space > 0 && (
              <TokenBlock
                tokens={library.tokens[`${textOf(definition, "signet")}/${space - 1}`] ?? []}
                library={library}
                x={7}
                y={4}
                width={WIDTH - 12}
                height={HEIGHT - 8}
                size={ICON}
                align="middle"
              />
            )}
            {space === at && (
              <circle
                className="training-token"
                cx={space === 0 ? WIDTH / 2 : WIDTH - 4}
                cy={space === 0 ? HEIGHT / 2 : 4}
                r={7}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** By space, the spaces that follow it. */
function waysOf(fact: unknown): number[][] {
  return Array.isArray(fact)
    ? fact.map((ways) => (Array.isArray(ways) ? ways.filter((way): way is number => typeof way === "number") : []))
    : [];
}

interface Place {
  column: number;
  /** -1: above, 1: below, 0: in the middle. */
  lane: number;
}

/** Spaces from left to right by their longest way from the start; where the track forks, one way above and one below. */
export function placesOf(nexts: readonly (readonly number[])[]): Place[] {
  return nexts.map((_, space) => {
    const before = nexts.flatMap((ways, from) => (ways.includes(space) ? [from] : []));
    return { column: columnOf(nexts, space), lane: before.length === 1 ? laneOf(nexts, space, before[0]!) : 0 };
  });
}

function columnOf(nexts: readonly (readonly number[])[], space: number): number {
  const before = nexts.flatMap((ways, from) => (ways.includes(space) ? [columnOf(nexts, from)] : []));
  return before.length === 0 ? 0 : Math.max(...before) + 1;
}

function laneOf(nexts: readonly (readonly number[])[], space: number, from: number): number {
  const ways = nexts[from]!;
  if (ways.length > 1) return ways.indexOf(space) === 0 ? -1 : 1;
  const before = nexts.flatMap((others, one) => (others.includes(from) ? [one] : []));
  return before.length === 1 ? laneOf(nexts, from, before[0]!) : 0;
}
