import type { ReactNode } from "react";
import type { Texts } from "../../app/i18n";
import { postWords } from "../../board/describe";
import { isUprising, saidOf } from "../../cards/facts";
import type { Library, View } from "../../messages";
import { nameOf, sourceName } from "../logic/said";
import { trophyOf } from "../logic/uprising";
import { seen } from "../logic/view";
import { useModel } from "../model";

/** The rows that Uprising adds to the table of the seats in words. */
export function uprisingRows(view: View, library: Library, texts: Texts): [string, (seat: number) => ReactNode][] {
  if (!isUprising(library)) return [];
  const { t } = texts;
  const player = (seat: number) => view.players[seat]!;
  const contracts = (ids: readonly string[]) => ids.map((id) => nameOf(texts, "contract", id)).join(", ");
  const trophies = (sources: readonly string[]) =>
    sources.map((source) => trophyWords(texts, library, source)).join(", ");
  return [
    [t("table-spies-left"), (seat) => player(seat).spies_left],
    [
      t("table-spies-out"),
      (seat) =>
        player(seat)
          .spies.map((post) => nameOf(texts, "post", post))
          .join(", "),
    ],
    [`${t("label-sandworms")}: ${t("term-conflict_area")}`, (seat) => player(seat).sandworms],
    [t("term-maker_hooks"), (seat) => (player(seat).hooks ? t("table-yes") : "")],
    [t("table-trophies-up"), (seat) => trophies(player(seat).trophies)],
    [t("table-trophies-down"), (seat) => trophies(player(seat).trophies_matched)],
    [t("table-contracts"), (seat) => contracts([...player(seat).contracts, ...seen(player(seat).contracts_dealt)])],
    [t("table-contracts-completed"), (seat) => contracts(player(seat).contracts_done)],
    [t("term-training_track"), (seat) => player(seat).training || ""],
    [t("label-memories"), (seat) => player(seat).memories || ""],
  ];
}

function trophyWords(texts: Texts, library: Library, source: string): string {
  const { icon } = trophyOf(library, source);
  const name = sourceName({ words: texts, library }, source);
  return icon === "" ? name : `${name} (${nameOf(texts, "battle_icon", icon)})`;
}

/** The observation posts, the Shield Wall and the contracts in words. */
export function UprisingText() {
  const { view, library, texts, seatName, posts, why, mine, decision } = useModel();
  const { t } = texts;
  if (!isUprising(library)) return null;
  const teller = { t, view, library, seatName };
  return (
    <section>
      <h2>{t("board-posts")}</h2>
      <p>{t(view.wall ? "board-wall" : "board-wall-gone")}</p>
      <ul>
        {posts.map((post) => {
          const note = mine && decision ? (why(`place_spy:${post}`) ?? why(`recall_spy:${post}`)) : null;
          return (
            <li key={post}>
              {postWords(teller, post)}
              {note !== null && <i> ({note})</i>}
            </li>
          );
        })}
      </ul>
      {view.contract_market.length + view.contract_stack.length + view.contracts_aside.length > 0 && (
        <>
          <h2>{t("table-contracts")}</h2>
          <ul>
            {[...view.contract_market, ...view.contracts_aside].map((contract, i) => (
              <li key={`${contract} ${i}`}>{saidOf(library.contracts[contract]).join(". ")}</li>
            ))}
          </ul>
          <p>{t("table-contract-stack", { n: view.contract_stack.length })}</p>
        </>
      )}
    </section>
  );
}
