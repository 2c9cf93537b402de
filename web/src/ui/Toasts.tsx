import { useT } from "../app/i18n";
import { Store, useStore } from "../app/store";
import { Icon } from "../icons/Icon";
import { Button } from "./Button";
import { names } from "./names";
import "./toasts.css";

interface Note {
  id: number;
  text: string;
  tone: "plain" | "good" | "danger";
}

const STAYS = 6000;
const notes = new Store<Note[]>([]);
let last = 0;

function drop(id: number): void {
  notes.set(notes.get().filter((note) => note.id !== id));
}

/** Show a short notice for some seconds. The same text is not shown twice at a time. */
export function toast(text: string, tone: Note["tone"] = "plain"): void {
  const id = ++last;
  notes.set([...notes.get().filter((note) => note.text !== text), { id, text, tone }].slice(-3));
  window.setTimeout(() => drop(id), STAYS);
}

/** Where notices appear; once in a page. */
export function Toasts() {
  const t = useT();
  const shown = useStore(notes);
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
