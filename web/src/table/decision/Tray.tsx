import { Tokens } from "../../cards/Tokens";
import { names } from "../../ui/names";
import { tell, tellValue } from "../logic/said";
import type { shownRows } from "../logic/tray";
import { useModel } from "../model";
import { EffectIcons } from "../parts/Tokens";
import { Number } from "./Number";
import "./Tray.css";

/** The effects that this turn still owes or offers, in free order. What cannot be done now says why. */
export function Tray({ open, barred }: ReturnType<typeof shownRows>) {
  const { speaker, texts, library, send, busy } = useModel();
  if (open.length + barred.length === 0) return null;
  return (
    <ul className="tray" aria-label={texts.t("table-effects")}>
      {open.map((row, i) => (
        <li key={row.action}>
          <button
            type="button"
            className="tray-row"
            data-choice={i + 1}
            data-action={row.action}
            aria-disabled={busy || undefined}
            onClick={() => send([row.action])}
          >
            <Number n={i + 1} />
            <span className="tray-what">
              <span className="tray-head">
                <span className="tray-source">
                  {tellValue(speaker, row.name)}
                  <Count n={row.count} />
                  {row.optional && <span className="tray-optional">{texts.t("table-optional")}</span>}
                  {row.unasked && <span className="tray-optional">{texts.t("table-late")}</span>}
                  <Tokens tokens={library.tokens[row.node] ?? []} library={library} size={18} />
                </span>
                <span className="tray-do" aria-hidden="true">
                  {texts.t("table-do")}
                </span>
              </span>
              <span className="effect-words">{library.effects[row.node]}</span>
            </span>
          </button>
        </li>
      ))}
      {barred.map((row) => (
        <li key={row.action} className={names("tray-row", "is-barred")}>
          <span className="tray-what">
            <span className="tray-source">
              {tellValue(speaker, row.name)}
              <Count n={row.count} />
              <EffectIcons node={row.node} />
            </span>
            {row.reason && <span className="tray-reason">{tell(speaker, row.reason)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Count({ n }: { n: number }) {
  return n > 1 ? <b>×{n}</b> : null;
}
