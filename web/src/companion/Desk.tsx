import { useState } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { Dialog } from "../ui/Dialog";
import { Page } from "../ui/Page";
import { CardFace } from "./CardFace";
import { ChangeDialog } from "./ChangeDialog";
import { type Game, stateOf } from "./game";
import { isAnswer } from "./hagal";
import { useDoing, useKept } from "./kept";
import { EventLines, LogDialog } from "./LogDialog";
import { Question } from "./Question";
import { RivalPlate } from "./RivalPlate";
import { ShareDialog } from "./ShareDialog";
import { SpacesDialog } from "./SpacesDialog";
import { type Event, firstPlayer, gainsByWinning, isFighting, NO_RIVAL, scoresAtEnd, VARIANTS } from "./state";
import { setupLines, whoText } from "./words";

const PASSED = ["occupied", "no_bonus", "no_guild", "no_dreadnought", "shuffle"]; // why cards before this one are not used

type Open = { kind: "spaces" | "log" | "share" | "new" } | { kind: "change"; number: number } | null;

/** A game in progress: what is to do now, the Rivals, and the steps of the round below. */
export function Desk({ game }: { game: Game }) {
  const t = useT();
  const { forgetful } = useKept();
  const [open, setOpen] = useState<Open>(null);
  const state = stateOf(game);
  const close = () => setOpen(null);
  const changing = open?.kind === "change" && !state.ask ? open.number : null;
  return (
    <Page
      title={t("companion-round", { n: state.round })}
      width="wide"
      beside={<Tools onOpen={setOpen} asked={state.ask !== null} marked={Object.keys(state.taken).length} />}
      foot={<Steps game={game} />}
    >
      <Facts game={game} />
      {forgetful && <p className="companion-forgetful">{t("companion-cannot-keep")}</p>}
      <div className="companion-desk">
        <Now game={game} />
        <div className="companion-rivals">
          {state.rivals.map((_, i) => (
            <RivalPlate
              key={i}
              game={game}
              number={i + 1}
              onChange={() => setOpen({ kind: "change", number: i + 1 })}
            />
          ))}
        </div>
      </div>
      {changing !== null && <ChangeDialog game={game} number={changing} onClose={close} />}
      {open?.kind === "spaces" && <SpacesDialog game={game} onClose={close} />}
      {open?.kind === "log" && <LogDialog game={game} onClose={close} />}
      {open?.kind === "share" && <ShareDialog game={game} onClose={close} />}
      {open?.kind === "new" && <NewDialog onClose={close} />}
    </Page>
  );
}

function Tools({ onOpen, asked, marked }: { onOpen: (open: Open) => void; asked: boolean; marked: number }) {
  const t = useT();
  const tool = (kind: "log" | "share" | "new", icon: string, text: string) => (
    <Button
      look="quiet"
      icon={<Icon name={icon} size={22} />}
      aria-label={text}
      hint={text}
      onClick={() => onOpen({ kind })}
    />
  );
  return (
    <div className="companion-tools">
      <Button
        icon={<Icon name="control_flag" size={20} />}
        reason={asked ? t("companion-wrong-answer_first") : null}
        onClick={() => onOpen({ kind: "spaces" })}
      >
        {t("companion-spaces")} {marked > 0 && <b>{marked}</b>}
      </Button>
      {tool("log", "log", t("companion-log"))}
      {tool("share", "share", t("companion-share"))}
      {tool("new", "restart", t("companion-new"))}
    </div>
  );
}

function Facts({ game }: { game: Game }) {
  const t = useT();
  const { facts, setup } = game;
  const state = stateOf(game);
  return (
    <div className="companion-facts">
      <Chip tone="accent">{t("companion-conflict", { level: facts.levels[state.round - 1] as number })}</Chip>
      {setup.players === 1 && (
        <Chip icon={<Icon name="first_player" size={16} />}>
          {t("companion-first", { who: whoText(t, setup, firstPlayer(setup, state)) })}
        </Chip>
      )}
      {setup.difficulty && <Chip>{t(`difficulty-${setup.difficulty}`)}</Chip>}
      {VARIANTS.filter((variant) => setup[variant]).map((variant) => (
        <Chip key={variant}>{t(`variant-${variant}`)}</Chip>
      ))}
      <Chip icon={<Icon name="hagal" size={16} />}>
        {t("companion-deck", { deck: state.deck.length, discard: state.discard.length })}
      </Chip>
      {state.round === facts.levels.length && <Chip tone="danger">{t("companion-last")}</Chip>}
    </div>
  );
}

/** What is to do now: a question with its card, or whose card to reveal, and what the last turn came to. */
function Now({ game }: { game: Game }) {
  const t = useT();
  const { perform } = useDoing();
  const state = stateOf(game);
  const { ask, turn } = state;
  if (ask) {
    const who = whoText(t, game.setup, ask.rival);
    const passed = game.events.at(-1)?.filter((event) => PASSED.includes(event.kind)) ?? [];
    return (
      <section className="part companion-now">
        <h2>{turn?.card ? t("companion-turn-of", { who }) : who}</h2>
        {passed.length > 0 && <EventLines game={game} events={passed} named={false} />}
        {turn && (
          <CardFace
            facts={game.facts}
            card={turn.card}
            space={turn.space}
            solo={game.setup.players === 1}
            bonus={state.bonus}
            otherwise={turn.otherwise}
          />
        )}
        <Question key={game.commands.length} game={game} ask={ask} />
      </section>
    );
  }
  return (
    <section className="part companion-now">
      <div className="companion-reveals">
        {state.rivals.map((rival, i) => (
          <Button
            key={i}
            look="main"
            size="large"
            icon={<Icon name="hagal" size={26} />}
            aria-label={t("companion-reveal-for", { who: whoText(t, game.setup, i + 1) })}
            reason={rival.agents === 0 ? t("companion-wrong-no_agents") : null}
            onClick={() => perform(`reveal:${i + 1}`)}
          >
            <span className="companion-reveal">
              <small>{t("companion-reveal")}</small>
              <b>{whoText(t, game.setup, i + 1)}</b>
            </span>
          </Button>
        ))}
      </div>
      <Last game={game} />
      <Told game={game} />
    </section>
  );
}

