import type { ReactNode } from "react";
import { names } from "../../ui/names";

interface PlateButtonProps {
  /** What tells this plate from others: classes. */
  className: string;
  /** The thing that it shows, as kind and id. */
  about: string;
  /** Its name, above what it does. */
  head: ReactNode;
  /** What it does, by icons. */
  children: ReactNode;
  title: string | undefined;
  /** What readers hear where it is more than the title. */
  label?: string | undefined;
  /** What a click takes, where that is known. */
  action?: string | undefined;
  disabled?: boolean;
  onClick: () => void;
  onOpen?: () => void;
}

/** A tech tile or a contract as a small plate; the other button of the mouse opens it. */
export function PlateButton({
  className,
  about,
  head,
  children,
  title,
  label = title,
  action,
  disabled = false,
  onClick,
  onOpen,
}: PlateButtonProps) {
  return (
    <button
      type="button"
      className={names("tech-plate on-dark", className)}
      data-about={about}
      data-action={action}
      title={title}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onClick()}
      onContextMenu={(event) => {
        event.preventDefault();
        onOpen?.();
      }}
    >
      <span className="tech-plate-head">{head}</span>
      {children}
    </button>
  );
}
