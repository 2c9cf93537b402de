import { useTexts } from "../../app/i18n";
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
      <Cards label={t("term-hand")} cards={hand} kind="card" library={library} size="s" />
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
}

/** Cards of a zone below its name; nothing where there are none. */
export function Cards({ label, cards, kind, library, size }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <div className="replay-zone">
      <h3>{label}</h3>
      <div className="replay-cards">
        {cards.map((card, i) => (
          <CardFace key={`${card} ${i}`} kind={kind} id={card} size={size} library={library} />
        ))}
      </div>
    </div>
  );
}
