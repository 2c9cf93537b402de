import type { ReactNode } from "react";
import { saidOf, wordsOf } from "../../cards/facts";
import type { Decision, PlayerView } from "../../messages";
import { CommandLine } from "../CommandLine";
import { AmountChooser } from "../decision/AmountChooser";
import { Consent } from "../decision/Consent";
import { Foot, UndoButtons } from "../decision/Foot";
import { useFocusOnDecision } from "../decision/useFocusOnDecision";
import { HintPane } from "../hint/HintPane";
import { TleilaxText, tleilaxRows } from "../immortality/rows";
import { IxText, ixRows } from "../ix/rows";
import { Log } from "../log/Log";
import { parse } from "../logic/actions";
import { actionLabel } from "../logic/labels";
import { panelOf } from "../logic/panel";
import { press } from "../logic/press";
import { nameOf, sourceName, tell, tellValue } from "../logic/said";
import { shownRows } from "../logic/tray";
import { counted, heldBy, roundsOf, seen } from "../logic/view";
import { useModel } from "../model";
import { UprisingText, uprisingRows } from "../uprising/rows";
import "./TextTable.css";

/** The whole table as headings, lists and tables, with the legal actions as buttons: for readers, and for who likes text. */
export function TextTable() {
  return (
    <div className="text-table">
      <DecisionText />
      <SeatsText />
      <MineText />
      <MarketText />
      <ConflictText />
      <SpacesText />
      <IxText />
      <UprisingText />
      <TleilaxText />
      <section>
        <Heading id="table-log" />
        <Log filter="all" />
      </section>
    </div>
  );
}

function Heading({ id }: { id: string }) {
  const { texts } = useModel();
  return <h2>{texts.t(id)}</h2>;
}

/** The decision with the numbers and keys of the decision panel. */
function DecisionText() {
  const { decision, mine, texts, speaker, seatName, library } = useModel();
  const heading = useFocusOnDecision();
  if (!decision) return null;
  const { barred } = shownRows(decision);
  return (
    <section id="decision">
      <Consent />
      <h2 tabIndex={-1} ref={heading}>
        {mine
          ? tell(speaker, decision.prompt)
          : `${texts.t("table-waiting-for", { who: seatName(decision.seat) })} ${tell(speaker, decision.prompt)}`}
      </h2>
      {decision.source !== "setup" && <p>{sourceName(speaker, decision.source)}</p>}
      {mine && <ActionsText key={decision.id} />}
      {barred.map((row) => (
        <p key={row.action}>
          {tellValue(speaker, row.name)}: {library.effects[row.node]}
          {row.reason && ` (${tell(speaker, row.reason)})`}
        </p>
      ))}
      {!mine && <UndoButtons />}
      <CommandLine />
    </section>
  );
}

/** What can be chosen, in the order of the panel; beside a card the spaces that it reaches, to send an Agent at once. */
function ActionsText() {
  const model = useModel();
  const { decision, texts, speaker, staging, cancel, send, numbers, order, hint } = model;
  const panel = panelOf(decision!, staging, order);
  const choices = new Map(panel.choices.map((choice) => [choice.action, choice]));
  return (
    <>
      {staging.card !== null && (
        <p>
          {texts.t("table-choose-space", { name: nameOf(texts, "card", staging.card.slice("play:".length)) })}{" "}
          <button type="button" onClick={cancel}>
            {texts.t("table-cancel")}
          </button>
        </p>
      )}
      <ol className="text-actions">
        {[...numbers].map(([action, n]) => (
          <li key={action} value={n}>
            <button
              type="button"
              data-choice={n}
              data-action={action}
              onClick={() => press(model, choices.get(action) ?? { action, zone: "panel" })}
            >
              {actionLabel(speaker, decision, action)}
            </button>{" "}
            {(decision!.leads?.[action] ?? []).map((said) => tell(speaker, said)).join(", ")}
            {goesOn(decision!, action).map((space) => (
              <button key={space} type="button" onClick={() => send([action, `send:${space}`])}>
                {nameOf(texts, "space", space)}
              </button>
            ))}
          </li>
        ))}
      </ol>
      {panel.amount && <AmountChooser amount={panel.amount} />}
      <Foot foot={panel.foot} beside={panel.amount !== null} />
      {hint && <HintPane />}
    </>
  );
}

