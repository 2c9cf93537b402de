import { useState } from "react";
import { useUnread } from "../../app/chat";
import { whereOf } from "../../here/where";
import { names } from "../../ui/names";
import type { LogFilter } from "../logic/turns";
import { useModel } from "../model";
import { Chat } from "./Chat";
import { Log, LogTools } from "./Log";
import { Recap } from "./Recap";
import { RivalTurns } from "./RivalTurns";
import "./LogPane.css";

export type LogTab = "log" | "chat" | "recap" | "rivals";

const TABS: readonly LogTab[] = ["log", "chat", "recap"];
const TABS_HERE: readonly LogTab[] = ["log", "recap"]; // those who sit at one screen talk without it

/** Log, chat and recap, one of them at a time. `step`: the place in the recap that `[` and `]` move. */
export function LogPane({ tab, onTab }: { tab: LogTab; onTab: (tab: LogTab) => void }) {
  const { texts, state, table, view } = useModel();
  const unread = useUnread(table, state.chat, false);
  const [filter, setFilter] = useState<LogFilter>("all");
  const withRivals = view.players.some(({ rival }) => Boolean(rival));
  const tabs = [...(whereOf(table.id) === "here" ? TABS_HERE : TABS), ...(withRivals ? (["rivals"] as const) : [])];
  const shown = tabs.includes(tab) ? tab : "log";
  return (
    <div className="log-pane">
      <div className="log-head">
        <div className="tabs" role="tablist" aria-label={texts.t("table-log")}>
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={shown === one}
              aria-controls="log-panel"
              className={names("tab", shown === one && "is-open")}
              onClick={() => onTab(one)}
            >
              {texts.t(`table-tab-${one}`)}
              {one === "chat" && unread > 0 && <span className="tab-badge">{unread}</span>}
            </button>
          ))}
        </div>
        {shown === "log" && <LogTools filter={filter} onFilter={setFilter} />}
      </div>
      <div className="log-panel" id="log-panel" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        {shown === "log" && <Log filter={filter} />}
        {shown === "chat" && <Chat />}
        {shown === "recap" && <Recap />}
        {shown === "rivals" && <RivalTurns />}
      </div>
    </div>
  );
}
