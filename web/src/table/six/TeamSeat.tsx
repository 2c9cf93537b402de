import { isCommander } from "../../board/look";
import { useSeatClass } from "../../board/seats";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { Specimens } from "../immortality/TleilaxAmounts";
import { seatAction } from "../logic/actions";
import { actionLabel } from "../logic/labels";
import { useModel } from "../model";
import { Gains } from "../moments/Gains";
import { Amount } from "../parts/Amounts";
import { SeatClock } from "../parts/Clock";
import { SeatMark } from "../parts/SeatMark";
import { Agents, Positions, Strength, secondName } from "../seats/SeatPanel";
import { SeatUprising } from "../uprising/SeatUprising";

/** A seat of a team: what everybody may know of it; it opens into a sheet. A target where a seat is asked for. */
export function TeamSeat({ seat, compact }: { seat: number; compact: boolean }) {
  const model = useModel();
  const seatClass = useSeatClass();
  const { view, lobby, texts, speaker, seatName, me, decision, show, lit, mine, pick } = model;
  const { t } = texts;
  const player = view.players[seat]!;
  const held = lobby.seats[seat];
  const name = seatName(seat);
  const commander = isCommander(player);
  const target = mine ? seatAction(lit, seat) : undefined;
  const active = view.active >= 0 && view.players[view.active]!.ally === seat;
  return (
    <section
      className={names(
        "team-seat",
        seatClass(seat),
        compact && "is-compact",
        commander && "is-commander",
        active && "is-activated",
        decision?.seat === seat && "is-acting",
        target && "is-legal",
      )}
      aria-label={name}
    >
      <button
        type="button"
        className="seat-open"
        onClick={() => (target ? pick(target) : show({ what: "seat", seat }))}
        aria-label={target ? actionLabel(speaker, decision, target) : t("table-seat-open", { who: name })}
      />
      <Gains seat={seat} />
      <div className="seat-line seat-head">
        <SeatMark seat={seat} />
        <span className="seat-name">{name}</span>
        {seat === me && <span className="seat-me">{t("table-me")}</span>}
        {commander && <Icon name="commander" size={16} title={t("term-commander")} />}
        {held?.kind === "bot" && !compact && <Icon name="bot" size={15} title={t("table-bot")} />}
        {held?.kind === "human" && !held.online && <Icon name="offline" size={15} title={t("table-away")} />}
        {view.first_player === seat && <Icon name="first_player" size={16} title={t("term-first_player")} />}
        {player.revealed_at > 0 && <Icon name="reveal" size={15} title={t("table-revealed")} />}
        <span className="team-vp" title={t("table-vp", { n: player.vp })}>
          <Icon name="vp" size={compact ? 14 : 18} />
          <b aria-hidden="true" data-count>
            {player.vp}
          </b>
          <span className="visually-hidden">{t("table-vp", { n: player.vp })}</span>
        </span>
      </div>
      <div className="team-leader">
        <span>{secondName(model, seat)}</span>
        {lobby.clock && <SeatClock clock={lobby.clock} seat={seat} skew={model.state.skew} />}
      </div>
      <div className="seat-line team-goods">
        <Amount icon="solari" n={player.solari} title={t("count-solari", { n: player.solari })} size={15} />
        <Amount icon="spice" n={player.spice} title={t("count-spice", { n: player.spice })} size={15} />
        <Amount icon="water" n={player.water} title={t("count-water", { n: player.water })} size={15} />
        <Amount
          icon="intrigue"
          n={player.intrigue.length}
          title={t("count-intrigue", { n: player.intrigue.length })}
          size={15}
        />
        <Amount icon="card" n={player.hand.length} title={t("table-in-hand", { n: player.hand.length })} size={15} />
      </div>
      <div className="seat-line team-units">
        {commander ? <ActsFor seat={seat} /> : <Units seat={seat} />}
        <Agents seat={seat} />
      </div>
      <div className="seat-line team-more">
        <SeatUprising seat={seat} compact />
        <Positions seat={seat} />
      </div>
    </section>
  );
}

/** The Ally for whom a Commander acts, between his turns the last one. */
export function ActsFor({ seat }: { seat: number }) {
  const { view, texts, seatName } = useModel();
  const { ally } = view.players[seat]!;
  const words = texts.t("six-acts-for", { who: seatName(ally) });
  return (
    <span className="acts-for" title={words}>
      <Icon name="activate_ally" size={16} />
      <SeatMark seat={ally} size={14} />
      <span aria-hidden="true">{seatName(ally)}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** What an Ally has for the Conflict, at home and there, and in the axolotl tanks. */
export function Units({ seat }: { seat: number }) {
  const { view, texts } = useModel();
  const player = view.players[seat]!;
  return (
    <>
      <Amount icon="garrison" n={player.garrison} title={texts.t("table-garrison", { n: player.garrison })} size={15} />
      {player.conflict > 0 && (
        <Amount icon="troop" n={player.conflict} title={texts.t("table-deployed", { n: player.conflict })} size={15} />
      )}
      <Strength seat={seat} size={15} />
      <Specimens view={view} seat={seat} size={15} />
    </>
  );
}
