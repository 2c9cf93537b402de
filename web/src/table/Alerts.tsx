import { useEffect, useRef } from "react";
import { useSettings } from "../app/settings";
import { play } from "../app/sounds";
import { toast } from "../ui/Toasts";
import { tell } from "./logic/said";
import { useModel } from "./model";

/** What is said and sounded when something changes: whose decision it is, my turn, moves of others, combat, Victory Points, the end, chat. */
export function Alerts() {
  const { decision, mine, me, seatName, speaker, texts, view, state, lobby, game } = useModel();
  const { t } = texts;
  const notices = useSettings((settings) => settings.notices);
  const title = mine ? t("table-title-mine") : t("table-title");
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = "Landsraad";
    };
  }, [title]);
  const off = mine && view.active !== me;
  const asked = mine ? `${decision!.kind === "turn" || off ? decision!.id : "going on"}` : null;
  useChange(asked, (was) => {
    if (asked === null || asked === "going on" || was === undefined) return;
    play(off ? "off_turn" : "turn");
    if (notices && document.hidden && typeof Notification !== "undefined" && Notification.permission === "granted") {
      new Notification(t("table-title-mine"), { body: tell(speaker, decision!.prompt), tag: lobby.id });
    }
  });
  useChange(view.active, (was) => was !== undefined && was !== me && view.active !== me && play("move"));
  useChange(game.ended !== null, (was) => was === false && game.ended !== null && play("end"));
  useChange(view.phase, (was) => was !== undefined && view.phase === "combat" && play("combat"));
  const vp = me === null ? 0 : view.players[me]!.vp;
  useChange(vp, (was) => was !== undefined && vp > was && play("vp"));
  useChange(
    lobby.rematch,
    (was) => was === null && lobby.rematch !== null && toast(t("table-rematch-noticed"), "good"),
  );
  const voting = lobby.hints ? !lobby.hints.mine : false;
  useChange(voting, (was) => was === false && voting && toast(t("table-hints-question")));
  useNotes();
  const last = state.chat.at(-1);
  useChange(last, (was) => last && was !== undefined && last.seat !== me && play("chat"));
  const told = !decision
    ? ""
    : mine
      ? ""
      : t("table-acts-what", { who: seatName(decision.seat), what: tell(speaker, decision.prompt) });
  return (
    <>
      <div role="status" className="visually-hidden">
        {told}
      </div>
      <div role="alert" className="visually-hidden">
        {mine ? t("table-your-decision", { what: tell(speaker, decision!.prompt) }) : ""}
      </div>
    </>
  );
}

/** Who comes, goes or was too slow is shown for a moment, beside the line in the log; so is what happened while away. */
function useNotes(): void {
  const { state, speaker } = useModel();
  const { log, logStart } = state;
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const from = Math.max(0, (seen.current ?? Infinity) - logStart);
    for (const line of log.slice(from)) {
      const text = line.said && line.tags.includes("note") ? tell(speaker, line.said) : null;
      if (text) toast(text);
    }
    seen.current = logStart + log.length;
  }, [log, logStart, speaker]);
}

/** Does something when a value has changed; `was` is undefined at the first time. */
function useChange<T>(value: T, does: (was: T | undefined) => void): void {
  const before = useRef<T | undefined>(undefined);
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  useEffect(() => {
    latest.current(before.current);
    before.current = value;
  }, [value]);
}
