import { useState } from "react";
import { useSettings } from "../../app/settings";
import { useStore } from "../../app/store";
import { WayMarks } from "../../board/ways";
import { CardFace, type CardState } from "../../cards/CardFace";
import { familiesAt, type Zone } from "../../families";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { Atomics } from "../immortality/Atomics";
import { TechTiles } from "../ix/TechTiles";
import { zoneOf } from "../logic/actions";
import { reachedBy } from "../logic/staging";
import { hasContracts } from "../logic/view";
import { type PileName, useModel } from "../model";
import { OpenContracts } from "../uprising/OpenContracts";
import "./Dock.css";

type Size = "s" | "m";

const HAND = familiesAt("hand");
const REVEALED = familiesAt("played");
const INTRIGUE = familiesAt("intrigue");
const NO_FAMILIES: string[] = []; // the cards that are asked for are not those in hand

/** What this seat holds: hand, Intrigue cards, piles. `size`: of the cards in hand. */
export function Dock({ size }: { size: Size }) {
  const { me, texts, view } = useModel();
  const cover = useSettings((settings) => settings.coverCards);
  const [held, setHeld] = useState(false);
  if (me === null) return <section className="dock is-empty">{texts.t("table-watching")}</section>;
  return (
    <section className="dock" aria-label={texts.t("table-mine")}>
      {cover && !held ? (
        <button type="button" className="dock-cover" onPointerDown={() => setHeld(true)} onClick={() => setHeld(true)}>
          <Icon name="eye_off" size={22} /> {texts.t("table-covered")}
        </button>
      ) : (
        <div className="dock-cards" onPointerLeave={() => setHeld(false)} onPointerUp={() => cover && setHeld(false)}>
          <Hand size={size} />
          <div className={names("dock-tiles", hasContracts(view) && "of-contracts")}>
            <TechTiles seat={me} />
            <Atomics seat={me} />
            <OpenContracts seat={me} />
          </div>
          <Intrigues seat={me} />
        </div>
      )}
      <Piles seat={me} />
    </section>
  );
}

/** The cards in hand; in a Reveal turn the revealed ones. */
function Hand({ size }: { size: Size }) {
  const { texts, decision, fans } = useModel();
  const { hand: places, dealt, revealing, clicked, click } = fans;
  // Of several copies that which was clicked is lifted.
  const lifted = (card: string) => (places[clicked] === card ? clicked : places.indexOf(card));
  const slots = places.map((card, i) => {
    if (card === null) return <span key={i} className="fan-slot" />;
    const copy = count(places.slice(0, i), card); // copies keep their place when another card leaves the hand
    return (
      <HandCard
        key={`${card} ${copy}`}
        card={card}
        families={decision?.kind === "sort_top" ? NO_FAMILIES : revealing ? REVEALED : HAND}
        size={size}
        first={copy === 0}
        lifted={lifted(card) === i}
        onClick={() => click(i)}
      />
    );
  });
  return (
    <div className={`hand fan-${size}`} role="group" aria-label={texts.t("term-hand")} data-group="hand">
      {slots.slice(0, dealt)}
      <span className="fan-late">{slots.slice(dealt)}</span>
      {places.every((card) => card === null) && <p className="soft">{texts.t("table-hand-empty")}</p>}
    </div>
  );
}

function count(cards: readonly (string | null)[], wanted: string): number {
  return cards.filter((card) => card === wanted).length;
}

interface HandCardProps {
  card: string;
  families: string[];
  size: Size;
  /** Of the copies of this card it is the leftmost one, which has the number. */
  first: boolean;
  /** Of the copies of this card it is the one that shows what is chosen. */
  lifted: boolean;
  onClick: () => void;
}

