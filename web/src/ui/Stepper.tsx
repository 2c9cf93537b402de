import { useId } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "./Button";
import "./stepper.css";

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** Also a slider between the buttons. */
  slider?: boolean;
  /** The value in words, where the number alone is not enough. */
  say?: (value: number) => string;
}

/** A number between two buttons, with a slider if wanted. */
export function Stepper({ label, value, min, max, step = 1, onChange, slider = false, say = String }: StepperProps) {
  const t = useT();
  const id = useId();
  const to = (next: number) => onChange(Math.max(min, Math.min(max, next)));
  return (
    <div className="stepper" role="group" aria-labelledby={id}>
      <span className="stepper-label" id={id}>
        {label}
      </span>
      <span className="stepper-row">
        <Button
          icon={<Icon name="minus" size={20} />}
          aria-label={t("fewer")}
          reason={value <= min ? t("at-least", { n: min }) : null}
          onClick={() => to(value - step)}
        />
        {slider && (
          <input
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            aria-labelledby={id}
            aria-valuetext={say(value)}
            onChange={(event) => to(Number(event.target.value))}
          />
        )}
        <output className="stepper-value">{say(value)}</output>
        <Button
          icon={<Icon name="plus" size={20} />}
          aria-label={t("more")}
          reason={value >= max ? t("at-most", { n: max }) : null}
          onClick={() => to(value + step)}
        />
      </span>
    </div>
  );
}
