import { isCommander } from "../../board/look";
import { useSeatClass } from "../../board/seats";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { seatsFrom } from "../logic/view";
import { useModel } from "../model";
import { NameLink } from "../parts/NameLink";
import { SeatMark } from "../parts/SeatMark";
import { Effect } from "../parts/Tokens";
import { ConflictNotes } from "../uprising/ConflictNotes";
import "./ConflictPanel.css";

/** The Conflict of the round: its rewards, and the strength of every seat in the order of decision. */
export function ConflictPanel() {
  const { view, library, texts, me } = useModel();
  const { t } = texts;
  const mine = me === null ? undefined : view.players[me];
  const conflict = view.conflict === null ? undefined : library.conflicts[view.conflict];
  if (!conflict || view.conflict === null) return <p className="soft">{t("table-no-conflict")}</p>;
  return (
    <section className="conflict-panel" aria-label={t("term-conflict")}>
      <h3>
        <Icon name={`conflict_${Number(conflict["level"])}`} size={22} />{" "}
        <NameLink thing={{ kind: "conflict", id: view.conflict }} />
        {typeof conflict["location"] === "string" && (
          <span className="soft">
            <Icon name="control_flag" size={16} /> <NameLink thing={{ kind: "space", id: conflict["location"] }} />
          </span>
        )}
      </h3>
      <StrengthBars />
      <ConflictNotes conflict={view.conflict} />
      <ol className="conflict-rewards">
        {(["first", "second", "third"] as const)
          .filter((_, i) => i < 2 || view.players.length > 3)
          .map((place, i) => (
            <li key={place} className={names(mine?.place === i + 1 && "is-mine")}>
              <b aria-label={t("table-place", { n: i + 1 })}>{i + 1}</b>
              <Effect node={String(conflict[place])} />
              {mine?.doubles && (
                <b className="conflict-doubled" title={t("moment-doubled")}>
                  ×2
                </b>
              )}
            </li>
          ))}
      </ol>
    </section>
  );
}

/** Bars of strength by seat, in the order of decision, with the place that each would take now. */
export function StrengthBars() {
  const { view, texts, seatName } = useModel();
  const seatClass = useSeatClass();
  const most = Math.max(6, ...view.players.map((player) => player.strength + player.may_add));
  const share = (n: number) => `${(100 * n) / most}%`;
  return (
    <ul className="strength-bars" aria-label={texts.t("term-strength")}>
      {seatsFrom(view.first_player, view.players.length).map((seat) => {
        const player = view.players[seat]!;
        if (isCommander(player)) return null;
        return (
          <li key={seat} className={names("strength-bar", seatClass(seat), player.strength === 0 && "is-out")}>
            <SeatMark seat={seat} size={18} title={seatName(seat)} />
            <span className="strength-track">
              <span className="strength-fill" style={{ width: share(player.strength) }} />
              {player.may_add > 0 && (
                <span className="strength-may" style={{ left: share(player.strength), width: share(player.may_add) }} />
              )}
              <span className="strength-parts">
                {player.conflict > 0 && (
                  <>
                    <Icon name="troop" size={14} /> {player.conflict}
                  </>
                )}
                {player.dreadnoughts_conflict > 0 && (
                  <>
                    <Icon name="dreadnought" size={15} /> {player.dreadnoughts_conflict}
                  </>
                )}
                {player.sandworms > 0 && (
                  <>
                    <Icon name="sandworm" size={15} /> {player.sandworms}
                  </>
                )}
                {player.swords > 0 && (
                  <>
                    <Icon name="sword" size={14} /> {player.swords}
                  </>
                )}
              </span>
            </span>
            <b>{player.strength}</b>
            <MayAdd n={player.may_add} />
            <span className="strength-place">{player.place ? texts.t("table-place", { n: player.place }) : ""}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** How much can still come at most: cards are not counted, nobody sees them. */
function MayAdd({ n }: { n: number }) {
  const { t } = useModel().texts;
  if (n === 0) return null;
  const said = t("explain-may-add", { n });
  return (
    <span className="strength-more" title={said}>
      <span aria-hidden="true">+{n}</span>
      <span className="visually-hidden">{said}</span>
    </span>
  );
}
