import { useState } from "react";
import { useSeatClass } from "../board/seats";
import { Icon } from "../icons/Icon";
import { names } from "../ui/names";
import { BoardPane } from "./BoardPane";
import type { LayoutProps } from "./Desk";
import { DecisionPanel } from "./decision/DecisionPanel";
import { Dock } from "./dock/Dock";
import { EndScreen } from "./end/EndScreen";
import { HintPane } from "./hint/HintPane";
import { asksTleilax, hasTleilax } from "./immortality/facts";
import { TleilaxPane } from "./immortality/TleilaxPane";
import { CHOOSES_SHEETS, LeaderChoice } from "./LeaderChoice";
import { useLessonTab } from "./lesson/useLessonTab";
import { LogPane } from "./log/LogPane";
import { seatAction, zoneOf } from "./logic/actions";
import { agentsOf } from "./logic/view";
import { ConflictPanel } from "./market/ConflictPanel";
import { Market } from "./market/Market";
import { useMarketAsked, useTleilaxAsked } from "./market/useMarketAsked";
import { useModel } from "./model";
import { Amount } from "./parts/Amounts";
import { SeatMark } from "./parts/SeatMark";
import { SpaceTiles } from "./SpaceTiles";
import { PersonalPair } from "./six/PersonalBoards";
import { TeamChips } from "./six/Teams";
import "./Phone.css";

type Tab = "board" | "market" | "tleilax" | "conflict" | "log";

/** The layout of a phone: seats as chips, one tab of the table, the decision bar, the hand. */
export function Phone({ curtain, logTab, onLogTab, ended, over, onEndClose }: LayoutProps) {
  const model = useModel();
  const { texts, me, view, decision, hint, closeHint } = model;
  const [chosen, setTab] = useState<Tab>("board");
  const [looks, lookAt] = useState(false); // at the marks of the hint on the board
  if (looks && !hint) lookAt(false);
  const tab = hint && !looks ? "hint" : chosen;
  useTleilaxAsked(() => setTab("tleilax"));
  useMarketAsked(() => setTab("market"));
  useBoardAsked(() => setTab("board"));
  useLessonTab((shown) => setTab(shown));
  const [map, setMap] = useState(false);
  const tabs: (Tab | "hint")[] = [
    "board",
    "market",
    ...(hasTleilax(view) ? (["tleilax"] as const) : []),
    "conflict",
    "log",
    ...(hint ? (["hint"] as const) : []),
  ];
  const choosesLeader = decision !== null && CHOOSES_SHEETS.has(decision.kind);
  if (ended) {
    return (
      <main className="phone-end">
        <EndScreen onClose={onEndClose} />
      </main>
    );
  }
  return (
    <div className="phone">
      {view.team_vp.length > 0 ? <TeamChips /> : <Chips />}
      {me !== null && <Own seat={me} />}
      <nav className="tabs phone-tabs" aria-label={texts.t("table-side")}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={tab === one}
            className={names("tab", tab === one && "is-open", one === "tleilax" && asksTleilax(model) && "has-choice")}
            onClick={() => {
              lookAt(one === "board");
              if (one !== "board" && one !== "hint") closeHint();
              if (one !== "hint") setTab(one);
            }}
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
        {tab === "board" && (choosesLeader ? <LeaderChoice /> : map ? <PhoneMap /> : <SpaceTiles />)}
        {tab === "hint" && <HintPane />}
        {tab === "market" && <Market />}
        {tab === "tleilax" && <TleilaxPane />}
        {tab === "conflict" && <ConflictPanel />}
        {tab === "log" && curtain === null && <LogPane tab={logTab} onTab={onLogTab} />}
      </main>
      {curtain !== null ? (
        <div className="phone-curtain">{curtain}</div>
      ) : (
        <>
          <DecisionPanel over={over} />
          {me !== null && view.round > 0 && (
            <div className="phone-dock">
              <Dock size="s" />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** What this seat has to spend and to send, always in sight. */
function Own({ seat }: { seat: number }) {
  const { view, texts } = useModel();
  const { t } = texts;
  const player = view.players[seat]!;
  const { left, all } = agentsOf(view, seat);
  return (
    <section className="phone-own" aria-label={t("table-own")}>
      <Amount icon="solari" n={player.solari} title={t("count-solari", { n: player.solari })} />
      <Amount icon="spice" n={player.spice} title={t("count-spice", { n: player.spice })} />
      <Amount icon="water" n={player.water} title={t("count-water", { n: player.water })} />
      <Amount icon="garrison" n={player.garrison} title={t("table-garrison", { n: player.garrison })} />
      <Amount icon="troop" n={player.conflict} title={t("table-deployed", { n: player.conflict })} />
      <Amount icon="agent" n={left} title={t("table-agents", { left, all })} />
      {player.persuasion > 0 && (
        <Amount icon="persuasion" n={player.persuasion} title={t("count-persuasion", { n: player.persuasion })} />
      )}
    </section>
  );
}

/** Calls once when a turn begins, or a space, a post, a tech tile is asked for: what is chosen lies on the board. */
function useBoardAsked(open: () => void): void {
  const { mine, litSpaces, decision } = useModel();
  const onBoard = (action: string) => ["post", "tech"].includes(zoneOf(action));
  const asked = mine && (litSpaces.size > 0 || (decision?.options ?? []).some(onBoard));
  const [before, keep] = useState(false);
  if (asked === before) return;
  keep(asked);
  if (asked) open();
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
              <SeatMark seat={seat} size={16} /> <b>{texts.t("table-vp-short", { n: player.vp })}</b>
            </span>
            <span className="phone-chip-name">{seatName(seat)}</span>
          </button>
        );
      })}
    </section>
  );
}
