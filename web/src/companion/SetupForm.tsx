import { useState } from "react";
import { useTexts } from "../app/i18n";
import { boxNames } from "../app/words";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Choice";
import { Select, Switch } from "../ui/Field";
import { Page } from "../ui/Page";
import { FromServer } from "./FromServer";
import { useDoing } from "./kept";
import { LayoutSheet } from "./LayoutSheet";
import { OpenFile } from "./ShareDialog";
import { type Boxes, type Form, VARIANTS, type Variant } from "./shown";

const RANDOM = "";
const MOST_RIVALS = 2;

/** What is played: persons, boxes and their variants, difficulty, the Rivals' leaders. */
export function SetupForm({ form }: { form: Form }) {
  const texts = useTexts();
  const { t } = texts;
  const { begin } = useDoing();
  const [at, setAt] = useState(0);
  const chosen = form.sets[at] as Boxes;
  const [players, setPlayers] = useState(1);
  const [difficulty, setDifficulty] = useState(Object.keys(form.sets[0]!.levels)[0] ?? "");
  const [leaders, setLeaders] = useState(() => Array<string>(MOST_RIVALS).fill(RANDOM));
  const [wished, setWished] = useState<readonly Variant[]>([]);
  const [scores, setScores] = useState(false);
  const [setting, setSetting] = useState(false);
  const solo = players === 1;
  const notes = solo ? chosen.variants : chosen.for_two;
  const variants = VARIANTS.filter((variant) => notes[variant]);
  const named = leaders.slice(0, chosen.rivals[players - 1] ?? 0);
  const useBoxes = (next: number) => {
    setAt(next);
    setLeaders(leaders.map((id) => (form.sets[next]?.leaders.includes(id) ? id : RANDOM)));
  };
  const start = () =>
    begin({
      players,
      difficulty: solo ? difficulty : "",
      boxes: chosen.boxes,
      leaders: named,
      seed: "",
      scores,
      ...(Object.fromEntries(
        VARIANTS.map((variant) => [variant, wished.includes(variant) && variants.includes(variant)]),
      ) as Record<Variant, boolean>),
    });
  return (
    <Page
      title={t("companion-title")}
      width="narrow"
      foot={
        <>
          <OpenFile />
          <Button look="main" size="large" icon={<Icon name="play" size={20} />} onClick={start}>
            {t("companion-begin")}
          </Button>
        </>
      }
    >
      <FromServer />
      {setting && <LayoutSheet tables={form.tables} onClose={() => setSetting(false)} />}
      <p className="companion-lead">{t("companion-lead")}</p>
      <Button className="companion-layout-open" icon={<Icon name="human" size={20} />} onClick={() => setSetting(true)}>
        {t("companion-layout")}
      </Button>
      <section className="part">
        <Choice
          label={t("companion-players")}
          look="tiles"
          value={players}
          of={[
            { value: 1, label: t("companion-solo"), note: t("companion-solo-note") },
            {
              value: 2,
              label: t("companion-two"),
              note: t(chosen.cards ? "companion-two-rival-note" : "companion-two-note"),
            },
          ]}
          onChange={setPlayers}
        />
        <Choice
          label={t("companion-boxes")}
          look="tiles"
          value={at}
          of={form.sets.map((one, i) => ({
            value: i,
            label: boxNames(texts, one.boxes),
            note: one.rivals[players - 1]
              ? t(one.cards ? "companion-cards-note" : "companion-boxes-note", { n: one.leaders.length })
              : undefined,
          }))}
          onChange={useBoxes}
        />
        {variants.map((variant) => (
          <Switch
            key={variant}
            label={t(`variant-${variant}`)}
            note={notes[variant]}
            checked={wished.includes(variant)}
            onChange={(on) => setWished(on ? [...wished, variant] : wished.filter((one) => one !== variant))}
          />
        ))}
        <Switch label={t("companion-scores")} note={t("companion-scores-note")} checked={scores} onChange={setScores} />
      </section>
      {named.length > 0 && (
        <section className="part">
          {solo && (
            <Choice
              label={t("companion-difficulty")}
              look="tiles"
              value={difficulty}
              of={Object.entries(chosen.levels).map(([level, note]) => ({
                value: level,
                label: t(`difficulty-${level}`),
                note,
              }))}
              onChange={setDifficulty}
            />
          )}
          <div className="companion-leaders">
            {named.map((leader, i) => (
              <Select
                key={i}
                label={t(i === 0 && solo ? "companion-rival-left" : "companion-rival", { n: i + 1 })}
                value={leader}
                onChange={(event) => setLeaders(leaders.map((old, j) => (i === j ? event.target.value : old)))}
              >
                <option value={RANDOM}>{t(chosen.cards ? "companion-card-random" : "companion-leader-random")}</option>
                {chosen.leaders
                  .filter((id) => id === leader || !leaders.includes(id))
                  .map((id) => (
                    <option key={id} value={id}>
                      {t(`${chosen.cards ? "rival" : "leader"}-${id}`)}
                    </option>
                  ))}
              </Select>
            ))}
          </div>
        </section>
      )}
    </Page>
  );
}
