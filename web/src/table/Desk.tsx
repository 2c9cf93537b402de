import { type ReactNode, useState } from "react";
import { names } from "../ui/names";
import { BoardPane } from "./BoardPane";
import { DecisionPanel } from "./decision/DecisionPanel";
import { Dock } from "./dock/Dock";
import { EndScreen } from "./end/EndScreen";
import { HintPane } from "./hint/HintPane";
import { asksTleilax, hasTleilax } from "./immortality/facts";
import { TleilaxPane } from "./immortality/TleilaxPane";
import { useLessonTab } from "./lesson/useLessonTab";
import { LogPane, type LogTab } from "./log/LogPane";
import { ConflictPanel } from "./market/ConflictPanel";
import { Market } from "./market/Market";
import { useMarketAsked, useTleilaxAsked } from "./market/useMarketAsked";
import { useModel } from "./model";
import { useLogColumn, useLow } from "./parts/media";
import { SeatPanel } from "./seats/SeatPanel";
import { PersonalPair } from "./six/PersonalBoards";
import { Teams } from "./six/Teams";
import "./Desk.css";

/** What `Desk` and `Phone` need. `curtain`: covers what the present seat alone may see; `over`: where one goes after the end. */
export interface LayoutProps {
  curtain: ReactNode;
  logTab: LogTab;
  onLogTab: (tab: LogTab) => void;
  ended: boolean;
  over: ReactNode;
  onEndClose: () => void;
}

type Side = "boards" | "tleilax" | "market" | "conflict" | "log" | "hint";

/** The layouts `wide` and `mid`: board, seats, decision, market, log and hand side by side, nothing scrolls in play. */
export function Desk({
  layout,
  curtain,
  logTab,
  onLogTab,
  ended,
  over,
  onEndClose,
}: LayoutProps & { layout: "wide" | "mid" }) {
  const model = useModel();
  const { view, me, texts, hint, closeHint } = model;
  const { t } = texts;
  const docked = me !== null && !ended && view.round > 0;
  const [side, setSide] = useState<Side | null>(null);
  useTleilaxAsked(() => setSide("tleilax"));
  useMarketAsked(() => setSide("market"));
  useLessonTab((shown) => shown !== "board" && setSide(shown));
  const wide = layout === "wide";
  const low = useLow();
  const logColumn = useLogColumn();
  const teams = view.team_vp.length > 0;
  const logBeside = wide && (logColumn || !teams);
  const sides: Side[] = [
    ...(teams && !wide ? (["boards"] as const) : []),
    "market",
    ...(hasTleilax(view) ? (["tleilax"] as const) : []),
    "conflict",
    ...(logBeside ? [] : (["log"] as const)),
    ...(hint ? (["hint"] as const) : []),
  ];
  const chosen = side !== null && sides.includes(side) ? side : sides[0]!;
  const shown = hint ? "hint" : chosen;
  return (
    <div
      className={names(
        "desk",
        `desk-${layout}`,
        wide && logColumn && "has-log-column",
        wide && low && "is-low",
        !docked && "is-undocked",
        teams && "desk-six",
        `seats-${view.players.length}`,
      )}
    >
      <section className="desk-seats" aria-label={t("table-seats")} data-group="seats">
        {teams ? (
          <Teams compact={!wide} />
        ) : (
          view.players.map((_, seat) => <SeatPanel key={seat} seat={seat} compact={!wide} />)
        )}
      </section>
      <main className="desk-board" id="board" aria-label={t("table-board")}>
        {ended ? <EndScreen onClose={onEndClose} /> : <BoardPane />}
      </main>
      <aside className="desk-side">
        {curtain === null ? <DecisionPanel over={over} /> : !docked && <div className="desk-curtain">{curtain}</div>}
        <div className="desk-tabs">
          <div className="tabs" role="tablist" aria-label={t("table-side")}>
            {sides.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={shown === one}
                aria-controls="side-panel"
                className={names(
                  "tab",
                  shown === one && "is-open",
                  one === "tleilax" && asksTleilax(model) && "has-choice",
                )}
                onClick={() => {
                  closeHint();
                  setSide(one);
                }}
              >
                {t(`table-side-${one}`)}
              </button>
            ))}
          </div>
          <div className="side-panel" id="side-panel" role="tabpanel" aria-label={t(`table-side-${shown}`)}>
            {shown === "hint" && <HintPane />}
            {shown === "boards" && <PersonalPair />}
            {shown === "market" && <Market />}
            {shown === "tleilax" && <TleilaxPane />}
            {shown === "conflict" && <ConflictPanel />}
            {shown === "log" && curtain === null && <LogPane tab={logTab} onTab={onLogTab} />}
          </div>
        </div>
        {logBeside && curtain === null && <LogPane tab={logTab} onTab={onLogTab} />}
      </aside>
      {docked && <div className="desk-dock">{curtain ?? <Dock size={wide && !low ? "m" : "s"} />}</div>}
    </div>
  );
}
