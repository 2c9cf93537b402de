import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { api } from "../app/api";
import { useTexts } from "../app/i18n";
import { shelfOf, useLibrary } from "../app/library";
import { navigate, usePlace } from "../app/router";
import { ReportDialog } from "../app/screens";
import { useSettings } from "../app/settings";
import { hasServer } from "../app/site";
import { useTitle } from "../app/title";
import { failureText } from "../app/words";
import { Board, type BoardProps } from "../board/Board";
import { looksOf, SeatLooks } from "../board/seats";
import { DrawnWays } from "../board/ways";
import { whereOf } from "../here/where";
import { Icon } from "../icons/Icon";
import type { Library, Replay } from "../messages";
import { ThingExplanation } from "../table/explain/ThingExplanation";
import type { Explainable } from "../table/explain/telling";
import { WayArrows } from "../table/hint/WayArrows";
import { nameOf, tell } from "../table/logic/said";
import { Motion } from "../table/Motion";
import { useLayout } from "../table/parts/media";
import { SeatMark } from "../table/parts/SeatMark";
import { Pair } from "../table/six/PersonalBoards";
import { Button } from "../ui/Button";
import { DownloadButton } from "../ui/DownloadButton";
import { Select } from "../ui/Field";
import { ReportProblem } from "../ui/ReportProblem";
import { useFile } from "../ui/useFile";
import { openRecord, putOnline } from "./here/records";
import { ChanceStrip } from "./replay/ChanceStrip";
import { turnNumber } from "./replay/course";
import "./replay/replay.css";
import { useCostlyMove } from "./replay/lookedAt";
import { MoveShown } from "./replay/MoveShown";
import { waysOf } from "./replay/moveWays";
import { PlayOn } from "./replay/PlayOn";
import { ReplayHand } from "./replay/ReplayCards";
import { ReplayLog } from "./replay/ReplayLog";
import { ReplayMarket } from "./replay/ReplayMarket";
import { ReplaySeat } from "./replay/ReplaySeat";
import { ReplayStage, useReplayScenes } from "./replay/ReplayStage";
import { ReplayTleilax } from "./replay/ReplayTleilax";
import { Transport } from "./replay/Transport";
import { useAnalysis } from "./replay/useAnalysis";
import { useReplay } from "./replay/useReplay";
import { useGoing } from "./useGoing";
import { WaitingScreen } from "./WaitingScreen";

const ALL = "all";
const STEP_LASTS = 900; // milliseconds
const SCENES_LAST = 4_000;
const NOTHING_TO_CHOOSE = {
  mine: false,
  decision: null,
  why: () => null,
  lit: new Set<string>(),
  litSpaces: new Set<string>(),
  infiltrated: new Set<string>(),
};

/** A finished game, step by step. `?at=N&as=S`: after N actions, seen by seat S (from 0) or `all`. */
export default function ReplayScreen({ gameId }: { gameId: string }) {
  const texts = useTexts();
  const { t } = texts;
  const { query } = usePlace();
  const asked = query.get("at");
  const at = asked !== null && /^\d+$/.test(asked) ? Number(asked) : 0;
  const as = query.get("as") ?? ALL;
  const { replay, error, again } = useReplay(gameId, at, as);
  const library = useLibrary(replay ? shelfOf(replay.setup) : null);
  if (replay === null || library === null) {
    const where = whereOf(gameId);
    const elsewhere = where === "here" && error?.code === "no_such_game";
    return (
      <WaitingScreen
        title={t("replay-title")}
        failure={elsewhere ? t("here-elsewhere") : error && failureText(texts, error)}
        again={again}
        where={where}
        beside={<Upload />}
      />
    );
  }
  return (
    <SeatLooks value={looksOf(replay.game.view.players.length)}>
      <Shown gameId={gameId} replay={replay} library={library} at={at} as={as} />
    </SeatLooks>
  );
}

interface ShownProps {
  gameId: string;
  replay: Replay;
  library: Library;
  at: number;
  as: string;
}

