import { useState } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Choice";
import { Select, Switch } from "../ui/Field";
import { Page } from "../ui/Page";
import { ALL_FACTS, type Facts, factsFor } from "./facts";
import { useDoing } from "./kept";
import { newSeed } from "./rng";
import { OpenFile } from "./ShareDialog";
import { boxesText, escalationText } from "./words";

const RANDOM = "";

/** What is played: persons, boxes and their variants, difficulty, the Rivals' leaders. */
export function SetupForm() {
  const t = useT();
  const { begin } = useDoing();
  const [boxes, setBoxes] = useState(ALL_FACTS[0]?.boxes ?? []);
  const facts = factsFor(boxes) as Facts;
  const [players, setPlayers] = useState(1);
  const [difficulty, setDifficulty] = useState(facts.difficulties[0]?.id ?? "");
  const [leaders, setLeaders] = useState(() => Array<string>(facts.rivals["1"] as number).fill(RANDOM));
  const [epic, setEpic] = useState(false);
  const [escalation, setEscalation] = useState(false);
  const useBoxes = (chosen: string) => {
    const next = ALL_FACTS.find((one) => one.boxes.join() === chosen) as Facts;
    setBoxes(next.boxes);
    setLeaders(leaders.map((id) => (next.leaders.some((leader) => leader.id === id) ? id : RANDOM)));
  };
  const start = () => {
    const solo = players === 1;
    begin({
      players,
      difficulty: solo ? difficulty : "",
      boxes: facts.boxes,
      leaders: solo ? drawn(facts, leaders) : [],
      seed: newSeed(),
      epic: epic && facts.epic !== null,
      escalation: escalation && facts.epic !== null && solo,
    });
  };
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
      <p className="companion-lead">{t("companion-lead")}</p>
      <section className="part">
        <Choice
          label={t("companion-players")}
          look="tiles"
          value={players}
          of={[
            { value: 1, label: t("companion-solo"), note: t("companion-solo-note") },
            { value: 2, label: t("companion-two"), note: t("companion-two-note") },
          ]}
          onChange={setPlayers}
        />
        <Choice
          label={t("companion-boxes")}
          look="tiles"
          value={boxes.join()}
          of={ALL_FACTS.map((one) => ({
            value: one.boxes.join(),
            label: boxesText(t, one.boxes),
            note: players === 1 ? t("companion-boxes-note", { n: one.leaders.length }) : undefined,
          }))}
          onChange={useBoxes}
        />
        {facts.epic && (
          <Switch
            label={t("variant-epic")}
            note={t("companion-epic-note", { n: facts.epic.vp_to_end })}
            checked={epic}
            onChange={setEpic}
          />
        )}
        {facts.epic && players === 1 && (
          <Switch
            label={t("variant-escalation")}
            note={escalationText(t, facts)}
            checked={escalation}
            onChange={setEscalation}
          />
        )}
      </section>
      {players === 1 && (
        <section className="part">
          <Choice
            label={t("companion-difficulty")}
            look="tiles"
            value={difficulty}
            of={facts.difficulties.map((level) => ({
              value: level.id,
              label: t(`difficulty-${level.id}`),
              note: t("companion-setup-third", { n: level.swordmaster_round }),
            }))}
            onChange={setDifficulty}
          />
          <div className="companion-leaders">
            {leaders.map((chosen, i) => (
              <Select
                key={i}
                label={t(i === 0 ? "companion-rival-left" : "companion-rival", { n: i + 1 })}
                value={chosen}
                onChange={(event) => setLeaders(leaders.map((old, j) => (i === j ? event.target.value : old)))}
              >
                <option value={RANDOM}>{t("companion-leader-random")}</option>
                {facts.leaders
                  .filter((leader) => leader.id === chosen || !leaders.includes(leader.id))
                  .map((leader) => (
                    <option key={leader.id} value={leader.id}>
                      {t(`leader-${leader.id}`)}
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

/** The leaders that were chosen, the others by lot. */
function drawn(facts: Facts, chosen: string[]): string[] {
  const left = facts.leaders.map((leader) => leader.id).filter((id) => !chosen.includes(id));
  return chosen.map((id) => {
    if (id !== RANDOM) return id;
    const word = crypto.getRandomValues(new Uint32Array(1))[0] as number;
    return left.splice(word % left.length, 1)[0] as string;
  });
}
