import { useTexts } from "../../app/i18n";
import { BOT_PAUSES } from "../../app/settings";
import { pauseText, timeText } from "../../app/words";
import type { About } from "../../messages";
import { Choice } from "../../ui/Choice";
import { Field, Switch } from "../../ui/Field";
import { LevelSelect } from "../../ui/Levels";
import { Stepper } from "../../ui/Stepper";
import { CLOCK_SECONDS, type Draft, people } from "./draft";

interface TableOptionsProps {
  draft: Draft;
  about: About;
  onChange: (draft: Draft) => void;
}

/** How the table is played: time, undo, the seed; online also who may watch. */
export function TableOptions({ draft, about, onChange }: TableOptionsProps) {
  const { t } = useTexts();
  const online = draft.where === "online";
  const replaced = draft.clock !== "none" || (online && people(draft) > 1);
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const consent = {
    value: "consent" as const,
    label: t("new-undo-consent"),
    reason: people(draft) < 2 ? t("new-undo-alone") : null,
  };
  const clocks = ["none", "move", "game", ...(online ? (["days"] as const) : [])] as const;
  const chooseClock = (clock: Draft["clock"]) =>
    change(clock === "none" ? { clock } : { clock, seconds: CLOCK_SECONDS[clock][1] ?? draft.seconds });
  return (
    <>
      <section className="part">
        <h2>{t("new-play")}</h2>
        <Choice
          label={t("new-undo")}
          value={draft.undo}
          of={[
            { value: "free", label: t("new-undo-free") },
            ...(online ? [consent] : []),
            { value: "off", label: t("new-undo-off") },
          ]}
          onChange={(undo) => change({ undo })}
        />
        <p className="soft">{t(`new-undo-${draft.undo}-note`)}</p>
        {online && (
          <Switch
            label={t("new-hints")}
            note={t("new-hints-note")}
            checked={draft.hints}
            reason={people(draft) < 2 ? t("new-undo-alone") : null}
            onChange={(hints) => change({ hints })}
          />
        )}
        <Choice
          label={t("new-clock")}
          value={draft.clock}
          of={clocks.map((value) => ({ value, label: t(`new-clock-${value}`) }))}
          onChange={chooseClock}
        />
        {draft.clock !== "none" && (
          <>
            <Choice
              label={t(`new-clock-${draft.clock}-note`)}
              value={draft.seconds}
              of={CLOCK_SECONDS[draft.clock].map((value) => ({ value, label: timeText(t, value) }))}
              onChange={(seconds) => change({ seconds })}
            />
            {draft.clock === "game" && (
              <Stepper
                label={t("new-increment")}
                value={draft.increment}
                min={0}
                max={60}
                step={5}
                say={(n) => timeText(t, n)}
                onChange={(increment) => change({ increment })}
              />
            )}
          </>
        )}
        {replaced && (
          <LevelSelect
            label={t("new-stand-in")}
            bot={draft.standIn}
            levels={about.levels}
            onChange={(standIn) => change({ standIn })}
          />
        )}
        <Choice
          label={t("new-bot-pause")}
          value={draft.botPause}
          of={BOT_PAUSES.map((value) => ({ value, label: pauseText(t, value) }))}
          onChange={(botPause) => change({ botPause })}
        />
        <Field
          label={t("new-seed")}
          note={t("new-seed-note")}
          value={draft.seed}
          maxLength={100}
          spellCheck={false}
          onChange={(event) => change({ seed: event.target.value })}
        />
      </section>
      {online && (
        <section className="part">
          <h2>{t("new-open-title")}</h2>
          <Choice
            label={t("new-spectators")}
            value={draft.spectators}
            of={(["yes", "delayed", "no"] as const).map((value) => ({ value, label: t(`new-spectators-${value}`) }))}
            onChange={(spectators) => change({ spectators })}
          />
          {draft.spectators === "delayed" && (
            <Stepper
              label={t("new-delay")}
              value={draft.delay}
              min={15}
              max={600}
              step={15}
              slider
              say={(n) => timeText(t, n)}
              onChange={(delay) => change({ delay })}
            />
          )}
          <Switch
            label={t("new-listed")}
            note={t("new-listed-note")}
            checked={draft.listed}
            onChange={(listed) => change({ listed })}
          />
        </section>
      )}
    </>
  );
}