function Shown({ gameId, replay, library, at, as }: ShownProps) {
  const texts = useTexts();
  const { t } = texts;
  const [open, setOpen] = useState<number | null>(null);
  const [reporting, setReporting] = useState(false);
  const [thing, setThing] = useState<string | null>(null);
  const { game } = replay;
  const { length, turns, rounds } = replay;
  const course = useMemo(() => ({ length, turns, rounds }), [length, turns, rounds]);
  const seatName = useCallback((seat: number) => replay.names[seat] || t("seat", { n: seat + 1 }), [replay.names, t]);
  const { analysis, error: unknown } = useAnalysis(gameId);
  useTitle(t("replay-title"));
  const go = useCallback(
    (step: number, through = as) =>
      navigate(`/g/${encodeURIComponent(gameId)}?at=${step}&as=${through}`, { replace: true }),
    [gameId, as],
  );
  const scenes = useReplayScenes(replay);
  const move = useCostlyMove(gameId, replay.at);
  const ways = useMemo(() => (move === null ? [] : waysOf(move)), [move]);
  const [playing, setPlaying] = usePlaying(replay, at, go, scenes.length > 0 ? SCENES_LAST : STEP_LASTS);
  const acting = game.decision?.seat ?? -1;
  const where = t("replay-where", { round: game.view.round, turn: turnNumber(course, at), at, length: course.length });
  const speaker = { words: texts, library, seatName };
  const board: BoardProps = {
    stage: <ReplayStage key={replay.at} scenes={scenes} speaker={speaker} />,
    view: game.view,
    library,
    boxes: shelfOf(replay.setup),
    small: useLayout() !== "wide",
    seatName,
    onOpen: (kind, id) => (kind === "seat" ? setOpen(Number(id) - 1) : setThing(`${kind}/${id}`)),
  };
  const about: Explainable = {
    ...{ texts, library, speaker, game, seatName },
    view: game.view,
    boxes: replay.setup.boxes,
    secondName: (seat) => {
      const { leader } = game.view.players[seat]!;
      return leader === null ? "" : nameOf(texts, "leader", leader);
    },
    ...NOTHING_TO_CHOOSE,
    me: /^\d+$/.test(as) ? Number(as) : null,
  };
  const looked = open ?? (acting >= 0 ? acting : (game.ended?.ranking[0] ?? 0));
  return (
    <Motion n={replay.at} className="replay">
      <header className="replay-head">
        <Button
          look="quiet"
          icon={<Icon name="home" size={22} />}
          aria-label={t("home")}
          title={t("home")}
          onClick={() => navigate("/")}
        />
        <h1>{t("replay-title")}</h1>
        <span className="replay-phase">{t(`phase-${game.view.phase}`)}</span>
        <Select label={t("replay-seen-by")} hideLabel value={as} onChange={(event) => go(at, event.target.value)}>
          <option value={ALL}>{t("replay-all")}</option>
          {replay.names.map((_, seat) => (
            <option key={seat} value={String(seat)}>
              {t("replay-through", { who: seatName(seat) })}
            </option>
          ))}
          <option value="spectator">{t("spectator")}</option>
        </Select>
        <Button
          look="quiet"
          icon={<Icon name="endgame" size={20} />}
          title={t("report-title")}
          onClick={() => setReporting(true)}
        >
          <span className="replay-wide">{t("report-title")}</span>
        </Button>
        <DownloadButton
          look="quiet"
          icon={<Icon name="download" size={20} />}
          file={() => api.record(gameId)}
          title={t("replay-download")}
        >
          <span className="replay-wide">{t("replay-download")}</span>
        </DownloadButton>
        <ReportProblem look="quiet" step={replay.at} wide="replay-wide" />
        {whereOf(gameId) === "here" && hasServer() && <PutOnline gameId={gameId} />}
        <Upload />
      </header>
      <div className="replay-seats" style={{ "--seats": game.view.players.length } as React.CSSProperties}>
        {game.view.players.map((_, seat) => (
          <ReplaySeat
            key={seat}
            seat={seat}
            name={seatName(seat)}
            view={game.view}
            library={library}
            acting={seat === acting}
            open={open === seat}
            onOpen={() => setOpen(open === seat ? null : seat)}
          />
        ))}
      </div>
      <DrawnWays value={ways}>
        <main className="replay-board">
          <Board {...board} />
        </main>
        <ReplayHand seat={looked} name={seatName(looked)} view={game.view} library={library} />
      </DrawnWays>
      <WayArrows ways={ways} seat={acting} />
      <aside className="replay-side">
        {replay.stop !== "" && (
          <p className="replay-stop" role="note">
            {t("replay-stop", { why: replay.stop })}
          </p>
        )}
        {!unknown && <ChanceStrip analysis={analysis} at={replay.at} seatName={seatName} />}
        <Next replay={replay} library={library} seatName={seatName} />
        {move !== null && <MoveShown {...{ move, library, seatName }} />}
        {game.decision !== null && (
          <PlayOn gameId={gameId} at={replay.at} seat={/^\d+$/.test(as) ? Number(as) : 0} seatName={seatName} />
        )}
        {game.view.team_vp.length > 0 && <Pair board={board} />}
        <ReplayMarket view={game.view} library={library} onOpen={(kind, id) => setThing(`${kind}/${id}`)} />
        <ReplayTleilax
          view={game.view}
          library={library}
          seatName={seatName}
          onOpen={(card) => setThing(`card/${card}`)}
        />
        <ReplayLog lines={replay.log.lines} seatName={seatName} library={library} />
      </aside>
      <footer className="replay-foot">
        <Transport
          course={course}
          at={at}
          playing={playing}
          onGo={(step) => go(step)}
          onPlay={setPlaying}
          where={where}
        />
      </footer>
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog {...{ gameId, library, seatName }} mine={about.me} onClose={() => setReporting(false)} />
        </Suspense>
      )}
      <ThingExplanation about={about} open={thing} onClose={() => setThing(null)} />
    </Motion>
  );
}

