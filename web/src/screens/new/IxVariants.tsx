import { useTexts } from "../../app/i18n";
import type { About } from "../../messages";
import { Switch } from "../../ui/Field";
import { type Draft, withIx } from "./draft";

interface VariantsProps {
  draft: Draft;
  about: About;
  onChange: (part: Partial<Draft>) => void;
}

/** The epic game of Rise of Ix and its variants of the game for one. What cannot be played says why. */
export function IxVariants({ draft, about, onChange }: VariantsProps) {
  const { t } = useTexts();
  if (!about.boxes.includes("ix")) return null;
  const box = withIx(draft) ? null : t("new-variant-box");
  const alone = box ?? (draft.seats.length === 1 ? null : t("new-variant-solo"));
  return (
    <>
      <Switch
        label={t("variant-epic")}
        note={t("new-epic-note")}
        checked={draft.epic}
        reason={box}
        onChange={(epic) => onChange({ epic })}
      />
      <Switch
        label={t("variant-dice")}
        note={t("new-dice-note")}
        checked={draft.dice}
        reason={alone}
        onChange={(dice) => onChange({ dice })}
      />
      <Switch
        label={t("variant-escalation")}
        note={t("new-escalation-note")}
        checked={draft.escalation}
        reason={alone}
        onChange={(escalation) => onChange({ escalation })}
      />
    </>
  );
}
