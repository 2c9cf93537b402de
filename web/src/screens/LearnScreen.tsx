import { useAbout } from "../app/about";
import { api } from "../app/api";
import { useTexts } from "../app/i18n";
import { useLearned } from "../app/lessons";
import { Link } from "../app/router";
import { set, useSettings } from "../app/settings";
import { failureText } from "../app/words";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Page } from "../ui/Page";
import { Spinner } from "../ui/Spinner";
import { askToKeep } from "./here/keeping";
import "./learn.css";
import { useGoing } from "./useGoing";

/** The lessons, and how far one has come in each. They are played in this browser. */
export default function LearnScreen() {
  const texts = useTexts();
  const { t } = texts;
  const { about, error, again } = useAbout();
  const learned = useLearned();
  const { name } = useSettings();
  const { going, go, waiting } = useGoing();
  const begin = (lesson: string) =>
    go("here", async () => {
      set({ hints: true, hintsDone: {} });
      const { id } = await api.newLesson(lesson, name || t("seat-player", { n: 1 }), "here");
      askToKeep();
      return `/t/${id}`;
    });
  const next = about?.lessons.find((id) => !learned[id]?.done);
  return (
    <Page title={t("learn-title")}>
      <p>{t("learn-lead")}</p>
      {error && (
        <p role="alert">
          {failureText(texts, error)} <Button onClick={again}>{t("try-again")}</Button>
        </p>
      )}
      {!about && !error && <Spinner large label={t("loading")} />}
      <ol className="lessons">
        {about?.lessons.map((id, i) => {
          const { table, step, steps, done } = learned[id] ?? { table: "", step: 0, steps: 0 };
          return (
            <li key={id} className="part">
              <h2>
                <span className="lessons-number">
                  {done ? <Icon name="check" size={20} title={t("learn-done")} /> : i + 1}
                </span>
                {t(`lesson-${id}`)}
              </h2>
              <p className="soft">{t(`lesson-${id}.about`)}</p>
              <div className="lessons-foot">
                {step < steps && (
                  <Link href={`/t/${table}`} className="button button-main">
                    <span className="button-label">{t("learn-resume", { n: step + 1, all: steps })}</span>
                  </Link>
                )}
                <Button look={id === next && steps === 0 ? "main" : "plain"} busy={going} onClick={() => begin(id)}>
                  {t(steps > 0 ? "learn-again" : "learn-begin")}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {waiting}
    </Page>
  );
}
