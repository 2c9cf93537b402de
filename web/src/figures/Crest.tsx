import { memo } from "react";
import "./figures.css";
import { houseOf } from "./houses";

interface CrestProps {
  /** The id of a House; "" for those who have none. */
  house: string;
  size: number;
}

/** The crest of a House. It stands beside the name of its House or of its leader, so readers pass it by. */
export const Crest = memo(function Crest({ house, size }: CrestProps) {
  const { outline, emblem, colour } = houseOf(house);
  return (
    <svg
      className="crest"
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      data-house={house}
    >
      <path
        d={outline}
        fill={colour}
        stroke={`color-mix(in srgb, ${colour}, #fff 45%)`}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d={emblem} fill="#130e09" fillRule="evenodd" />
    </svg>
  );
});
