import type { ReactNode } from "react";
import type { Texts } from "../../app/i18n";
import { saidOf } from "../../cards/facts";
import type { View } from "../../messages";
import { nameOf } from "../logic/said";
import { heldBy } from "../logic/view";
import { useModel } from "../model";
import { hasIx } from "./facts";

/** The rows that Rise of Ix adds to the table of the seats in words. */
export function ixRows(view: View, texts: Texts): [string, (seat: number) => ReactNode][] {
  if (!hasIx(view)) return [];
  const { t } = texts;
  const player = (seat: number) => view.players[seat]!;
  const tile = (seat: number) => (id: string) =>
    player(seat).tech_flipped.includes(id)
      ? `${nameOf(texts, "tech", id)} (${t("table-tech-flipped")})`
      : nameOf(texts, "tech", id);
  return [
    [t("table-tech"), (seat) => player(seat).tech.map(tile(seat)).join(", ")],
    [`${t("label-dreadnoughts")}: ${t("term-supply")}`, (seat) => player(seat).dreadnoughts],
    [`${t("label-dreadnoughts")}: ${t("term-garrison")}`, (seat) => player(seat).dreadnoughts_home],
    [`${t("label-dreadnoughts")}: ${t("term-conflict_area")}`, (seat) => player(seat).dreadnoughts_conflict],
    [
      `${t("label-dreadnoughts")}: ${t("term-control")}`,
      (seat) =>
        heldBy(view.warships, seat)
          .map((space) => nameOf(texts, "space", space))
          .join(", "),
    ],
    [t("term-freighter"), (seat) => player(seat).freighter],
    [t("label-negotiators"), (seat) => player(seat).negotiators],
    [
      t("label-snoopers"),
      (seat) =>
        player(seat)
          .snoopers.map((faction) => nameOf(texts, "faction", faction))
          .join(", "),
    ],
    [t("table-ahead"), (seat) => (player(seat).ahead.length > 0 ? t("table-yes") : "")],
  ];
}

/** The open tech tiles and the rewards of the shipping track in words. */
export function IxText() {
  const { view, library, texts } = useModel();
  const { t } = texts;
  if (!hasIx(view)) return null;
  return (
    <section>
      <h2>{t("board-ix")}</h2>
      <ul>
        {view.tech_stacks.map((stack, i) => {
          const open = stack.at(-1);
          const [name, ...lines] = open == null ? [t("board-tech-empty")] : saidOf(library.tech[open]);
          return (
            <li key={i}>
              <b>{name}</b>. {lines.join(". ")}
              {stack.length > 1 && ` ${t("board-tech-below", { n: stack.length - 1 })}`}
            </li>
          );
        })}
      </ul>
      {view.tech_gone.length > 0 && (
        <p>
          {t("table-trashed")}: {view.tech_gone.map((tile) => nameOf(texts, "tech", tile)).join(", ")}
        </p>
      )}
      <h2>{t("term-shipping_track")}</h2>
      <ol>
        {[0, 1, 2].map((level) => (
          <li key={level}>{library.effects[`shipping/${level}`]}</li>
        ))}
      </ol>
    </section>
  );
}
