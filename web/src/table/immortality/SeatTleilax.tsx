import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { useModel } from "../model";
import { Amount } from "../parts/Amounts";
import { columnOf, markerReached, researches } from "./facts";
import "./immortality.css";

/** What Immortality gives a seat: specimens, how far it is on both tracks, the Family Atomics. */
export function SeatTleilax({ seat, compact }: { seat: number; compact: boolean }) {
  const { view, library, texts } = useModel();
  const { t } = texts;
  const player = view.players[seat]!;
  if (!researches(view, seat)) return null;
  const size = compact ? 14 : 17;
  const marker = markerReached(library, view, seat);
  const column = columnOf(library, view, seat);
  return (
    <div className={names("seat-line seat-tleilax", compact && "is-compact")}>
      <Amount
        icon="specimen"
        n={player.specimens}
        size={size}
        title={t("count-specimens", { n: player.specimens })}
        dim={player.specimens === 0}
      />
      <Amount
        icon="research"
        n={column}
        size={size}
        title={`${t("term-research_track")}: ${column}`}
        dim={column === 0}
      />
      {marker > 0 && (
        <Amount icon="genetic_marker" n={marker} size={size} title={`${t("term-genetic_marker")}: ${marker}`} />
      )}
      <Amount
        icon="tleilaxu"
        n={player.tleilaxu}
        size={size}
        title={`${t("term-tleilaxu_track")}: ${player.tleilaxu}`}
        dim={player.tleilaxu === 0}
      />
      {player.atomics && <Icon name="atomics" size={size} title={t("term-family_atomics")} />}
    </div>
  );
}
