import { useState } from "react";
import { api } from "../app/api";
import { boardOf, lookUp } from "../app/boards";
import { Link, useAddress } from "../app/router";
import { set, useSettings } from "../app/settings";
import { hasServer } from "../app/site";
import { failureText } from "../app/words";
import { whereOf } from "../here/where";
import { Icon } from "../icons/Icon";
import type { HostOrder } from "../messages";
import { HandoverDialog } from "../screens/handover/HandoverDialog";
import { putOnline } from "../screens/here/records";
import { useGoing } from "../screens/useGoing";
import { Menu } from "../ui/Menu";
import { ReportProblem } from "../ui/ReportProblem";
import { toast } from "../ui/Toasts";
import { ConcedeDialog } from "./ConcedeDialog";
import { mayKeepGoing } from "./decision/StandIn";
import { HintsForAll, mayAskForHints } from "./HintVote";
import { nameOf, tell } from "./logic/said";
import { roundsOf } from "./logic/view";
import { useModel } from "./model";
import { SeatClock } from "./parts/Clock";
import { PlayedOn } from "./parts/PlayedOn";
import { SeatMark } from "./parts/SeatMark";
import "./StatusBar.css";

const SHOWN = ["round_start", "player_turns", "combat", "makers", "recall"];

/** The bar at the top: round, phases, Conflict, who acts, clock, menu. `short`: only what fits a phone. */
export function StatusBar({
  short,
  textTable,
  onTextTable,
}: {
  short: boolean;
  textTable: boolean;
  onTextTable: () => void;
}) {
  const { view, texts, state, show, table, me, seatName } = useModel();
  const { t } = texts;
  const [moving, setMoving] = useState(false);
  const [conceding, setConceding] = useState(false);
  const { go, waiting } = useGoing();
  const present = view.phase;
  const rounds = { n: view.round, most: roundsOf(view) };
  const here = whereOf(table.id) === "here";
  return (
    <>
      <header className="status-bar">
        {view.round > 0 && (
          <span className="status-round" title={t("table-round-of", rounds)}>
            {t(short ? "table-round-short" : "table-round-of", rounds)}
          </span>
        )}
        {short || !SHOWN.includes(present) ? (
          <span className="status-phase">{t(`table-phase-${present}`)}</span>
        ) : (
          <ol className="status-phases" aria-label={t("table-phases")}>
            {SHOWN.map((phase) => (
              <li
                key={phase}
                {...(phase === present ? { "aria-current": "step" as const } : {})}
                title={t(`phase-${phase}`)}
              >
                <Icon name={phase} size={16} />
                <span>{t(`table-phase-${phase}`)}</span>
              </li>
            ))}
          </ol>
        )}
        {!short && <ConflictName />}
        <Acting short={short} />
        {me === null && (
          <span className="status-watching">
            <Icon name="eye" size={18} /> {t("table-watching")}
          </span>
        )}
        <HintsForAll short={short} />
        {state.status !== "open" && (
          <span className="status-lost" role="alert">
            <Icon name="offline" size={18} /> {t(here ? "here-lost" : "table-lost")}
          </span>
        )}
        <span className="status-tools">
          {!short && <PlayedOn short />}
          {!short && (
            <button
              type="button"
              className="icon-button"
              onClick={() => show({ what: "help" })}
              title={t("table-help")}
              aria-label={t("table-help")}
            >
              <Icon name="help" size={20} />
            </button>
          )}
          <TableMenu
            textTable={textTable}
            onTextTable={onTextTable}
            onMove={() => setMoving(true)}
            onConcede={() => setConceding(true)}
            onGo={(find) => go("here", find)}
          />
        </span>
      </header>
      {waiting}
      {conceding && me !== null && <ConcedeDialog table={table.id} seat={me} onClose={() => setConceding(false)} />}
      {moving && me !== null && (
        <HandoverDialog table={table.id} seat={me} name={seatName(me)} onClose={() => setMoving(false)} />
      )}
    </>
  );
}

function ConflictName() {
  const { view, library, texts, look } = useModel();
  if (view.conflict === null) return null;
  const thing = { kind: "conflict", id: view.conflict } as const;
  const level = Number(library.conflicts[view.conflict]?.["level"] ?? 1);
  return (
    <button
      type="button"
      className="status-conflict"
      data-about={`conflict/${view.conflict}`}
      onClick={() => look(thing)}
    >
      <Icon name={`conflict_${level}`} size={20} />
      <span>{texts.t("table-conflict", { level, name: nameOf(texts, "conflict", view.conflict) })}</span>
    </button>
  );
}

