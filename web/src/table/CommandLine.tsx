import { type FormEvent, useId, useState } from "react";
import { readCommand } from "./logic/command";
import { useModel } from "./model";
import "./CommandLine.css";

/** The command line: actions as text, completed from what is legal; Enter takes them, Esc closes. */
export function CommandLine({ onClose }: { onClose?: () => void }) {
  const { decision, mine, send, texts } = useModel();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const list = useId();
  const read = mine && decision ? readCommand(typed, decision) : { actions: null, completions: [] };
  const take = (event: FormEvent) => {
    event.preventDefault();
    const only =
      read.completions.length === 1 && mine && decision ? readCommand(read.completions[0]!, decision).actions : null;
    const actions = read.actions ?? only;
    setWrong(actions === null);
    if (!actions) return;
    send(actions);
    setTyped("");
    onClose?.();
  };
  return (
    <form className="command-line" onSubmit={take}>
      <span aria-hidden="true">/</span>
      <input
        autoFocus={onClose !== undefined}
        value={typed}
        list={list}
        spellCheck={false}
        autoComplete="off"
        aria-label={texts.t("table-command")}
        aria-invalid={wrong || undefined}
        placeholder={texts.t("table-command")}
        onChange={(event) => {
          setWrong(false);
          setTyped(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onClose?.();
        }}
      />
      <datalist id={list}>
        {read.completions.slice(0, 40).map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      {wrong && <span role="alert">{texts.t("table-command-wrong")}</span>}
    </form>
  );
}
