import { useLayoutEffect, useRef, useState } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "./Button";
import { names } from "./names";
import "./toasts.css";

interface Said {
  text: string;
  tone: "plain" | "good" | "danger";
}

interface Note extends Said {
  id: number;
}

const STAYS = 6000;
const EVENT = "landsraad-toast";

/** Show a short notice for some seconds. The same text is not shown twice at a time. */
export function toast(text: string, tone: Said["tone"] = "plain"): void {
  window.dispatchEvent(new CustomEvent<Said>(EVENT, { detail: { text, tone } }));
}

/** Where notices appear; once in a page. */
export function Toasts() {
  const t = useT();
  const [shown, setShown] = useState<Note[]>([]);
  const last = useRef(0);
  const drop = (id: number) => setShown((notes) => notes.filter((note) => note.id !== id));
  useLayoutEffect(() => {
    // before the effects of a screen, which may have something to say
    const show = (event: Event) => {
      const { text, tone } = (event as CustomEvent<Said>).detail;
      const id = ++last.current;
      setShown((notes) => [...notes.filter((note) => note.text !== text), { id, text, tone }].slice(-3));
      window.setTimeout(() => drop(id), STAYS);
    };
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);
  return (
    <div className="toasts" role="status">
      {shown.map(({ id, text, tone }) => (
        <div key={id} className={names("toast", `toast-${tone}`)} role={tone === "danger" ? "alert" : undefined}>
          <span>{text}</span>
          <Button
            look="quiet"
            size="small"
            icon={<Icon name="close" size={20} />}
            aria-label={t("close")}
            onClick={() => drop(id)}
          />
        </div>
      ))}
    </div>
  );
}
