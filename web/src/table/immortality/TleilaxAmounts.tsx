import { useTexts } from "../../app/i18n";
import { Icon } from "../../icons/Icon";
import type { Library, View } from "../../messages";
import { Amount } from "../parts/Amounts";
import { columnOf, markerReached, researches } from "./facts";

interface AmountsProps {
  view: View;
  library: Library;
  seat: number;
  size: number;
}

/** The specimens of a seat; nothing where it has no axolotl tanks. */
export function Specimens({ view, seat, size }: Omit<AmountsProps, "library">) {
  const { t } = useTexts();
  const { specimens } = view.players[seat]!;
  if (!researches(view, seat)) return null;
  return (
    <Amount
      icon="specimen"
      n={specimens}
      size={size}
      title={t("count-specimens", { n: specimens })}
      dim={specimens === 0}
    />
  );
}

/** What Immortality gives a seat: specimens, how far it is on both tracks, the Family Atomics. */
export function TleilaxAmounts({ view, library, seat, size }: AmountsProps) {
  const { t } = useTexts();
  const player = view.players[seat]!;
  if (!researches(view, seat)) return null;
  const marker = markerReached(library, view, seat);
  const column = columnOf(library, view, seat);
  return (
    <>
      <Specimens view={view} seat={seat} size={size} />
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
    </>
  );
}
