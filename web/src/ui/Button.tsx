import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import "./button.css";
import { names } from "./names";
import { Spinner } from "./Spinner";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  /** `main`: what the screen is for; `quiet`: without a plate; `danger`: takes something away. */
  look?: "plain" | "main" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
  icon?: ReactNode;
  /** Why it cannot be pressed now; shown on hover, focus and long press. The button stays focusable. */
  reason?: string | null;
  /** A hint where it can be pressed. */
  hint?: string | null;
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. One that cannot be pressed says why. */
export function Button(props: ButtonProps) {
  const {
    look = "plain",
    size = "medium",
    icon,
    reason,
    hint,
    busy = false,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const barred = reason != null || busy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (barred) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      title={reason ?? hint ?? undefined}
      {...rest}
      className={names("button", `button-${look}`, `button-${size}`, children == null && "button-bare", className)}
      aria-disabled={barred || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {children != null && <span className="button-label">{children}</span>}
    </button>
  );
}