function HandCard({ card, families, size, first, lifted, onClick }: HandCardProps) {
  const reaches = useReaches(card);
  const { mine, lit, staging, decision, pick, why, look, library, numbers } = useModel();
  const actions = families.map((family) => `${family}:${card}`);
  const action = actions.find((one) => mine && lit.has(one));
  const chosen = actions.some((one) => one === staging.card || staging.armed?.includes(one));
  const matters = mine && (decision?.options ?? []).some((option) => families.includes(option.split(":")[0]!));
  const state: CardState = chosen && lifted ? "staged" : action ? "legal" : matters ? "dim" : "plain";
  const press = () => {
    if (!action) return look({ kind: "card", id: card });
    onClick();
    if (lifted || staging.card !== action) pick(action);
  };
  return (
    <span className={names("fan-slot", reaches && "reaches-pointed")} data-move={`hand ${card}`}>
      <CardFace
        kind="card"
        id={card}
        size={size}
        library={library}
        state={state}
        action={action}
        number={first ? numbers.get(action ?? "") : undefined}
        reason={action || !mine ? null : (actions.map(why).find((reason) => reason !== null) ?? null)}
        onClick={press}
        onOpen={() => look({ kind: "card", id: card })}
      />
      {first && <WayMarks at={`hand/${card}`} />}
    </span>
  );
}

/** Does the card lead to the space that is pointed at, or is it meant to go there? */
function useReaches(card: string): boolean {
  const { highlight, mine, decision, game } = useModel();
  return useStore(highlight, (thing) => {
    if (thing?.kind !== "space") return false;
    if (thing.by !== undefined) return thing.by === card;
    const turn = mine && (decision?.kind === "turn" || decision?.kind === "graft");
    return (turn ? reachedBy(decision, card) : game.reach[card])?.includes(thing.id) === true;
  });
}

/** The Intrigue cards in hand, and those that wait face up for the Reveal turn. */
function Intrigues({ seat }: { seat: number }) {
  const { view, texts, fans, mine, lit, pick, why, look, library, numbers, staging } = useModel();
  const player = view.players[seat]!;
  const places = fans.intrigues;
  if (places.length + player.face_up.length === 0) return <div className="intrigues fan-s" />; // their room is kept
  return (
    <div className="hand intrigues fan-s" role="group" aria-label={texts.t("table-intrigues")} data-group="intrigue">
      {player.face_up.map((card, i) => (
        <span className="fan-slot" key={`up ${card} ${i}`}>
          <CardFace
            kind="intrigue"
            id={card}
            size="s"
            library={library}
            state="dim"
            reason={texts.t("table-face-up", { n: 1 })}
            onClick={() => look({ kind: "intrigue", id: card })}
          />
        </span>
      ))}
      {places.map((card, i, all) => {
        if (card === null) return <span key={i} className="fan-slot" />;
        const action =
          INTRIGUE.map((family) => `${family}:${card}`).find((one) => mine && lit.has(one)) ?? `intrigue:${card}`;
        const legal = mine && lit.has(action);
        return (
          <span className="fan-slot" key={`${card} ${count(all.slice(i + 1), card)}`} data-move={`intrigue ${card}`}>
            <CardFace
              kind="intrigue"
              id={card}
              size="s"
              library={library}
              state={legal ? (staging.armed?.includes(action) ? "staged" : "legal") : "plain"}
              action={legal ? action : undefined}
              number={legal ? numbers.get(action) : undefined}
              reason={legal ? null : why(action)}
              onClick={() => (legal ? pick(action) : look({ kind: "intrigue", id: card }))}
              onOpen={() => look({ kind: "intrigue", id: card })}
            />
            <WayMarks at={`intrigue/${card}`} />
          </span>
        );
      })}
    </div>
  );
}

/** Deck, discard pile and cards in play, as buttons that open them. Lit where a card of theirs can be chosen. */
function Piles({ seat }: { seat: number }) {
  const { view, texts, show, decision, mine } = useModel();
  const player = view.players[seat]!;
  const options = mine ? (decision?.options ?? []) : [];
  const asks = (zone: Zone) => options.some((option) => zoneOf(option) === zone);
  const piles: [PileName, string, string, number, boolean][] = [
    ["deck", "imperium_deck", texts.t("term-deck"), player.deck.length, false],
    ["discard", "discard", texts.t("term-discard_pile"), player.discard.length, asks("discard")],
    ["played", "card", texts.t("term-in_play"), player.in_play.length + player.revealed.length, asks("played")],
  ];
  return (
    <div className="piles">
      {piles.map(([pile, icon, label, n, legal]) => (
        <button
          key={pile}
          type="button"
          className={names("pile", legal && "is-legal")}
          onClick={() => show({ what: "pile", pile, seat })}
        >
          <Icon name={icon} size={18} />
          <span className="pile-name">{label}</span>
          <b data-count>{n}</b>
        </button>
      ))}
    </div>
  );
}
