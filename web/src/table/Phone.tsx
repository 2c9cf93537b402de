import { useState } from "react";
import { useSeatClass } from "../board/seats";
import { Icon } from "../icons/Icon";
import { names } from "../ui/names";
import { BoardPane } from "./BoardPane";
import type { LayoutProps } from "./Desk";
import { DecisionPanel } from "./decision/DecisionPanel";
import { Dock } from "./dock/Dock";
import { EndScreen } from "./end/EndScreen";
import { CHOOSES_SHEETS } from "./LeaderChoice";
import { useLessonTab } from "./lesson/useLessonTab";
import { LogPane } from "./log/LogPane";
import { seatAction } from "./logic/actions";
import { ConflictPanel } from "./market/ConflictPanel";
import { Market } from "./market/Market";
import { useModel } from "./model";
import { SeatMark } from "./parts/SeatMark";
import { SpaceTiles } from "./SpaceTiles";
import { PersonalPair } from "./six/PersonalBoards";
import { TeamChips } from "./six/Teams";
import "./Phone.css";

type Tab = "board" | "market" | "conflict" | "log";

/** The layout of a phone: seats as chips, one tab of the table, the decision bar, the hand. */
export function Phone({ curtain, logTab, onLogTab, ended, onEndClose }: LayoutProps) {
  const { texts, me, view, decision } = useModel();
  const [tab, setTab] = useState<Tab>("board");
  useLessonTab((shown) => setTab(shown));
  const [map, setMap] = useState(false);
  const [folded, setFolded] = useState(false);
  const choosesLeader = decision !== null && CHOOSES_SHEETS.has(decision.kind);
  if (ended) {
    return (
      <main className="phone-end">
        <EndScreen onClose={onEndClose} />
      </main>
    );
  }
  return (
    <div className={names("phone", folded && "is-folded")}>
      {view.team_vp.length > 0 ? <TeamChips /> : <Chips />}
      <nav className="tabs phone-tabs" aria-label={texts.t("table-side")}>
        {(["board", "market", "conflict", "log"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={tab === one}
            className={names("tab", tab === one && "is-open")}
            onClick={() => setTab(one)}
          >
            {texts.t(`table-side-${one}`)}
          </button>
        ))}
        {tab === "board" && !choosesLeader && (
          <button
            type="button"
            className="tab phone-map"
            aria-pressed={map}
            onClick={() => setMap(!map)}
            aria-label={texts.t("table-map")}
            title={texts.t("table-map")}
          >
            <Icon name={map ? "sort" : "eye"} size={20} />
          </button>
        )}
      </nav>
      <main className="phone-main" id="board">
        {tab === "board" && (map || choosesLeader ? <PhoneMap /> : <SpaceTiles />)}
        {tab === "market" && <Market />}
        {tab === "conflict" && <ConflictPanel />}
        {tab === "log" && curtain === null && <LogPane tab={logTab} onTab={onLogTab} />}
        {curtain}
      </main>
      {curtain === null && (
        <>
          <DecisionPanel />
          {me !== null && view.round > 0 && (
            <div className={names("phone-dock", folded && "is-folded")}>
              <button type="button" className="phone-handle" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
                <span className="visually-hidden">{texts.t("table-mine")}</span>
              </button>
              {!folded && <Dock size="s" />}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** The board as it is drawn, with the Commanders' boards below it. */
function PhoneMap() {
  const { view } = useModel();
  return (
    <>
      <BoardPane />
      {view.team_vp.length > 0 && <PersonalPair />}
    </>
  );
}

/** The seats as chips: mark, Victory Points, who is asked. */
function Chips() {
  const seatClass = useSeatClass();
  const { view, decision, seatName, show, texts, lit, mine, pick } = useModel();
  return (
    <section className="phone-chips" aria-label={texts.t("table-seats")} data-group="seats">
      {view.players.map((player, seat) => {
        const target = mine ? seatAction(lit, seat) : undefined;
        return (
          <button
            key={seat}
            type="button"
            className={names(
              "phone-chip",
              seatClass(seat),
              decision?.seat === seat && "is-acting",
              target && "is-legal",
            )}
            data-seat={seat}
            onClick={() => (target ? pick(target) : show({ what: "seat", seat }))}
          >
            <span>
              <SeatMark seat={seat} /> <b>{texts.t("table-vp-short", { n: player.vp })}</b>
            </span>
            <span className="phone-chip-name">{seatName(seat)}</span>
          </button>
        );
      })}
    </section>
  );
}
