import { Icon } from "../../icons/Icon";
import type { Difference } from "../../messages";
import { type Speaker, tell } from "../logic/said";
import { iconOf } from "./things";
import "./Differences.css";

/** In what two ways to go on differ: each difference with the icon of the thing that it is about. */
export function Differences({ of, speaker }: { of: readonly Difference[]; speaker: Speaker }) {
  if (of.length === 0) return null;
  return (
    <ul className="differences">
      {of.map(({ thing, said }) => (
        <li key={thing}>
          <Icon name={iconOf(thing)} size={17} />
          {tell(speaker, said)}
        </li>
      ))}
    </ul>
  );
}
