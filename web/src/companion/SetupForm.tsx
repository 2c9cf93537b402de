import { useState } from "react";
import { useTexts } from "../app/i18n";
import { usePart } from "../app/page";
import { boxNames } from "../app/words";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Choice";
import { Field, Select, Switch } from "../ui/Field";
import { Page } from "../ui/Page";
import { Clocks } from "./clock";
import { FromServer } from "./FromServer";
import { useDoing } from "./kept";
import { OpenFile } from "./ShareDialog";
import { type Form, VARIANTS, type Variant } from "./shown";

const RANDOM = "";
const MOST_SEATS = 6;
const LONGEST_NAME = 24;
const WITH_RIVALS = 2;

/** What is played: persons, boxes and their variants, difficulty, leaders of the Rivals or of the persons. */
export function SetupForm({ form }: { form: Form }) {
  const texts = useTexts();
  const { t } = texts;
  const { begin } = useDoing();
  const clocks = usePart(Clocks);
  const [at, setAt] = useState(0);
  const [players, setPlayers] = useState(1);
  const [difficulty, setDifficulty] = useState(Object.keys(form.sets[0]!.levels)[0] ?? "");
  const [leaders, setLeaders] = useState(() => Array<string>(MOST_SEATS).fill(RANDOM));
  const [wished, setWished] = useState<readonly Variant[]>([]);
  const [scores, setScores] = useState(false);
  const [people, setPeople] = useState(() => Array<string>(MOST_SEATS).fill(""));
  const fitting = form.sets.filter((one) => one.variants[players]);
  const chosen = fitting.find((one) => one === form.sets[at]) ?? fitting[0]!;
  const solo = players === 1;
  const withRivals = players <= WITH_RIVALS;
  const notes = chosen.variants[players] ?? {};
  const variants = VARIANTS.filter((variant) => notes[variant]);
  const commanders = players === chosen.commanders.length ? chosen.commanders : [];
  const known = withRivals ? chosen.leaders : (chosen.people[players] ?? []);
  const count = withRivals ? (chosen.rivals[players - 1] ?? 0) : players;
  const named = Array.from({ length: count }, (_, i) => {
    const leader = leaders[i] ?? RANDOM;
    return commanders[i] || (known.includes(leader) ? leader : RANDOM);
  });
  const start = () => {
    clocks.reset();
    begin({
      players,
      difficulty: solo ? difficulty : "",
      boxes: chosen.boxes,
      leaders: named,
      seed: "",
      scores: scores && withRivals,
      people: people.slice(0, players),
      ...(Object.fromEntries(
        VARIANTS.map((variant) => [variant, wished.includes(variant) && variants.includes(variant)]),
      ) as Record<Variant, boolean>),
    });
  };
  const lead = (seat: number, leader: string) => setLeaders(leaders.map((old, i) => (i === seat ? leader : old)));
  const call = (seat: number, name: string) => setPeople(people.map((old, i) => (i === seat ? name : old)));
  const seat = withRivals ? "companion-rival" : "companion-seat";
  const kind = withRivals && chosen.cards ? "rival" : "leader";
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
      <p className="companion-lead">{t("companion-lead")}</p>
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
            { value: 3, label: t("companion-three"), note: t("companion-people-note") },
            { value: 4, label: t("companion-four"), note: t("companion-people-note") },
            { value: 6, label: t("companion-six"), note: t("companion-six-note") },
          ]}
          onChange={setPlayers}
        />
        <Select
          label={t("companion-boxes")}
          value={form.sets.indexOf(chosen)}
          onChange={(event) => setAt(Number(event.target.value))}
        >
          {fitting.map((one) => (
            <option key={one.boxes.join()} value={form.sets.indexOf(one)}>
              {boxNames(texts, one.boxes)}
            </option>
          ))}
        </Select>
        {variants.map((variant) => (
          <Switch
            key={variant}
            label={t(`variant-${variant}`)}
            note={notes[variant]}
            checked={wished.includes(variant)}
            onChange={(on) => setWished(on ? [...wished, variant] : wished.filter((one) => one !== variant))}
          />
        ))}
        {withRivals && (
          <Switch
            label={t("companion-scores")}
            note={t("companion-scores-note")}
            checked={scores}
            onChange={setScores}
          />
        )}
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
          {!withRivals && <p className="soft">{t("companion-seats-note")}</p>}
          <div className="companion-leaders">
            {named.map((leader, i) => (
              <Select
                key={i}
                label={t(i === 0 && solo ? "companion-rival-left" : seat, { n: i + 1 })}
                value={leader}
                disabled={Boolean(commanders[i])}
                onChange={(event) => lead(i, event.target.value)}
              >
                <option value={RANDOM}>
                  {t(kind === "rival" ? "companion-card-random" : "companion-leader-random")}
                </option>
                {[...(commanders[i] ? [commanders[i]] : []), ...known]
                  .filter((id) => id === leader || !named.includes(id))
                  .map((id) => (
                    <option key={id} value={id}>
                      {t(`${kind}-${id}`)}
                    </option>
                  ))}
              </Select>
            ))}
          </div>
        </section>
      )}
      <section className="part">
        <h2>{t("companion-names")}</h2>
        <p className="soft">{t("companion-names-note")}</p>
        <div className="companion-leaders">
          {people.slice(0, players).map((name, i) => (
            <Field
              key={i}
              label={t("name-of", { seat: t(withRivals ? "companion-person" : "companion-seat", { n: i + 1 }) })}
              maxLength={LONGEST_NAME}
              value={name}
              onChange={(event) => call(i, event.target.value)}
            />
          ))}
        </div>
      </section>
    </Page>
  );
}
