import { memo } from "react";
import { DRAWINGS, isIcon } from "./drawings";
import "./icons.css";

export interface IconProps {
  /** The id of a drawing; an id that is not known is drawn as a question mark. */
  name: string;
  /** Width and height in px (in units of the drawing inside an SVG). */
  size?: number;
  /** What it stands for, where no text beside it says so; without it the icon is hidden from readers. */
  title?: string | undefined;
  /** Its corner, inside an SVG. */
  x?: number;
  y?: number;
  className?: string;
}

/** An icon of our own set: one colour of the text, one of its own. Kept as it is drawn: hundreds lie on a table. */
export const Icon = memo(function Icon({ name, size = 24, title, x, y, className }: IconProps) {
  const drawing = DRAWINGS[isIcon(name) ? name : "help"];
  return (
    <svg
      className={`icon icon-${drawing.accent}${className === undefined ? "" : ` ${className}`}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(x === undefined ? {} : { x })}
      {...(y === undefined ? {} : { y })}
      {...(title === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": title })}
      data-icon={name}
      focusable="false"
    >
      {drawing.layers.map((layer, i) => (
        <path
          key={i}
          d={layer.d}
          className={`${layer.fill === undefined ? "no-fill" : `fill-${layer.fill}`} ${layer.stroke === undefined ? "no-line" : `line-${layer.stroke}`}`}
          {...(layer.width === undefined ? {} : { strokeWidth: layer.width })}
          {...(layer.transform === undefined ? {} : { transform: layer.transform })}
        />
      ))}
    </svg>
  );
});
