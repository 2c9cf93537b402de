import { memo } from "react";
import { agentIcon } from "../cards/facts";
import { type Group, groupsOf } from "../cards/parts";
import { tileTokens } from "../cards/SpaceFace";
import { Icon } from "../icons/Icon";
import type { Library, View } from "../messages";
import { type Corner, type Fitted, fitGroups, fitText } from "./fit";
import type { Rect } from "./layouts";
import { agentsOn, iconOf, isCombat, markerOf } from "./look";
import { Mark, Pawn } from "./Pieces";
import { useSeatClass } from "./seats";
import { TokenBlock } from "./TokenBlock";

/** `lit`: can be chosen now; `dim`: not the matter now; `staged`: chosen here, not sent; `shown`: pointed at elsewhere. */
export type TileState = "plain" | "lit" | "dim" | "staged" | "shown";

interface SpaceTileProps {
  id: string;
  rect: Rect;
  view: View;
  library: Library;
  state: TileState;
  /** Is the Mentat standing here? */
  mentat: boolean;
  /** Must a spy be recalled to go here? */
  infiltrated: boolean;
  /** What sending an Agent here would bring, said on the tile. */
  preview?: string | undefined;
  /** Whose last turn led here. */
  visited?: readonly number[] | undefined;
  /** The board is drawn small: names and icons are larger where there is room. */
  small?: boolean;
}

const NOBODY: readonly number[] = [];
const NAME_SIZE = 17;
const LEADING = 0.97; // from line to line, in sizes of its letters
const LEAST_NAME = 12;
const ICON = 26;
const ICON_EDGE = 5;
const TOKEN = 23;
const LEGIBLE = 18; // icons of a tile, where they can be; 12 pixels are so many units
const LEGIBLE_OF_SMALL = 22.5;
const TOOTH = 8;
const PAWN_STEP = 14;
const RING = 15;
const NARROW = 140; // no room beside the name
const LARGER = 1.18; // names and icons on a board that is drawn small
const LEAST_OF_SMALL = 16;

/** A space of the board: name, Agent icon, what it asks and gives, and who stands there. */
export const SpaceTile = memo(function SpaceTile({
  id,
  rect: [x, y, w, h],
  view,
  library,
  state,
  mentat,
  infiltrated,
  preview,
  visited = NOBODY,
  small = false,
}: SpaceTileProps) {
  const seatClass = useSeatClass();
  const space = library.spaces[id];
  if (space === undefined) return null;
  const combat = isCombat(space);
  const bonus = view.bonus_spice[id] ?? null;
  const agents = agentsOn(view, id);
  const marker = markerOf(view, id);
  const left = 13;
  const mark = small ? LEGIBLE_OF_SMALL : LEGIBLE;
  const foot = combat ? mark + 3 : 0;
  const narrow = w < NARROW;
  const right = bonus !== null ? 2 * RING + 12 : narrow && mentat ? 34 : 8;
  const bottom = combat ? TOOTH + 2 : 8;
  const tokens = tileTokens(library, id, view.less[id] ?? 0);
  const { name, drop, corner } = headOf(
    space.name,
    groupsOf(tokens, library),
    [w, h],
    [left, right, bottom, foot],
    small,
  );
  const top = topOf(name);
  return (
    <g className={`tile tile-${state} tile-of-${iconOf(space)}`} transform={`translate(${x} ${y})`} data-id={id}>
      <path className="tile-plate" d={plate(w, h, combat)} />
      {visited.map((seat, i) => (
        <path
          key={seat}
          className={`tile-visited ${seatClass(seat)}`}
          d={plate(w, h, combat)}
          strokeDasharray={visited.length > 1 ? "14 14" : undefined}
          strokeDashoffset={14 * i}
        />
      ))}
      <path className="tile-stripe" d={`M0 8a8 8 0 0 1 6 -7.7V${h - 6}H0z`} />
      <text className="tile-name" fontSize={name.size}>
        {name.lines.map((line, i) => (
          <tspan key={line} x={13} y={4 + name.size + i * name.size * LEADING}>
            {line}
          </tspan>
        ))}
      </text>
      <Icon name={agentIcon(iconOf(space))} size={ICON} x={w - ICON - ICON_EDGE} y={drop + ICON_EDGE} />
      {combat && <Icon name="combat_mark" size={mark} x={11} y={h - bottom - mark - 1} />}
      {preview === undefined ? (
        <TokenBlock
          tokens={tokens}
          library={library}
          x={left}
          y={top}
          width={w - left - right}
          height={h - top - bottom}
          size={small ? TOKEN * LARGER : TOKEN}
          taken={{ corner, foot }}
          legible={mark}
        />
      ) : (
        <text className="tile-preview" x={left + foot} y={h - bottom - 6}>
          {preview}
        </text>
      )}
      {bonus !== null && <BonusSpice n={bonus} x={w - RING - 6} y={h - RING - bottom - 1} />}
      {mentat && (
        <Icon
          name="mentat"
          size={narrow ? 26 : 30}
          x={narrow ? w - 32 : w - ICON - 40}
          y={narrow ? h - 34 : 4}
          className="tile-mentat"
        />
      )}
      {infiltrated && <Infiltration x={0} y={drop} />}
      {marker !== null && <Closed seat={marker} x={14} y={h - 14} />}
      {agents.map((seat, i) => (
        <Pawn key={seat} seat={seat} x={w - 36 - i * PAWN_STEP} y={drop - 4} move={`agent ${seat}`} />
      ))}
    </g>
  );
});

