import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { LONGEST, useDraft } from "../../app/chat";
import { useTexts } from "../../app/i18n";
import { play } from "../../app/sounds";
import { type Table, useTableState } from "../../app/tables";
import { failureText } from "../../app/words";
import { Icon } from "../../icons/Icon";
import { SeatMark } from "../../table/parts/SeatMark";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { toast } from "../../ui/Toasts";
import { useTail } from "../../ui/useTail";

/** What people say at a table, and a line to say something. */
export function Chat({ table }: { table: Table }) {
  const texts = useTexts();
  const { t, language } = texts;
  const lines = useTableState(table, ({ chat }) => chat);
  const open = useTableState(table, ({ status }) => status === "open");
  const { list, toEnd } = useTail(lines);
  const failed = useCallback((error: unknown) => toast(failureText(texts, error), "danger"), [texts]);
  const { draft, write, say } = useDraft(table, failed);
  const heard = useRef<number | null>(null);
  const clock = new Intl.DateTimeFormat(language, { timeStyle: "short" });
  useEffect(() => {
    const last = lines.at(-1);
    if (open && heard.current !== null && last && last.at > heard.current && last.seat !== table.seat) play("chat");
    if (open) heard.current = last?.at ?? 0;
  }, [lines, open, table.seat]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!open) return;
    toEnd();
    say();
  };
  return (
    <section className="part chat">
      <h2>{t("chat")}</h2>
      <div className="chat-lines" ref={list} role="log" tabIndex={0} aria-label={t("chat")}>
        <ol>
          {lines.map((line) => (
            <li key={`${line.at} ${line.seat ?? "-"}`}>
              {line.seat === null ? <Icon name="spectator" size={16} /> : <SeatMark seat={line.seat} size={16} />}
              <strong>{line.name || t("spectator")}</strong>
              <time>{clock.format(line.at * 1000)}</time>
              <p>{line.text}</p>
            </li>
          ))}
          {lines.length === 0 && <li className="soft">{t("chat-empty")}</li>}
        </ol>
      </div>
      <form className="chat-form" onSubmit={submit}>
        <Field
          label={t("chat-line")}
          hideLabel
          placeholder={t("chat-line")}
          value={draft}
          maxLength={LONGEST}
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" reason={open ? null : t("connecting")}>
          {t("chat-send")}
        </Button>
      </form>
    </section>
  );
}
