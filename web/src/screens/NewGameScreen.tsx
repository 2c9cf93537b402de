import { useEffect, useState } from "react";
import { useAbout } from "../app/about";
import { useTexts } from "../app/i18n";
import { useLibrary } from "../app/library";
import { usePlace } from "../app/router";
import { settingsStore, useSettings } from "../app/settings";
import { hasServer } from "../app/site";
import { botNames, boxNames, failureText } from "../app/words";
import { engine } from "../here/engine";
import type { Where } from "../here/where";
import { Icon } from "../icons/Icon";
import type { About } from "../messages";
import { useMedia } from "../table/parts/media";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Choice";
import { Page } from "../ui/Page";
import {
  boardOf,
  boardsOf,
  type Draft,
  decodeDraft,
  hasOpenSeats,
  keepDraft,
  lastDraft,
  leadersOf,
  openTable,
  PLAYERS,
  people,
  request,
  rivalsOf,
  setOf,
  withBoard,
  withTable,
  withWhere,
} from "./new/draft";
import "./new/new.css";
import { Opponents } from "./new/Opponents";
import { Presets } from "./new/Presets";
import { Level, Rivals, unfitRival } from "./new/Rivals";
import { Seats } from "./new/Seats";
import { TableOptions } from "./new/TableOptions";
import { TeamsNote } from "./new/Teams";
import { UprisingOptions } from "./new/UprisingOptions";
import { Variants } from "./new/Variants";
import { useGoing } from "./useGoing";
import { WaitingScreen } from "./WaitingScreen";

/** Set up a table: box, seats, leaders, and how it is played. */
export function NewGameScreen() {
  const texts = useTexts();
  const { about, error, again } = useAbout();
  if (about) return <Form about={about} />;
  return (
    <WaitingScreen title={texts.t("new-title")} failure={error ? failureText(texts, error) : null} again={again} />
  );
}

function Form({ about }: { about: About }) {
  const texts = useTexts();
  const { t } = texts;
  const { query } = usePlace();
  const name = useSettings((settings) => settings.name);
  const [draft, setDraft] = useState<Draft>(() => {
    const shared = query.get("setup");
    const last = lastDraft(settingsStore.get().botPause);
    const found = (shared && decodeDraft(shared)) || last;
    const asked = query.get("where");
    return asked === "here" || asked === "online" ? withWhere(found, asked) : found;
  });
  const here = draft.where === "here";
  useEffect(() => {
    if (here) engine.start().catch(() => undefined); // ahead, while somebody chooses; when it is needed it says what is wrong
  }, [here]);
  const { going, go, waiting } = useGoing();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const library = useLibrary(draft.boxes);
  const open = hasOpenSeats(draft);
  const begin = () => {
    keepDraft(draft);
    const table = request(draft, name.trim(), about, botNames(texts), (n) => t("seat-player", { n }));
    go(draft.where, () => openTable(table, draft.where));
  };
  const foot = (
    <>
      <p className="new-summary">{summary(texts.t, draft)}</p>
      <Button
        className="new-start"
        look="main"
        size="large"
        icon={<Icon name={open ? "link" : "play"} size={22} />}
        busy={going}
        reason={barrier(texts.t, draft, about) ?? unfitRival(texts, draft, about, library)}
        onClick={begin}
      >
        {open ? t("new-open") : t("new-start")}
      </Button>
    </>
  );
  const board = boardOf(draft.boxes);
  const rivals = rivalsOf(draft, about);
  const wide = useMedia("(min-width: 860px)"); // two columns without holes, whatever is higher
  const played = (
    <>
      <PlaceChoice where={draft.where} onChange={(where) => setDraft(withWhere(draft, where))} />
      <section className="part new-box">
        <h2>{t("new-box")}</h2>
        <Choice
          label={t("new-box")}
          hideLabel
          look="tiles"
          value={board.join("+")}
          of={boardsOf(about).map((boxes) => ({
            value: boxes.join("+"),
            label: boxNames(texts, boxes),
            note: boxNote(t, boxes.join() === board.join() ? draft : { boxes }, about),
          }))}
          onChange={(boxes) => setDraft(withBoard(draft, boxes.split("+")))}
        />
        <UprisingOptions draft={draft} about={about} onChange={setDraft} />
      </section>
      <Opponents draft={draft} about={about} onChange={setDraft} />
    </>
  );
  const seats = (
    <section className="part">
      <div className="part-head">
        <h2>{t("new-seats")}</h2>
        <Choice
          label={t("new-players")}
          hideLabel
          value={draft.seats.length}
          of={PLAYERS.map((n) => ({ value: n, label: String(n), reason: seatsBarrier(t, draft, about, n) }))}
          onChange={(players) => setDraft(withTable(draft, about, players) ?? draft)}
        />
      </div>
      {draft.seats.length < 3 && <p className="soft">{t(fewNote(draft, rivals.length))}</p>}
      <TeamsNote draft={draft} about={about} />
      {draft.seats.length === 1 && (
        <Choice
          label={t("new-difficulty")}
          value={draft.difficulty || (about.difficulties[0] ?? "")}
          of={about.difficulties.map((value) => ({
            value,
            label: texts.has(`difficulty-${value}`) ? t(`difficulty-${value}`) : value,
          }))}
          onChange={(difficulty) => change({ difficulty })}
        />
      )}
      {draft.seats.length === 1 && <Level draft={draft} about={about} />}
      {rivals.length > 0 && <Rivals draft={draft} about={about} onChange={setDraft} />}
      <Seats draft={draft} about={about} onChange={setDraft} />
    </section>
  );
  const rules = (
    <>
      <Variants draft={draft} about={about} onChange={change} />
      <section className="part">
        <h2>{t("new-leaders")}</h2>
        <Choice
          label={t("new-leaders")}
          hideLabel
          look="tiles"
          value={draft.leaders}
          of={(["random", "choose", "draft", "named"] as const).map((way) => ({
            value: way,
            label: t(`new-leaders-${way}`),
            note: t(`new-leaders-${way}-note`),
            reason: way === "named" || about.leader_modes.includes(way) ? null : t("new-not-here"),
          }))}
          onChange={(leaders) => change({ leaders })}
        />
      </section>
    </>
  );
  const options = <TableOptions draft={draft} about={about} onChange={setDraft} />;
  return (
    <Page title={t("new-title")} foot={foot} width="wide" beside={<Presets draft={draft} onLoad={setDraft} />}>
      <div className="new-columns">
        {wide ? (
          <>
            <div className="new-column">
              {played}
              {rules}
            </div>
            <div className="new-column">
              {seats}
              {options}
            </div>
          </>
        ) : (
          <div className="new-column">
            {played}
            {seats}
            {rules}
            {options}
          </div>
        )}
      </div>
      {waiting}
    </Page>
  );
}

