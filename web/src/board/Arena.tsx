import { memo, useId } from "react";
import { unnamed } from "../cards/ConflictFace";
import { linesOf, numberOf, textOf } from "../cards/facts";
import { Icon } from "../icons/Icon";
import type { Library, PlayerView, View } from "../messages";
import { Scene } from "../scene/Scene";
import { hourOf } from "../scene/scene";
import { fitText } from "./fit";
import { DreadnoughtPiece } from "./ix/Ships";
import { type Circle, type Layout, quadrant, type Rect, strengthRect } from "./layouts";
import { isCommander } from "./look";
import { Cube, Mark } from "./Pieces";
import { cornerOf } from "./six/layout";
import { TokenBlock } from "./TokenBlock";
import { SandwormPiece } from "./uprising/pieces";

const REWARDS = ["first", "second", "third"] as const;

/** The Conflict card of the round with its rewards; marked, what `me` would have doubled and paired. */
export const ConflictCard = memo(function ConflictCard({
  rect: [x, y, w, h],
  view,
  library,
  me,
  small,
}: {
  rect: Rect;
  view: View;
  library: Library;
  me: number | null;
  /** The board is drawn small: icons are as large as there is room. */
  small: boolean;
}) {
  const id = view.conflict;
  const card = id === null ? undefined : library.conflicts[id];
  if (id === null || card === undefined) {
    return (
      <g>
        <rect className="slot" x={x} y={y} width={w} height={h} rx={8} />
        <Icon name="combat" size={48} x={x + w / 2 - 24} y={y + h / 2 - 24} className="faint" />
      </g>
    );
  }
  const level = numberOf(card, "level") ?? 1;
  const battleIcon = textOf(card, "battle_icon");
  const name = fitText(card.name, w - 50, 16, 3);
  const top = 56;
  const row = (h - top - 4) / REWARDS.length;
  const mine = me === null ? undefined : view.players[me];
  return (
    <g className={`conflict conflict-${level}`} transform={`translate(${x} ${y})`}>
      <rect className="conflict-plate" width={w} height={h} rx={8} />
      <text className="tile-name" fontSize={name.size}>
        {name.lines.map((line, i) => (
          <tspan key={line} x={10} y={20 + i * (name.size - 1)}>
            {line}
          </tspan>
        ))}
      </text>
      <Icon name={`conflict_${level}`} size={28} x={w - 34} y={6} />
      {battleIcon !== "" && <Icon name={battleIcon} size={24} x={w - 32} y={31} />}
      {mine?.pairs && <Icon name="vp" size={18} x={w - 20} y={45} />}
      {REWARDS.map((reward, i) => (
        <g key={reward} transform={`translate(5 ${top + i * row})`}>
          <rect
            className={mine?.place === i + 1 ? "reward reward-mine" : `reward reward-${i + 1}`}
            width={w - 10}
            height={row - 4}
            rx={5}
          />
          <text className="reward-place" x={9} y={mine?.doubles ? row / 2 - 3 : row / 2 + 3.5}>
            {i + 1}
          </text>
          {mine?.doubles && (
            <text className="conflict-mine" x={4} y={row - 7}>
              ×2
            </text>
          )}
          <TokenBlock
            tokens={unnamed(
              linesOf(library, `conflict/${id}/${reward}`).flatMap((line) => line.tokens),
              textOf(card, "location"),
            )}
            library={library}
            x={24}
            y={2}
            width={w - 36}
            height={row - 8}
            size={small ? 22.5 : 20}
            legible={small ? 22.5 : 18}
            align="middle"
          />
        </g>
      ))}
    </g>
  );
});

/** What counts how much in a Conflict; with Uprising, what a sandworm does to rewards. */
export const StrengthLegend = memo(function StrengthLegend({
  layout,
  view,
  library,
}: {
  layout: Layout;
  view: View;
  library: Library;
}) {
  const [x, y, w, h] = layout.areas.legend;
  const absent = [
    ...(layout.ix === undefined ? ["dreadnought"] : []),
    ...(layout.uprising === undefined ? ["sandworm"] : []),
  ];
  const units = Object.entries(library.strength).filter(([unit]) => !absent.includes(unit));
  const size = units.length > 3 ? 20 : units.length > 2 ? 22.5 : 26;
  const edge = units.length > 2 ? 6 : 14;
  const step = (w - edge) / units.length;
  const middle = layout.uprising === undefined ? h / 2 : h / 3;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="slot" width={w} height={h} rx={8} />
      {units.map(([icon, n], i) => (
        <g key={icon} transform={`translate(${edge + i * step} ${middle - size / 2})`}>
          <Icon name={icon} size={size} />
          <text
            className={units.length > 3 ? "legend-number legend-small" : "legend-number"}
            x={size + 3}
            y={size / 2 + 7}
          >
            {n}
          </text>
        </g>
      ))}
      {layout.uprising !== undefined && <Doubling view={view} x={w / 2} y={h * 0.76} />}
    </g>
  );
});

