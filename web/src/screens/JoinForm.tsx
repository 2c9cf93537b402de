import { type FormEvent, useState } from "react";
import { useT } from "../app/i18n";
import { navigate } from "../app/router";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";
import "./join.css";

/** Where an invite leads: a link as it was sent, or a code as it was told (blanks, dashes and capitals do not matter). */
export function invited(text: string): string | null {
  const link = /\/t\/([a-z0-9]+)(\?code=[a-z0-9]+)?/i.exec(text);
  if (link) return `/t/${link[1] ?? ""}${link[2] ?? ""}`;
  const code = text.toLowerCase().replace(/[\s–-]/g, "");
  return /^[a-z0-9]{8,12}$/.test(code) ? `/t/${code}` : null;
}

/** Takes an invite code or link. */
export function JoinForm({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useT();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const address = invited(text.trim());
    if (address) navigate(address);
    else setWrong(true);
  };
  return (
    <form className="join-form" onSubmit={go}>
      <Field
        label={t("join-code")}
        placeholder="abcd efgh"
        value={text}
        autoFocus={autoFocus}
        autoCapitalize="none"
        spellCheck={false}
        wrong={wrong ? t("join-wrong") : null}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" look={text ? "main" : "plain"}>
        {t("join-go")}
      </Button>
    </form>
  );
}
