import { groupsOf } from "../cards/parts";
import { Icon } from "../icons/Icon";
import type { Library, Token } from "../messages";
import { fitGroups, type Taken } from "./fit";

interface TokenBlockProps {
  tokens: readonly Token[];
  library: Library;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  /** Where a block that is smaller than its rectangle lies in it, down. */
  align?: "top" | "middle" | "bottom";
  /** The block, and each of its lines, lies in the middle of its width. */
  centred?: boolean;
  /** What is to stay free. */
  taken?: Taken;
  /** Icons that would be smaller lie closer together. */
  legible?: number;
}

/** Icon tokens inside a rectangle of the drawing: wrapped, and made smaller where they must be. */
export function TokenBlock({
  tokens,
  library,
  x,
  y,
  width,
  height,
  size,
  align = "bottom",
  centred = false,
  taken,
  legible,
}: TokenBlockProps) {
  const block = fitGroups(groupsOf(tokens, library), width, height, size, taken, legible);
  const room = Math.max(0, height - block.height);
  const top = y + (align === "bottom" ? room : align === "middle" ? room / 2 : 0);
  const inset = (line: number) => (centred ? (width - (block.widths.get(line) ?? width)) / 2 : 0);
  return (
    <g transform={`translate(${x} ${top})`}>
      {block.parts.map(({ part, x: at, y: down, size: drawn, line }, i) => {
        const left = at + inset(line);
        return "icon" in part ? (
          <Icon key={i} name={part.icon} size={drawn} x={left} y={down} />
        ) : (
          <text key={i} className="board-number" x={left} y={down + drawn * 0.77} fontSize={drawn * 0.78}>
            {"text" in part ? part.text : part.name}
          </text>
        );
      })}
    </g>
  );
}
