import type { ReactNode } from "react";
import type { Texts } from "../../app/i18n";
import { researchWords, tleilaxuWords } from "../../board/describe";
import { saidOf } from "../../cards/facts";
import type { Library, View } from "../../messages";
import { nameOf } from "../logic/said";
import { useModel } from "../model";
import { columnOf, hasTleilax, markerReached, reclaimed, researches } from "./facts";

/** The rows that Immortality adds to the table of the seats in words. */
export function tleilaxRows(view: View, library: Library, texts: Texts): [string, (seat: number) => ReactNode][] {
  if (!hasTleilax(view)) return [];
  const { t } = texts;
  const player = (seat: number) => view.players[seat]!;
  const own = (of: (seat: number) => ReactNode) => (seat: number) => (researches(view, seat) ? of(seat) : "");
  return [
    [t("term-specimen"), own((seat) => player(seat).specimens)],
    [t("term-research_track"), own((seat) => columnOf(library, view, seat))],
    [t("term-genetic_marker"), own((seat) => markerReached(library, view, seat) || "")],
    [t("term-tleilaxu_track"), own((seat) => player(seat).tleilaxu)],
    [t("term-family_atomics"), (seat) => (player(seat).atomics ? t("table-yes") : "")],
    [
      t("immortality-coming-back"),
      (seat) =>
        player(seat)
          .coming_back.map((card) => nameOf(texts, "card", card))
          .join(", "),
    ],
  ];
}

/** The Bene Tleilax board in words. */
export function TleilaxText() {
  const { view, library, texts, seatName, why } = useModel();
  const { t } = texts;
  if (!hasTleilax(view)) return null;
  const teller = { t, view, library, seatName };
  const { turn_card: card, turn_grafted: other } = view;
  return (
    <section>
      <h2>{t("table-side-tleilax")}</h2>
      {card !== null && other !== null && (
        <p>
          {t("term-graft")}: {nameOf(texts, "card", card)}, {nameOf(texts, "card", other)}
        </p>
      )}
      <h3>{t("term-tleilaxu_row")}</h3>
      <ul>
        {[...view.tleilaxu_row, ...reclaimed(library)].map((id, i) => {
          const [name, ...lines] = saidOf(library.cards[id]);
          const note = why(`clone:${id}`);
          return (
            <li key={`${id} ${i}`}>
              <b>{name}</b>. {lines.join(". ")}
              {note !== null && <i> ({note})</i>}
            </li>
          );
        })}
      </ul>
      <p>
        {t("deck-tleilaxu_deck")}: {view.tleilaxu_deck.length}
      </p>
      <h3>{t("term-research_track")}</h3>
      <ul>
        {library.research.map(({ id }) => (
          <li key={id}>{researchWords(teller, id)}</li>
        ))}
      </ul>
      <h3>{t("term-tleilaxu_track")}</h3>
      <ol start={0}>
        {library.tleilaxu.map((_, n) => (
          <li key={n}>{tleilaxuWords(teller, n)}</li>
        ))}
      </ol>
    </section>
  );
}
