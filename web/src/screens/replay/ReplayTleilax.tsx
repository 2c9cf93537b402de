import { useTexts } from "../../app/i18n";
import { TleilaxBoard } from "../../board/immortality/TleilaxBoard";
import { CardFace } from "../../cards/CardFace";
import type { Library, View } from "../../messages";
import { hasTleilax, reclaimed } from "../../table/immortality/facts";

interface ReplayTleilaxProps {
  view: View;
  library: Library;
  seatName: (seat: number) => string;
  /** Asked to look closely at a card. */
  onOpen: (card: string) => void;
}

/** The Bene Tleilax board at this step, and the cards that specimens could pay for; nothing without Immortality. */
export function ReplayTleilax({ view, library, seatName, onOpen }: ReplayTleilaxProps) {
  const { t } = useTexts();
  if (!hasTleilax(view)) return null;
  return (
    <section className="replay-market" aria-label={t("table-side-tleilax")}>
      <h2>{t("table-side-tleilax")}</h2>
      <TleilaxBoard view={view} library={library} seatName={seatName} />
      {[...view.tleilaxu_row, ...reclaimed(library)].map((card, i) => (
        <CardFace key={`${card} ${i}`} kind="card" id={card} size="xs" library={library} onClick={() => onOpen(card)} />
      ))}
    </section>
  );
}
