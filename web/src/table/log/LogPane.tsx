import { useUnread } from "../../app/chat";
import { names } from "../../ui/names";
import { useModel } from "../model";
import { Chat } from "./Chat";
import { Log } from "./Log";
import { Recap } from "./Recap";
import "./LogPane.css";

export type LogTab = "log" | "chat" | "recap";

/** Log, chat and recap, one of them at a time. `step`: the place in the recap that `[` and `]` move. */
export function LogPane({ tab, onTab }: { tab: LogTab; onTab: (tab: LogTab) => void }) {
  const { texts, state, table } = useModel();
  const unread = useUnread(table, state.chat, false);
  return (
    <div className="log-pane">
      <div className="tabs" role="tablist" aria-label={texts.t("table-log")}>
        {(["log", "chat", "recap"] as const).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={tab === one}
            aria-controls="log-panel"
            className={names("tab", tab === one && "is-open")}
            onClick={() => onTab(one)}
          >
            {texts.t(`table-tab-${one}`)}
            {one === "chat" && unread > 0 && <span className="tab-badge">{unread}</span>}
          </button>
        ))}
      </div>
      <div className="log-panel" id="log-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === "log" && <Log />}
        {tab === "chat" && <Chat />}
        {tab === "recap" && <Recap />}
      </div>
    </div>
  );
}
