import { type CSSProperties, Fragment } from "react";
import { useSeatClass, useSeatLook } from "../../board/seats";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { seatAction } from "../logic/actions";
import { actionLabel } from "../logic/labels";
import { teamsOf } from "../logic/view";
import { useModel } from "../model";
import { SeatMark } from "../parts/SeatMark";
import { TeamSeat } from "./TeamSeat";
import { useTeamName } from "./teamName";
import "./six.css";

/** The two teams side by side, Commanders at the outer edges, and their scores between them. */
export function Teams({ compact }: { compact: boolean }) {
  const { view } = useModel();
  const [first, second] = teamsOf(view) as [number[], number[]];
  return (
    <>
      <Team seats={first} compact={compact} />
      <Scores />
      <Team seats={[...second.slice(1), second[0]!]} commander={second[0]} compact={compact} />
    </>
  );
}

function Team({ seats, commander = seats[0]!, compact }: { seats: number[]; commander?: number; compact: boolean }) {
  const team = useTeam();
  const { className, style, name } = team(commander);
  return (
    <div className={names("team", className)} style={style} role="group" aria-label={name}>
      {seats.map((seat) => (
        <TeamSeat key={seat} seat={seat} compact={compact} />
      ))}
    </div>
  );
}

/** The sums of the teams' Victory Points. */
function Scores() {
  const { view, texts } = useModel();
  const team = useTeam();
  return (
    <div className="team-scores">
      {teamsOf(view).map(([commander], i) => {
        const { style, name, icon } = team(commander!);
        const words = texts.t("six-score", { team: name, n: view.team_vp[i]! });
        return (
          <span key={i} className="team-score" style={style} title={words}>
            <Icon name={icon} size={26} />
            <b aria-hidden="true" data-count>
              {view.team_vp[i]}
            </b>
            <span className="visually-hidden">{words}</span>
          </span>
        );
      })}
      <small>{texts.t("six-ends", { n: view.vp_to_end })}</small>
    </div>
  );
}

/** What a team is called and looks like, by its Commander. */
export function useTeam(): (commander: number) => {
  name: string;
  icon: string;
  className: string;
  style: CSSProperties;
} {
  const { view } = useModel();
  const look = useSeatLook();
  const teamName = useTeamName();
  return (commander) => {
    const { id } = look(commander);
    return {
      name: teamName(view.players[commander]!.leader),
      icon: `team_${id}`,
      className: `is-${id}`,
      style: { "--team": `var(--seat-${id})` } as CSSProperties,
    };
  };
}

/** The teams on a phone: a row each, the score and three chips. */
export function TeamChips() {
  const { view, decision, seatName, show, texts, speaker, lit, mine, pick } = useModel();
  const seatClass = useSeatClass();
  const team = useTeam();
  return (
    <section className="team-chips" aria-label={texts.t("table-seats")} data-group="seats">
      {teamsOf(view).map((seats, i) => {
        const { style, name, icon } = team(seats[0]!);
        const words = texts.t("six-score", { team: name, n: view.team_vp[i]! });
        return (
          <Fragment key={i}>
            <span className="team-score" style={style} title={words}>
              <Icon name={icon} size={20} />
              <b aria-hidden="true" data-count>
                {view.team_vp[i]}
              </b>
              <span className="visually-hidden">{words}</span>
            </span>
            {seats.map((seat) => {
              const target = mine ? seatAction(lit, seat) : undefined;
              const activated = view.active >= 0 && view.players[view.active]!.ally === seat;
              return (
                <button
                  key={seat}
                  type="button"
                  style={style}
                  className={names(
                    "team-chip",
                    seatClass(seat),
                    decision?.seat === seat && "is-acting",
                    activated && "is-activated",
                    target && "is-legal",
                  )}
                  onClick={() => (target ? pick(target) : show({ what: "seat", seat }))}
                >
                  <span>
                    <SeatMark seat={seat} size={18} />
                    {seat === seats[0] && <Icon name="commander" size={15} title={texts.t("term-commander")} />}
                    {activated && <Icon name="activate_ally" size={15} title={texts.t("six-activated")} />}
                    <b>{texts.t("table-vp-short", { n: view.players[seat]!.vp })}</b>
                  </span>
                  <span className="phone-chip-name">{seatName(seat)}</span>
                  {target && <span className="visually-hidden">{actionLabel(speaker, decision, target)}</span>}
                </button>
              );
            })}
          </Fragment>
        );
      })}
    </section>
  );
}
