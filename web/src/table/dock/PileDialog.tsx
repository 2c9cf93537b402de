import { CardFace } from "../../cards/CardFace";
import { familiesAt } from "../../families";
import { Dialog } from "../../ui/Dialog";
import { nameOf } from "../logic/said";
import { counted, seen } from "../logic/view";
import { type PileName, useModel } from "../model";
import "./PileDialog.css";

const FAMILIES: Partial<Record<PileName, string[]>> = { discard: familiesAt("discard"), played: familiesAt("played") };
const TITLES: Record<PileName, string> = {
  deck: "table-deck-contents",
  discard: "term-discard_pile",
  played: "term-in_play",
  trashed: "table-trashed",
  intrigue_discard: "table-intrigue-discard",
};

/** The cards of a pile, by name; never in their order where that is secret. Cards that are asked for can be chosen here. */
export function PileDialog({ pile, seat, onClose }: { pile: PileName; seat: number; onClose: () => void }) {
  const model = useModel();
  const { texts, library, lit, mine, pick, look, me } = model;
  const kind = pile === "intrigue_discard" ? "intrigue" : "card";
  const cards = counted(cardsOf(model, pile, seat)).sort(([a], [b]) =>
    nameOf(texts, kind, a).localeCompare(nameOf(texts, kind, b), texts.language),
  );
  const families = seat === me ? (FAMILIES[pile] ?? []) : [];
  const title = `${texts.t(TITLES[pile])} · ${cards.reduce((sum, [, n]) => sum + n, 0)}`;
  return (
    <Dialog open title={title} onClose={onClose} className="pile-dialog">
      {cards.length === 0 && <p className="soft">{texts.t("table-pile-empty")}</p>}
      <div className="pile-cards">
        {cards.map(([card, count]) => {
          const action = families.map((family) => `${family}:${card}`).find((one) => mine && lit.has(one));
          return (
            <CardFace
              key={card}
              kind={kind}
              id={card}
              size={kind === "card" ? "m" : "s"}
              count={count}
              library={library}
              state={action ? "legal" : "plain"}
              onClick={() => {
                if (!action) return look({ kind, id: card });
                pick(action);
                onClose();
              }}
              onOpen={() => look({ kind, id: card })}
            />
          );
        })}
      </div>
    </Dialog>
  );
}

function cardsOf({ view, game }: ReturnType<typeof useModel>, pile: PileName, seat: number): string[] {
  const player = view.players[seat];
  switch (pile) {
    case "deck":
      return [...(game.hidden[seat] ?? []), ...(player ? seen(player.deck) : [])];
    case "discard":
      return player?.discard ?? [];
    case "played":
      return player ? [...player.in_play, ...player.revealed] : [];
    case "trashed":
      return seen(view.removed);
    case "intrigue_discard":
      return seen(view.intrigue_discard);
  }
}
