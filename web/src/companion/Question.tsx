import { useState } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Stepper } from "../ui/Stepper";
import { useDoing } from "./kept";
import { NOTHING, StrengthRow } from "./Strength";
import type { Answer, Question as Asked, Desk } from "./shown";

const MOST_SPICE = 12;
const MOST_UNITS = 30;
const MAIN = ["place", "yes", "bonus", "strength"]; // answers that go on as the rules foresee, or the only ones
const ICONS: Record<string, string> = {
  place: "agent",
  taken: "next",
  yes: "check",
  no: "close",
  tile: "acquire_tech",
  control: "control_flag",
};

/** What the rules must know from the table before they go on. */
export function Question({ desk, kind, asked }: { desk: Desk; kind: string; asked: Asked }) {
  return (
    <div className="companion-asked" role="group" aria-label={asked.text}>
      <h3 role="status">{asked.text}</h3>
      {asked.notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      {kind === "bonus" && <BonusSpice desk={desk} />}
      {kind === "strength" && <OwnStrength desk={desk} />}
      {kind === "units" && <Units />}
      {asked.choices.length > 0 && (
        <div className="companion-answers">
          {asked.choices.map((answer) => (
            <AnswerButton key={answer.command} answer={answer} />
          ))}
        </div>
      )}
    </div>
  );
}

function AnswerButton({ answer: { label, command } }: { answer: Answer }) {
  const { perform } = useDoing();
  const [verb = "", what = ""] = command.split(":");
  const icon = verb === "faction" ? what : command === "tile:none" ? "close" : (ICONS[verb] ?? "check");
  return (
    <Button
      look={MAIN.includes(verb) ? "main" : undefined}
      size="large"
      icon={<Icon name={icon} size={22} />}
      onClick={() => perform(command)}
    >
      {label}
    </Button>
  );
}

/** The bonus spice on the Maker spaces; -1: somebody stands there. */
function BonusSpice({ desk }: { desk: Desk }) {
  const t = useT();
  const { taken, bonus } = desk.table;
  const [spice, setSpice] = useState(() => desk.makers.map((maker, i) => (maker in taken ? -1 : (bonus[i] as number))));
  return (
    <>
      <p className="soft">{t("companion-ask-bonus-note")}</p>
      <div className="companion-steppers">
        {desk.makers.map((maker, i) => (
          <Stepper
            key={maker}
            label={t(`space-${maker}`)}
            value={spice[i] as number}
            min={-1}
            max={MOST_SPICE}
            say={(n) => (n < 0 ? t("companion-space-person") : String(n))}
            onChange={(n) => setSpice(spice.map((old, j) => (i === j ? n : old)))}
          />
        ))}
      </div>
      <Done command={`bonus:${spice.map((n) => (n < 0 ? "x" : n)).join(",")}`} />
    </>
  );
}

function OwnStrength({ desk }: { desk: Desk }) {
  const [strength, setStrength] = useState(NOTHING);
  return (
    <>
      <StrengthRow desk={desk} strength={strength} onChange={setStrength} />
      <Done command={`strength:${strength.n}`} />
    </>
  );
}

function Units() {
  const t = useT();
  const [n, setN] = useState(0);
  return (
    <>
      <div className="companion-steppers">
        <Stepper label={t("companion-units")} value={n} min={0} max={MOST_UNITS} onChange={setN} />
      </div>
      <Done command={`units:${n}`} />
    </>
  );
}

function Done({ command }: { command: string }) {
  const t = useT();
  return (
    <div className="companion-answers">
      <AnswerButton answer={{ label: t("companion-bonus-done"), command, sure: "" }} />
    </div>
  );
}