function Acting({ short }: { short: boolean }) {
  const { decision, texts, speaker, seatName, lobby, state, mine, me, view } = useModel();
  const { t } = texts;
  if (!decision) return <span className="status-acting">{view.over ? t("table-over") : ""}</span>;
  const clock = lobby.clock;
  const text = mine || decision.seat === me ? t("table-you-act") : t("table-acts", { who: seatName(decision.seat) });
  return (
    <span className={mine ? "status-acting is-mine" : "status-acting"} title={tell(speaker, decision.prompt)}>
      <SeatMark seat={decision.seat} />
      <span className={short ? "status-who is-short" : "status-who"}>{lobby.paused ? t("table-paused") : text}</span>
      {clock && <SeatClock clock={clock} seat={decision.seat} skew={state.skew} warn={mine} />}
    </span>
  );
}

function TableMenu({
  textTable,
  onTextTable,
  onMove,
  onConcede,
  onGo,
}: {
  textTable: boolean;
  onTextTable: () => void;
  onMove: () => void;
  onConcede: () => void;
  onGo: (find: () => Promise<string>) => void;
}) {
  const { texts, table, lobby, show, me, view } = useModel();
  const { t } = texts;
  const held = lobby.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  const { volume, botPause } = useSettings();
  const here = whereOf(table.id) === "here";
  const from = useAddress();
  const [kept, keep] = useState(volume || 0.5);
  const mute = () => {
    if (volume > 0) keep(volume);
    set({ volume: volume > 0 ? 0 : kept });
  };
  const order = (asked: HostOrder) => {
    api.host(table.id, asked).catch((error: unknown) => toast(failureText(texts, error), "danger"));
  };
  const pause = () => order({ do: lobby.paused ? "resume" : "pause" });
  const askForHints = () => order({ do: "hints" });
  return (
    <Menu label={t("table-menu")} icon="menu">
      <button type="button" onClick={onTextTable} aria-pressed={textTable}>
        <Icon name="contrast" size={18} /> {t(textTable ? "table-menu-board" : "table-menu-text")}
      </button>
      <button type="button" onClick={() => show({ what: "help" })}>
        <Icon name="help" size={18} /> {t("table-help")}
      </button>
      <button type="button" onClick={mute}>
        <Icon name={volume > 0 ? "sound" : "mute"} size={18} />{" "}
        {t(volume > 0 ? "table-menu-mute" : "table-menu-unmute")}
      </button>
      {(lobby.host || (lobby.paused && mayKeepGoing(lobby))) && lobby.phase === "playing" && (
        <button type="button" onClick={pause}>
          <Icon name={lobby.paused ? "play" : "pause"} size={18} />{" "}
          {t(lobby.paused ? "table-menu-resume" : "table-menu-pause")}
        </button>
      )}
      {me !== null && mayAskForHints(lobby) && (
        <button type="button" onClick={askForHints}>
          <Icon name="hint" size={18} /> {t("table-hints-ask")}
        </button>
      )}
      {me !== null && !here && (
        <button type="button" onClick={onMove}>
          <Icon name="qr" size={18} /> {t("handover")}
        </button>
      )}
      {here && hasServer() && (
        <button type="button" onClick={() => onGo(() => putOnline(table.id, view.over ? [] : held, botPause))}>
          <Icon name="upload" size={18} /> {t("here-put-online")}
        </button>
      )}
      <Link href={lookUp("/rules", boardOf(lobby.setup.boxes), { from })}>
        <Icon name="rules" size={18} /> {t("table-menu-rules")}
      </Link>
      {!here && me !== null && (
        <Link href="/me">
          <Icon name="bell" size={18} /> {t("me-calls")}
        </Link>
      )}
      {me !== null && lobby.phase === "playing" && !lobby.seats[me]?.stand_in && (
        <button type="button" onClick={onConcede}>
          <Icon name="pass" size={18} /> {t("concede")}
        </button>
      )}
      <ReportProblem />
      <Link href="/settings">
        <Icon name="settings" size={18} /> {t("table-menu-settings")}
      </Link>
      <Link href="/">
        <Icon name="home" size={18} /> {t("table-menu-home")}
      </Link>
    </Menu>
  );
}
