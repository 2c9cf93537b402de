import { Icon } from "../../icons/Icon";
import type { Library, Token, View } from "../../messages";
import type { Rect } from "../layouts";
import { seatsWhere } from "../look";
import { TokenBlock } from "../TokenBlock";
import { FreighterPiece } from "./Ships";

interface TrackProps {
  /** The dock, then the levels from the first. */
  places: readonly Rect[];
  view: View;
  library: Library;
  /** Can the level be chosen now? */
  lit: (level: number) => boolean;
  /** The board is drawn small: the levels stand in their order without their numbers. */
  small: boolean;
}

const SHIP = 20;

/** The shipping track: who stands where, and what going home from there brings. */
export function ShippingTrack({ places, view, library, lit, small }: TrackProps) {
  const left = small ? 4 : 17;
  return places.map(([x, y, w, h], level) => {
    const seats = seatsWhere(view, (player) => player.freighter === level);
    const dock = level === 0;
    const columns = dock ? seats.length : Math.ceil(seats.length / 2);
    const step = Math.min(SHIP, (w - SHIP) / Math.max(1, columns - 1)); // six overlap in the dock
    const right = dock ? x + w / 2 + ((columns - 1) * step) / 2 : x + w - SHIP / 2 - 2;
    const rows = Math.max(1, Math.ceil(seats.length / Math.max(1, columns)));
    return (
      <g key={level} className={lit(level) ? "ship-level ship-lit" : "ship-level"}>
        <rect className="field" x={x + 0.5} y={y + 0.5} width={w - 1} height={h - 1} rx={5} />
        {dock ? (
          <Icon name="freighter" size={30} x={x + w / 2 - 15} y={y + h / 2 - 15} className="faint" />
        ) : (
          <>
            {!small && (
              <text className="ship-number" x={x + 5} y={y + h / 2 + 5}>
                {level}
              </text>
            )}
            <TokenBlock
              tokens={brief(library.tokens[`shipping/${level - 1}`] ?? [])}
              library={library}
              x={x + left}
              y={y + 3}
              width={w - left - 3 - columns * SHIP}
              height={h - 6}
              size={24}
              legible={24}
              align="middle"
            />
          </>
        )}
        {seats.map((seat, i) => (
          <FreighterPiece
            key={seat}
            seat={seat}
            x={right - (i % Math.max(1, columns)) * step}
            y={y + h / 2 + (Math.floor(i / Math.max(1, columns)) - (rows - 1) / 2) * 18}
            size={SHIP}
            move={`freighter ${seat}`}
          />
        ))}
      </g>
    );
  });
}

/** Without what dividends are in detail: the levels are small. */
export function brief(tokens: readonly Token[]): Token[] {
  const from = tokens.findIndex(({ icon }) => icon === "dividends");
  if (from < 0) return [...tokens];
  const to = tokens.findIndex(({ icon }, i) => i > from && icon === "or");
  return [...tokens.slice(0, from + 1), ...(to < 0 ? [] : tokens.slice(to))];
}
