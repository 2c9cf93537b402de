import type { View } from "../../messages";
import type { Rect } from "../layouts";
import { seatsWhere } from "../look";
import { Cube } from "../Pieces";

const CHIP = 34;

/** The negotiators of each seat, in the heading of the Ix board: a chip with a number. */
export function Negotiators({ panel: [x, y, w], view }: { panel: Rect; view: View }) {
  const seats = seatsWhere(view, (player) => player.negotiators > 0);
  const left = x + w - 8 - seats.length * CHIP;
  return seats.map((seat, i) => (
    <g key={seat} transform={`translate(${left + i * CHIP} ${y + 3})`}>
      <rect className="chip-plate" width={CHIP - 4} height={20} rx={10} />
      <Cube seat={seat} x={10} y={10} r={5.5} />
      <text className="chip-number" x={22} y={15} textAnchor="middle">
        {view.players[seat]!.negotiators}
      </text>
    </g>
  ));
}
