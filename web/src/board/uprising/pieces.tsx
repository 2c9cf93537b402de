import { DRAWINGS } from "../../icons/drawings";
import { ShapedPiece, type ShipProps } from "../ix/Ships";
import { useSeatLook } from "../seats";

const SANDWORM = DRAWINGS.sandworm.layers[0]!.d;
const CLOAK =
  "M12 1.2C16 1.2 18.6 4.2 18.6 8.2c0 2.3-.9 3.9-2 5 3.2 1.5 5.2 4.7 5.2 9.3H2.2c0-4.6 2-7.8 5.2-9.3-1.1-1.1-2-2.7-2-5C5.4 4.2 8 1.2 12 1.2z";
const EYE = "M7.6 8.3c1.3-1.9 2.7-2.7 4.4-2.7s3.1.8 4.4 2.7c-1.3 1.9-2.7 2.7-4.4 2.7s-3.1-.8-4.4-2.7z";
const GRID = 24;

/** A sandworm of a seat in the Conflict, in its colour and with its shape. */
export function SandwormPiece(props: ShipProps) {
  return <ShapedPiece {...props} outline={SANDWORM} sign={{ x: 15.7, y: 8.4, r: 3.1 }} />;
}

/** A spy of a seat: a cloak in its colour and pattern with its shape. */
export function SpyPiece({ seat, x, y, size, move }: ShipProps) {
  const { id, shape } = useSeatLook()(seat);
  const scale = size / GRID;
  return (
    <g
      className={`piece seat-${id}`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      data-move={move}
    >
      <path className="piece-edge" d={CLOAK} strokeWidth={3.2 / scale} />
      <path className="piece-fill" d={CLOAK} strokeWidth={1 / scale} />
      <path className="piece-pattern" fill={`url(#seat-pattern-${id})`} d={CLOAK} />
      <path className="spy-eye" d={EYE} />
      <path className="piece-sign" d={shape} transform="translate(12 17.3) scale(3.4)" />
    </g>
  );
}
