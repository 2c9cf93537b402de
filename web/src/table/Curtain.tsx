import { useEffect, useRef } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { SeatMark } from "./parts/SeatMark";
import "./Curtain.css";

/** Between two seats of one device: covers what the next seat alone may see until that person says that it is them. */
export function Curtain({ seat, name, onLift }: { seat: number; name: string; onLift: () => void }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain" role="dialog" aria-modal="true" aria-label={t("table-curtain", { who: name })}>
      <Icon name="eye_off" size={40} />
      <SeatMark seat={seat} size={40} />
      <p>{t("table-curtain", { who: name })}</p>
      <Button ref={button} look="main" size="large" onClick={onLift}>
        {t("table-curtain-lift", { who: name })}
      </Button>
    </section>
  );
}
