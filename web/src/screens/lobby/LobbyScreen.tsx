import { useState } from "react";
import { api } from "../../app/api";
import { useTexts } from "../../app/i18n";
import { navigate } from "../../app/router";
import type { Table } from "../../app/tables";
import { botName, boxNames, failureText, pauseText, timeText, variantNames } from "../../app/words";
import { Icon } from "../../icons/Icon";
import type { Lobby } from "../../messages";
import { Button } from "../../ui/Button";
import { ConnectionBanner } from "../../ui/ConnectionBanner";
import { Page } from "../../ui/Page";
import { toast } from "../../ui/Toasts";
import { Chat } from "./Chat";
import { Invite } from "./Invite";
import "./lobby.css";
import { LobbySeats } from "./LobbySeats";

interface LobbyProps {
  lobby: Lobby;
  /** The connection; null for somebody who may not watch. */
  table: Table | null;
  mine: number[];
  /** The invite code that led here. */
  code: string;
  onLobby: (lobby: Lobby) => void;
}

/** A table before its game: who sits where, how it is played, how to invite, chat. */
export function LobbyScreen({ lobby, table, mine, code, onLobby }: LobbyProps) {
  const texts = useTexts();
  const { t } = texts;
  const [busy, setBusy] = useState(false);
  const open = lobby.seats.filter(({ kind }) => kind === "open").length;
  const attempt = async <A,>(call: Promise<A>): Promise<A | null> => {
    try {
      return await call;
    } catch (error) {
      toast(failureText(texts, error), "danger");
      return null;
    }
  };
  const changed = (call: Promise<Lobby>) => {
    void attempt(call).then((next) => next && onLobby(next));
  };
  const start = () => {
    setBusy(true);
    void attempt(api.start(lobby.id)).then(() => setBusy(false));
  };
  const leave = () => {
    void attempt(Promise.all(mine.map((seat) => api.leaveSeat(lobby.id, seat)))).then((left) => left && navigate("/"));
  };
  const foot = (
    <>
      <p className="lobby-state" role="status">
        {open > 0 ? t("lobby-waiting", { n: open }) : lobby.host ? t("lobby-complete-host") : t("lobby-complete")}
      </p>
      <div className="lobby-acts">
        {mine.length > 0 && (
          <Button look="quiet" onClick={leave}>
            {t("lobby-leave")}
          </Button>
        )}
        {lobby.host && (
          <Button
            look="main"
            size="large"
            icon={<Icon name="play" size={22} />}
            busy={busy}
            reason={open > 0 ? t("lobby-waiting", { n: open }) : null}
            onClick={start}
          >
            {t("new-start")}
          </Button>
        )}
      </div>
    </>
  );
  return (
    <>
      {table && <ConnectionBanner table={table} />}
      <Page title={t("lobby-title")} foot={foot} width="wide">
        <div className="lobby-columns">
          <div className="lobby-column">
            <LobbySeats lobby={lobby} code={code} changed={changed} onLobby={onLobby} />
            <Facts lobby={lobby} />
          </div>
          <div className="lobby-column">
            {lobby.code && <Invite id={lobby.id} code={lobby.code} />}
            {table && <Chat table={table} />}
          </div>
        </div>
      </Page>
    </>
  );
}

function Facts({ lobby }: { lobby: Lobby }) {
  const texts = useTexts();
  const { t } = texts;
  const { setup, options } = lobby;
  const clock = options.clock;
  const time = (n: number) => timeText(t, n);
  const clockText = !clock
    ? t("new-clock-none")
    : [
        `${t(`new-clock-${clock.kind}`)}: ${time(clock.seconds)}`,
        ...(clock.increment ? [`+ ${time(clock.increment)}`] : []),
      ].join(" ");
  const watching =
    t(`new-spectators-${options.spectators}`) +
    (options.spectators === "delayed" ? ` (${time(options.spectator_delay)})` : "");
  const leaders = setup.leaders.length > 0 ? "named" : setup.leader_mode;
  const variants = variantNames(texts, setup);
  const rows: [string, string][] = [
    [t("new-box"), boxNames(texts, setup.boxes)],
    ...(variants.length > 0 ? [[t("new-variants"), variants.join(", ")] as [string, string]] : []),
    [t("new-leaders"), t(`new-leaders-${leaders}`)],
    [t("new-undo"), t(`new-undo-${options.undo}`)],
    ...(options.hints ? [[t("new-hints"), t("new-hints-note")] as [string, string]] : []),
    [t("new-clock"), clockText],
    [t("new-spectators"), watching],
    ...(lobby.seats.some(({ kind }) => kind === "bot")
      ? [[t("new-bot-pause"), pauseText(t, options.bot_pause)] as [string, string]]
      : []),
    ...(clock || lobby.seats.filter(({ kind }) => kind !== "bot").length > 1
      ? [[t("new-stand-in"), botName(texts, options.stand_in)] as [string, string]]
      : []),
    [t("lobby-reach"), t(options.listed ? "lobby-listed" : "lobby-private")],
    ...(lobby.own_seed ? [[t("new-seed"), t("lobby-own-seed")] as [string, string]] : []),
  ];
  return (
    <section className="part">
      <h2>{t("lobby-facts")}</h2>
      <dl className="lobby-facts">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
