import { names } from "../../ui/names";
import { type Bow, type Box, roomOf } from "./placing";

interface SpotlightProps {
  /** The places that matter, each with an outline. */
  boxes: readonly Box[];
  /** What else is not darkened. */
  lit: readonly Box[];
  /** Is the rest darkened only a little? */
  light: boolean;
  /** The way from one place to another. */
  way: Bow | null;
}

/** The table a little darker but for the places that matter. */
export function Spotlight({ boxes, lit, light, way }: SpotlightProps) {
  if (boxes.length === 0) return null;
  return (
    <svg className="spotlight" aria-hidden="true">
      <mask id="spotlight-mask">
        <rect width="100%" height="100%" fill="white" />
        {[...boxes, ...lit].map((box, i) => (
          <Room key={i} box={box} fill="black" />
        ))}
      </mask>
      <rect
        className={names("spotlight-shade", light && "is-light")}
        width="100%"
        height="100%"
        mask="url(#spotlight-mask)"
      />
      {boxes.map((box, i) => (
        <Room key={i} box={box} className="spotlight-place" />
      ))}
      {way && <path className="spotlight-way" d={`M${way[0].join()}Q${way[1].join()} ${way[2].join()}`} />}
    </svg>
  );
}

function Room({ box, ...look }: { box: Box; className?: string; fill?: string }) {
  const { x, y, w, h } = roomOf(box);
  return <rect x={x} y={y} width={w} height={h} rx={12} {...look} />;
}
