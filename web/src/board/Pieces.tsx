import { DRAWINGS } from "../icons/drawings";
import { SEATS, useSeatLook } from "./seats";

/** The pieces of the seats: each in its seat's colour, with its shape, pattern or letter, and a dark and a light edge. */

const TILE = 6;
const PATTERNS: Record<(typeof SEATS)[number]["id"], string> = {
  red: "M-1 7L7 -1M-1 1L1 -1M5 7L7 5",
  blue: "M2 3a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
  green: "M0 1.5H6M0 4.5H6",
  yellow: "M1.5 0V6M4.5 0V6",
  muaddib: "M0 4L3 1 6 4",
  shaddam: "M0 0L6 6M6 0L0 6",
};

/** The patterns of the seats, once a drawing. */
export function SeatPatterns() {
  return (
    <defs>
      {SEATS.map(({ id }) => (
        <pattern key={id} id={`seat-pattern-${id}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path className={`seat-pattern seat-ink-${id}`} d={PATTERNS[id]} />
        </pattern>
      ))}
    </defs>
  );
}

interface PieceProps {
  seat: number;
  x: number;
  y: number;
  /** Pieces of the same name can stand for each other when they move. */
  move?: string | undefined;
}

/** The mark of a seat (a cube on a track, a marker): its shape round (x, y). */
export function Mark({ seat, x, y, r, move }: PieceProps & { r: number }) {
  const { id, shape } = useSeatLook()(seat);
  return (
    <g className={`piece seat-${id}`} transform={`translate(${x} ${y}) scale(${r})`} data-move={move}>
      <path className="piece-edge" d={shape} strokeWidth={4 / r} />
      <path className="piece-fill" d={shape} strokeWidth={1 / r} />
    </g>
  );
}

/** A troop round (x, y): a cube of half the side `r` with the pattern of its seat. */
export function Cube({ seat, x, y, r, move }: PieceProps & { r: number }) {
  const { id } = useSeatLook()(seat);
  return (
    <g className={`piece seat-${id}`} transform={`translate(${x} ${y})`} data-move={move}>
      <rect className="piece-edge" x={-r} y={-r} width={2 * r} height={2 * r} rx={2} strokeWidth={4} />
      <rect className="piece-fill" x={-r} y={-r} width={2 * r} height={2 * r} rx={2} strokeWidth={1} />
      <rect
        className="piece-pattern"
        fill={`url(#seat-pattern-${id})`}
        x={-r}
        y={-r}
        width={2 * r}
        height={2 * r}
        rx={2}
      />
    </g>
  );
}

const PAWN = DRAWINGS.agent.layers[0]!.d;

/** An Agent, 30 wide and 36 high, its corner at (x, y), with its seat's shape on it. */
export function Pawn({ seat, x, y, move }: PieceProps) {
  const { id, shape } = useSeatLook()(seat);
  return (
    <g className={`piece seat-${id}`} transform={`translate(${x} ${y})`} data-move={move}>
      <g transform="scale(1.5 1.65)">
        <path className="piece-edge" d={PAWN} strokeWidth={3} />
        <path className="piece-fill" d={PAWN} strokeWidth={0.7} />
      </g>
      <path className="piece-sign" d={shape} transform="translate(18 27) scale(5)" />
    </g>
  );
}

/** A flag on a controlled space: empty, or of the seat that controls it. Its corner is at (x, y). */
export function Flag({ seat, x, y, move }: Omit<PieceProps, "seat"> & { seat: number | null }) {
  const lookOf = useSeatLook();
  const look = seat === null ? null : lookOf(seat);
  return (
    <g
      className={look === null ? "flag flag-free" : `piece seat-${look.id}`}
      transform={`translate(${x} ${y})`}
      data-move={look === null ? undefined : move}
    >
      <path
        className={look === null ? "flag-plate" : "piece-edge"}
        d="M1 1H27V26L14 33 1 26z"
        strokeWidth={look === null ? 1.5 : 4}
      />
      {look !== null && (
        <>
          <path className="piece-fill" d="M1 1H27V26L14 33 1 26z" strokeWidth={1} />
          <path className="piece-sign" d={look.shape} transform="translate(21 7) scale(4)" />
        </>
      )}
    </g>
  );
}
