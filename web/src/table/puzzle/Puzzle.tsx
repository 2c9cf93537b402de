import { useEffect, useState } from "react";
import { keepAnswer, keepTable, useTried } from "../../app/puzzles";
import { Link } from "../../app/router";
import { Icon } from "../../icons/Icon";
import type { PuzzleShown, WayOn } from "../../messages";
import { nextAfter, usePuzzle } from "../../screens/puzzles/usePuzzle";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { names } from "../../ui/names";
import { Differences } from "../hint/Differences";
import { Pieces } from "../log/Log";
import { tell, tellInPieces } from "../logic/said";
import { useModel } from "../model";
import "./puzzle.css";

const FIRST = 5; // turns that are shown at once, besides one's own

/** A puzzle that is posed at this table: what is asked and, once a turn was chosen, how good it was. */
export function Puzzle() {
  const { game } = useModel();
  return game.puzzle ? <Posed puzzle={game.puzzle} /> : null;
}

function Posed({ puzzle }: { puzzle: PuzzleShown }) {
  const { texts } = useModel();
  const { t } = texts;
  const { id, taken } = puzzle;
  const [closed, setClosed] = useState(false);
  if (taken === null && closed) setClosed(false); // what comes of another turn lies open again
  useEffect(() => {
    if (taken !== null) keepAnswer(id, taken === 0);
  }, [id, taken]);
  return (
    <section className="puzzle-strip" tabIndex={-1} data-group="lesson" aria-label={t("puzzle")}>
      <span role="status">{taken === null ? t("puzzle-task") : t(taken === 0 ? "puzzle-right" : "puzzle-wrong")}</span>
      {taken !== null && (
        <Button size="small" onClick={() => setClosed(false)}>
          {t("puzzle-result")}
        </Button>
      )}
      {taken !== null && !closed && <Result puzzle={puzzle} taken={taken} onClose={() => setClosed(true)} />}
    </section>
  );
}

function Result({ puzzle, taken, onClose }: { puzzle: PuzzleShown; taken: number; onClose: () => void }) {
  const { texts, table, busy } = useModel();
  const { t } = texts;
  const { going, pose, waiting } = usePuzzle();
  const tried = useTried();
  const solve = (play_on: boolean) => {
    if (play_on) keepTable("");
    table.connection.command({ type: "solve", play_on }).catch(() => undefined); // the table shows how it is
  };
  const right = taken === 0;
  const row = (place: number) => <Way key={place} way={puzzle.ways[place]!} place={place} puzzle={puzzle} />;
  const all = puzzle.ways.map((_, place) => place);
  const shown = all.filter((place) => place < FIRST || place === taken);
  const others = all.filter((place) => !shown.includes(place));
  const { worlds } = puzzle.ways[0]!;
  return (
    <Dialog
      open
      className="puzzle-result"
      title={t(right ? "puzzle-right" : "puzzle-wrong")}
      onClose={onClose}
      foot={
        <>
          <Link href="/puzzles" className="button button-quiet">
            <span className="button-label">{t("puzzle-all")}</span>
          </Link>
          <Button busy={busy} onClick={() => solve(true)}>
            {t("puzzle-on")}
          </Button>
          <Button look={right ? "plain" : "main"} busy={busy} onClick={() => solve(false)}>
            {t("puzzle-again")}
          </Button>
          <Button look={right ? "main" : "plain"} busy={going} onClick={() => pose(nextAfter(puzzle.id, tried))}>
            {t("puzzle-next")}
          </Button>
        </>
      }
    >
      <ol className="puzzle-ways">{shown.map(row)}</ol>
      {others.length > 0 && (
        <details>
          <summary>{t("puzzle-others", { n: others.length })}</summary>
          <ol className="puzzle-ways">{others.map(row)}</ol>
        </details>
      )}
      <p className="soft puzzle-note">{t("puzzle-method", { n: worlds })}</p>
      {waiting}
    </Dialog>
  );
}

/** A turn: its chance to win as a bar and, of the best and of one's own, what speaks for it. */
function Way({ way, place, puzzle }: { way: WayOn; place: number; puzzle: PuzzleShown }) {
  const { speaker, texts } = useModel();
  const { t } = texts;
  const chance = Math.round(100 * way.chance);
  const mine = place === puzzle.taken;
  return (
    <li className={names("puzzle-way", place === 0 && "is-best", mine && "is-mine")} value={place + 1}>
      <p className="puzzle-label">
        <b className="puzzle-place">{place + 1}</b>
        <span>
          <Pieces pieces={tellInPieces(speaker, way.label)} />
        </span>
        {place === 0 && (
          <span className="puzzle-tag">
            <Icon name="check" size={14} /> {t("puzzle-best")}
          </span>
        )}
        {mine && <span className="puzzle-tag">{t("puzzle-yours")}</span>}
        {place === puzzle.expected && <span className="puzzle-tag soft">{t("puzzle-naib")}</span>}
      </p>
      <p className="puzzle-chance">
        <span className="puzzle-bar" aria-hidden="true">
          <i style={{ width: `${chance}%` }} />
        </span>
        {t("coach-chance", { n: chance })}
      </p>
      {(place === 0 || mine) && (
        <div className="puzzle-why">
          <p>{tell(speaker, way.standing!)}</p>
          <Differences of={way.reasons} speaker={speaker} />
        </div>
      )}
    </li>
  );
}
