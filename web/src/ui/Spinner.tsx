import "./spinner.css";

/** Something is on its way. `label` is read out; without one the surroundings must say it. */
export function Spinner({ label, large = false }: { label?: string; large?: boolean }) {
  return (
    <span className={large ? "spinner spinner-large" : "spinner"} role={label ? "status" : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <span className="spinner-label">{label}</span>}
    </span>
  );
}
