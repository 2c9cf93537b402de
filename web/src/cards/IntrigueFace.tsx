import { Icon } from "../icons/Icon";
import type { FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { CardLine } from "./CardLine";
import { Effects } from "./Effects";
import { definitionOf, linesOf } from "./facts";

/** The times at which an Intrigue card can be played, and their icons. */
const TIMES = [
  ["plot", "intrigue_plot"],
  ["combat", "intrigue_combat"],
  ["when_won", "when_won"],
  ["when_lost", "when_lost"],
  ["endgame", "intrigue_endgame"],
] as const;

/** The times at which an Intrigue card can be played. */
export function timesOf(library: FaceProps["library"], id: string): string[] {
  return TIMES.map(([time]) => time).filter((time) => linesOf(library, `intrigue/${id}/${time}`).length > 0);
}

/** An Intrigue card: for each time at which it can be played, what it does. */
export function IntrigueFace({ library, id, size }: FaceProps) {
  const times = TIMES.map(([time, icon]) => ({ time, icon, lines: linesOf(library, `intrigue/${id}/${time}`) })).filter(
    ({ lines }) => lines.length > 0,
  );
  const { name } = definitionOf(library, "intrigue", id)!;
  return (
    <span className="card-face">
      <CardHead name={name} />
      <Effects
        size={size}
        name={name}
        library={library}
        boxes={times.map(({ lines }) => lines.map(({ tokens }) => tokens))}
        icons={times.length}
      >
        {times.map(({ time, icon, lines }) => (
          <span key={time} className={`card-box card-box-${time}`}>
            <Icon name={icon} size={size === "l" ? 30 : 18} />
            <span className="card-lines">
              {lines.map((line) => (
                <CardLine
                  key={line.path}
                  library={library}
                  tokens={line.tokens}
                  words={line.words}
                  size={size}
                  worded={size === "l" || size === "m"}
                />
              ))}
            </span>
          </span>
        ))}
      </Effects>
    </span>
  );
}
