import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from "react";
import "./field.css";
import { names } from "./names";

interface Around {
  label: string;
  hideLabel?: boolean;
  note?: ReactNode;
  /** What is wrong with what was written. */
  wrong?: string | null;
}

/** A line to write in. */
export function Field({
  label,
  hideLabel,
  note,
  wrong,
  className,
  ...rest
}: Around & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={names("field", className)}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : "field-label"}>
        {label}
      </label>
      <input
        id={id}
        className="field-input"
        autoComplete="off"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong || note ? `${id}-note` : undefined}
        {...rest}
      />
      {(wrong || note) && (
        <span id={`${id}-note`} className={wrong ? "field-wrong" : "field-note"}>
          {wrong || note}
        </span>
      )}
    </div>
  );
}

/** A list to choose from that folds away. */
export function Select({
  label,
  hideLabel,
  note,
  className,
  ...rest
}: Omit<Around, "wrong"> & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <div className={names("field", className)}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : "field-label"}>
        {label}
      </label>
      <select id={id} className="field-input field-select" {...rest} />
      {note && <span className="field-note">{note}</span>}
    </div>
  );
}

interface SwitchProps {
  label: ReactNode;
  note?: ReactNode;
  checked: boolean;
  /** Why it cannot be switched; it stays focusable and says so. */
  reason?: string | null;
  onChange: (checked: boolean) => void;
}

/** On or off. */
export function Switch({ label, note, checked, reason, onChange }: SwitchProps) {
  const barred = reason != null;
  return (
    <label className={names("switch", barred && "switch-barred")}>
      <span className="switch-text">
        <span>{label}</span>
        {note && !barred && <span className="field-note">{note}</span>}
        {barred && <span className="field-note switch-reason">{reason}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked && !barred}
        aria-disabled={barred || undefined}
        onChange={(event) => !barred && onChange(event.target.checked)}
      />
      <span className="switch-track" aria-hidden="true" />
    </label>
  );
}
