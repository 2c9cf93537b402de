import { useState } from "react";
import { api, asApiError } from "../../app/api";
import { useTexts } from "../../app/i18n";
import { navigate } from "../../app/router";
import { failureText, seatName } from "../../app/words";
import type { Lobby } from "../../messages";
import { Button } from "../../ui/Button";
import { Page } from "../../ui/Page";
import "./handover.css";

/** A browser that the server does not know yet gets its cookie at the first attempt, the seat at the second. */
async function claim(table: string, seat: number, code: string): Promise<Lobby> {
  try {
    return await api.claimSeat(table, seat, { code });
  } catch (error) {
    if (asApiError(error).code !== "no_cookie") throw error;
    return api.claimSeat(table, seat, { code });
  }
}

interface TakeOverProps {
  lobby: Lobby;
  /** The seat that the other device offers, and the code that it was given for it. */
  seat: number;
  code: string;
  onLobby: (lobby: Lobby) => void;
}

/** Where the link leads that moves a seat to this device: it asks once. */
export function TakeOver({ lobby, seat, code, onLobby }: TakeOverProps) {
  const texts = useTexts();
  const { t } = texts;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const offered = lobby.seats[seat];
  const toTable = () => navigate(`/t/${lobby.id}`, { replace: true });
  const take = () => {
    setBusy(true);
    claim(lobby.id, seat, code).then(
      (next) => {
        onLobby(next);
        navigate(`/t/${lobby.id}?seat=${seat}`, { replace: true });
      },
      (error: unknown) => {
        setBusy(false);
        setFailure(failureText(texts, error));
      },
    );
  };
  const mine = offered?.mine ?? false;
  return (
    <Page title={t("take-title")} width="narrow">
      <section className="part">
        <p>
          {mine || !offered
            ? t(mine ? "take-mine" : "error-no_such_seat")
            : t("take-ask", { name: seatName(texts, offered) })}
        </p>
        {failure && (
          <p className="field-wrong" role="alert">
            {failure}
          </p>
        )}
        <div className="take-over">
          {!mine && offered && (
            <Button look="main" size="large" busy={busy} onClick={take}>
              {t("take-yes")}
            </Button>
          )}
          <Button size="large" onClick={toTable}>
            {t(mine || !offered || failure ? "take-table" : "take-no")}
          </Button>
        </div>
      </section>
    </Page>
  );
}
