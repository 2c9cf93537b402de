import { useLayoutEffect, useRef } from "react";
import { Tokens } from "../../cards/Tokens";
import { bringIntoSight } from "../../ui/inSight";
import { names } from "../../ui/names";
import { parse, rowOf, sourceParts } from "../logic/actions";
import type { Kept } from "../logic/places";
import { sourceName, tell, tellValue } from "../logic/said";
import type { ShownRow } from "../logic/tray";
import { useModel } from "../model";
import { Number } from "./Number";
import "./Tray.css";

/** The effects that this turn owes or offers, in free order. What is done keeps its place, what cannot be done now says why. */
export function Tray({ rows }: { rows: readonly Kept<ShownRow>[] }) {
  const { texts, numbers } = useModel();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => showAnOpenRow(list.current), [rows]);
  if (rows.length === 0) return null;
  const done = rows.every(({ past }) => past);
  return (
    <ul ref={list} className={names("tray", done && "is-done")} aria-label={texts.t("table-effects")}>
      {rows.map(({ row, past }) => (
        <li key={row.action}>
          {!past && numbers.has(row.action) ? <OpenRow row={row} /> : <ShutRow row={row} past={past} />}
        </li>
      ))}
    </ul>
  );
}

/** Where only rows that are done are in sight, the first open one comes into sight, or what can be chosen below them. */
function showAnOpenRow(list: HTMLElement | null): void {
  const room = list?.parentElement;
  if (room) bringIntoSight(room, [...room.querySelectorAll("button[data-choice]")]);
}

function OpenRow({ row }: { row: ShownRow }) {
  const { send, busy, numbers } = useModel();
  const title = useTitle(row);
  const n = numbers.get(row.action)!;
  return (
    <button
      type="button"
      className="tray-row"
      data-choice={n}
      data-action={row.action}
      title={title}
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
    <span className={names("tray-row", past ? "is-past" : "is-barred")} title={useTitle(row)}>
      <Number n={0} />
      <What row={row} reason={past ? null : row.reason} />
    </span>
  );
}

/** What the explanation of a row says: the effect and what it comes from, which a row may call by a leader's ability. */
function useTitle(row: ShownRow): string {
  const { texts, speaker, library } = useModel();
  const { source } = rowOf(parse(row.action));
  const [kind] = sourceParts(source);
  const effect = library.effects[row.node] ?? "";
  return texts.t("table-effect-of", { effect, kind, source: sourceName(speaker, source) });
}

/** Where an effect comes from and what it does; or why it can't be done now, on the same room. */
function What({ row, reason }: { row: ShownRow; reason?: ShownRow["reason"] }) {
  const { speaker, texts, library } = useModel();
  const manner = row.optional ? "table-optional" : row.unasked ? "table-late" : null;
  return (
    <span className="tray-what">
      <span className="tray-head">
        <span className="tray-source">
          <span className="tray-name">{tellValue(speaker, row.name)}</span>
          <Count n={row.count} />
          <Tokens tokens={library.tokens[row.node] ?? []} library={library} size={18} />
        </span>
        <span className="tray-do" aria-hidden="true">
          {texts.t("table-do")}
        </span>
      </span>
      <span className="tray-words">
        <span className="effect-words">
          {library.effects[row.node]}
          {manner && <span className="tray-manner"> – {texts.t(manner)}</span>}
        </span>
        {reason && <span className="tray-reason">{tell(speaker, reason)}</span>}
      </span>
    </span>
  );
}

function Count({ n }: { n: number }) {
  return n > 1 ? <b>×{n}</b> : null;
}
