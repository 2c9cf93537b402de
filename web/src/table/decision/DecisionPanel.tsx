import type { ReactNode } from "react";
import { usePart } from "../../app/page";
import { Pointer } from "../../app/pointer";
import { isCommander } from "../../board/look";
import { CardFace } from "../../cards/CardFace";
import { definitionOf, OF_LEADERS, wordsOf } from "../../cards/facts";
import type { Zone } from "../../families";
import { Icon } from "../../icons/Icon";
import type { Decision } from "../../messages";
import { Button } from "../../ui/Button";
import { names } from "../../ui/names";
import { GraftedPair } from "../immortality/GraftedPair";
import { KeepCards } from "../ix/KeepCards";
import { parse, sourceParts, zoneOf } from "../logic/actions";
import { actionLabel, nameIn } from "../logic/labels";
import { type Choice, liesOpen, panelOf } from "../logic/panel";
import type { Kept } from "../logic/places";
import { nameOf, type Speaker, sourceName, tellBriefly } from "../logic/said";
import { isMarked, isStaged, nothing, type Staging } from "../logic/staging";
import type { ShownRow } from "../logic/tray";
import { StrengthBars } from "../market/ConflictPanel";
import { type TableModel, useModel } from "../model";
import { Since } from "../moments/Since";
import { Amount } from "../parts/Amounts";
import { NameLink, thingOf } from "../parts/NameLink";
import { SeatMark } from "../parts/SeatMark";
import { SteadyButton } from "../parts/SteadyButton";
import { Puzzle } from "../puzzle/Puzzle";
import { UprisingChoice } from "../uprising/UprisingChoice";
import { AmountChooser } from "./AmountChooser";
import { Choices } from "./Choices";
import { Consent } from "./Consent";
import { Fights } from "./Fights";
import { Foot, TAKE_PLAIN } from "./Foot";
import { Hint } from "./Hint";
import { Tray } from "./Tray";
import { useFocusOnDecision } from "./useFocusOnDecision";
import { useChoices, useRows } from "./useKept";
import { Waiting } from "./Waiting";
import "./DecisionPanel.css";

/** What to do now: one decision in words, its source, its choices, undo and the end of the turn; `over`: after the last one. */
export function DecisionPanel({ over }: { over: ReactNode }) {
  const model = useModel();
  const { decision, mine, lobby, notice, clearNotice, texts } = model;
  const asked = mine ? decision : null;
  const rows = useRows(asked);
  const choices = useChoices(asked, asked === null ? [] : listedAt(asked, nothing(asked.id), model));
  usePart(Pointer); // it knows where the pointer is before the first button asks
  return (
    <section id="decision" className={names("decision", mine && "is-mine")} aria-label={texts.t("table-decision")}>
      <div className="decision-notices">
        <Consent />
        {notice !== null && (
          <p className="decision-notice" role="alert">
            <Icon name="warning" size={18} /> <span>{notice}</span>
            <Button
              look="quiet"
              size="small"
              icon={<Icon name="close" size={16} />}
              aria-label={texts.t("close")}
              onClick={clearNotice}
            />
          </p>
        )}
        {lobby.paused && (
          <p className="decision-notice">
            <Icon name="pause" size={18} /> <span>{texts.t("table-paused")}</span>
          </p>
        )}
      </div>
      {asked ? <Asked key={asked.id} rows={rows} choices={choices} /> : <Waiting over={over} />}
    </section>
  );
}

/** The choices that stand neither in a row nor on the table. */
function listedAt(decision: Decision, staging: Staging, { view, order }: TableModel): Choice[] {
  const inRow = new Set(decision.tray?.map(({ action }) => action));
  return panelOf(decision, staging, order).choices.filter(
    ({ action, space }) =>
      !inRow.has(action) && action !== TAKE_PLAIN && (space !== undefined || !liesOpen(action, decision, view)),
  );
}

interface AskedProps {
  rows: Kept<ShownRow>[];
  choices: Choice[];
}

function Asked({ rows, choices }: AskedProps) {
  const model = useModel();
  const { decision, staging, order } = model;
  const panel = panelOf(decision!, staging, order);
  const listed = isStaged(staging) ? listedAt(decision!, staging, model) : choices;
  return (
    <>
      <Heading sources={rows.length === 0} />
      <div className="decision-body">
        <Puzzle />
        {!isStaged(staging) && <Since />}
        {decision!.kind === "combat" && <Fights />}
        {decision!.kind === "combat" && <StrengthBars />}
        <GraftedPair />
        <TopCard />
        <KeepCards />
        <UprisingChoice />
        {staging.armed ? (
          <Armed actions={staging.armed} />
        ) : (
          <>
            <Tray rows={rows} />
            <Choices choices={listed} />
            {decision!.options!.length === 1 && panel.foot[0] === "pass" ? <NothingToPlay /> : <Hint />}
            {rows.length + panel.foot.length + listed.length === 0 && <SourceWords />}
          </>
        )}
      </div>
      {panel.amount && !staging.armed && <AmountChooser amount={panel.amount} />}
      <Foot foot={panel.foot} beside={panel.amount !== null} />
    </>
  );
}

