import { useSeatClass } from "../../board/seats";
import { Tokens } from "../../cards/Tokens";
import { Icon } from "../../icons/Icon";
import type { CombatMoment, Flow, Moment, Said, TurnMoment } from "../../messages";
import { names } from "../../ui/names";
import { Pieces, withoutSeat } from "../log/Log";
import { tellInPieces } from "../logic/said";
import { useModel } from "../model";
import { SeatMark } from "../parts/SeatMark";
import { Amounts } from "./Amounts";
import { rewardOf } from "./rewards";
import "./moments.css";

/** Moments as a story: an entry each, what happened and below it what was paid and gained. `at`: the entry to point out. */
export function Story({ moments, at = null }: { moments: readonly Moment[]; at?: number | null }) {
  const { texts } = useModel();
  if (moments.length === 0) return <p className="story-empty soft">{texts.t("table-recap-empty")}</p>;
  return (
    <ol className="story" aria-label={texts.t("table-tab-recap")}>
      {moments.map((moment, i) => (
        <Entry key={i} moment={moment} here={i === at} />
      ))}
    </ol>
  );
}

function Entry({ moment, here }: { moment: Moment; here: boolean }) {
  const seatClass = useSeatClass();
  const { speaker, me } = useModel();
  const seat = moment.kind === "turn" ? moment.seat : moment.kind === "combat" ? moment.winner : -1;
  const [first, ...rest] = moment.said;
  return (
    <li
      className={names("story-entry", `is-${moment.kind}`, seat >= 0 && seatClass(seat), here && "is-here")}
      ref={(element) => {
        if (here) element?.scrollIntoView({ block: "nearest" });
      }}
    >
      {seat >= 0 ? <SeatMark seat={seat} size={18} /> : <Icon name={ICONS[moment.kind]} size={18} />}
      <div>
        <p className="story-what">{first && <Pieces pieces={tellInPieces(speaker, first)} />}</p>
        <p className="story-more">
          {moment.kind === "turn" && <Paid flow={moment} />}
          {moment.kind === "combat" && <Rewards moment={moment} />}
          {rest.map((said, i) => (
            <span key={i} className={names(isHit(said, moment, me) && "story-hit")}>
              <Pieces pieces={withoutSeat(tellInPieces(speaker, said), seat)} />
            </span>
          ))}
          {moment.kind === "turn" && moment.others?.map((flow) => <Others key={flow.seat} flow={flow} />)}
        </p>
      </div>
    </li>
  );
}

const TAKEN = /^log-(alliance|steal_intrigue)/; // what another one loses here

/** Does a line of somebody else's turn say what `me` lost by it? Of others it says nothing else. */
export function isHit(said: Said, moment: Moment, me: number | null): boolean {
  if (me === null || moment.kind !== "turn" || moment.seat === me) return false;
  const hit = said[1][TAKEN.test(said[0]) ? "other" : "who"];
  return typeof hit === "object" && "seat" in hit && hit.seat === me;
}

const ICONS: Record<Moment["kind"], string> = {
  turn: "agent",
  combat: "combat",
  round: "round_start",
  last: "endgame",
  end: "endgame",
};

function Paid({ flow }: { flow: Pick<TurnMoment, "paid" | "gained"> }) {
  const { speaker } = useModel();
  return (
    <>
      <Amounts amounts={flow.paid} by={-1} speaker={speaker} />
      <Amounts amounts={flow.gained} by={1} speaker={speaker} />
    </>
  );
}

/** What the turn cost or brought somebody else, such as the Ally for whom a Commander acted. */
function Others({ flow }: { flow: Flow }) {
  const { seatName } = useModel();
  return (
    <span className="story-others">
      <SeatMark seat={flow.seat} size={14} /> {seatName(flow.seat)}: <Paid flow={flow} />
    </span>
  );
}

function Rewards({ moment }: { moment: CombatMoment }) {
  const { library } = useModel();
  return moment.ranks
    .filter(({ place }) => place > 0)
    .map(({ seat, place, doubled }) => (
      <span key={seat} className="story-reward">
        <SeatMark seat={seat} size={14} />
        <Tokens {...rewardOf(library, moment.conflict, place)} library={library} size={15} />
        {doubled && <b>×2</b>}
      </span>
    ));
}
