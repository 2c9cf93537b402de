import { memo } from "react";
import { groupsOf } from "../cards/parts";
import { Icon } from "../icons/Icon";
import type { Library, View } from "../messages";
import { fitGroups, fitText } from "./fit";
import { type Fields, fieldRect, type Panel, trackOf } from "./layouts";
import { seatsWhere } from "./look";
import { Mark } from "./Pieces";
import { TokenBlock } from "./TokenBlock";

/** Where on an Influence track something is gained, and what the icons of it are. */
const VP_AT = 2;
const BONUS_AT = 4;
const SNOOPER_AT = 2;
const MARK = 5.4;
const BESIDE_NUMBER = 28; // so wide is what the number of a field leaves

interface TrackProps {
  panel: Panel;
  faction: string;
  view: View;
  library: Library;
  lit: boolean;
  /** The board is drawn small: icons are as large as there is room. */
  small: boolean;
}

/** The Influence track of a faction: who stands where, the bonus, the Alliance. */
export const InfluenceTrack = memo(function InfluenceTrack({ panel, faction, view, library, lit, small }: TrackProps) {
  const track = trackOf(panel);
  const [x, y, w] = panel.rect;
  const holder = view.alliances[faction] ?? -1;
  const name = fitText(library.factions[faction]?.name ?? "", w - 100, 18, 1);
  const bonus = library.tokens[`track/${faction}/bonus`] ?? [];
  const icon = small ? 22.5 : 18;
  const tight = fitGroups(groupsOf(bonus, library), BESIDE_NUMBER, icon + 1, icon).size < icon; // it takes the number's room, too
  return (
    <g className={lit ? "track track-lit" : "track"}>
      <Icon name={faction} size={24} x={x + 12} y={y + 8} />
      <text className="panel-title" x={x + 42} y={y + 26} fontSize={name.size}>
        {name.lines[0]}
      </text>
      <g transform={`translate(${x + w - 46} ${y + 3})`}>
        <Icon name="alliance" size={30} x={4} y={1} className={holder < 0 ? "alliance" : "alliance alliance-held"} />
        {holder >= 0 && <Mark seat={holder} x={19} y={17} r={9} move={`alliance ${faction} ${holder}`} />}
      </g>
      {Array.from({ length: track.last + 1 }, (_, n) => {
        const [left, top, width, height] = fieldRect(track, n);
        return (
          <g key={n}>
            <rect
              className={n >= BONUS_AT ? "field field-high" : "field"}
              x={left}
              y={top}
              width={width}
              height={height}
              rx={4}
            />
            {n === SNOOPER_AT && view.players.some((player) => player.snoopers.includes(faction)) ? (
              <Icon name="snooper" size={16} x={left + 2} y={top + height - 18} />
            ) : (
              !(n === BONUS_AT && tight) && (
                <text className="field-number" x={left + 4} y={top + height - 4}>
                  {n}
                </text>
              )
            )}
            {n === VP_AT && <Icon name="vp" size={icon} x={left + 37 - icon} y={top + 40 - icon} />}
            {n === BONUS_AT && (
              <TokenBlock
                tokens={bonus}
                library={library}
                x={left + (tight ? 2 : width - 1 - BESIDE_NUMBER)}
                y={top + 40 - icon}
                width={tight ? width - 3 : BESIDE_NUMBER}
                height={icon + 1}
                size={icon}
              />
            )}
            {seatsWhere(view, (player) => player.influence[faction] === n).map((seat, i) => (
              <Mark
                key={seat}
                seat={seat}
                x={left + 7.5 + (i % 3) * 12.8}
                y={top + 9.5 + Math.floor(i / 3) * 13}
                r={MARK}
                move={`influence ${faction} ${seat}`}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
});

/** The track of Victory Points; more than it has fields for are said as a number. */
export const ScoreTrack = memo(function ScoreTrack({ fields, view }: { fields: Fields; view: View }) {
  return (
    <g>
      {Array.from({ length: fields.last + 1 }, (_, n) => {
        const [x, y, w, h] = fieldRect(fields, n);
        const seats = seatsWhere(view, (player) => Math.min(player.vp, fields.last) === n);
        const above = n === fields.last ? Math.max(0, ...view.players.map((player) => player.vp)) : n;
        return (
          <g key={n}>
            <rect
              className={n >= view.vp_to_end ? "field field-high" : "field"}
              x={x}
              y={y}
              width={w}
              height={h}
              rx={4}
            />
            <text className="score-number" x={x + w / 2} y={y + h / 2 + 5} textAnchor="middle">
              {above > n ? above : n}
            </text>
            {seats.map((seat, i) => (
              <Mark
                key={seat}
                seat={seat}
                x={x + w / 2 + spread(i, seats.length, seats.length > 2 ? Math.min(10.4, 31 / (seats.length - 1)) : 18)}
                y={y + h / 2}
                r={seats.length > 2 ? 5 : 8}
                move={`vp ${seat}`}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
});

/** The offset of the i-th of some things that lie side by side round a middle. */
function spread(i: number, count: number, step: number): number {
  return (i - (count - 1) / 2) * step;
}