/** Here or online; without a server only the one works, and it is said why. */
function PlaceChoice({ where, onChange }: { where: Where; onChange: (where: Where) => void }) {
  const { t } = useTexts();
  const barred = hasServer() ? null : t("here-no-server");
  return (
    <section className="part new-where">
      <Choice
        label={t("new-where")}
        hideLabel
        value={where}
        of={(["here", "online"] as const).map((value) => ({
          value,
          label: t(`new-where-${value}`),
          reason: value === "online" ? barred : null,
        }))}
        onChange={onChange}
      />
      <p className="soft">
        {t(`new-where-${where}-note`)} {barred}
      </p>
    </section>
  );
}

type T = ReturnType<typeof useTexts>["t"];

function summary(t: T, draft: Draft): string {
  const bots = draft.seats.length - people(draft);
  return [t("new-people", { n: people(draft) }), ...(bots > 0 ? [t("new-bots", { n: bots })] : [])].join(" · ");
}

/** Why the table cannot be opened as it is. */
function barrier(t: T, draft: Draft, about: About): string | null {
  if (setOf(draft, about) === undefined) return t("new-not-here");
  return seatsBarrier(t, draft, about, draft.seats.length);
}

/** The message that says what games of so few are: against Rivals, or with House Hagal in the way. */
function fewNote(draft: Draft, rivals: number): string {
  if (draft.seats.length === 1) return "new-solo-note";
  return rivals > 0 ? "new-two-rival-note" : "new-two-note";
}

/** Why so many players cannot play with the boxes that are chosen. */
function seatsBarrier(t: T, draft: Draft, about: About, n: number): string | null {
  const fits = setOf(draft, about) === undefined ? about.players.includes(n) : withTable(draft, about, n) !== null;
  return fits ? null : t("new-players-barred", { n });
}

/** How many leaders the boxes have, and for how many players they are. */
function boxNote(t: T, draft: Pick<Draft, "boxes">, about: About): string {
  const players = setOf(draft, about)?.players ?? [];
  const leaders = t("new-box-note", { n: leadersOf(draft, about).length });
  return `${leaders} · ${t("new-box-players", { least: Math.min(...players), most: Math.max(...players) })}`;
}
