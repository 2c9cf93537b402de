import { api } from "../app/api";
import { Icon } from "../icons/Icon";
import type { Lobby } from "../messages";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { names } from "../ui/names";
import { useAttempt } from "./decision/useAttempt";
import { useModel } from "./model";

/** May somebody ask the others whether all may take hints: do others play here, and have they not agreed yet? */
export function mayAskForHints({ phase, options, hints, seats }: Lobby): boolean {
  const others = seats.some(({ mine, kind, stand_in }) => !mine && (kind === "human" || stand_in));
  return phase === "playing" && others && !options.hints && !hints;
}

/** In the bar above the table: hints are on for everybody, or all people vote about that. */
export function HintsForAll({ short }: { short: boolean }) {
  const { lobby, me, texts, show } = useModel();
  const { t } = texts;
  const vote = lobby.hints;
  if (lobby.options.hints) {
    return (
      <span className="status-watching" title={t("table-hints-on-note")}>
        <Icon name="hint" size={18} title={short ? t("table-hints-on") : undefined} /> {!short && t("table-hints-on")}
      </span>
    );
  }
  if (!vote) return null;
  return (
    <button
      type="button"
      className={names("status-watching status-vote", me !== null && !vote.mine && "is-asked")}
      title={t("table-hints-question")}
      onClick={() => show({ what: "hints" })}
    >
      <Icon name="hint" size={18} />
      <span className={short ? "visually-hidden" : undefined}>{t("table-hints-vote")}</span>
      {`${vote.votes}/${vote.needed}`}
    </button>
  );
}

/** What is asked, how it stands, and this person's answer. */
export function VoteDialog({ onClose }: { onClose: () => void }) {
  const { lobby, me, table, texts } = useModel();
  const { busy, attempt } = useAttempt();
  const { t } = texts;
  if (!lobby.hints) return null;
  const { mine: own, votes, needed } = lobby.hints;
  const answer = (allow: boolean) => {
    attempt(api.host(table.id, { do: "hints", allow }));
    onClose();
  };
  const buttons = (
    <>
      <Button busy={busy} onClick={() => answer(false)}>
        {t(own ? "table-hints-withdraw" : "table-refuse")}
      </Button>
      {!own && (
        <Button look="main" busy={busy} onClick={() => answer(true)}>
          {t("table-hints-agree")}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={t("table-hints-question")} onClose={onClose} foot={me === null ? undefined : buttons}>
      <p>
        {t("table-hints-note")} {t("table-hints-stands", { n: votes, of: needed })}
      </p>
    </Dialog>
  );
}
