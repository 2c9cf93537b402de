import { useTexts } from "../../app/i18n";
import { boxName } from "../../app/words";
import type { About, Variant } from "../../messages";
import { Switch } from "../../ui/Field";
import { type Draft, lacking } from "./draft";

interface VariantsProps {
  draft: Draft;
  about: About;
  onChange: (part: Partial<Draft>) => void;
}

/** The variants that this server has. What cannot be played says why. */
export function Variants({ draft, about, onChange }: VariantsProps) {
  const texts = useTexts();
  const { t } = texts;
  const barred = (variant: Variant) => {
    const lacks = lacking(draft, variant);
    if (lacks) return t("new-variant-box", { boxes: lacks.map((box) => boxName(texts, box)).join(" / ") });
    const fits = variant.players.includes(draft.seats.length);
    return fits ? null : t("new-variant-players", { players: variant.players.join(", ") });
  };
  return about.variants.map((variant) => {
    const reason = barred(variant);
    const others = draft.variants.filter((id) => id !== variant.id);
    return (
      <Switch
        key={variant.id}
        label={t(`variant-${variant.id}`)}
        note={t(`variant-${variant.id}.note`)}
        checked={reason === null && others.length < draft.variants.length}
        reason={reason}
        onChange={(on) => onChange({ variants: on ? [...others, variant.id] : others })}
      />
    );
  });
}
