import { DRAWINGS } from "../../icons/drawings";
import { useSeatLook } from "../seats";

/** A piece in its seat's colour. */
export interface ShipProps {
  seat: number;
  /** Its middle. */
  x: number;
  y: number;
  /** Its width. */
  size: number;
  /** Pieces of the same name can stand for each other when they move. */
  move?: string | undefined;
}

const DREADNOUGHT = DRAWINGS.dreadnought.layers[0]!.d;
const FREIGHTER = DRAWINGS.freighter.layers.map(({ d }) => d).join("");
const GRID = 24;

/** A dreadnought of a seat, in its colour and with its shape. */
export function DreadnoughtPiece(props: ShipProps) {
  return <ShapedPiece {...props} outline={DREADNOUGHT} sign={{ x: 11.5, y: 13.2, r: 2.9 }} />;
}

/** A freighter of a seat, in its colour and with its shape. */
export function FreighterPiece(props: ShipProps) {
  return <ShapedPiece {...props} outline={FREIGHTER} sign={{ x: 12, y: 16.6, r: 2.7 }} />;
}

/** A piece with an outline of its own, and the seat's shape on it. */
export function ShapedPiece({
  seat,
  x,
  y,
  size,
  move,
  outline,
  sign,
}: ShipProps & { outline: string; sign: { x: number; y: number; r: number } }) {
  const { id, shape } = useSeatLook()(seat);
  const scale = size / GRID;
  return (
    <g
      className={`piece seat-${id}`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      data-move={move}
    >
      <path className="piece-edge" d={outline} strokeWidth={3.2 / scale} />
      <path className="piece-fill" d={outline} strokeWidth={0.9 / scale} />
      <path className="piece-sign" d={shape} transform={`translate(${sign.x} ${sign.y}) scale(${sign.r})`} />
    </g>
  );
}
