import { numberOf } from "../../cards/facts";
import { techBrief } from "../../cards/tech";
import { Icon } from "../../icons/Icon";
import type { Library, View } from "../../messages";
import { names } from "../../ui/names";
import { fitText } from "../fit";
import type { Rect } from "../layouts";
import { TokenBlock } from "../TokenBlock";

interface StacksProps {
  places: readonly Rect[];
  view: View;
  library: Library;
  /** The tiles that can be acquired now. */
  lit: (tile: string) => boolean;
  /** The tile that is pointed at elsewhere. */
  shown: string | null;
  /** The board is drawn small: icons large enough to be read, without the name. */
  small: boolean;
}

/** The stacks of tech tiles: the open one of each, and how many lie there. */
export function TechStacks({ places, view, library, lit, shown, small }: StacksProps) {
  return places.map((rect, i) => {
    const stack = view.tech_stacks[i] ?? [];
    const tile = stack.at(-1) ?? null;
    if (tile === null) return <Empty key={i} rect={rect} />;
    return (
      <OpenTile
        key={i}
        rect={rect}
        tile={tile}
        height={stack.length}
        library={library}
        small={small}
        look={lit(tile) ? "tech-lit" : tile === shown ? "tech-shown" : ""}
      />
    );
  });
}

function Empty({ rect: [x, y, w, h] }: { rect: Rect }) {
  return (
    <g>
      <path className="tech-empty" d={notched(w, h)} transform={`translate(${x} ${y})`} />
      <Icon name="acquire_tech" size={26} x={x + w / 2 - 13} y={y + h / 2 - 13} className="faint" />
    </g>
  );
}

const COST = 26;
const NAME = 15.5;
const SMALL_NAME = 13;
const ICONS = 7; // that are large enough to be read
const FEW = 5; // on a small board

function OpenTile({
  rect: [x, y, w, h],
  tile,
  height,
  library,
  small,
  look,
}: {
  rect: Rect;
  tile: string;
  height: number;
  library: Library;
  small: boolean;
  look: string;
}) {
  const definition = library.tech[tile];
  if (definition === undefined) return null;
  const one = fitText(definition.name, w - COST - 18, NAME, 1);
  const name = one.size >= SMALL_NAME ? one : fitText(definition.name, w - COST - 18, SMALL_NAME, 2);
  const top = small ? 5 : 5 + name.lines.length * name.size * 1.05;
  return (
    <g className={names("tech", look, small && "tech-small")} transform={`translate(${x} ${y})`}>
      {height > 1 && <path className="tech-below" d={notched(w - 6, h)} transform="translate(3 3)" />}
      <path className="tech-plate" d={notched(w, h)} />
      <Icon name="spice" size={COST} x={5} y={3} />
      <text className="tech-cost" x={5 + COST / 2} y={3 + COST / 2 + 6} textAnchor="middle">
        {numberOf(definition, "cost") ?? ""}
      </text>
      <text className="tech-height" x={5 + COST / 2} y={h - 7} textAnchor="middle">
        ×{height}
      </text>
      {!small && (
        <text className="tile-name" fontSize={name.size}>
          {name.lines.map((line, i) => (
            <tspan key={line} x={COST + 12} y={4 + (i + 0.82) * name.size * 1.05}>
              {line}
            </tspan>
          ))}
        </text>
      )}
      <TokenBlock
        tokens={techBrief(library, tile, small ? FEW : ICONS)}
        library={library}
        x={COST + 12}
        y={top}
        width={w - COST - 18}
        height={h - top - 4}
        size={small ? 26 : 20}
        legible={small ? 22.5 : 18}
        align="middle"
      />
    </g>
  );
}

/** A plate with two corners cut off. */
function notched(w: number, h: number, cut = 8): string {
  return `M${cut} 0H${w}V${h - cut}L${w - cut} ${h}H0V${cut}z`;
}
