import { useLayoutEffect, useRef } from "react";
import { TleilaxBoard } from "../../board/immortality/TleilaxBoard";
import { CardFace, type CardState } from "../../cards/CardFace";
import { Icon } from "../../icons/Icon";
import { bringIntoSight } from "../../ui/inSight";
import { parse } from "../logic/actions";
import { TakeButton } from "../market/Market";
import { useModel } from "../model";
import { reclaimed } from "./facts";
import "./immortality.css";

const ON_BOARD = new Set(["research", "return_specimen"]);

/** The Bene Tleilax board: both tracks, the axolotl tanks, the cards that specimens pay for. */
export function TleilaxPane() {
  const { view, library, seatName, mine, decision, lit, staging, pick, look, texts } = useModel();
  const pane = useRef<HTMLElement>(null);
  const legal = mine ? [...lit].filter((action) => ON_BOARD.has(parse(action).family)) : [];
  useLayoutEffect(() => {
    const { parentElement: room } = pane.current!;
    bringIntoSight(room!, [...pane.current!.querySelectorAll(".target-research.target-lit, .card-is-legal")]);
  }, [decision?.id]); // what can be chosen is seen at once
  return (
    <section ref={pane} className="tleilax" aria-label={texts.t("table-side-tleilax")} data-group="tleilax">
      <TleilaxBoard
        view={view}
        library={library}
        seatName={seatName}
        legal={legal}
        staged={staging.armed?.[0] ?? null}
        onAct={pick}
        onOpen={look}
      />
      <Row />
    </section>
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
