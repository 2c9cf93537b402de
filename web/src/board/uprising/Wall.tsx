import { Icon } from "../../icons/Icon";
import type { UprisingPlaces } from "./layout";

const ICON = 30;

/** The Shield Wall round the spaces that it protects; when it is gone, a broken line. */
export function Wall({
  wall: {
    path,
    breach: [x, y],
  },
  stands,
}: {
  wall: UprisingPlaces["wall"];
  stands: boolean;
}) {
  return (
    <g className={stands ? "wall" : "wall wall-gone"}>
      {stands && <path className="wall-edge" d={path} />}
      <path className="wall-line" d={path} />
      <circle cx={x} cy={y} r={ICON / 2 + 2} />
      <Icon name={stands ? "shield_wall" : "breach_wall"} size={ICON - 4} x={x - ICON / 2 + 2} y={y - ICON / 2 + 2} />
    </g>
  );
}
