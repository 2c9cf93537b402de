import { api } from "../../app/api";
import { Icon } from "../../icons/Icon";
import type { Lobby } from "../../messages";
import { Button } from "../../ui/Button";
import { useModel } from "../model";
import { useAttempt } from "./useAttempt";

/** May somebody ask the others whether all may take hints: do others play here, and have they not agreed yet? */
export function mayAskForHints({ phase, options, hints, seats }: Lobby): boolean {
  const others = seats.some(({ mine, kind, stand_in }) => !mine && (kind === "human" || stand_in));
  return phase === "playing" && others && !options.hints && !hints;
}

/** All people vote whether everybody may ask for hints: who has not voted answers, the others wait or take it back. */
export function HintVote() {
  const { lobby, me, table, texts } = useModel();
  const { busy, attempt } = useAttempt();
  const vote = lobby.hints;
  if (!vote) return null;
  const { t } = texts;
  const answer = (allow: boolean) => attempt(api.host(table.id, { do: "hints", allow }));
  const asked = me !== null && !vote.mine;
  return (
    <div className="decision-notice" role={asked ? "alert" : "status"}>
      <Icon name="hint" size={18} />
      <span title={t("table-hints-on-note")}>{t("table-hints-vote", { n: vote.votes, of: vote.needed })}</span>
      {asked && (
        <Button size="small" look="main" busy={busy} hint={t("table-hints-on-note")} onClick={() => answer(true)}>
          {t("table-hints-agree")}
        </Button>
      )}
      {me !== null && (
        <Button size="small" busy={busy} onClick={() => answer(false)}>
          {t(asked ? "table-refuse" : "table-cancel")}
        </Button>
      )}
    </div>
  );
}
