import { numberOf, wordsOf } from "../../cards/facts";
import { familiesAt } from "../../families";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { TakeButton } from "../market/Market";
import { useModel } from "../model";

/** The Throne Row, while cards lie there: what each costs, and its name; it opens into the whole card. */
export function ThroneRow() {
  const { view, market, library, texts, lit, mine, pick, look, why, staging, numbers } = useModel();
  if (view.throne_row.length === 0) return null;
  return (
    <section className="throne-row" aria-label={texts.t("term-throne_row")}>
      <h3>
        <Icon name="throne_row" size={18} /> <span>{texts.t("term-throne_row")}</span>
      </h3>
      <ul>
        {market.throne.map((card, i) => {
          if (card === null) return <li key={i} />;
          const definition = library.cards[card]!;
          const ways = familiesAt("market").map((family) => `${family}:${card}`);
          const action = mine ? ways.find((way) => lit.has(way)) : undefined;
          return (
            <li key={`${i} ${card}`}>
              <button
                type="button"
                className={names("throne-card on-dark", action && "is-legal")}
                data-action={action}
                data-about={`card/${card}`}
                data-choice={numbers.get(action ?? "")}
                title={why(`buy:${card}`) ?? undefined}
                onClick={() => (action ? pick(action) : look({ kind: "card", id: card }))}
              >
                <b>{view.discounted[card] ?? numberOf(definition, "cost")}</b> <span>{definition.name}</span>
                <span className="visually-hidden">{wordsOf(definition).join(". ")}</span>
              </button>
              {action && staging.armed?.includes(action) && <TakeButton action={action} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
