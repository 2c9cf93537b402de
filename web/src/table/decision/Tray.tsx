import { Tokens } from "../../cards/Tokens";
import { names } from "../../ui/names";
import type { Kept } from "../logic/places";
import { tell, tellValue } from "../logic/said";
import type { ShownRow } from "../logic/tray";
import { useModel } from "../model";
import { Number } from "./Number";
import "./Tray.css";

/** The effects that this turn owes or offers, in free order. What is done keeps its place, what cannot be done now says why. */
export function Tray({ rows }: { rows: readonly Kept<ShownRow>[] }) {
  const { texts, numbers } = useModel();
  if (rows.length === 0) return null;
  const done = rows.every(({ past }) => past); // nothing below can be moved: the words make room
  return (
    <ul className={names("tray", done && "is-done")} aria-label={texts.t("table-effects")}>
      {rows.map(({ row, past }) => (
        <li key={row.action}>
          {!past && numbers.has(row.action) ? <OpenRow row={row} /> : <ShutRow row={row} past={past} />}
        </li>
      ))}
    </ul>
  );
}

function OpenRow({ row }: { row: ShownRow }) {
  const { send, busy, numbers } = useModel();
  const n = numbers.get(row.action)!;
  return (
    <button
      type="button"
      className="tray-row"
      data-choice={n}
      data-action={row.action}
      aria-disabled={busy || undefined}
      onClick={() => send([row.action])}
    >
      <Number n={n} />
      <What row={row} />
    </button>
  );
}

function ShutRow({ row, past }: { row: ShownRow; past: boolean }) {
  return (
    <span className={names("tray-row", past ? "is-past" : "is-barred")}>
      <What row={row} reason={past ? null : row.reason} />
    </span>
  );
}

/** Where an effect comes from and what it does; or why it can't be done now, on the same room. */
function What({ row, reason }: { row: ShownRow; reason?: ShownRow["reason"] }) {
  const { speaker, texts, library } = useModel();
  const when = row.optional ? "table-optional" : row.unasked ? "table-late" : null;
  return (
    <span className="tray-what">
      <span className="tray-head">
        <span className="tray-source">
          {tellValue(speaker, row.name)}
          <Count n={row.count} />
          <Tokens tokens={library.tokens[row.node] ?? []} library={library} size={18} />
        </span>
        <span className="tray-do" aria-hidden="true">
          {texts.t("table-do")}
        </span>
      </span>
      <span className="tray-words">
        <span className="effect-words">
          {library.effects[row.node]} {when && <i className="tray-when">{texts.t(when)}</i>}
        </span>
        {reason && <span className="tray-reason">{tell(speaker, reason)}</span>}
      </span>
    </span>
  );
}

function Count({ n }: { n: number }) {
  return n > 1 ? <b>×{n}</b> : null;
}