/** A sandworm doubles the reward of its owner; or the Shield Wall keeps it away. */
function Doubling({ view, x, y }: { view: View; x: number; y: number }) {
  const { walled } = view;
  return (
    <g className={walled ? "doubling doubling-barred" : "doubling"} transform={`translate(${x} ${y})`}>
      <Icon name="sandworm" size={22} x={-44} y={-11} />
      <text className="legend-number" y={7} textAnchor="middle">
        {walled ? "–" : "×2"}
      </text>
      <Icon name={walled ? "shield_wall" : "combat"} size={22} x={20} y={-11} />
    </g>
  );
}

const CUBE = 7.5;
const CUBE_STEP = 19;
const IN_ROW = 6;
const SHIP = 30;
const SHIP_STEP = 36;
const SHIPS_IN_ROW = 3; // of dreadnoughts and sandworms; more of them are said as numbers

interface FieldProps {
  layout: Layout;
  view: View;
  /** The strength that seats would have, where that is being considered. */
  preview?: Readonly<Record<number, number>> | undefined;
}

/** The battlefield: the troops of each seat in its quarter, with its strength; while it is empty, the desert at the hour of the round. */
export const Battlefield = memo(function Battlefield({ layout, view, preview }: FieldProps) {
  const id = useId();
  const [x, y, w, h] = layout.areas.field;
  return (
    <g>
      <rect className="battlefield" x={x} y={y} width={w} height={h} rx={14} />
      {view.players.every(({ units }) => units === 0) && (
        <g clipPath={`url(#${id})`}>
          <clipPath id={id}>
            <rect x={x} y={y} width={w} height={h} rx={14} />
          </clipPath>
          <Scene hour={hourOf(view.round, view.conflict_deck.length)} seed={view.round} rect={layout.areas.field} />
        </g>
      )}
      <Icon name="combat" size={90} x={x + w / 2 - 45} y={y + h / 2 - 45} className="faint" />
      {view.players.map((player, seat) => (
        <Units
          key={seat}
          seat={seat}
          player={player}
          corner={cornerOf(layout, seat)}
          field={layout.areas.field}
          shown={preview?.[seat]}
        />
      ))}
    </g>
  );
});

