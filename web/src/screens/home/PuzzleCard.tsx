import { useTexts } from "../../app/i18n";
import { isTodaySolved, useTried } from "../../app/puzzles";
import { Link } from "../../app/router";
import { Icon } from "../../icons/Icon";
import { Scene } from "../../scene/Scene";
import { Button } from "../../ui/Button";
import { todays, usePuzzle } from "../puzzles/usePuzzle";

const SKY = 4; // the desert of this card

/** The puzzle of today, and the way to the earlier ones. */
export function PuzzleCard() {
  const { t, language } = useTexts();
  const tried = useTried();
  const { going, pose, waiting } = usePuzzle();
  const now = new Date();
  const solved = isTodaySolved(tried, now);
  return (
    <section className="part home-wide home-puzzle">
      <div className="scene-back home-puzzle-sky">
        <Scene hour="night" seed={SKY} />
      </div>
      <div>
        <h2>{t("puzzle-of-day")}</h2>
        <p className="soft">
          {new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(now)} · {t("puzzle-lead")}
        </p>
      </div>
      <div className="home-puzzle-ways">
        {solved ? (
          <span className="home-puzzle-solved">
            <Icon name="check" size={20} /> {t("puzzle-solved")}
          </span>
        ) : (
          <Button size="large" busy={going} onClick={() => pose(todays)}>
            {t("puzzle-find")}
          </Button>
        )}
        <Link href="/puzzles" className="button button-quiet">
          <span className="button-label">{t("puzzle-all")}</span>
        </Link>
      </div>
      {waiting}
    </section>
  );
}
