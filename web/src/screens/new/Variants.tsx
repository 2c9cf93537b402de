import { type Texts, useTexts } from "../../app/i18n";
import { boxName } from "../../app/words";
import type { About, Variant } from "../../messages";
import { Switch } from "../../ui/Field";
import { type Draft, fits, lacking } from "./draft";

interface VariantsProps {
  draft: Draft;
  about: About;
  onChange: (part: Partial<Draft>) => void;
}

/** The variants that can be played as it is set up; the others are folded into one line, and each says why not. */
export function Variants({ draft, about, onChange }: VariantsProps) {
  const texts = useTexts();
  const { t } = texts;
  const barred = about.variants.filter((variant) => !fits(draft, variant));
  const rowOf = (variant: Variant) => {
    const others = draft.variants.filter((id) => id !== variant.id);
    return (
      <Switch
        key={variant.id}
        label={t(`variant-${variant.id}`)}
        note={t(`variant-${variant.id}.note`)}
        checked={others.length < draft.variants.length}
        reason={barred.includes(variant) ? reasonOf(texts, draft, variant) : null}
        onChange={(on) => onChange({ variants: on ? [...others, variant.id] : others })}
      />
    );
  };
  return (
    <section className="part">
      <h2>{t("new-variants")}</h2>
      {about.variants.filter((variant) => !barred.includes(variant)).map(rowOf)}
      {barred.length > 0 && (
        <details className="new-barred">
          <summary>{t("new-variants-more", { n: barred.length, what: wantedBy(texts, draft, barred) })}</summary>
          {barred.map(rowOf)}
        </details>
      )}
    </section>
  );
}

function reasonOf(texts: Texts, draft: Draft, variant: Variant): string {
  const lacks = lacking(draft, variant);
  return lacks
    ? texts.t("new-variant-box", { boxes: lacks.map((box) => boxName(texts, box)).join(" / ") })
    : texts.t("new-variant-players", { players: variant.players.join(", ") });
}

/** What would have to be otherwise for the variants to be played, in words: boxes, the number of players. */
function wantedBy(texts: Texts, draft: Draft, barred: Variant[]): string {
  const wanted = barred.flatMap((variant) => lacking(draft, variant)?.map((box) => boxName(texts, box)) ?? []);
  const others = barred.some((variant) => lacking(draft, variant) === null) ? [texts.t("new-variants-players")] : [];
  return new Intl.ListFormat(texts.language, { type: "disjunction" }).format(new Set([...wanted, ...others]));
}