function Units({
  seat,
  player,
  corner,
  field,
  shown,
}: {
  seat: number;
  player: PlayerView;
  corner: number;
  field: Rect;
  shown: number | undefined;
}) {
  const strength = shown ?? player.strength;
  const [x, y, w, h] = quadrant(field, corner);
  const left = corner % 2 === 0;
  const large = largeUnits(player);
  if (isCommander(player)) return null;
  const rows = Math.ceil(player.conflict / IN_ROW);
  const down = large.length > 0 && rows > 0 ? SHIP / 2 : 0; // troops make room for the larger units above them
  const sails = y + h / 2 - (rows > 0 ? (rows * CUBE_STEP) / 2 : 0);
  const step = large.some(({ n }) => n > 1) ? 1.6 * SHIP_STEP : SHIP_STEP;
  const number = left ? x + 30 : x + w - 30;
  const cubes = left ? x + 72 : x + w - 72 - (Math.min(player.conflict, IN_ROW) - 1) * CUBE_STEP;
  return (
    <g className={player.units === 0 ? "strength-none" : undefined}>
      <Icon name="strength" size={46} x={number - 23} y={y + h / 2 - 23} className="strength-shield" />
      <text
        className={shown === undefined ? "strength-number" : "strength-number strength-preview"}
        x={number}
        y={y + h / 2 + 8}
        textAnchor="middle"
        data-count
      >
        {shown === undefined ? strength : `→${strength}`}
      </text>
      {Array.from({ length: player.conflict }, (_, i) => (
        <Cube
          key={i}
          seat={seat}
          x={cubes + (i % IN_ROW) * CUBE_STEP}
          y={y + h / 2 + down + (Math.floor(i / IN_ROW) - (rows - 1) / 2) * CUBE_STEP}
          r={CUBE}
          move={`troop ${seat}`}
        />
      ))}
      {large.map(({ unit, n }, i) => {
        const Piece = unit === "sandworm" ? SandwormPiece : DreadnoughtPiece;
        const at = left ? x + 78 + i * step : x + w - 78 - i * step;
        return (
          <g key={i}>
            <Piece seat={seat} x={at} y={sails} size={SHIP} move={`${unit} ${seat}`} />
            {n > 1 && (
              <text className="worm-count" x={at + SHIP / 2 + 2} y={sails + 7}>
                ×{n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Dreadnoughts and sandworms in the Conflict: each as a piece, or where there are many one piece of each kind with a number. */
function largeUnits(player: PlayerView): { unit: "dreadnought" | "sandworm"; n: number }[] {
  const counts = [
    { unit: "dreadnought" as const, n: player.dreadnoughts_conflict },
    { unit: "sandworm" as const, n: player.sandworms },
  ].filter(({ n }) => n > 0);
  const all = counts.reduce((sum, { n }) => sum + n, 0);
  return all > SHIPS_IN_ROW
    ? counts
    : counts.flatMap(({ unit, n }) => Array.from({ length: n }, () => ({ unit, n: 1 })));
}

/** The troops and dreadnoughts that wait in a seat's garrison. */
export const Garrison = memo(function Garrison({
  circle: [cx, cy, r],
  seat,
  player,
  lit,
}: {
  circle: Circle;
  seat: number;
  player: PlayerView;
  lit: boolean;
}) {
  const rows = garrisonRows(player.garrison);
  return (
    <g>
      <circle className={lit ? "garrison garrison-lit" : "garrison"} cx={cx} cy={cy} r={r - 2} />
      <Mark seat={seat} x={cx} y={cy - r + 15} r={9} />
      {Array.from({ length: player.dreadnoughts_home }, (_, i) => (
        <DreadnoughtPiece
          key={`ship ${i}`}
          seat={seat}
          x={cx + (i === 0 ? -1 : 1) * r * 0.46}
          y={cy - r * 0.52}
          size={r * 0.48}
          move={`dreadnought ${seat}`}
        />
      ))}
      {rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, i) => (
          <Cube
            key={`${row}-${i}`}
            seat={seat}
            x={cx + (i - (count - 1) / 2) * 17}
            y={cy - 12 + row * 17}
            r={6.5}
            move={`troop ${seat}`}
          />
        )),
      )}
      <text className="garrison-number" x={cx} y={cy + r - 9} textAnchor="middle" data-count>
        {player.garrison}
      </text>
    </g>
  );
});

/** Troops in rows of at most four, as even as they go. */
function garrisonRows(troops: number): number[] {
  const rows = Math.ceil(troops / 4);
  return Array.from({ length: rows }, (_, i) => Math.floor((troops + rows - 1 - i) / rows));
}

/** The strength track; more than it has fields for are said as a number. Hatched, what `me` may still come to. */
export const StrengthTrack = memo(function StrengthTrack({
  layout,
  view,
  preview,
  me,
}: FieldProps & { me: number | null }) {
  const { rows, columns } = layout.strength;
  const hatch = useId();
  const mine = me === null ? undefined : view.players[me];
  const may = (n: number) => mine !== undefined && n > mine.strength && n <= mine.strength + mine.may_add;
  const last = rows * columns - 1;
  const strengths = view.players.map((player, seat) =>
    isCommander(player) ? null : (preview?.[seat] ?? player.strength),
  );
  return (
    <g>
      <Hatch id={hatch} />
      {Array.from({ length: last + 1 }, (_, n) => {
        const [x, y, w, h] = strengthRect(layout.strength, n);
        const seats = strengths.flatMap((strength, seat) =>
          strength !== null && Math.min(strength, last) === n ? [seat] : [],
        );
        const most = n === last ? Math.max(0, ...strengths.map((strength) => strength ?? 0)) : n;
        return (
          <g key={n}>
            <rect className="field" x={x + 1} y={y + 1} width={w - 2} height={h - 2} rx={4} />
            {may(n) && (
              <rect
                className="may-come"
                fill={`url(#${hatch})`}
                x={x + 1}
                y={y + 1}
                width={w - 2}
                height={h - 2}
                rx={4}
              />
            )}
            <text className="score-number" x={x + 6} y={y + h / 2 + 5}>
              {most > n ? most : n}
            </text>
            {seats.map((seat, i) => (
              <Mark
                key={seat}
                seat={seat}
                x={x + w - 8 - i * (seats.length > 2 ? 9.6 : 15)}
                y={y + h / 2}
                r={seats.length > 2 ? 4.7 : 6.8}
                move={`strength ${seat}`}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
});

/** Lines across what is not there yet. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="hatch" d="M0 0V6" />
    </pattern>
  );
}