/** The prompt and, where no row below says it, what asks. */
function Heading({ sources }: { sources: boolean }) {
  const { decision, staging, texts, speaker, view, cancel } = useModel();
  const heading = useFocusOnDecision();
  const [kind, id] = sourceParts(decision!.source);
  const thing = thingOf(kind, id);
  let prompt = tellBriefly(speaker, decision!.prompt);
  if (waitsHere(staging.armed)) prompt = inOrder(staging.armed, speaker, decision);
  else if (staging.card !== null)
    prompt = texts.t("table-choose-space", { name: nameOf(texts, "card", staging.card.slice("play:".length)) });
  else if (staging.space !== null)
    prompt = texts.t("table-choose-card", { name: nameOf(texts, "space", staging.space) });
  const { turn_card: card, turn_grafted: other } = view;
  const paired = other !== null && decision!.source === `card/${card}`; // said below
  const source = decision!.source === "setup" || paired ? "" : sourceName(speaker, decision!.source);
  return (
    <header className="decision-head">
      {isStaged(staging) && !staging.armed && (
        <Button
          className="decision-cancel"
          look="quiet"
          size="small"
          onClick={cancel}
          icon={<Icon name="close" size={16} />}
        >
          {texts.t("table-cancel")}
        </Button>
      )}
      <h2 ref={heading} tabIndex={-1} data-prompt>
        {prompt}
      </h2>{" "}
      <CommanderActs />
      {source && sources && !isStaged(staging) && (
        <span className="decision-source">
          {thing ? <NameLink thing={thing} text={source} /> : source}
          {decision!.seat !== view.active && view.active >= 0 && view.phase === "player_turns" && (
            <span> · {texts.t("table-off-turn", { who: speaker.seatName(view.active) })}</span>
          )}
        </span>
      )}
      <Totals />
    </header>
  );
}

/** It is asked whether cards are played, of somebody who holds none that can be. */
function NothingToPlay() {
  const { texts } = useModel();
  return <p className="decision-hint">{texts.t("table-nothing-to-play")}</p>;
}

/** What the thing says that asks, where all that can be chosen lies on the table. */
function SourceWords() {
  const { decision, library } = useModel();
  const thing = thingOf(...sourceParts(decision!.source));
  const definition = thing && definitionOf(library, thing.kind, thing.id);
  if (!definition) return null;
  return <p className="effect-words">{wordsOf(definition, SAID_ABOVE).join(". ")}</p>;
}

/** What a Commander's turn brings the Ally and not himself. */
const FLOWS = ["troop", "sword", "influence_any"];

/** In a Commander's turn: the Ally for whom he acts, and what goes to him. */
function CommanderActs() {
  const { decision, view, texts, seatName } = useModel();
  const seat = decision!.seat;
  if (view.active !== seat || !isCommander(view.players[seat]!) || decision!.kind === "activate_ally") return null;
  const { ally } = view.players[seat]!;
  const words = texts.t("six-flows", { who: seatName(ally) });
  return (
    <p className="acts-for" title={words}>
      <Icon name="activate_ally" size={16} />
      <SeatMark seat={ally} size={14} />
      <span aria-hidden="true">{texts.t("six-gets", { who: seatName(ally) })}</span>
      {FLOWS.map((icon) => (
        <Icon key={icon} name={icon} size={16} />
      ))}
      <span className="visually-hidden">{words}</span>
    </p>
  );
}

/** Persuasion and swords of a Reveal turn. */
function Totals() {
  const { view, decision, texts } = useModel();
  if (decision!.kind !== "reveal_effects" || view.turn_kind !== "reveal") return null;
  const player = view.players[decision!.seat]!;
  return (
    <p className="decision-totals">
      <b>{texts.t("table-revealing")}</b>
      <Amount
        icon="persuasion"
        size={20}
        n={player.persuasion}
        title={texts.t("count-persuasion", { n: player.persuasion })}
      />
      <Amount icon="sword" size={18} n={player.swords} title={texts.t("count-swords", { n: player.swords })} />
      <Amount icon="strength" size={18} n={player.strength} title={texts.t("table-strength", { n: player.strength })} />
    </p>
  );
}

/** The card that is looked at on top of the own deck. */
function TopCard() {
  const { view, decision, library } = useModel();
  if (decision!.kind !== "look_at_top") return null;
  const top = view.players[decision!.seat]!.deck.at(-1);
  return top == null ? null : <CardFace kind="card" id={top} size="xs" library={library} />;
}

const SAID_ABOVE = ["kind", "icons", "cost", "factions", ...OF_LEADERS]; // the row of the market or the seat shows it
const TO_READ: ReadonlySet<Zone> = new Set(["market", "tleilaxu", "aside", "intrigue"]);

/** Does what was chosen wait for a button of the panel? Then the heading says what it is. Else the button lies beside it. */
function waitsHere(armed: string[] | null): armed is string[] {
  return armed !== null && !isMarked(armed.at(-1)!);
}

function inOrder(actions: string[], speaker: Speaker, decision: Decision | null): string {
  return actions.map((action) => actionLabel(speaker, decision, action)).join(" → ");
}

/** What was chosen on the table and waits for the second press: the button; what it is, where that lies beside it. */
function Armed({ actions }: { actions: string[] }) {
  const { speaker, decision, send, cancel, texts, library } = useModel();
  const last = actions.at(-1)!;
  const { family } = parse(last);
  const thing = TO_READ.has(zoneOf(last)) ? thingOf(...sourceParts(nameIn(decision, last) ?? "")) : null;
  return (
    <div className="decision-armed">
      {!waitsHere(actions) ? (
        <p>{inOrder(actions, speaker, decision)}</p>
      ) : (
        <>
          <SteadyButton
            meaning={`${decision!.id} ${actions.join(" ")}`}
            look="main"
            icon={<Icon name="check" size={18} />}
            onClick={() => send(actions)}
          >
            {texts.t("table-commit", { family })}
          </SteadyButton>
          <Button onClick={cancel}>{texts.t("table-cancel")}</Button>
        </>
      )}
      {thing && (
        <p className="effect-words">{wordsOf(definitionOf(library, thing.kind, thing.id), SAID_ABOVE).join(". ")}</p>
      )}
    </div>
  );
}
