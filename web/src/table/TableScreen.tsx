import { useEffect, useState } from "react";
import { useT } from "../app/i18n";
import { usePart } from "../app/page";
import { useTable, useTableState } from "../app/tables";
import { Spinner } from "../ui/Spinner";
import { Alerts } from "./Alerts";
import { CommandLine } from "./CommandLine";
import { Curtain } from "./Curtain";
import { Desk } from "./Desk";
import { EndWays } from "./end/EndScreen";
import { TableExplanation } from "./explain/TableExplanation";
import { Lesson } from "./lesson/Lesson";
import type { LogTab } from "./log/LogPane";
import { Motion } from "./Motion";
import { ModelProvider, useModel } from "./model";
import { StageSheet } from "./moments/Stage";
import { TellingProvider, useTelling } from "./moments/Telling";
import { Opened } from "./Opened";
import { Phone } from "./Phone";
import { useLayout } from "./parts/media";
import { Puzzle } from "./puzzle/Puzzle";
import { StatusBar } from "./StatusBar";
import { TextTable } from "./text/TextTable";
import { useKeys } from "./useKeys";
import "./TableScreen.css";

/** The table of a game in progress or over. `seat`: null for a spectator; `seats`: those that this browser holds. */
export interface TableScreenProps {
  tableId: string;
  seat: number | null;
  seats: number[];
  onSeat: (seat: number) => void;
}

/** By table: the seat whose person has lifted the curtain last. */
class Lifted extends Map<string, number> {}

export default function TableScreen({ tableId, seat, seats, onSeat }: TableScreenProps) {
  const t = useT();
  const table = useTable(tableId, seat);
  const state = useTableState(table);
  const lifted = usePart(Lifted);
  const [, redraw] = useState(0);
  const shared = seats.length > 1 && seat !== null;
  const covered = shared && lifted.get(tableId) !== seat && state.game?.ended === null;
  const asked = state.game?.decision?.seat;
  useEffect(() => {
    if (shared && asked !== undefined && asked !== seat && seats.includes(asked)) onSeat(asked);
  }, [shared, asked, seat, seats, onSeat]);
  const lift = () => {
    lifted.set(tableId, seat!);
    redraw((n) => n + 1);
  };
  return (
    <ModelProvider
      table={table}
      state={state}
      covered={covered}
      waiting={
        <main className="waiting">
          <Spinner large label={t("loading")} />
        </main>
      }
    >
      <TellingProvider>
        <Played onLift={lift} />
      </TellingProvider>
    </ModelProvider>
  );
}

/** The table in the layout that fits the window, with what lies above it. */
function Played({ onLift }: { onLift: () => void }) {
  const { covered, me, seatName, texts, game } = useModel();
  const { scene } = useTelling();
  const layout = useLayout();
  const [textTable, setTextTable] = useState(false);
  const [command, setCommand] = useState(false);
  const [logTab, setLogTab] = useState<LogTab>("log");
  const [endClosed, setEndClosed] = useState(false);
  useKeys({
    off: covered,
    onText: () => setTextTable((on) => !on),
    onCommand: () => setCommand(true),
    onLogTab: setLogTab,
  });
  const curtain = covered ? <Curtain seat={me!} name={seatName(me!)} onLift={onLift} /> : null;
  const ended = game.ended !== null && !endClosed && scene === null; // the last Combat is told first
  const over = game.ended !== null && endClosed ? <EndWays onResult={() => setEndClosed(false)} /> : null;
  return (
    <Motion n={game.n} className={`table-screen is-${layout}`}>
      {!textTable && (
        <nav aria-label={texts.t("table-skip")}>
          <a className="skip-link" href="#decision">
            {texts.t("table-skip-decision")}
          </a>
          <a className="skip-link" href="#board">
            {texts.t("table-skip-board")}
          </a>
        </nav>
      )}
      {!covered && <Lesson />}
      <StatusBar short={layout === "phone"} textTable={textTable} onTextTable={() => setTextTable(!textTable)} />
      {textTable && !covered && <Puzzle />}
      {textTable ? (
        <main className="text-main">{curtain ?? <TextTable />}</main>
      ) : layout === "phone" ? (
        <Phone
          curtain={curtain}
          logTab={logTab}
          onLogTab={setLogTab}
          ended={ended}
          over={over}
          onEndClose={() => setEndClosed(true)}
        />
      ) : (
        <Desk
          layout={layout}
          curtain={curtain}
          logTab={logTab}
          onLogTab={setLogTab}
          ended={ended}
          over={over}
          onEndClose={() => setEndClosed(true)}
        />
      )}
      {(textTable || layout === "phone") && <StageSheet />}
      {command && !covered && <CommandLine onClose={() => setCommand(false)} />}
      <TableExplanation />
      <Opened />
      <Alerts />
    </Motion>
  );
}
