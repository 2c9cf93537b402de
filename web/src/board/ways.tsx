import { createContext, type ReactNode, use } from "react";
import { names } from "../ui/names";
import "./ways.css";

/** A way to go on that is drawn on the table: its card and its space are marked. */
export interface DrawnWay {
  /** Its line and colour. */
  look: "place-1" | "place-2" | "place-3" | "is-played" | "is-better";
  /** What stands on its marks. */
  mark: ReactNode;
  /** What it leads over, as `<zone>/<id>`: `hand/dagger`, `space/arrakeen`. */
  over: readonly string[];
}

/** The ways that are drawn now. */
export const DrawnWays = createContext<readonly DrawnWay[]>([]);

/** The marks of the ways that lead over something; ornaments: what they say, a list says in words. `at`: what it is. */
export function WayMarks({ at }: { at: string }) {
  const ways = use(DrawnWays).filter(({ over }) => over.includes(at));
  if (ways.length === 0) return null;
  return (
    <span className={names("way-marks on-dark", `${ways[0]!.look}`)} data-ways={at} aria-hidden="true">
      {ways.map(({ look, mark }) => (
        <b key={look} className={look}>
          {mark}
        </b>
      ))}
    </span>
  );
}