/** The head of a tile: its name, how far below its upper edge the Agent icon stands, and what that leaves of the icons' room. */
interface Head {
  name: Fitted;
  drop: number;
  corner: Corner;
}

/** The name beside the Agent icon; above it where it would be smaller there. `edges`: what the icons leave free left, right, below, and left of their last line. */
export function headOf(
  text: string,
  groups: readonly Group[],
  [w, h]: readonly [w: number, h: number],
  [left, right, bottom, foot = 0]: readonly [left: number, right: number, bottom: number, foot?: number],
  small: boolean,
): Head {
  const size = small ? NAME_SIZE * LARGER : NAME_SIZE;
  const token = small ? TOKEN * LARGER : TOKEN;
  const legible = small ? LEGIBLE_OF_SMALL : LEGIBLE;
  const headWith = (name: Fitted, drop: number): Head => {
    const height = Math.max(0, drop + ICON + ICON_EDGE - topOf(name));
    return { name, drop, corner: { width: Math.max(0, ICON + ICON_EDGE - right), height } };
  };
  const icons = ({ name, corner }: Head) =>
    fitGroups(groups, w - left - right, h - bottom - topOf(name), token, { corner, foot }, legible).size;
  const beside = (letters: number, lines: number) => headWith(fitText(text, w - 14 - ICON - 8, letters, lines), 0);
  const first = beside(size, 2);
  if (first.name.size < (small ? LEAST_OF_SMALL : LEAST_NAME)) {
    const name = fitText(text, w - 20, size, 2);
    return headWith(name, topOf(name) - ICON_EDGE);
  }
  if (first.name.lines.length < 2) return first;
  const heads = [first, beside(LEAST_OF_SMALL, 2), beside(size, 1), beside(LEAST_NAME + 1, 2)];
  const readable = heads.filter(({ name }) => name.size >= (small ? LEAST_NAME + 1 : LEAST_NAME));
  return readable.find((head) => icons(head) >= legible) ?? readable.toSorted((a, b) => icons(b) - icons(a))[0]!;
}

function topOf(name: Fitted): number {
  return 10 + name.lines.length * name.size * LEADING;
}

function plate(w: number, h: number, combat: boolean): string {
  const edge = combat ? teeth(w, h) : `V${h - 8}a8 8 0 0 1 -8 8H8a8 8 0 0 1 -8 -8`;
  return `M8 0H${w - 8}a8 8 0 0 1 8 8${edge}V8a8 8 0 0 1 8 -8z`;
}

/** A saw-tooth lower edge from right to left. */
function teeth(w: number, h: number): string {
  const count = Math.round(w / 16);
  const step = w / count / 2;
  const points = Array.from({ length: count }, () => `l${-step} ${TOOTH}l${-step} ${-TOOTH}`).join("");
  return `V${h - TOOTH}${points}`;
}

function BonusSpice({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g className={n > 0 ? "bonus" : "bonus bonus-none"} transform={`translate(${x} ${y})`}>
      <circle r={RING} />
      {n > 0 ? (
        <>
          <Icon name="spice" size={25} x={-12.5} y={-12.5} />
          <text className="bonus-count" y={5.5} textAnchor="middle" data-count>
            {n}
          </text>
        </>
      ) : (
        <Icon name="bonus_spice" size={22} x={-11} y={-11} />
      )}
    </g>
  );
}

/** A spy is called back to go here. */
function Infiltration({ x, y }: { x: number; y: number }) {
  return (
    <g className="tile-infiltrate" transform={`translate(${x} ${y})`}>
      <circle r={14} />
      <Icon name="recall_spy" size={20} x={-10} y={-10} />
    </g>
  );
}

function Closed({ seat, x, y }: { seat: number; x: number; y: number }) {
  return (
    <g>
      <Icon name="mark_space" size={30} x={x + 4} y={y - 22} />
      <Mark seat={seat} x={x} y={y} r={7} />
    </g>
  );
}
