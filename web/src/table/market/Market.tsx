import { useStore } from "../../app/store";
import { CardFace, type CardState } from "../../cards/CardFace";
import { familiesAt } from "../../families";
import { Icon } from "../../icons/Icon";
import { parse } from "../logic/actions";
import { type TableModel, useModel } from "../model";
import { Amount } from "../parts/Amounts";
import { useLayout } from "../parts/media";
import { SteadyButton } from "../parts/SteadyButton";
import { ThroneRow } from "../six/ThroneRow";
import { ContractMarket, ContractStack } from "../uprising/ContractMarket";
import { ContractPlate } from "../uprising/ContractPlate";
import "./Market.css";

const TAKING = [...familiesAt("market"), ...familiesAt("row")];

/** The Imperium Row, the Reserve, cards set aside, and what the decks hold. */
export function Market() {
  const { view, library, texts, me, show, market } = useModel();
  const { t } = texts;
  const phone = useLayout() === "phone";
  const aside = me === null ? [] : view.players[me]!.set_aside;
  return (
    <section className="market" aria-label={t("table-market")} data-group="market">
      <h3 className="visually-hidden">{t("term-imperium_row")}</h3>
      <ul className="market-list">
        {market.row.map((card, i) => (
          <li key={`${i} ${card}`} data-appear={`row ${i} ${card}`}>
            {card !== null && <MarketCard card={card} families={TAKING} />}
          </li>
        ))}
      </ul>
      {phone && <ThroneRow />}
      <h3 className="market-heading">{t("term-reserve")}</h3>
      <ul className="market-list">
        {Object.entries(view.reserve).map(([card, count]) => (
          <li key={card}>
            <MarketCard card={card} families={TAKING} count={count} />
          </li>
        ))}
      </ul>
      <ContractMarket
        view={view}
        open={market.contracts}
        library={library}
        plate={(contract) => <ContractPlate contract={contract} />}
      />
      {aside.length > 0 && (
        <>
          <h3 className="market-heading">{t("table-set-aside")}</h3>
          <ul className="market-list">
            {aside.map((card, i) => (
              <li key={`${i} ${card}`}>
                <MarketCard card={card} families={familiesAt("aside")} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="market-decks">
        <span title={t("deck-imperium_deck")}>
          <Icon name="imperium_deck" size={17} /> {view.imperium_deck.length}
          <span className="visually-hidden">{t("deck-imperium_deck")}</span>
        </span>
        <button
          type="button"
          onClick={() => show({ what: "pile", pile: "intrigue_discard", seat: -1 })}
          title={t("table-intrigue-decks")}
        >
          <Icon name="intrigue" size={17} /> {view.intrigue_deck.length}{" "}
          <span className="soft">/ {view.intrigue_discard.length}</span>
        </button>
        <span title={t("deck-conflict_deck")}>
          <Icon name="combat" size={17} /> {view.conflict_deck.length}
          <span className="visually-hidden">{t("deck-conflict_deck")}</span>
        </span>
        <ContractStack view={view} />
        <button
          type="button"
          onClick={() => show({ what: "pile", pile: "trashed", seat: -1 })}
          title={t("table-trashed")}
        >
          <Icon name="trash" size={17} /> {view.removed.length}
        </button>
      </p>
    </section>
  );
}

/** A card of the market: lit where it can be taken, `short by n` where persuasion is missing. */
function MarketCard({ card, families, count }: { card: string; families: string[]; count?: number }) {
  const { view, library, decision, mine, lit, pick, why, look, highlight, texts, staging, numbers } = useModel();
  const marked = useStore(highlight, (thing) => thing?.kind === "card" && thing.id === card);
  const actions = families.map((family) => `${family}:${card}`);
  const action = actions.find((one) => mine && lit.has(one));
  const barred = `${families[0]}:${card}`;
  const short = mine && decision?.kind === "reveal_effects" ? decision.lacks?.[barred] : undefined;
  const cost = priceNow(useModel(), action, short) ?? view.discounted[card];
  const reason = mine
    ? decision?.kind === "turn" && families[0] === "buy"
      ? texts.t("table-buy-later")
      : why(barred)
    : null;
  const buying = view.turn_kind === "reveal" && mine;
  const chosen = action !== undefined && staging.armed?.includes(action);
  const state: CardState = chosen
    ? "staged"
    : action
      ? "legal"
      : buying || (mine && hasTaking(decision?.options ?? []))
        ? "dim"
        : "plain";
  const inReserve = count !== undefined;
  return (
    <span className={marked ? "market-card is-marked" : "market-card"}>
      <CardFace
        kind="card"
        id={card}
        size="xs"
        library={library}
        state={state}
        reason={action ? null : reason}
        action={action}
        number={numbers.get(action ?? "")}
        {...(cost === undefined ? {} : { cost })}
        onClick={() => (action ? pick(action) : look({ kind: "card", id: card }))}
        onOpen={() => look({ kind: "card", id: card })}
      />
      {chosen && <TakeButton action={action} />}
      {short !== undefined && (
        <span className="market-short" title={texts.t("table-short-by", { n: short })}>
          <span aria-hidden="true">−{short}</span>
          <span className="visually-hidden">{texts.t("table-short-by", { n: short })}</span>
        </span>
      )}
      {inReserve && (
        <span className="market-count" data-count>
          ×{count}
        </span>
      )}
    </span>
  );
}

/** The Persuasion that a card costs in this Reveal turn, where it can be bought or `short` is missing for it. */
function priceNow({ view, decision }: TableModel, action: string | undefined, short: number | undefined) {
  if (action !== undefined) return decision?.prices?.[action]?.n;
  return short === undefined ? undefined : view.players[decision!.seat]!.persuasion + short;
}

/** Takes the card that is chosen; it says what stays of the Persuasion. */
export function TakeButton({ action }: { action: string }) {
  const { view, decision, send, busy, texts } = useModel();
  const price = decision?.prices?.[action]?.n ?? 0;
  const left = view.turn_kind === "reveal" && price > 0 ? view.players[decision!.seat]!.persuasion - price : null;
  return (
    <SteadyButton
      className="market-take"
      look="main"
      size="small"
      data-action={action}
      meaning={`${decision!.id} ${action}`}
      busy={busy}
      onClick={() => send([action])}
    >
      {texts.t("table-commit", { family: parse(action).family })}
      {left !== null && (
        <Amount icon="persuasion" n={`→ ${left}`} size={16} title={texts.t("table-stays", { n: left })} />
      )}
    </SteadyButton>
  );
}

function hasTaking(options: string[]): boolean {
  return options.some((option) => TAKING.includes(parse(option).family));
}
