import { useTexts } from "../../app/i18n";
import { CardFace } from "../../cards/CardFace";
import { Icon } from "../../icons/Icon";
import type { Library, View } from "../../messages";
import { TleilaxAmounts } from "../../table/immortality/TleilaxAmounts";
import { agentsOf } from "../../table/logic/view";
import { Amount } from "../../table/parts/Amounts";
import { SeatMark } from "../../table/parts/SeatMark";
import { names } from "../../ui/names";
import { Cards } from "./ReplayCards";
import { ReplayHoldings, ReplayUprising } from "./ReplayUprising";

interface ReplaySeatProps {
  seat: number;
  name: string;
  view: View;
  library: Library;
  acting: boolean;
  /** Opened: its cards are shown. */
  open: boolean;
  onOpen: () => void;
}

/** A seat of a replay: what it has, and when opened its cards. */
export function ReplaySeat({ seat, name, view, library, acting, open, onOpen }: ReplaySeatProps) {
  const { t } = useTexts();
  const player = view.players[seat]!;
  const agents = agentsOf(view, seat);
  return (
    <section className={names("replay-seat", acting && "replay-acting", open && "is-open")} aria-label={name}>
      <button
        type="button"
        className="replay-seat-head"
        data-about={`seat/${seat + 1}`}
        aria-expanded={open}
        onClick={onOpen}
      >
        <SeatMark seat={seat} size={22} />
        <b className="replay-seat-vp">{t("table-vp-short", { n: player.vp })}</b>
        <span className="replay-seat-name">{name}</span>
        <span className="replay-seat-leader">{player.leader === null ? "" : library.leaders[player.leader]?.name}</span>
        {view.first_player === seat && <Icon name="first_player" size={18} title={t("term-first_player")} />}
        {player.revealed_at > 0 && <Icon name="reveal" size={16} title={t("icon-reveal")} />}
      </button>
      <div className="replay-seat-goods">
        <Amount icon="vp" n={player.vp} title={t("count-vp", { n: player.vp })} size={20} />
        <Amount icon="solari" n={player.solari} title={t("count-solari", { n: player.solari })} />
        <Amount icon="spice" n={player.spice} title={t("count-spice", { n: player.spice })} />
        <Amount icon="water" n={player.water} title={t("count-water", { n: player.water })} />
        <Amount icon="intrigue" n={player.intrigue.length} title={t("count-intrigue", { n: player.intrigue.length })} />
        <Amount icon="card" n={player.hand.length} title={t("count-cards", { n: player.hand.length })} />
        <Amount
          icon="agent"
          n={`${agents.left}/${agents.all}`}
          title={t("table-agents", { left: agents.left, all: agents.all })}
        />
        <Amount icon="garrison" n={player.garrison} title={`${t("term-garrison")}: ${player.garrison}`} />
        <Amount icon="strength" n={player.strength} title={`${t("term-strength")}: ${player.strength}`} />
        {player.dreadnoughts_home + player.dreadnoughts_conflict > 0 && (
          <Amount
            icon="dreadnought"
            n={`${player.dreadnoughts_home}/${player.dreadnoughts_conflict}`}
            title={`${t("table-dreadnoughts")}: ${player.dreadnoughts_home}/${player.dreadnoughts_conflict}`}
          />
        )}
        {player.freighter > 0 && (
          <Amount icon="freighter" n={player.freighter} title={t("table-freighter", { n: player.freighter })} />
        )}
        {player.negotiators > 0 && (
          <Amount icon="negotiator" n={player.negotiators} title={t("count-negotiators", { n: player.negotiators })} />
        )}
        <ReplayUprising player={player} library={library} />
        <TleilaxAmounts view={view} library={library} seat={seat} size={18} />
        {Boolean(player.council) && <Icon name="council_seat" size={18} title={t("term-council_seat")} />}
        {view.mentat === seat && <Icon name="mentat" size={18} title={t("term-mentat")} />}
      </div>
      {player.tech.length > 0 && (
        <div className="replay-zone replay-tech">
          {player.tech.map((tile) => (
            <CardFace
              key={tile}
              kind="tech"
              id={tile}
              size="xs"
              library={library}
              {...(player.tech_flipped.includes(tile) ? { state: "dim" as const } : {})}
            />
          ))}
        </div>
      )}
      {open && (
        <div className="replay-zones">
          <Cards label={t("term-discard_pile")} cards={player.discard} kind="card" library={library} size="xs" />
          <ReplayHoldings player={player} library={library} />
        </div>
      )}
    </section>
  );
}
