import { useSeatClass } from "../../board/seats";
import { definitionOf, textOf } from "../../cards/facts";
import { Crest } from "../../figures/Crest";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { SeatTleilax } from "../immortality/SeatTleilax";
import { SeatShips, SeatTech } from "../ix/SeatTech";
import { seatAction } from "../logic/actions";
import { nameOf } from "../logic/said";
import { agentsOf } from "../logic/view";
import { type TableModel, useModel } from "../model";
import { Gains } from "../moments/Gains";
import { Amount } from "../parts/Amounts";
import { SeatClock } from "../parts/Clock";
import { SeatMark } from "../parts/SeatMark";
import { LastHagal, SeatRival, useFactions } from "../uprising/SeatRival";
import { SeatSandworms, SeatUprising } from "../uprising/SeatUprising";
import "./SeatPanel.css";

/** A seat: what everybody may know of it, in four lines; it opens into a sheet. A target where a seat is asked for. */
export function SeatPanel({ seat, compact }: { seat: number; compact: boolean }) {
  const model = useModel();
  const seatClass = useSeatClass();
  const { view, lobby, texts, seatName, me, decision, show, lit, pick } = model;
  const { t } = texts;
  const player = view.players[seat]!;
  const leader = player.leader === null ? undefined : definitionOf(model.library, "leader", player.leader);
  const acting = decision?.seat === seat;
  const target = model.mine ? seatAction(lit, seat) : undefined;
  const factions = useFactions(seat);
  const held = lobby.seats[seat];
  const name = seatName(seat);
  return (
    <section
      className={names(
        "seat-panel",
        seatClass(seat),
        acting && "is-acting",
        compact && "is-compact",
        target && "is-legal",
      )}
      aria-label={name}
      data-about={`seat/${seat + 1}`}
      data-seat={seat}
    >
      <button
        type="button"
        className="seat-open"
        data-covers=""
        onClick={() => (target ? pick(target) : show({ what: "seat", seat }))}
        aria-label={target ? t("action-target", { who: name }) : t("table-seat-open", { who: name })}
      />
      <Gains seat={seat} />
      <div className="seat-line seat-head">
        <SeatMark seat={seat} />
        <span className="seat-name" title={name}>
          {name}
        </span>
        {seat === me && <span className="seat-me">{t("table-me")}</span>}
        {(held?.kind === "bot" || seat >= (view.persons || view.players.length)) && (
          <Icon name="bot" size={16} title={t("table-bot")} />
        )}
        {held?.kind === "human" && !held.online && <Icon name="offline" size={16} title={t("table-away")} />}
        {view.first_player === seat && <Icon name="first_player" size={18} title={t("term-first_player")} />}
        {player.revealed_at > 0 && <Icon name="reveal" size={16} title={t("table-revealed")} />}
        {compact && <Positions seat={seat} />}
        {compact && <SeatTech seat={seat} compact />}
        {lobby.clock && <SeatClock clock={lobby.clock} seat={seat} skew={model.state.skew} />}
      </div>
      {!compact && (
        <div
          className="seat-leader"
          title={player.rival ? undefined : secondName(model, seat)}
          data-about={leader && !player.rival ? `leader/${player.leader}` : undefined}
        >
          {leader && <Crest house={textOf(leader, "house")} size={15} />} {secondName(model, seat)}
          {player.rival && <LastHagal seat={seat} />}
        </div>
      )}
      <div className="seat-line seat-goods">
        <span className="seat-vp" title={t("table-vp", { n: player.vp })}>
          <Icon name="vp" size={compact ? 18 : 22} />
          <b aria-hidden="true" data-count>
            {player.vp}
          </b>
          <span className="visually-hidden">{t("table-vp", { n: player.vp })}</span>
        </span>
        <Amount icon="solari" n={player.solari} title={t("count-solari", { n: player.solari })} />
        <Amount icon="spice" n={player.spice} title={t("count-spice", { n: player.spice })} />
        <Amount icon="water" n={player.water} title={t("count-water", { n: player.water })} />
        <Amount icon="intrigue" n={player.intrigue.length} title={t("count-intrigue", { n: player.intrigue.length })} />
        {!player.rival && (
          <Amount icon="card" n={player.hand.length} title={t("table-in-hand", { n: player.hand.length })} />
        )}
      </div>
      {!compact && (
        <div className="seat-line seat-troops">
          <Agents seat={seat} />
          <Amount icon="garrison" n={player.garrison} title={t("table-garrison", { n: player.garrison })} />
          <SeatShips seat={seat} place="home" />
          <Amount
            icon="troop"
            n={player.conflict}
            title={t("table-deployed", { n: player.conflict })}
            dim={player.conflict === 0}
          />
          <SeatShips seat={seat} place="conflict" />
          <SeatSandworms seat={seat} />
          <Strength seat={seat} size={18} />
        </div>
      )}
      <div className="seat-line seat-marks">
        {compact && <Agents seat={seat} />}
        {factions.map((faction) => {
          const n = player.influence[faction]!;
          const alliance = view.alliances[faction] === seat;
          return (
            <span
              key={faction}
              className={names("seat-influence", alliance && "has-alliance", n === 0 && "is-dim")}
              title={influenceHint(texts, faction, n, alliance)}
            >
              <Icon name={faction} size={16} />
              <span aria-hidden="true" data-count>
                {n}
              </span>
              <span className="visually-hidden">{influenceHint(texts, faction, n, alliance)}</span>
            </span>
          );
        })}
        {!compact && <Positions seat={seat} />}
        {compact && player.units > 0 && <Strength seat={seat} size={15} />}
        {player.persuasion > 0 && (
          <Amount
            icon="persuasion"
            n={player.persuasion}
            size={16}
            title={t("count-persuasion", { n: player.persuasion })}
          />
        )}
        {player.face_up.length > 0 && (
          <Amount
            icon="intrigue_plot"
            n={player.face_up.length}
            size={16}
            title={t("table-face-up", { n: player.face_up.length })}
          />
        )}
      </div>
      <div className="seat-more">
        <SeatRival seat={seat} compact={compact} />
        {!compact && <SeatTech seat={seat} compact={false} />}
        <SeatUprising seat={seat} compact={compact} />
        <SeatTleilax seat={seat} compact={compact} />
      </div>
    </section>
  );
}

