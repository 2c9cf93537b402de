import { type ReactNode, useId } from "react";
import "./choice.css";
import { names } from "./names";

interface Alternative<T> {
  value: T;
  label: ReactNode;
  /** Said in smaller letters below. */
  note?: ReactNode;
  /** Why it cannot be chosen. */
  reason?: string | null;
}

interface ChoiceProps<T> {
  label: string;
  value: T;
  of: Alternative<T>[];
  onChange: (value: T) => void;
  /** `tiles`: big plates with notes; `row`: a bar of short words. */
  look?: "row" | "tiles";
  hideLabel?: boolean;
}

/** One of several things, all of them in view; what cannot be chosen says why. */
export function Choice<T extends string | number>({
  label,
  value,
  of,
  onChange,
  look = "row",
  hideLabel,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={names("choice", `choice-${look}`)}>
      <legend className={hideLabel ? "visually-hidden" : undefined}>{label}</legend>
      <div className="choice-list">
        {of.map((one) => (
          <label
            key={one.value}
            className={names("choice-one", one.reason != null && "choice-barred")}
            title={look === "row" ? (one.reason ?? undefined) : undefined}
          >
            <input
              type="radio"
              name={name}
              checked={one.value === value}
              aria-disabled={one.reason != null || undefined}
              onChange={() => {
                if (one.reason == null) onChange(one.value);
              }}
            />
            <span className="choice-label">{one.label}</span>
            {one.note != null && <span className="choice-note">{one.note}</span>}
            {look === "tiles" && one.reason != null && <span className="choice-reason">{one.reason}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