/** The spaces to which an action can send an Agent together with it. */
function goesOn({ follow, alone }: Decision, action: string): string[] {
  return parse(action).family === "play" && !alone?.includes(action) ? (follow?.[action] ?? []) : [];
}

function SeatsText() {
  const { view, library, texts, seatName, me, game } = useModel();
  const { t } = texts;
  const strengthAndPlace = ({ strength, place }: PlayerView) =>
    `${strength}${place ? `, ${t("table-place", { n: place })}` : ""}`;
  const yes = (value: unknown) => (value ? t("table-yes") : "");
  const comes = (round: number | null) => (round === null ? "" : t("table-swordmaster-comes", { n: round }));
  const rows: [string, (seat: number) => ReactNode][] = [
    [
      t("term-leader"),
      (seat) => (view.players[seat]!.leader ? nameOf(texts, "leader", view.players[seat]!.leader) : ""),
    ],
    [t("label-vp"), (seat) => view.players[seat]!.vp],
    [t("term-solari"), (seat) => view.players[seat]!.solari],
    [t("term-spice"), (seat) => view.players[seat]!.spice],
    [t("term-water"), (seat) => view.players[seat]!.water],
    [
      t("label-agents"),
      (seat) =>
        [view.players[seat]!.agents, ...view.players[seat]!.spaces.map((space) => nameOf(texts, "space", space))].join(
          ", ",
        ),
    ],
    [
      t("term-hand"),
      (seat) =>
        [
          view.players[seat]!.hand.length,
          ...view.players[seat]!.known_hand.map((card) => nameOf(texts, "card", card)),
        ].join(", "),
    ],
    [
      t("label-intrigue"),
      (seat) =>
        [
          view.players[seat]!.intrigue.length,
          ...view.players[seat]!.face_up.map((card) => nameOf(texts, "intrigue", card)),
        ].join(", "),
    ],
    [t("term-deck"), (seat) => view.players[seat]!.deck.length],
    [t("table-known-deck"), (seat) => (seat === me ? "" : names(game.hidden[seat] ?? []))],
    [t("term-discard_pile"), (seat) => names(view.players[seat]!.discard)],
    [t("term-in_play"), (seat) => names([...view.players[seat]!.in_play, ...view.players[seat]!.revealed])],
    [t("table-set-aside"), (seat) => names(view.players[seat]!.set_aside)],
    [t("term-supply"), (seat) => view.players[seat]!.supply],
    [t("term-garrison"), (seat) => view.players[seat]!.garrison],
    [t("term-conflict_area"), (seat) => view.players[seat]!.conflict],
    [t("term-strength"), (seat) => strengthAndPlace(view.players[seat]!)],
    [t("table-may-add"), (seat) => view.players[seat]!.may_add],
    [t("term-persuasion"), (seat) => view.players[seat]!.persuasion],
    ...Object.keys(view.players[0]!.influence).map((faction): [string, (seat: number) => ReactNode] => [
      `${t("term-influence")}: ${nameOf(texts, "faction", faction)}`,
      (seat) =>
        `${view.players[seat]!.influence[faction]}${view.alliances[faction] === seat ? `, ${t("term-alliance")}` : ""}`,
    ]),
    [t("term-council_seat"), (seat) => yes(view.players[seat]!.council)],
    [
      t("term-swordmaster"),
      (seat) => yes(view.players[seat]!.swordmaster) || comes(view.players[seat]!.swordmaster_round),
    ],
    [t("term-mentat"), (seat) => yes(view.mentat === seat)],
    [t("term-first_player"), (seat) => yes(view.first_player === seat)],
    [t("table-revealed"), (seat) => yes(view.players[seat]!.revealed_at > 0)],
    [
      t("term-control"),
      (seat) =>
        heldBy(view.control, seat)
          .map((space) => nameOf(texts, "space", space))
          .join(", "),
    ],
    ...ixRows(view, texts),
    ...uprisingRows(view, library, texts),
    ...tleilaxRows(view, library, texts),
  ];
  const names = (cards: string[]) =>
    counted(cards)
      .map(([card, n]) => (n > 1 ? `${nameOf(texts, "card", card)} ×${n}` : nameOf(texts, "card", card)))
      .join(", ");
  return (
    <section>
      <h2>
        {t("table-seats")} · {t("table-round-of", { n: view.round, most: roundsOf(view) })} · {t(`phase-${view.phase}`)}
      </h2>
      <div className="text-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {view.players.map((_, seat) => (
                <th key={seat} scope="col">
                  {seatName(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, cell]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {view.players.map((_, seat) => (
                  <td key={seat}>{cell(seat)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function MineText() {
  const { view, me, texts, library, why } = useModel();
  if (me === null) return null;
  const player = view.players[me]!;
  return (
    <section>
      <Heading id="table-mine" />
      <ul>
        {seen(player.hand).map((card, i) => (
          <Lines key={`${card} ${i}`} lines={saidOf(library.cards[card])} note={why(`play:${card}`)} />
        ))}
        {seen(player.intrigue).map((card, i) => (
          <Lines key={`${card} ${i}`} lines={saidOf(library.intrigue[card])} note={why(`intrigue:${card}`)} />
        ))}
      </ul>
      {player.leader && <p>{saidOf(library.leaders[player.leader]).join(". ")}</p>}
      {player.tokens && player.tokens.length > 0 && (
        <p>{player.tokens.map((faction) => nameOf(texts, "faction", faction)).join(", ")}</p>
      )}
    </section>
  );
}

function Lines({ lines, note }: { lines: string[]; note: string | null }) {
  return (
    <li>
      <b>{lines[0]}</b>. {lines.slice(1).join(". ")}
      {note !== null && <i> ({note})</i>}
    </li>
  );
}

function MarketText() {
  const { view, library, texts, why } = useModel();
  return (
    <section>
      <Heading id="table-market" />
      <ul>
        {seen(view.row).map((card, i) => (
          <Lines key={`${card} ${i}`} lines={saidOf(library.cards[card])} note={why(`buy:${card}`)} />
        ))}
        {Object.entries(view.reserve).map(([card, count]) => {
          const name = `${library.cards[card]?.name} ×${count}`;
          return <Lines key={card} lines={[name, ...wordsOf(library.cards[card])]} note={why(`buy:${card}`)} />;
        })}
      </ul>
      <p>
        {texts.t("deck-imperium_deck")}: {view.imperium_deck.length}. {texts.t("deck-intrigue_deck")}:{" "}
        {view.intrigue_deck.length}. {texts.t("table-intrigue-discard")}:{" "}
        {seen(view.intrigue_discard)
          .map((card) => nameOf(texts, "intrigue", card))
          .join(", ")}
        . {texts.t("deck-conflict_deck")}: {view.conflict_deck.length}. {texts.t("table-trashed")}:{" "}
        {seen(view.removed)
          .map((card) => nameOf(texts, "card", card))
          .join(", ")}
      </p>
    </section>
  );
}

function ConflictText() {
  const { view, library } = useModel();
  if (view.conflict === null) return null;
  return (
    <section>
      <Heading id="term-conflict" />
      <p>{saidOf(library.conflicts[view.conflict]).join(". ")}</p>
    </section>
  );
}

function SpacesText() {
  const { view, library, spaces, seatName, why, texts } = useModel();
  return (
    <section>
      <Heading id="table-board" />
      <ul>
        {spaces.map((id) => {
          const space = library.spaces[id]!;
          const agents = view.players.flatMap((player, seat) => (player.spaces.includes(id) ? [seatName(seat)] : []));
          const bonus = view.bonus_spice[id];
          const note = why(`send:${id}`);
          return (
            <li key={id}>
              <b>{space.name}</b>. {wordsOf(space).join(". ")}
              {agents.length > 0 && `. ${texts.t("board-space-agents", { names: agents.join(", ") })}`}
              {bonus ? `. ${texts.t("term-bonus_spice")}: ${bonus}` : ""}
              {note !== null && <i> ({note})</i>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
