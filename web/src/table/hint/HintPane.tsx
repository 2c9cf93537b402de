import { use, useEffect, useState } from "react";
import { DrawnWays } from "../../board/ways";
import type { WayOn } from "../../messages";
import { Spinner } from "../../ui/Spinner";
import { Pieces } from "../log/Log";
import { parse, zoneOf } from "../logic/actions";
import { tell, tellInPieces } from "../logic/said";
import { useModel } from "../model";
import { SteadyButton } from "../parts/SteadyButton";
import { Differences } from "./Differences";
import { WayArrows } from "./WayArrows";
import "./HintPane.css";

/** What is best at the present decision, and why: the ways to go on, in one order for everybody who asks. */
export function HintPane() {
  const { hint, closeHint, texts, speaker, me } = useModel();
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && closeHint();
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [closeHint]);
  const found = hint?.found;
  const drawn = use(DrawnWays);
  const [pointed, point] = useState(0);
  return (
    <section className="hint-pane" aria-label={texts.t("table-hint")} aria-busy={!found}>
      {found ? (
        <>
          <ol className="hint-ways">
            {found.ways.map((way, i) => (
              <Way
                key={way.actions.join(" ")}
                way={way}
                place={i + 1}
                decision={found.decision}
                onPoint={() => point(i)}
              />
            ))}
          </ol>
          {me !== null && <WayArrows ways={drawn.slice(pointed, pointed + 1)} seat={me} />}
          <p className="hint-note">{tell(speaker, found.note)}</p>
        </>
      ) : (
        <Spinner label={texts.t("table-hint-thinking")} />
      )}
    </section>
  );
}

interface WayProps {
  way: WayOn;
  place: number;
  decision: number;
  onPoint: () => void;
}

function Way({ way, place, decision, onPoint }: WayProps) {
  const { speaker, texts, busy, send, arm } = useModel();
  const chance = Math.round(100 * way.chance);
  const waits = zoneOf(way.actions[0]!) === "foot"; // what is given up with it is said before it is done
  return (
    <li className={`hint-way place-${place}`} onPointerEnter={onPoint} onFocus={onPoint} {...onTable(way.actions)}>
      <p className="hint-label">
        <b className="hint-place">{place}</b>
        <span>
          <Pieces pieces={tellInPieces(speaker, way.label)} />
        </span>
      </p>
      {way.standing && (
        <>
          <p className="hint-chance">
            <span className="hint-bar" aria-hidden="true">
              <i style={{ width: `${chance}%` }} />
            </span>
            {texts.t("coach-chance", { n: chance })}
          </p>
          <div className="hint-why">
            <p>{tell(speaker, way.standing)}</p>
            <Differences of={way.reasons} speaker={speaker} />
          </div>
        </>
      )}
      <SteadyButton
        size="small"
        aria-label={`${texts.t("table-hint-take")}: ${tell(speaker, way.label)}`}
        meaning={`${decision} ${place}`}
        busy={busy}
        onClick={() => (waits ? arm : send)(way.actions)}
      >
        {texts.t("table-hint-take")}
      </SteadyButton>
    </li>
  );
}

/** What of a way is marked on the table while it is pointed at: its space with the card that goes there, else its card. */
function onTable(actions: string[]) {
  const [first, second] = actions.map(parse);
  if (second) return { "data-marks": `space/${second.param}`, "data-by": first!.param };
  if (zoneOf(actions[0]!) === "space") return { "data-marks": `space/${first!.param}` };
  return zoneOf(actions[0]!) === "market" ? { "data-marks": `card/${first!.param}` } : {};
}
