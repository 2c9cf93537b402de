import { useCallback, useEffect, useState } from "react";
import { type ApiError, api, asApiError } from "../app/api";
import { useTexts } from "../app/i18n";
import { navigate, usePlace } from "../app/router";
import { TableScreen } from "../app/screens";
import { useTable, useTableState } from "../app/tables";
import { failureText, seatName } from "../app/words";
import { whereOf } from "../here/where";
import type { Lobby } from "../messages";
import { Button } from "../ui/Button";
import { Page } from "../ui/Page";
import { Spinner } from "../ui/Spinner";
import { toast } from "../ui/Toasts";
import { BrokenScreen } from "./BrokenScreen";
import { TakeOver } from "./handover/TakeOver";
import { usePreparing } from "./here/Preparing";
import { LobbyScreen } from "./lobby/LobbyScreen";
import { NotFoundScreen } from "./NotFoundScreen";
import { WaitingScreen } from "./WaitingScreen";

const RENEW = 3_000;
const TAKE = "#take="; // behind it, out of sight of every server on the way: the code that moves a seat here

/** A table by its id or invite code: its lobby, its game, or why there is neither. */
export function TableRoute({ table }: { table: string }) {
  const texts = useTexts();
  const { query, hash } = usePlace();
  const code = query.get("code");
  const offered = hash.startsWith(TAKE) ? hash.slice(TAKE.length) : null;
  const [lobby, setLobby] = useState<Lobby | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const load = useCallback(() => {
    setError(null);
    api.lobby(table).then(setLobby, (failed: unknown) => setError(asApiError(failed)));
  }, [table]);
  useEffect(load, [load]);
  const byCode = lobby !== null && lobby.id !== table;
  useEffect(() => {
    if (byCode) navigate(`/t/${lobby.id}?code=${table}`, { replace: true });
  }, [byCode, lobby, table]);
  const where = whereOf(table);
  const preparing = usePreparing();
  if (error?.code === "no_such_table") return <NoTable id={table} />;
  // An engine that stops in the midst of a game is waited for like one that is not there yet.
  if (where === "here" ? !lobby || preparing !== null : error && !lobby) {
    return (
      <WaitingScreen
        title={texts.t("lobby-title")}
        failure={error && failureText(texts, error)}
        again={load}
        width="narrow"
        where={where}
      />
    );
  }
  if (!lobby || byCode) {
    return (
      <main className="waiting">
        <Spinner large label={texts.t("loading")} />
      </main>
    );
  }
  if (offered !== null)
    return <TakeOver lobby={lobby} seat={Number(query.get("seat"))} code={offered} onLobby={setLobby} />;
  return <AtTable known={lobby} code={code ?? ""} onLobby={setLobby} reload={load} />;
}

/** There is no such table: one of a browser is in that browser alone. */
function NoTable({ id }: { id: string }) {
  const { t } = useTexts();
  return <NotFoundScreen text={t(whereOf(id) === "here" ? "here-elsewhere" : "error-no_such_table")} />;
}

interface AtTableProps {
  known: Lobby;
  code: string;
  onLobby: (lobby: Lobby) => void;
  reload: () => void;
}

function AtTable(props: AtTableProps) {
  const { query } = usePlace();
  const { known } = props;
  const mine = known.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  const wanted = query.get("seat");
  const seat = wanted !== null && mine.includes(Number(wanted)) ? Number(wanted) : (mine[0] ?? null);
  const mayWatch = seat !== null || known.host || known.options.spectators !== "no";
  return mayWatch ? <Connected key={seat} {...props} seat={seat} mine={mine} /> : <Outside {...props} />;
}

/** Without a seat at a table that nobody may watch: the lobby, asked for again and again. */
function Outside({ known, code, onLobby, reload }: AtTableProps) {
  const texts = useTexts();
  useEffect(() => {
    const timer = window.setInterval(reload, RENEW);
    return () => window.clearInterval(timer);
  }, [reload]);
  if (known.phase !== "lobby") return <NotFoundScreen text={texts.t("closed-refused")} />;
  return <LobbyScreen lobby={known} table={null} mine={[]} code={code} onLobby={onLobby} />;
}

function Connected({
  known,
  code,
  onLobby,
  reload,
  seat,
  mine,
}: AtTableProps & { seat: number | null; mine: number[] }) {
  const texts = useTexts();
  const table = useTable(known.id, seat);
  const live = useTableState(table, (state) => state.lobby);
  const closed = useTableState(table, (state) => state.closed);
  const lobby = live ?? known;
  // Seats that I hold may have changed: by what I did here or in another window, or by the host.
  const held =
    live?.seats
      .filter((one) => one.mine)
      .map((one) => one.seat)
      .join() ?? null;
  const believed = mine.join();
  // A seat that I lose and that is a person's all the same has moved to another device.
  const moved = live?.seats.find((one) => mine.includes(one.seat) && !one.mine && one.kind === "human");
  const movedName = moved && seatName(texts, moved);
  const ownSeat = known.seats[seat ?? -1];
  const name = ownSeat ? seatName(texts, ownSeat) : "";
  useEffect(() => {
    if (held === null || held === believed) return;
    if (movedName) toast(texts.t("closed-moved", { name: movedName }));
    reload();
  }, [held, believed, movedName, reload, texts]);
  useEffect(() => {
    if (closed !== "kicked" && closed !== "moved") return;
    toast(texts.t(`closed-${closed}`, { name }));
    reload();
  }, [closed, name, reload, texts]);
  if (closed) {
    return closed === "no_table" ? (
      <NoTable id={known.id} />
    ) : (
      <Page title={texts.t("lobby-title")} width="narrow">
        <section className="part">
          <p>{texts.t(`closed-${closed}`, { name })}</p>
          <div>
            <Button look="main" onClick={reload}>
              {texts.t("try-again")}
            </Button>
          </div>
        </section>
      </Page>
    );
  }
  if (lobby.broken) return <BrokenScreen lobby={lobby} />;
  if (lobby.phase === "lobby" && whereOf(lobby.id) === "here") return <Beginning id={lobby.id} />;
  if (lobby.phase === "lobby")
    return <LobbyScreen lobby={lobby} table={table} mine={mine} code={code} onLobby={onLobby} />;
  const onSeat = (next: number) => navigate(`/t/${known.id}?seat=${next}`, { replace: true });
  return <TableScreen tableId={known.id} seat={seat} seats={mine} onSeat={onSeat} />;
}

/** A table in this browser waits for nobody: its game begins at once. */
function Beginning({ id }: { id: string }) {
  const texts = useTexts();
  const [error, setError] = useState<unknown>(null);
  const begin = useCallback(() => {
    setError(null);
    api.start(id).catch(setError);
  }, [id]);
  useEffect(begin, [begin]);
  return (
    <WaitingScreen
      title={texts.t("lobby-title")}
      failure={error === null ? null : failureText(texts, error)}
      again={begin}
      width="narrow"
      where="here"
    />
  );
}
