import { useState } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Dialog";
import { Select } from "../ui/Field";
import { names } from "../ui/names";
import { Stepper } from "../ui/Stepper";
import { useDoing } from "./kept";
import { Standing } from "./RivalPlate";
import { areByThemselves, type Desk, MOST_VP, type Person } from "./shown";

/** A person's score, where it is kept: VP and Influence, to read and to change; whose turn it is. */
export function PersonPlate({ desk, number }: { desk: Desk; number: number }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { table } = desk;
  const person = table.persons[number - 1] as Person;
  const name = desk.persons[number - 1];
  const { leaders, people } = desk.save.setup;
  const leader = areByThemselves(desk) && people[number - 1] ? t(`leader-${leaders[number - 1]}`) : null;
  const first = areByThemselves(desk) && table.first === -number;
  return (
    <section className={names("part", "rival", table.turn === -number && "person-turn")} aria-label={name}>
      <div className="rival-head">
        <Icon
          name={first ? "first_player" : "agent"}
          size={24}
          title={first ? t("companion-layout-first") : undefined}
        />
        <h2>
          {name}
          {leader && <small> {leader}</small>}
        </h2>
        {person.shown && <Icon name="check" size={20} title={t("companion-has-revealed")} />}
        <span className="rival-vp" title={t("companion-vp")}>
          <Icon name="vp" size={22} /> {person.vp} <small>{t("companion-vp")}</small>
        </span>
      </div>
      <div className="person-tracks">
        <Standing desk={desk} holder={-number} influence={person.influence} />
        <Button
          size="small"
          aria-label={`${t("companion-change")}: ${name}`}
          reason={desk.ask ? t("companion-wrong-answer_first") : null}
          onClick={() => setOpen(true)}
        >
          {t("companion-change")}
        </Button>
      </div>
      <Held person={person} />
      {open && !desk.ask && <ScoreSheet desk={desk} number={number} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Spaces under control, and battle icons that lie face up. */
function Held({ person }: { person: Person }) {
  const t = useT();
  if (person.controls.length + person.icons.length === 0) return null;
  return (
    <span className="person-held">
      {person.controls.map((space) => (
        <span key={space}>
          <Icon name="control_flag" size={18} title={t("companion-controls")} /> {t(`space-${space}`)}
        </span>
      ))}
      {person.icons.map((icon, i) => (
        <Icon key={i} name={icon} size={20} title={t(`battle_icon-${icon}`)} />
      ))}
    </span>
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
          {Object.entries(person.influence).map(([faction, value]) => (
            <Stepper
              key={faction}
              label={t(`faction-${faction}`)}
              value={value}
              min={0}
              max={desk.top}
              onChange={(n) => n !== value && perform(`standing:${number}:${faction}:${n - value}`)}
            />
          ))}
          <Stepper
            label={t("companion-vp")}
            value={person.vp}
            min={0}
            max={MOST_VP}
            onChange={(n) => n !== person.vp && perform(`points:${number}:${n - person.vp}`)}
          />
        </section>
        {areByThemselves(desk) && <Dealt desk={desk} number={number} />}
      </div>
    </Sheet>
  );
}

/** What the lot gave, where the table's own was another: the First Player marker, the objective. */
function Dealt({ desk, number }: { desk: Desk; number: number }) {
  const t = useT();
  const { perform } = useDoing();
  const { goal: own } = desk.table.persons[number - 1] as Person;
  return (
    <section>
      <Button
        icon={<Icon name="first_player" size={18} />}
        reason={desk.table.first === -number ? t("companion-wrong-holds_already") : null}
        onClick={() => perform(`first:${number}`)}
      >
        {t("companion-first-give")}
      </Button>
      {own && (
        <Select
          label={t("companion-goal")}
          value={own}
          onChange={(event) => perform(`goal:${number}:${event.target.value}`)}
        >
          {desk.objectives.map((goal) => (
            <option key={goal} value={goal}>
              {t(`objective-${goal}`)}
            </option>
          ))}
        </Select>
      )}
    </section>
  );
}
