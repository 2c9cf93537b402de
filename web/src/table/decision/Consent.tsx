import { Button } from "../../ui/Button";
import { useModel } from "../model";

/** Another seat asks to take back, or waits for the answers to its own request. */
export function Consent() {
  const { game, me, table, texts, seatName } = useModel();
  const { asking } = game.undo;
  if (!asking) return null;
  const { t } = texts;
  if (me === null || !asking.waiting.includes(me)) {
    return <p className="decision-notice">{t("table-consent-waiting", { who: asking.waiting.map(seatName).join(", ") })}</p>;
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
