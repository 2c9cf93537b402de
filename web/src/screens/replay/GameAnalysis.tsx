import { useMemo, useState } from "react";
import { type Texts, useTexts } from "../../app/i18n";
import { Link } from "../../app/router";
import { failureText } from "../../app/words";
import { Icon } from "../../icons/Icon";
import type { Analysis, Choice, Library, Move } from "../../messages";
import { SeatMark } from "../../table/parts/SeatMark";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/Field";
import { ChanceChart, letterOf } from "./ChanceChart";
import { changeText, costing, costly, figureOf, percent, turnText } from "./chances";
import { FigureShown } from "./FigureShown";
import { MoveWords } from "./MoveWords";
import { type Looking, useMoves } from "./useAnalysis";
import "./analysis.css";

interface GameAnalysisProps {
  gameId: string;
  analysis: Analysis;
  library: Library;
  seatName: (seat: number) => string;
  /** The seat whose moves are looked at first. */
  mine: number | null;
  /** Somebody goes on to the replay. */
  onLeave: () => void;
}

/** What decided a game: the chances turn by turn, the turning points, the moves that cost most. */
export function GameAnalysis(props: GameAnalysisProps) {
  const { gameId, analysis, seatName, onLeave } = props;
  const texts = useTexts();
  const { t } = texts;
  const figure = useMemo(() => figureOf(analysis, t("analysis-chances"), seatName), [analysis, t, seatName]);
  const turns = analysis.turning_points;
  const turn = (number: number) => {
    const one = turns[number]!;
    const label = `${letterOf(number)}: ${turnText(one, texts, seatName)}. ${changeText(one, texts, seatName)}`;
    return { href: stepOf(gameId, one.begin), label, onClick: onLeave };
  };
  return (
    <section className="report-part">
      <h3>{t("analysis-title")}</h3>
      <div className="report-figures">
        <FigureShown
          figure={figure}
          name={`${gameId}-chances`}
          seatName={seatName}
          chart={(label) => <ChanceChart label={label} analysis={analysis} turn={turn} />}
        />
        <div className="analysis-turns">
          <h4>{t("analysis-turns")}</h4>
          {turns.length === 0 && <p className="soft">{t("analysis-no-turns")}</p>}
          <ol>
            {turns.map((one, i) => (
              <li key={one.begin}>
                <Link href={stepOf(gameId, one.begin)} onClick={onLeave}>
                  <b aria-hidden="true">{letterOf(i)}</b>
                  <span>{turnText(one, texts, seatName)}</span>
                  <span className={one.after > one.before ? "analysis-up" : "analysis-down"}>
                    {changeText(one, texts, seatName)}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <CostlyMoves {...props} />
    </section>
  );
}

/** The moves of one seat, looked at one after the other when somebody wishes. */
function CostlyMoves(props: GameAnalysisProps) {
  const { analysis, seatName, mine } = props;
  const { t } = useTexts();
  const seats = [...new Set(analysis.choices.map(({ seat }) => seat))].toSorted();
  const [seat, setSeat] = useState(mine !== null && seats.includes(mine) ? mine : seats[0]!);
  return (
    <div className="analysis-moves">
      <h4>{t("analysis-moves")}</h4>
      <Select label={t("analysis-whose")} value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
        {seats.map((one) => (
          <option key={one} value={one}>
            {seatName(one)}
          </option>
        ))}
      </Select>
      <Moves key={seat} {...props} choices={analysis.choices.filter((choice) => choice.seat === seat)} />
    </div>
  );
}

function Moves({ choices, ...props }: GameAnalysisProps & { choices: readonly Choice[] }) {
  const texts = useTexts();
  const { t } = texts;
  const looking = useMoves(props.gameId, choices);
  const { moves, error, going } = looking;
  const dear = going ? costing(moves) : costly(moves); // nothing moves while more are found
  return (
    <>
      <Progress looking={looking} all={choices.length} />
      {error !== null && <p role="alert">{failureText(texts, error)}</p>}
      {moves.length > 0 && (
        <p className="analysis-sum">
          {t("analysis-fine", { fine: moves.length - dear.length, all: moves.length })};{" "}
          {t("analysis-lost-all", { n: percent(dear.reduce((sum, { lost }) => sum + lost, 0)) })}
        </p>
      )}
      {moves.length === choices.length && dear.length === 0 && <p>{t("analysis-no-moves")}</p>}
      {dear.length > 0 && !going && <p className="soft">{t("analysis-moves-note")}</p>}
      <ol className="analysis-list">
        {dear.map((move) => (
          <Costly key={move.at} move={move} {...props} texts={texts} />
        ))}
      </ol>
      <p className="soft">{t("analysis-method")}</p>
    </>
  );
}

/** How far it is, and how to begin, to stop and to go on; it keeps its place when nothing is left to do. */
function Progress({ looking, all }: { looking: Looking; all: number }) {
  const { t } = useTexts();
  const { moves, going, go } = looking;
  const done = moves.length;
  const said = t("analysis-progress", { done, all });
  const start = t(done === 0 ? "analysis-start" : "analysis-go-on");
  return (
    <div className="analysis-progress">
      {done < all && (
        <Button
          look={going ? "plain" : "main"}
          icon={<Icon name={going ? "pause" : "play"} size={18} />}
          onClick={() => go(!going)}
        >
          {going ? t("analysis-stop") : start}
        </Button>
      )}
      <progress value={done} max={all} aria-label={said} />
      <span>{said}</span>
    </div>
  );
}

type CostlyProps = Pick<GameAnalysisProps, "gameId" | "library" | "seatName" | "onLeave"> & {
  move: Move;
  texts: Texts;
};

function Costly({ move, gameId, library, seatName, onLeave, texts }: CostlyProps) {
  const { t } = texts;
  return (
    <li className={`analysis-${move.mark}`}>
      <header>
        <b className="analysis-cost">{t("analysis-lost", { n: percent(move.lost) })}</b>
        <b>{t(`analysis-${move.mark}`)}</b>
        <span className="soft">
          <SeatMark seat={move.seat} size={16} /> {t("replay-round-number", { n: move.round })}
        </span>
        <Link href={stepOf(gameId, move.at)} onClick={onLeave}>
          {t("analysis-show")}
        </Link>
      </header>
      <MoveWords {...{ move, library, seatName, texts }} />
    </li>
  );
}

/** The replay at a step. */
function stepOf(gameId: string, step: number): string {
  return `/g/${encodeURIComponent(gameId)}?at=${step}&as=all`;
}
