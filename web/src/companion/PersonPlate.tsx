import { useState } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Dialog";
import { Stepper } from "../ui/Stepper";
import { useDoing } from "./kept";
import { Standing } from "./RivalPlate";
import { type Desk, MOST_VP, type Person } from "./shown";

/** A person's score, where it is kept: VP and Influence, to read and to change. */
export function PersonPlate({ desk, number }: { desk: Desk; number: number }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const person = desk.table.persons[number - 1] as Person;
  const name = desk.persons[number - 1];
  return (
    <section className="part rival" aria-label={name}>
      <div className="rival-head">
        <Icon name="agent" size={24} />
        <h2>{name}</h2>
        <span className="rival-vp" title={t("companion-vp")}>
          <Icon name="vp" size={22} /> {person.vp} <small>{t("companion-vp")}</small>
        </span>
      </div>
      <Standing desk={desk} holder={-number} influence={person.influence} />
      <Button
        size="small"
        icon={<Icon name="plus" size={16} />}
        aria-label={`${t("companion-change")}: ${name}`}
        reason={desk.ask ? t("companion-wrong-answer_first") : null}
        onClick={() => setOpen(true)}
      >
        {t("companion-change")}
      </Button>
      {open && !desk.ask && <ScoreSheet desk={desk} number={number} onClose={() => setOpen(false)} />}
    </section>
  );
}

function ScoreSheet({ desk, number, onClose }: { desk: Desk; number: number; onClose: () => void }) {
  const t = useT();
  const { perform } = useDoing();
  const person = desk.table.persons[number - 1] as Person;
  return (
    <Sheet open title={desk.persons[number - 1] ?? ""} onClose={onClose}>
      <div className="companion-change">
        <section>
          <h3>{t("companion-influence")}</h3>
          {desk.factions.map((faction) => {
            const value = person.influence[faction] ?? 0;
            return (
              <Stepper
                key={faction}
                label={t(`faction-${faction}`)}
                value={value}
                min={0}
                max={desk.top}
                onChange={(n) => n !== value && perform(`standing:${number}:${faction}:${n - value}`)}
              />
            );
          })}
          <Stepper
            label={t("companion-vp")}
            value={person.vp}
            min={0}
            max={MOST_VP}
            onChange={(n) => n !== person.vp && perform(`points:${number}:${n - person.vp}`)}
          />
        </section>
      </div>
    </Sheet>
  );
}
