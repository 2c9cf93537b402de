import { memo, useId, useMemo } from "react";
import { shapesOf } from "./figures";
import "./figures.css";
import { houseOf } from "./houses";

/** A leader in the light of its House: a silhouette with a rim of light below an arch. An ornament; the sheet beside it has the words. */
export const Figure = memo(function Figure({ leader, house }: { leader: string; house: string }) {
  const id = useId();
  const shapes = useMemo(() => shapesOf(leader), [leader]);
  if (shapes === null) return null;
  const { colour } = houseOf(house);
  const lighter = (part: number) => `color-mix(in srgb, ${colour}, #fff3dd ${part}%)`;
  const darker = (part: number) => `color-mix(in srgb, ${colour}, #0d0907 ${part}%)`;
  const body = shapes.solid.map((d) => <path key={d} d={d} stroke="none" />);
  const arms = <path d={shapes.arms} fill="none" strokeWidth="18" />;
  const held = <path d={shapes.held} fill="none" strokeWidth="4.5" />;
  return (
    <svg
      className="figure"
      viewBox="0 0 200 330"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
      data-leader={leader}
    >
      <defs>
        <radialGradient id={`${id}light`} cx=".5" cy=".34" r=".72">
          <stop stopColor={lighter(45)} />
          <stop offset=".5" stopColor={darker(18)} />
          <stop offset="1" stopColor={darker(72)} />
        </radialGradient>
        <linearGradient id={`${id}dark`} gradientUnits="userSpaceOnUse" y1="30" y2="330" x2="0">
          <stop stopColor={darker(88)} />
          <stop offset="1" stopColor={darker(94)} />
        </linearGradient>
      </defs>
      <rect x="-300" width="800" height="330" fill={darker(78)} />
      <path d="M-70 0h22v330h-22zM20 0h9v330h-9zM171 0h9v330h-9zM248 0h22v330h-22z" fill={darker(60)} />
      <path d="M36 330V112a64 84 0 0 1 128 0V330z" fill={`url(#${id}light)`} />
      <g strokeLinecap="round" strokeLinejoin="round">
        <g fill={lighter(62)} stroke={lighter(62)} transform="translate(-2.6 -1.6)">
          {body}
          {arms}
          {held}
        </g>
        <g fill={`url(#${id}dark)`} stroke={darker(90)}>
          {body}
          <path d={shapes.seams} fill="none" stroke={lighter(20)} strokeWidth="1.2" opacity=".4" />
          <g stroke={darker(45)} transform="translate(-1.3 -1)">
            {arms}
          </g>
          {arms}
          <g stroke={lighter(30)} transform="translate(-1.1 -.6)">
            {held}
          </g>
          {held}
        </g>
      </g>
    </svg>
  );
});
