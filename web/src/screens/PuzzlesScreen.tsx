import { useAbout } from "../app/about";
import { type Texts, useTexts } from "../app/i18n";
import { calendar, dateOf, useTried } from "../app/puzzles";
import { boxNames, failureText } from "../app/words";
import { Icon } from "../icons/Icon";
import type { PuzzleRow } from "../messages";
import { Button } from "../ui/Button";
import { Page } from "../ui/Page";
import { Spinner } from "../ui/Spinner";
import "./puzzles/puzzles.css";
import { usePuzzle } from "./puzzles/usePuzzle";

/** All puzzles, today's first, and what has been made of each. They are posed in this browser. */
export default function PuzzlesScreen() {
  const texts = useTexts();
  const { t, language } = texts;
  const { about, error, again } = useAbout();
  const { ways } = useTried();
  const { going, pose, waiting } = usePuzzle();
  const days = about ? calendar(about.puzzles, new Date()) : [];
  const solved = days.filter(({ puzzle }) => ways[puzzle.id] === "solved").length;
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <Page title={t("puzzles-title")}>
      <p>{t("puzzles-lead")}</p>
      {error && (
        <p role="alert">
          {failureText(texts, error)} <Button onClick={again}>{t("try-again")}</Button>
        </p>
      )}
      {!about && !error && <Spinner large label={t("loading")} />}
      {about && <p className="soft">{t("puzzles-solved", { n: solved, all: days.length })}</p>}
      <ol className="puzzles">
        {days.map(({ day, puzzle }, ago) => (
          <li key={puzzle.id} className={ago === 0 ? "part puzzles-today" : "puzzles-day"}>
            <div>
              <h2>{ago === 0 ? t("puzzle-of-day") : format.format(dateOf(day))}</h2>
              <p className="soft">{aboutPuzzle(texts, puzzle)}</p>
            </div>
            {ways[puzzle.id] && (
              <span className="puzzles-mark">
                {ways[puzzle.id] === "solved" && <Icon name="check" size={18} />} {t(`puzzle-${ways[puzzle.id]}`)}
              </span>
            )}
            <Button
              look={ago === 0 && !ways[puzzle.id] ? "main" : "plain"}
              busy={going}
              aria-label={`${t("puzzle-find")}: ${format.format(dateOf(day))}`}
              onClick={() => pose(() => ({ day, puzzle }))}
            >
              {t("puzzle-find")}
            </Button>
          </li>
        ))}
      </ol>
      {waiting}
    </Page>
  );
}

function aboutPuzzle(texts: Texts, { leader, round, boxes }: PuzzleRow): string {
  const facts = [texts.t(`leader-${leader}`), texts.t("puzzles-round", { n: round }), boxNames(texts, boxes)];
  return facts.join(" · ");
}
