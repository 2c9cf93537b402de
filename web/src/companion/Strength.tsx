import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import type { Desk } from "./shown";

/** The piece that doubles rewards. */
export const WORM = "sandworm";

/** Strength in a Conflict, and whether a sandworm is among it. */
export interface Strength {
  n: number;
  worm: boolean;
}

export const NOTHING: Strength = { n: 0, worm: false };

interface StrengthRowProps {
  desk: Desk;
  /** Whose it is; of a question it is clear. */
  who?: string;
  strength: Strength;
  onChange: (strength: Strength) => void;
}

/** Strength, added up piece by piece: each press is one of them. */
export function StrengthRow({ desk, who = "", strength: { n, worm }, onChange }: StrengthRowProps) {
  const t = useT();
  return (
    <div className="companion-strength" role="group" aria-label={who || t("companion-strength")}>
      <span className="companion-strength-who">{who}</span>
      <output className="companion-strength-sum">
        {n}
        {worm && <Icon name={WORM} size={18} title={t(`term-${WORM}`)} />}
      </output>
      <span className="companion-pieces">
        <Button
          icon={<Icon name="close" size={18} />}
          aria-label={t("companion-none", { who: who || t("companion-strength") })}
          reason={n === 0 ? t("at-least", { n: 0 }) : null}
          onClick={() => onChange(NOTHING)}
        />
        {Object.entries(desk.pieces).map(([piece, counts]) => (
          <Button
            key={piece}
            icon={<Icon name={piece} size={22} />}
            aria-label={t("companion-add", { what: t(`term-${piece}`), n: counts })}
            onClick={() => onChange({ n: n + counts, worm: worm || piece === WORM })}
          >
            +{counts}
          </Button>
        ))}
      </span>
    </div>
  );
}
