import type { Layout } from "./layouts";

/** What the panels lie on: the night, the limb of a planet, lines of dunes. */
export function Ground({ canvas: [x, y, w, h] }: { canvas: Layout["canvas"] }) {
  const dunes = [0.3, 0.42, 0.55, 0.68, 0.8, 0.92].map((share, i) => {
    const top = y + h * share;
    const swell = 22 + i * 7;
    return `M${x} ${top}c${w * 0.18} ${-swell} ${w * 0.28} ${swell} ${w * 0.5} ${swell * 0.3}s${w * 0.3} ${-swell * 1.4} ${w * 0.5} ${-swell * 0.4}`;
  });
  return (
    <g>
      <rect className="ground-night" x={x} y={y} width={w} height={h} />
      <circle className="ground-limb" cx={x + w * 0.62} cy={y + h * 1.08} r={w * 0.66} />
      <path className="ground-dunes" d={dunes.join("")} />
    </g>
  );
}
