import { Icon } from "../icons/Icon";
import type { View } from "../messages";
import type { Rect } from "./layouts";
import { seatsWhere } from "./look";
import { Mark } from "./Pieces";

const ROWS = 2;

/** The seats of the High Council: as many as players, in two rows. */
export function Bench({ rect: [x, y, w, h], view }: { rect: Rect; view: View }) {
  const seated = seatsWhere(view, (player) => Boolean(player.council));
  const count = view.players.length;
  const columns = Math.ceil(count / ROWS);
  const left = x + 56;
  const stepX = (w - 66) / columns;
  const stepY = h / ROWS;
  return (
    <g>
      <rect className="slot" x={x} y={y} width={w} height={h} rx={8} />
      <Icon name="council_seat" size={36} x={x + 12} y={y + h / 2 - 18} className="faint" />
      {Array.from({ length: count }, (_, i) => {
        const cx = left + stepX * (Math.floor(i / ROWS) + 0.5);
        const cy = y + stepY * ((i % ROWS) + 0.5);
        const seat = seated[i];
        return (
          <g key={i}>
            <circle className="bench-seat" cx={cx} cy={cy} r={14} />
            {seat !== undefined && <Mark seat={seat} x={cx} y={cy} r={10} />}
          </g>
        );
      })}
    </g>
  );
}
