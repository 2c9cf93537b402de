import { Board, type BoardProps } from "../../board/Board";
import { PersonalBoard } from "../../board/six/PersonalBoard";
import { useBoard } from "../BoardPane";
import { teamsOf } from "../logic/view";
import { useModel } from "../model";
import "./six.css";

/** The board between the Commanders' own boards, each on the side of its team. */
export function SixBoards() {
  const board = useBoard();
  return (
    <div className="six-boards">
      <OfTeam team={0} board={board} />
      <Board {...board} />
      <OfTeam team={1} board={board} />
    </div>
  );
}

/** The Commanders' own boards alone. */
export function PersonalPair() {
  const { texts } = useModel();
  const board = useBoard();
  return (
    <div className="personal-pair" role="group" aria-label={texts.t("six-boards")}>
      <OfTeam team={0} board={board} />
      <OfTeam team={1} board={board} />
    </div>
  );
}

function OfTeam({ team, board }: { team: number; board: Omit<BoardProps, "fit"> }) {
  const { view } = useModel();
  const commander = teamsOf(view)[team]![0]!;
  const [faction] = Object.keys(view.players[commander]!.influence);
  return <PersonalBoard {...board} faction={faction!} seat={commander} />;
}