/** The leader; where the seat is called by its leader, who plays it. */
export function secondName({ view, texts, lobby, seatName }: TableModel, seat: number): string {
  const { leader, rival } = view.players[seat]!;
  if (rival) return texts.t("rival-plate");
  const name = leader === null ? "\u00a0" : nameOf(texts, "leader", leader);
  if (name !== seatName(seat)) return name;
  const bot = `bot-${lobby.seats[seat]?.bot}`;
  return texts.t(texts.has(bot) ? bot : "table-bot");
}

/** High Council, Swordmaster (or when a Rival's comes), Mentat. */
export function Positions({ seat }: { seat: number }) {
  const { view, texts } = useModel();
  const player = view.players[seat]!;
  const comes = player.swordmaster_round;
  return (
    <>
      {Boolean(player.council) && <Icon name="council_seat" size={16} title={texts.t("term-council_seat")} />}
      {Boolean(player.swordmaster) && <Icon name="agent_plus" size={16} title={texts.t("term-swordmaster")} />}
      {comes !== null && (
        <Amount
          icon="agent_plus"
          n={texts.t("table-round-short", { n: comes })}
          size={16}
          title={texts.t("table-swordmaster-comes", { n: comes })}
          dim
        />
      )}
      {view.mentat === seat && <Icon name="mentat" size={16} title={texts.t("term-mentat")} />}
      {Boolean(player.swordmaster_bonus) && <Icon name="sword" size={16} title={texts.t("term-swordmaster_bonus")} />}
    </>
  );
}

export function Strength({ seat, size }: { seat: number; size: number }) {
  const { view, texts, seatName } = useModel();
  const n = view.players[seat]!.strength;
  return (
    <Amount
      icon="strength"
      n={n}
      size={size}
      title={texts.t("log-strength", { who: seatName(seat), n })}
      dim={view.players[seat]!.units === 0}
    />
  );
}

function influenceHint(
  texts: ReturnType<typeof useModel>["texts"],
  faction: string,
  n: number,
  alliance: boolean,
): string {
  const name = nameOf(texts, "faction", faction);
  return alliance ? texts.t("table-influence-alliance", { name, n }) : texts.t("table-influence", { name, n });
}

/** Agents as pawns: those that wait are filled, those on the board are not. */
export function Agents({ seat }: { seat: number }) {
  const { view, texts } = useModel();
  const { left, all } = agentsOf(view, seat);
  const words = texts.t("table-agents", { left, all });
  return (
    <span className="seat-agents" title={words}>
      {Array.from({ length: all }, (_, i) => (
        <span
          key={i}
          className={i < left ? "agent-left" : "agent-out"}
          data-move={i < left ? `agent ${seat}` : undefined}
        >
          <Icon name="agent" size={17} />
        </span>
      ))}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