/** What people tell in a game with Rise of Ix: which Rival has won, a person's dividends, the end. */
function Told({ game }: { game: Game }) {
  const t = useT();
  const { perform } = useDoing();
  const { facts, setup } = game;
  const state = stateOf(game);
  const winners = state.rivals.map((_, i) => i + 1).filter((number) => gainsByWinning(facts, state, number));
  const solo = facts.tiles.length > 0 && setup.players === 1;
  if (winners.length === 0 && !solo) return null;
  return (
    <div className="companion-told">
      {winners.map((number) => (
        <Button key={number} icon={<Icon name="combat" size={20} />} onClick={() => perform(`won:${number}`)}>
          {t("companion-won", { who: whoText(t, setup, number) })}
        </Button>
      ))}
      {solo && (
        <Button icon={<Icon name="freighter_recall" size={20} />} onClick={() => perform("dividends")}>
          {t("companion-dividends")}
        </Button>
      )}
      {scoresAtEnd(facts, state) && (
        <Button icon={<Icon name="vp" size={20} />} onClick={() => perform("finish")}>
          {t("companion-finish")}
        </Button>
      )}
    </div>
  );
}

/** How the last turn (or step) went; at the beginning, what to lay out. */
function Last({ game }: { game: Game }) {
  const t = useT();
  const { facts, setup } = game;
  if (game.commands.length === 0) {
    return (
      <div className="companion-last">
        <h3>{t("companion-setup")}</h3>
        <ul className="companion-events">
          {setupLines(t, facts, setup).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    );
  }
  const events = lastTurn(game);
  const fought = events.some((event) => event.kind === "strength");
  const rivals = new Set(events.map((event) => event.rival).filter((rival) => rival !== NO_RIVAL));
  const [only] = rivals.size === 1 ? rivals : [];
  return (
    <div className="companion-last" role="status">
      {only !== undefined && <h3>{t("companion-turn-done", { who: whoText(t, setup, only) })}</h3>}
      <EventLines game={game} events={events} named={only === undefined} />
      {fought && (
        <>
          <h3>{t("companion-after-combat")}</h3>
          <p className="soft">{t(setup.players === 1 ? "companion-after-solo" : "companion-after-two")}</p>
          {facts.dreadnoughts > 0 && <p className="soft">{t("companion-after-ix")}</p>}
        </>
      )}
    </div>
  );
}

/** What happened since the command that began the last turn; a card is left out where its space is named afterwards. */
function lastTurn(game: Game): Event[] {
  let first = game.commands.length - 1;
  while (first > 0 && isAnswer(game.commands[first] as string)) first--;
  const events = game.events.slice(first).flat();
  const spaces = new Set(
    events.filter(({ kind }) => ["send", "mark", "occupied"].includes(kind)).map(({ what }) => what),
  );
  const isNamed = (id: string) => {
    const card = game.facts.cards.find((one) => one.id === id);
    return spaces.has(card?.space ?? "") || spaces.has(card?.otherwise?.space ?? "");
  };
  return events.filter(({ kind, what }) => kind !== "card" || !isNamed(what));
}

/** Undo, Combat, the next round. */
function Steps({ game }: { game: Game }) {
  const t = useT();
  const { perform, undo } = useDoing();
  const state = stateOf(game);
  const asked = state.ask ? t("companion-wrong-answer_first") : null;
  const fighting = state.rivals.some(isFighting);
  const noCombat = state.fought ? t("companion-wrong-fought") : fighting ? null : t("companion-wrong-no_troops");
  const isLast = state.round >= game.facts.levels.length;
  return (
    <div className="companion-steps">
      <Button
        icon={<Icon name="undo" size={20} />}
        reason={game.commands.length === 0 ? t("companion-wrong-nothing_to_undo") : null}
        onClick={() => undo()}
      >
        {t("companion-undo")}
      </Button>
      <Button icon={<Icon name="combat" size={20} />} reason={asked ?? noCombat} onClick={() => perform("combat")}>
        {t("companion-combat")}
      </Button>
      <Button
        icon={<Icon name="round_start" size={20} />}
        reason={asked ?? (isLast ? t("companion-last") : null)}
        onClick={() => perform("round")}
      >
        {t("companion-round-next")}
      </Button>
    </div>
  );
}

function NewDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { drop } = useDoing();
  return (
    <Dialog
      open
      title={t("companion-new")}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t("companion-no")}</Button>
          <Button look="danger" onClick={drop}>
            {t("companion-yes")}
          </Button>
        </>
      }
    >
      <p>{t("companion-new-sure")}</p>
    </Dialog>
  );
}
