import type { ReactNode } from "react";
import { type Texts, useTexts } from "../app/i18n";
import { botName } from "../app/words";
import type { Level } from "../messages";
import { Select } from "./Field";
import "./levels.css";

/** How strong a level is among all of them, the weakest first: rising steps. Nothing for an opponent of no level. */
export function Strength({ bot, levels }: { bot: string; levels: Level[] }) {
  const { t } = useTexts();
  const own = levels.findIndex(({ name }) => name === bot);
  if (own < 0) return null;
  const width = 5 * levels.length;
  return (
    <svg
      className="strength"
      viewBox={`0 0 ${width} 15`}
      width={width}
      height={15}
      role="img"
      aria-label={t("level-strength", { n: own + 1, of: levels.length })}
    >
      {levels.map(({ name }, n) => (
        <rect
          key={name}
          className={n > own ? "strength-more" : undefined}
          x={5 * n}
          y={12 - 2.5 * n}
          width={4}
          height={3 + 2.5 * n}
        />
      ))}
    </svg>
  );
}

/** How often a level wins against the one below, and how long it thinks, in words. */
export function measuredText(texts: Texts, { beats_previous, against, seconds_p95 }: Level): string {
  const wins = texts.t("level-wins", { n: Math.round(100 * beats_previous), below: botName(texts, against) });
  return `${wins} · ${texts.t("level-seconds", { n: Math.round(2 * seconds_p95) / 2 })}`;
}

/** The opponents to choose from, from the weakest to the strongest; and the present one, which an old table may name. */
export function offered(levels: Level[], bot: string): string[] {
  const names = levels.map(({ name }) => name);
  return names.includes(bot) ? names : [...names, bot];
}

interface LevelSelectProps {
  label: string;
  hideLabel?: boolean;
  note?: ReactNode;
  bot: string;
  levels: Level[];
  onChange: (bot: string) => void;
}

/** A list of levels that folds away. */
export function LevelSelect({ bot, levels, onChange, ...rest }: LevelSelectProps) {
  const texts = useTexts();
  return (
    <Select {...rest} value={bot} onChange={(event) => onChange(event.target.value)}>
      {offered(levels, bot).map((name) => (
        <option key={name} value={name}>
          {botName(texts, name)}
        </option>
      ))}
    </Select>
  );
}
