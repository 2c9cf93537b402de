import { api } from "../../app/api";
import { botName } from "../../app/words";
import { Icon } from "../../icons/Icon";
import type { Lobby } from "../../messages";
import { Button } from "../../ui/Button";
import { useModel } from "../model";
import { useAttempt } from "./useAttempt";

/** May this browser keep the game going: as the host, or as one of those who are left while the host is away? */
export function mayKeepGoing({ host, seats }: Lobby): boolean {
  const hostHere = seats.some((seat) => seat.host && seat.online);
  return host || (!hostHere && seats.some(({ mine }) => mine));
}

/** The seat that is waited for is open, or its person is not here: the computer can stand in, by order or by vote. */
export function StandIn({ seat }: { seat: number }) {
  const { lobby, texts, seatName, table } = useModel();
  const { busy, attempt } = useAttempt();
  const held = lobby.seats[seat];
  const away = held?.kind === "open" || (held?.kind === "human" && !held.online && !held.mine);
  const orders = mayKeepGoing(lobby);
  const votes = !orders && !held?.host && lobby.seats.some(({ mine, kind }) => mine && kind === "human");
  if (!away || !(orders || votes)) return null;
  const order = () => attempt(api.host(table.id, { do: "stand_in", seat, bot: lobby.options.stand_in }));
  return (
    <p className="decision-notice">
      <Icon name="offline" size={18} />
      <span>{held.kind === "open" ? texts.t("table-nobody") : texts.t("table-is-away", { who: seatName(seat) })}</span>
      {held.needed > 0 && <span>{texts.t("table-votes", { n: held.votes, of: held.needed })}</span>}
      <Button
        size="small"
        icon={<Icon name="bot" size={16} />}
        hint={botName(texts, lobby.options.stand_in)}
        busy={busy}
        onClick={order}
      >
        {texts.t(orders ? "table-stand-in" : "table-stand-in-vote")}
      </Button>
    </p>
  );
}

/** The computer stands in for this seat: its person is back and can take it again. */
export function StoodIn() {
  const { lobby, me, texts, table, seatName } = useModel();
  const { busy, attempt } = useAttempt();
  if (me === null || !lobby.seats[me]?.stand_in) return null;
  const back = () => attempt(api.takeSeat(table.id, me, { name: seatName(me), code: "" }));
  return (
    <p className="decision-notice" role="alert">
      <Icon name="bot" size={18} />
      <span>{texts.t("table-stood-in")}</span>
      <Button size="small" look="main" busy={busy} onClick={back}>
        {texts.t("table-take-seat-back")}
      </Button>
    </p>
  );
}
