import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useT } from "../app/i18n";
import { Button } from "./Button";
import "./dialog.css";
import { Icon } from "../icons/Icon";
import { names } from "./names";

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons below. */
  foot?: ReactNode;
  className?: string;
  /** Where it stands: in the middle, at the right edge, or at the lower edge (narrow windows: always the lower edge). */
  place?: "middle" | "right" | "bottom";
}

/** A window above everything else. The browser keeps the focus inside and gives it back at the end; Esc closes it. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, children, foot, className, place = "middle" }: Omit<DialogProps, "open">) {
  const t = useT();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={names("dialog", `dialog-${place}`, className)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // A press on the backdrop, which is the dialog itself: its content fills it.
        if (event.target === element.current && pressed.current === element.current) onClose();
      }}
    >
      <div className="dialog-inside">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <Button look="quiet" icon={<Icon name="close" size={20} />} aria-label={t("close")} onClick={onClose} />
        </header>
        <div className="dialog-body">{children}</div>
        {foot && <footer className="dialog-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}

/** A dialog at the edge of the window, for things that are looked at beside the table. */
export function Sheet(props: Omit<DialogProps, "place"> & { place?: "right" | "bottom" }) {
  return <Dialog place="right" {...props} />;
}
