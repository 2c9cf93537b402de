import { useTexts } from "../../app/i18n";
import { WayMarks } from "../../board/ways";
import { CardFace } from "../../cards/CardFace";
import type { Library, View, Zone } from "../../messages";
import { SeatMark } from "../../table/parts/SeatMark";

interface ReplayHandProps {
  seat: number;
  name: string;
  view: View;
  library: Library;
}

/** The cards of a seat that are not on the discard pile, below the board: its hand, what it has played, its Intrigue cards. */
export function ReplayHand({ seat, name, view, library }: ReplayHandProps) {
  const { t } = useTexts();
  const { hand, in_play: inPlay, revealed, intrigue } = view.players[seat]!;
  return (
    <section className="replay-hand" aria-label={name}>
      <h2>
        <SeatMark seat={seat} size={18} /> {name}
      </h2>
      <Cards label={t("term-hand")} cards={hand} kind="card" library={library} size="s" marked />
      <Cards label={t("term-in_play")} cards={[...inPlay, ...revealed]} kind="card" library={library} size="s" />
      <Cards label={t("library-intrigue")} cards={intrigue} kind="intrigue" library={library} size="s" />
    </section>
  );
}

interface CardsProps {
  label: string;
  cards: Zone;
  kind: "card" | "intrigue";
  library: Library;
  /** `xs`: rows of a list; `s`: cards. */
  size: "xs" | "s";
  /** They are those of the hand from which a way on the board leads: they bear its marks. */
  marked?: boolean;
}

/** Cards of a zone below its name; nothing where there are none. */
export function Cards({ label, cards, kind, library, size, marked = false }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <div className="replay-zone">
      <h3>{label}</h3>
      <div className="replay-cards">
        {cards.map((card, i) => (
          <span key={`${card} ${i}`} className="replay-card">
            <CardFace kind={kind} id={card} size={size} library={library} />
            {marked && cards.indexOf(card) === i && <WayMarks at={`hand/${card}`} />}
          </span>
        ))}
      </div>
    </div>
  );
}
