import { Icon } from "../icons/Icon";
import type { View } from "../messages";
import type { Rect } from "./layouts";
import { Mark } from "./Pieces";

const ROWS = 2;

/** The seats of the High Council: one for each player, in two rows; a marker stays where it is when others come. */
export function Bench({ rect: [x, y, w, h], view }: { rect: Rect; view: View }) {
  const count = view.players.length;
  const columns = Math.ceil(count / ROWS);
  const icon = Math.min(36, w * 0.26);
  const edge = Math.min(12, w * 0.06);
  const left = x + icon + edge;
  const stepX = (x + w - edge / 2 - left) / columns;
  const stepY = h / ROWS;
  return (
    <g>
      <rect className="slot" x={x} y={y} width={w} height={h} rx={8} />
      <Icon name="council_seat" size={icon} x={x + edge} y={y + h / 2 - icon / 2} className="faint" />
      {Array.from({ length: count }, (_, i) => {
        const cx = left + stepX * (Math.floor(i / ROWS) + 0.5);
        const cy = y + stepY * ((i % ROWS) + 0.5);
        return (
          <g key={i}>
            <circle className="bench-seat" cx={cx} cy={cy} r={14} />
            {Boolean(view.players[i]!.council) && <Mark seat={i} x={cx} y={cy} r={10} move={`council ${i}`} />}
          </g>
        );
      })}
    </g>
  );
}
