import { useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { names } from "../../ui/names";
import { useModel } from "../model";
import { SEAT_COLOURS } from "../parts/SeatMark";

const LONGEST = 500;
let draft = ""; // what was typed stays when another tab is opened

/** Chat with the others at the table. */
export function Chat() {
  const { state, table, texts } = useModel();
  const [text, setText] = useState(draft);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [state.chat.length]);
  const write = (next: string) => {
    draft = next;
    setText(next);
  };
  const say = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    table.say(said).then(
      () => write(""),
      () => undefined,
    );
  };
  return (
    <>
      <div className="log-lines" ref={list} role="log" aria-label={texts.t("table-tab-chat")} tabIndex={0}>
        <ol>
          {state.chat.map((line, i) => (
            <li key={i} className={names("log-line", line.seat !== null && `seat-${SEAT_COLOURS[line.seat % 4]}`)}>
              <b>{line.name}</b>: {line.text}
            </li>
          ))}
        </ol>
      </div>
      <form className="chat-form" onSubmit={say}>
        <input value={text} maxLength={LONGEST} data-group="chat" aria-label={texts.t("table-chat-write")} placeholder={texts.t("table-chat-write")} onChange={(event) => write(event.target.value)} />
        <Button type="submit" size="small" icon={<Icon name="chat" size={18} />} aria-label={texts.t("table-chat-send")} />
      </form>
    </>
  );
}
