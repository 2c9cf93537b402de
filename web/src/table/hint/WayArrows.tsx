import { createPortal } from "react-dom";
import { scale } from "../../app/theme";
import type { DrawnWay } from "../../board/ways";
import type { Box } from "../lesson/placing";
import { useDrawn } from "../lesson/useBoxes";

interface WayArrowsProps {
  /** The ways that are drawn; of each what it leads over is marked. */
  ways: readonly DrawnWay[];
  /** From whose place a way leads that begins with no card. */
  seat: number;
}

const ROOM = 5; // pixels between the head of an arrow and where it leads

/** Arrows over the table from cards to spaces, touching nothing. None is drawn to what is not on the screen. */
export function WayArrows({ ways, seat }: WayArrowsProps) {
  const leading = ways.filter(({ over }) => over.at(-1)?.startsWith("space/"));
  const ends = leading.flatMap(({ look, over }) => [
    `[data-ways="${over.at(-1)!}"]`,
    over.length > 1 ? `[data-ways="${over[0]!}"] > .${look}` : `[data-seat="${seat}"]`,
  ]);
  const boxes = useDrawn(ends, (end) => [...document.querySelectorAll<HTMLElement>(end)].slice(0, 1));
  if (boxes.length === 0) return null;
  return createPortal(
    <svg className="way-arrows on-dark" aria-hidden="true">
      {leading.map(({ look }, i) => {
        const [to, from] = [boxes[2 * i], boxes[2 * i + 1]];
        if (!to || !from) return null;
        const line = lineBetween(from, to);
        return (
          <g key={look} className={look} transform={`scale(${1 / scale()})`}>
            <marker id={`way-${look}`} viewBox="0 0 10 10" refX={8} refY={5} markerWidth={4.5} orient="auto">
              <path d="M0 0L10 5L0 10Z" />
            </marker>
            <path d={line} />
            <path className="way-line" d={line} markerEnd={`url(#way-${look})`} />
          </g>
        );
      })}
    </svg>,
    document.body,
  );
}

/** A line that swings from the upper edge of one box to the lower edge of another one above it, else from side to side. */
function lineBetween(from: Box, to: Box): string {
  const [middle, height] = [(box: Box) => box.x + box.w / 2, (box: Box) => box.y + box.h / 2];
  if (from.y > to.y + to.h) {
    const [y1, y2] = [from.y, to.y + to.h + ROOM];
    const bend = (y1 - y2) / 2;
    return `M${middle(from)} ${y1}C${middle(from)} ${y1 - bend} ${middle(to)} ${y2 + bend} ${middle(to)} ${y2}`;
  }
  const right = middle(from) < middle(to);
  const [x1, x2] = right ? [from.x + from.w, to.x - ROOM] : [from.x, to.x + to.w + ROOM];
  const bend = (x2 - x1) / 2;
  return `M${x1} ${height(from)}C${x1 + bend} ${height(from)} ${x2 - bend} ${height(to)} ${x2} ${height(to)}`;
}
