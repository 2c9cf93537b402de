import { memo, useId, useMemo } from "react";
import { draw, HEIGHT, type Hour, SKIES, WIDTH } from "./scene";
import "./scene.css";

interface SceneProps {
  hour: Hour;
  seed: number;
  /** Where it lies inside another drawing. */
  rect?: readonly [x: number, y: number, width: number, height: number];
}

const HORIZON = HEIGHT / 2;

/** A place under its sky, as an ornament: nothing of it says anything, so readers pass it by, and it can be switched off. */
export const Scene = memo(function Scene({ hour, seed, rect }: SceneProps) {
  const id = useId();
  const { stars, haze, rocks, dunes } = useMemo(() => draw(seed, hour), [seed, hour]);
  const { air, light, lamps, rock, sand } = SKIES[hour];
  const [lit, shade, near] = sand;
  const [x, y, width, height] = rect ?? [];
  return (
    <svg
      className="scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-hour={hour}
      {...(rect && { x, y, width, height })}
    >
      <defs>
        <linearGradient id={`${id}air`} x2="0" y2="1">
          {air.map((colour, i) => (
            <stop key={colour} offset={i / (air.length - 1)} stopColor={colour} />
          ))}
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor={light} stopOpacity=".85" />
          <stop offset=".25" stopColor={light} stopOpacity=".35" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
        {[0, 1, 2].map((row) => (
          <linearGradient key={row} id={`${id}row${row}`} gradientUnits="userSpaceOnUse" x2="0" {...ROWS[row]}>
            <stop stopColor={mixed(lit, near, row * 0.22)} />
            <stop offset="1" stopColor={row === 2 ? near : shade} />
          </linearGradient>
        ))}
      </defs>
      <rect width={WIDTH} height={HORIZON + 10} fill={`url(#${id}air)`} />
      <g stroke={light} strokeLinecap="round" opacity=".65">
        <path d={stars[0]} strokeWidth="1.3" />
        <path d={stars[1]} strokeWidth="2.4" />
      </g>
      {lamps.map(({ x: cx, y: cy, r, crescent }) => (
        <g key={cx}>
          <circle cx={cx} cy={cy} r={r * 4.2} fill={`url(#${id}glow)`} />
          {crescent ? (
            <path
              d={`M${cx} ${cy - r}a${r} ${r} 0 1 0 ${r} ${r}a${r * 0.78} ${r * 0.78} 0 0 1 ${-r} ${-r}z`}
              fill={light}
            />
          ) : (
            <circle cx={cx} cy={cy} r={r} fill={light} />
          )}
        </g>
      ))}
      <path d={haze} stroke={light} strokeWidth="2.4" strokeLinecap="round" opacity=".16" />
      <path d={rocks} fill={rock} />
      <rect y={HORIZON} width={WIDTH} height={HEIGHT - HORIZON} fill={shade} />
      {dunes.map(({ body, rim, lee, row }) => (
        <g key={body}>
          <path d={body} fill={`url(#${id}row${row})`} />
          <path d={rim} fill="none" stroke={light} strokeOpacity=".4" strokeWidth="1.2" />
          <path d={lee} fill={mixed(shade, near, row * 0.4)} opacity=".82" />
        </g>
      ))}
    </svg>
  );
});

/** From where to where the sand of a row darkens. */
const ROWS = [
  { y1: HORIZON - 20, y2: HORIZON + 70 },
  { y1: HORIZON + 6, y2: HORIZON + 150 },
  { y1: HORIZON + 60, y2: HEIGHT },
];

/** A colour on the way from one to another. */
function mixed(from: string, to: string, part: number): string {
  return `color-mix(in srgb, ${from}, ${to} ${Math.round(part * 100)}%)`;
}
