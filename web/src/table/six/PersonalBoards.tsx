import { useTexts } from "../../app/i18n";
import { Board, type BoardProps } from "../../board/Board";
import { PersonalBoard } from "../../board/six/PersonalBoard";
import { useBoard } from "../BoardPane";
import { teamsOf } from "../logic/view";
import "./six.css";
import { ThroneRow } from "./ThroneRow";

type Shown = Omit<BoardProps, "fit">;

/** The board between the Commanders' own boards, each on the side of its team. */
export function SixBoards() {
  const board = useBoard();
  return (
    <div className="six-boards">
      <OfTeam team={0} board={board} />
      <Board {...board} />
      <div>
        <OfTeam team={1} board={board} />
        <ThroneRow />
      </div>
    </div>
  );
}

/** The Commanders' own boards alone, with the Throne Row. */
export function PersonalPair() {
  return (
    <>
      <Pair board={useBoard()} />
      <ThroneRow />
    </>
  );
}

/** The Commanders' own boards side by side. */
export function Pair({ board }: { board: Shown }) {
  const { t } = useTexts();
  return (
    <div className="personal-pair" role="group" aria-label={t("six-boards")}>
      <OfTeam team={0} board={board} />
      <OfTeam team={1} board={board} />
    </div>
  );
}

function OfTeam({ team, board }: { team: number; board: Shown }) {
  const commander = teamsOf(board.view)[team]![0]!;
  const [faction] = Object.keys(board.view.players[commander]!.influence);
  return <PersonalBoard {...board} faction={faction!} seat={commander} />;
}
