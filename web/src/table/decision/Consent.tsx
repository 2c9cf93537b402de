import { useState } from "react";
import type { Game } from "../../messages";
import { Button } from "../../ui/Button";
import { useModel } from "../model";

/** Another seat asks to take back, or this one waits for the answers to its own request, or has got a no. */
export function Consent() {
  const { game, me, table, texts, seatName } = useModel();
  const { asking } = game.undo;
  const { t } = texts;
  const refused = useRefused(game, me);
  if (!asking)
    return refused ? (
      <p className="decision-notice" role="status">
        {t("table-consent-refused")}
      </p>
    ) : null;
  if (me === null || !asking.waiting.includes(me)) {
    return (
      <p className="decision-notice">{t("table-consent-waiting", { who: asking.waiting.map(seatName).join(", ") })}</p>
    );
  }
  const answer = (allow: boolean) => void table.consent(allow).catch(() => undefined);
  return (
    <div className="decision-notice" role="alert">
      <span>{t("table-consent-asked", { who: seatName(asking.seat), n: asking.steps })}</span>
      <Button size="small" look="main" onClick={() => answer(true)}>
        {t("table-allow")}
      </Button>
      <Button size="small" onClick={() => answer(false)}>
        {t("table-refuse")}
      </Button>
    </div>
  );
}

/** Has this seat asked, and is the table still as it was then? */
function useRefused(game: Game, me: number | null): boolean {
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const asks = me !== null && game.undo.asking?.seat === me;
  const at = asks ? game.n : askedAt === game.n ? askedAt : null;
  if (at !== askedAt) setAskedAt(at);
  return !asks && at !== null;
}
