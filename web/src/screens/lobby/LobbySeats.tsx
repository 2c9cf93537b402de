import { type FormEvent, useState } from "react";
import { useAbout } from "../../app/about";
import { type ApiError, api, asApiError } from "../../app/api";
import { useTexts } from "../../app/i18n";
import { set, useSettings } from "../../app/settings";
import { useTable, useTableState } from "../../app/tables";
import { botName, failureText, seatName } from "../../app/words";
import { looksOf, SeatLooks } from "../../board/seats";
import { Icon } from "../../icons/Icon";
import type { Level, Lobby, Seat } from "../../messages";
import { SeatMark } from "../../table/parts/SeatMark";
import { Button } from "../../ui/Button";
import { Chip } from "../../ui/Chip";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/Field";
import { LevelSelect, Strength } from "../../ui/Levels";
import { toast } from "../../ui/Toasts";
import { HandoverDialog } from "../handover/HandoverDialog";
import { SeatRole } from "../new/Teams";

interface LobbySeatsProps {
  lobby: Lobby;
  code: string;
  changed: (call: Promise<Lobby>) => void;
  onLobby: (lobby: Lobby) => void;
}

/** The seats of a table: sit down, stand up, say that I am ready; the host fills and empties seats. */
export function LobbySeats({ lobby, code, changed, onLobby }: LobbySeatsProps) {
  const texts = useTexts();
  const { t } = texts;
  const { about } = useAbout();
  const levels = about?.levels ?? [];
  const [sitting, setSitting] = useState<number | null>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const leaving = lobby.seats.find(({ seat, mine }) => seat === moving && mine);
  const holdsOne = lobby.seats.some(({ mine }) => mine);
  const order = (seat: number, what: "kick" | "bot", bot = lobby.options.stand_in) =>
    changed(api.host(lobby.id, { do: what, seat, bot }));
  return (
    <section className="part">
      <h2>{t("new-seats")}</h2>
      <SeatLooks value={looksOf(lobby.seats.length)}>
        <ol className="rows lobby-seats">
          {lobby.seats.map((seat) => (
            <li key={seat.seat} className={seat.mine ? "lobby-seat lobby-seat-mine" : "lobby-seat"}>
              <SeatMark seat={seat.seat} size={32} title={t("seat-number", { n: seat.seat + 1 })} />
              <div className="lobby-seat-who">
                <span className={seat.kind === "open" ? "soft" : "lobby-seat-name"}>{seatName(texts, seat)}</span>
                <SeatRole about={about} players={lobby.seats.length} seat={seat.seat} />
                <SeatMarks lobby={lobby} seat={seat} levels={levels} />
              </div>
              <div className="lobby-seat-acts">
                {seat.kind === "open" && (
                  <Button look={holdsOne ? "plain" : "main"} onClick={() => setSitting(seat.seat)}>
                    {t(holdsOne ? "lobby-sit-other" : "lobby-sit")}
                  </Button>
                )}
                {seat.kind === "open" && lobby.host && (
                  <Button
                    icon={<Icon name="bot" size={20} />}
                    hint={t("lobby-bot-hint")}
                    onClick={() => order(seat.seat, "bot")}
                  >
                    {t("lobby-bot")}
                  </Button>
                )}
                {seat.kind === "bot" && lobby.host && (
                  <LevelSelect
                    label={t("new-opponents")}
                    hideLabel
                    bot={seat.bot}
                    levels={levels}
                    onChange={(bot) => order(seat.seat, "bot", bot)}
                  />
                )}
                {seat.mine && (
                  <Button
                    look="quiet"
                    icon={<Icon name="qr" size={20} />}
                    hint={t("handover")}
                    aria-label={t("handover")}
                    onClick={() => setMoving(seat.seat)}
                  />
                )}
                {seat.mine && <Ready id={lobby.id} seat={seat} />}
                {seat.kind !== "open" && !seat.mine && lobby.host && (
                  <Button
                    look="quiet"
                    icon={<Icon name="close" size={20} />}
                    hint={t("lobby-empty")}
                    aria-label={t("lobby-empty")}
                    onClick={() => order(seat.seat, "kick")}
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
      </SeatLooks>
      {sitting !== null && (
        <SitDialog
          lobby={lobby}
          seat={sitting}
          code={lobby.code ?? code}
          first={!holdsOne}
          onClose={() => setSitting(null)}
          onLobby={onLobby}
        />
      )}
      {leaving && (
        <HandoverDialog
          table={lobby.id}
          seat={leaving.seat}
          name={seatName(texts, leaving)}
          onClose={() => setMoving(null)}
        />
      )}
    </section>
  );
}

function SeatMarks({ lobby, seat, levels }: { lobby: Lobby; seat: Seat; levels: Level[] }) {
  const texts = useTexts();
  const { t } = texts;
  const leader = lobby.setup.leaders[seat.seat];
  return (
    <span className="lobby-seat-marks">
      {seat.mine && <Chip tone="accent">{t("lobby-mine")}</Chip>}
      {seat.host && <Chip>{t("lobby-host")}</Chip>}
      {seat.kind === "bot" && lobby.host && <Strength bot={seat.bot} levels={levels} />}
      {seat.kind === "bot" && !lobby.host && (
        <Chip icon={<Icon name="bot" size={16} />}>
          {botName(texts, seat.bot)} <Strength bot={seat.bot} levels={levels} />
        </Chip>
      )}
      {seat.ready && (
        <Chip tone="good" icon={<Icon name="check" size={16} />}>
          {t("lobby-ready-mark")}
        </Chip>
      )}
      {seat.kind === "human" && !seat.mine && !seat.online && (
        <Chip icon={<Icon name="offline" size={16} />}>{t("lobby-away")}</Chip>
      )}
      {leader && texts.has(`leader-${leader}`) && (
        <Chip icon={<Icon name="leader" size={16} />}>{t(`leader-${leader}`)}</Chip>
      )}
    </span>
  );
}

/** My ready mark. Each seat of mine has its own connection, so that all of them are seen to be here. */
function Ready({ id, seat }: { id: string; seat: Seat }) {
  const texts = useTexts();
  const table = useTable(id, seat.seat);
  const open = useTableState(table, ({ status }) => status === "open");
  const toggle = () => {
    table.ready(!seat.ready).catch((error: unknown) => toast(failureText(texts, error), "danger"));
  };
  return (
    <Button
      look={seat.ready ? "plain" : "main"}
      aria-pressed={seat.ready}
      icon={<Icon name="check" size={20} />}
      reason={open ? null : texts.t("connecting")}
      onClick={toggle}
    >
      {texts.t(seat.ready ? "lobby-not-ready" : "lobby-ready")}
    </Button>
  );
}

interface SitProps {
  lobby: Lobby;
  seat: number;
  code: string;
  /** My first seat here: it bears my name. */
  first: boolean;
  onClose: () => void;
  onLobby: (lobby: Lobby) => void;
}

function SitDialog({ lobby, seat, code, first, onClose, onLobby }: SitProps) {
  const texts = useTexts();
  const { t } = texts;
  const mine = useSettings((settings) => settings.name);
  const [name, setName] = useState(first ? mine : "");
  const [asksCode, setAsksCode] = useState(!lobby.options.listed && !code);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const sit = (event: FormEvent) => {
    event.preventDefault();
    const clean = name.trim();
    if (!clean || busy) return;
    setBusy(true);
    if (first) set({ name: clean });
    api
      .takeSeat(lobby.id, seat, { name: clean, code: asksCode ? typed.toLowerCase().replace(/[\s-]/g, "") : code })
      .then(
        (next) => {
          onLobby(next);
          onClose();
        },
        (error: unknown) => {
          const refusal = asApiError(error);
          setBusy(false);
          setWrong(refusal);
          if (refusal.code === "wrong_code") setAsksCode(true);
        },
      );
  };
  return (
    <Dialog open title={t("seat-number", { n: seat + 1 })} onClose={onClose}>
      <form className="lobby-sit" onSubmit={sit}>
        <Field
          label={t("name")}
          value={name}
          maxLength={24}
          autoFocus
          required
          onChange={(event) => setName(event.target.value)}
        />
        {asksCode && (
          <Field
            label={t("lobby-code")}
            value={typed}
            maxLength={12}
            required
            autoCapitalize="none"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {wrong && (
          <p className="field-wrong" role="alert">
            {failureText(texts, wrong)}
          </p>
        )}
        <Button type="submit" look="main" size="large" busy={busy}>
          {t("lobby-sit")}
        </Button>
      </form>
    </Dialog>
  );
}
