import { Suspense, useState } from "react";
import { api, asApiError } from "../../app/api";
import { Link, navigate } from "../../app/router";
import { ReportDialog } from "../../app/screens";
import { Icon } from "../../icons/Icon";
import { Scene } from "../../scene/Scene";
import { Button } from "../../ui/Button";
import { DownloadButton } from "../../ui/DownloadButton";
import { ReportProblem } from "../../ui/ReportProblem";
import { mayKeepGoing } from "../decision/StandIn";
import { useModel } from "../model";
import { PlayedOn } from "../parts/PlayedOn";
import "./EndScreen.css";
import { Outcome } from "./Outcome";

/** How the game ended: the ranking, where the Victory Points came from, what decided a tie; rematch and replay. */
export function EndScreen({ onClose }: { onClose: () => void }) {
  const { game, texts, seatName, table, lobby, view, library, me } = useModel();
  const [reporting, setReporting] = useState(false);
  const { t } = texts;
  const ended = game.ended!;
  const mine = lobby.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  return (
    <section className="end-screen" aria-label={t("table-over")}>
      <div className="end-scene">
        <Scene hour="dusk" seed={view.round} />
      </div>
      <Outcome
        ended={ended}
        players={view.players}
        teamVp={view.team_vp}
        seatName={seatName}
        library={library}
        reader={mine.length === 1 ? mine[0]! : null}
      />
      {lobby.rematch === null && !lobby.host && <p className="soft">{t("table-rematch-host")}</p>}
      <p className="soft end-seed">
        {t("table-seed")}: {ended.seed}
      </p>
      <div className="end-more">
        <DownloadButton look="quiet" icon={<Icon name="download" size={18} />} file={() => api.record(table.id)}>
          {t("table-record")}
        </DownloadButton>
        <PlayedOn />
        <ReportProblem look="quiet" />
        <Button look="quiet" icon={<Icon name="eye" size={18} />} onClick={onClose}>
          {t("table-look-at-board")}
        </Button>
      </div>
      <footer>
        <Rematch />
        <Button icon={<Icon name="endgame" size={18} />} onClick={() => setReporting(true)}>
          {t("report-title")}
        </Button>
        <Link className="button button-plain button-medium" href={`/g/${table.id}`}>
          <Icon name="play" size={18} /> {t("table-replay")}
        </Link>
        <Link className="button button-quiet button-medium" href="/">
          <Icon name="home" size={18} /> {t("table-menu-home")}
        </Link>
      </footer>
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog {...{ library, seatName }} gameId={table.id} mine={me} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** While the board is looked at after the end: back to the result, and on to where one goes from there. */
export function EndWays({ onResult }: { onResult: () => void }) {
  const { texts, table } = useModel();
  return (
    <nav className="end-ways" aria-label={texts.t("table-over")}>
      <Button look="main" icon={<Icon name="endgame" size={18} />} onClick={onResult}>
        {texts.t("table-result")}
      </Button>
      <Rematch />
      <Link className="button button-plain button-medium" href={`/g/${table.id}`}>
        <Icon name="play" size={18} /> {texts.t("table-replay")}
      </Link>
      <Link className="button button-quiet button-medium" href="/">
        {texts.t("table-menu-home")}
      </Link>
    </nav>
  );
}

function Rematch() {
  const { lobby, table, texts } = useModel();
  const [wrong, setWrong] = useState<string | null>(null);
  const { rematch } = lobby;
  if (rematch !== null) {
    return (
      <Button look="main" icon={<Icon name="repeat" size={18} />} onClick={() => navigate(`/t/${rematch}`)}>
        {texts.t("table-rematch-join")}
      </Button>
    );
  }
  if (!mayKeepGoing(lobby)) return null;
  const open = () =>
    void api.host(table.id, { do: "rematch" }).then(
      (made) => made.rematch !== null && navigate(`/t/${made.rematch}`),
      (error: unknown) => setWrong(asApiError(error).code),
    );
  return (
    <>
      <Button look="main" icon={<Icon name="repeat" size={18} />} onClick={open}>
        {texts.t("table-rematch")}
      </Button>
      {wrong !== null && (
        <span role="alert">{texts.t(texts.has(`error-${wrong}`) ? `error-${wrong}` : "table-error")}</span>
      )}
    </>
  );
}
