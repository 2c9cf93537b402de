import { type FormEvent, useCallback } from "react";
import { LONGEST, useDraft, useUnread } from "../../app/chat";
import { failureText } from "../../app/words";
import { useSeatClass } from "../../board/seats";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { names } from "../../ui/names";
import { toast } from "../../ui/Toasts";
import { useTail } from "../../ui/useTail";
import { useModel } from "../model";

/** Chat with the others at the table. */
export function Chat() {
  const { state, table, texts } = useModel();
  const seatClass = useSeatClass();
  const { list, follows, toEnd } = useTail(state.chat);
  const unread = useUnread(table, state.chat, follows);
  const failed = useCallback((error: unknown) => toast(failureText(texts, error), "danger"), [texts]);
  const { draft, write, say } = useDraft(table, failed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    toEnd();
    say();
  };
  return (
    <>
      <div className="log-lines" ref={list} role="log" aria-label={texts.t("table-tab-chat")} tabIndex={0}>
        <ol>
          {state.chat.map((line) => (
            <li
              key={`${line.at} ${line.seat ?? "-"}`}
              className={names("log-line", line.seat !== null && seatClass(line.seat))}
            >
              <b>{line.name || texts.t("spectator")}</b>: {line.text}
            </li>
          ))}
        </ol>
        {!follows && (
          <button type="button" className="log-new" onClick={toEnd}>
            {texts.t("table-log-newest")}
            {unread > 0 && <span className="tab-badge">{unread}</span>}
          </button>
        )}
      </div>
      <form className="chat-form" onSubmit={submit}>
        <input
          value={draft}
          maxLength={LONGEST}
          data-group="chat"
          aria-label={texts.t("table-chat-write")}
          placeholder={texts.t("table-chat-write")}
          onChange={(event) => write(event.target.value)}
        />
        <Button
          type="submit"
          size="small"
          icon={<Icon name="chat" size={18} />}
          aria-label={texts.t("table-chat-send")}
        />
      </form>
    </>
  );
}
