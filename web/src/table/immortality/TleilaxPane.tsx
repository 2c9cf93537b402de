import { TleilaxBoard } from "../../board/immortality/TleilaxBoard";
import { CardFace, type CardState } from "../../cards/CardFace";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { names } from "../../ui/names";
import { TakeButton } from "../market/Market";
import { useModel } from "../model";
import { Amount } from "../parts/Amounts";
import { SeatMark } from "../parts/SeatMark";
import { reclaimed, researches } from "./facts";
import "./immortality.css";

const RETURN = "return_specimen";

/** The Bene Tleilax board: both tracks, the axolotl tanks, the cards that specimens pay for. */
export function TleilaxPane() {
  const { view, library, seatName, mine, lit, staging, pick, look, texts } = useModel();
  const legal = mine ? [...lit].filter((action) => action.startsWith("research:")) : [];
  return (
    <section className="tleilax" aria-label={texts.t("table-side-tleilax")} data-group="tleilax">
      <TleilaxBoard
        view={view}
        library={library}
        seatName={seatName}
        legal={legal}
        staged={staging.armed?.[0] ?? null}
        onAct={pick}
        onOpen={look}
      />
      <Tanks />
      <Row />
    </section>
  );
}

/** The axolotl tanks: the specimens of each seat; one's own go back to the supply from here. */
function Tanks() {
  const { view, me, mine, lit, send, busy, seatName, texts } = useModel();
  const seats = view.players.flatMap((_, seat) => (researches(view, seat) ? [seat] : []));
  return (
    <div className="tanks" role="group" aria-label={texts.t("term-axolotl_tanks")}>
      <Icon name="axolotl_tank" size={22} title={texts.t("term-axolotl_tanks")} />
      {seats.map((seat) => {
        const n = view.players[seat]!.specimens;
        return (
          <span key={seat} className={names("tank", n === 0 && "is-dim")}>
            <SeatMark seat={seat} size={15} title={seatName(seat)} />
            <Amount icon="specimen" n={n} size={17} title={texts.t("count-specimens", { n })} />
            {seat === me && mine && lit.has(RETURN) && (
              <Button
                look="quiet"
                size="small"
                busy={busy}
                icon={<Icon name="undo" size={14} />}
                aria-label={texts.t("action-return_specimen", { n: 1 })}
                hint={texts.t("action-return_specimen", { n: 1 })}
                onClick={() => send([RETURN])}
              />
            )}
          </span>
        );
      })}
    </div>
  );
}

/** The Tleilaxu Row, and what lies beside it. */
function Row() {
  const { view, library, texts, market } = useModel();
  return (
    <>
      <h3 className="market-heading tleilax-heading">
        {texts.t("term-tleilaxu_row")}
        <span title={texts.t("deck-tleilaxu_deck")}>
          <Icon name="tleilaxu_row" size={15} /> {view.tleilaxu_deck.length}
          <span className="visually-hidden">{texts.t("deck-tleilaxu_deck")}</span>
        </span>
      </h3>
      <ul className="market-list">
        {[...market.tleilaxu, ...reclaimed(library)].map((card, i) => (
          <li key={`${i} ${card}`} data-appear={`tleilaxu ${i} ${card}`}>
            {card !== null && <TleilaxuCard card={card} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A card that specimens pay for: lit where there are enough of them, and it is the time for it. */
function TleilaxuCard({ card }: { card: string }) {
  const { library, mine, lit, pick, why, look, staging, numbers } = useModel();
  const action = `clone:${card}`;
  const legal = mine && lit.has(action);
  const chosen = legal && staging.armed?.includes(action);
  const state: CardState = chosen ? "staged" : legal ? "legal" : "plain";
  return (
    <span className="market-card">
      <CardFace
        kind="card"
        id={card}
        size="xs"
        library={library}
        state={state}
        reason={legal ? null : why(action)}
        action={legal ? action : undefined}
        number={legal ? numbers.get(action) : undefined}
        onClick={() => (legal ? pick(action) : look({ kind: "card", id: card }))}
        onOpen={() => look({ kind: "card", id: card })}
      />
      {chosen && <TakeButton action={action} />}
    </span>
  );
}