/** What is asked at this step, and what was chosen. */
function Next({ replay, library, seatName }: { replay: Replay; library: Library; seatName: (seat: number) => string }) {
  const texts = useTexts();
  const { t } = texts;
  const { decision, ended } = replay.game;
  if (decision === null) {
    const winner = ended?.ranking[0];
    return (
      <section className="replay-next" aria-live="polite">
        <h2>{t("replay-over")}</h2>
        {winner !== undefined && (
          <p>
            <SeatMark seat={winner} size={18} />{" "}
            {t("log-game_over", { who: seatName(winner), n: ended?.vp[winner] ?? 0 })}
          </p>
        )}
      </section>
    );
  }
  const speaker = { words: texts, library, seatName };
  return (
    <section className="replay-next" aria-live="polite">
      <h2>
        <SeatMark seat={decision.seat} size={18} /> {seatName(decision.seat)}
      </h2>
      <p className="replay-prompt">{tell(speaker, decision.prompt)}</p>
      {replay.action !== null && <p className="replay-chosen">{tell(speaker, replay.action)}</p>}
    </section>
  );
}

/** Playing: one step after the other, until the end. */
function usePlaying(
  replay: Replay,
  at: number,
  go: (step: number) => void,
  lasts: number,
): [playing: boolean, setPlaying: (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const running = playing && at < replay.length;
  useEffect(() => {
    if (!running || replay.at !== at) return;
    const timer = window.setTimeout(() => go(at + 1), lasts);
    return () => window.clearTimeout(timer);
  }, [running, replay.at, at, go, lasts]);
  return [running, setPlaying];
}

/** Brings the record to the server, where everybody with the link can see it. */
function PutOnline({ gameId }: { gameId: string }) {
  const { t } = useTexts();
  const botPause = useSettings((settings) => settings.botPause);
  const { going, go } = useGoing();
  return (
    <Button
      look="quiet"
      busy={going}
      icon={<Icon name="share" size={20} />}
      title={t("here-put-online")}
      onClick={() => go("online", () => putOnline(gameId, [], botPause))}
    >
      <span className="replay-wide">{t("here-put-online")}</span>
    </Button>
  );
}

/** Opens a recorded game from a file, in this browser. */
function Upload() {
  const { t } = useTexts();
  const { going, go, waiting } = useGoing();
  const { choose, input } = useFile((file) => go("here", () => openRecord(file, "here")));
  return (
    <>
      <Button
        look="quiet"
        busy={going}
        icon={<Icon name="upload" size={20} />}
        title={t("replay-upload")}
        onClick={choose}
      >
        <span className="replay-wide">{t("replay-upload")}</span>
      </Button>
      {input}
      {waiting}
    </>
  );
}
