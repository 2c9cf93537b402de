import { useTexts } from "../../app/i18n";
import { botName, botNote } from "../../app/words";
import type { About } from "../../messages";
import { Choice } from "../../ui/Choice";
import { measuredText, Strength } from "../../ui/Levels";
import { botOf, type Draft, withBot } from "./draft";

interface OpponentsProps {
  draft: Draft;
  about: About;
  onChange: (draft: Draft) => void;
}

/** How well the computer plays: all levels side by side; the one that is chosen takes all its seats. */
export function Opponents({ draft, about: { levels }, onChange }: OpponentsProps) {
  const texts = useTexts();
  const { t } = texts;
  const bots = draft.seats.filter(({ kind }) => kind === "bot").map(({ bot }) => bot);
  if (bots.length === 0) return null;
  const less = draft.where === "here" && levels.some(({ name, looks_ahead }) => looks_ahead && bots.includes(name));
  return (
    <section className="part new-opponents">
      <h2>{t("new-opponents")}</h2>
      <Choice
        label={t("new-opponents")}
        hideLabel
        look="tiles"
        value={botOf(draft) ?? ""}
        of={levels.map((level) => ({
          value: level.name,
          label: (
            <>
              {botName(texts, level.name)} <Strength bot={level.name} levels={levels} />
            </>
          ),
          note: (
            <>
              {botNote(texts, level.name)} <em>{measuredText(texts, level)}</em>
            </>
          ),
        }))}
        onChange={(bot) => onChange(withBot(draft, bot))}
      />
      <p className="soft">
        {t("new-opponents-note", { n: 25 })} {less && t("new-opponents-here")}
      </p>
    </section>
  );
}
