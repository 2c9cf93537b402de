import { useSeatClass } from "../../board/seats";
import { Icon } from "../../icons/Icon";
import type { Moment } from "../../messages";
import { names } from "../../ui/names";
import { useModel } from "../model";
import { SeatMark } from "../parts/SeatMark";
import { isHit } from "./Story";
import { useStory, useTelling } from "./Telling";
import "./moments.css";

const MOST = 3;
const BEGINS = new Set(["turn", "reveal_effects"]); // a Reveal turn comes by itself when no Agent is left

/** At the beginning of one's turn: what has happened since the last one; a press opens the story. */
export function Since() {
  const { decision, mine, me, texts } = useModel();
  const { look } = useTelling();
  const seatClass = useSeatClass();
  const moments = useStory();
  const told = moments.filter((moment) => moment.kind !== "round").slice(-MOST);
  if (!mine || !BEGINS.has(decision!.kind) || told.length === 0) return null;
  return (
    <button type="button" className="since" onClick={() => look({ kind: "story", moments })}>
      <b>{texts.t("moment-your-turn", { kind: decision!.kind })}</b>{" "}
      <span>{decision!.kind === "turn" && texts.t("moment-since")}</span>
      {told.map((moment, i) => {
        const seat = seatOf(moment);
        const hit = moment.said.some((said) => isHit(said, moment, me));
        return (
          <span key={i} className={names("since-one", seat >= 0 && seatClass(seat), hit && "is-hit")}>
            {seat >= 0 && <SeatMark seat={seat} size={14} />}
            <Icon name={hit ? "warning" : iconOf(moment)} size={15} />
          </span>
        );
      })}
    </button>
  );
}

function seatOf(moment: Moment): number {
  if (moment.kind === "combat") return moment.winner;
  return moment.kind === "round" ? -1 : moment.seat;
}

function iconOf(moment: Moment): string {
  if (moment.kind === "turn") return moment.gained[0]?.icon ?? moment.paid[0]?.icon ?? "agent";
  return moment.kind === "combat" ? "combat" : "endgame";
}
