import { useEffect, useState } from "react";
import { useT } from "../app/i18n";
import { usePart } from "../app/page";
import { useStore } from "../app/store";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Dialog";
import { Clocks, timeOf } from "./clock";

const SECOND = 1000;

/** Opens the timer of some players. */
export function TimerButton({ names }: { names: readonly string[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const title = t("companion-timer");
  return (
    <>
      <Button
        look="quiet"
        icon={<Icon name="clock" size={22} />}
        aria-label={title}
        hint={title}
        onClick={() => setOpen(true)}
      />
      {open && <TimerSheet names={names} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One button a player: a press starts the time of that player and stops all others. */
function TimerSheet({ names, onClose }: { names: readonly string[]; onClose: () => void }) {
  const t = useT();
  const clocks = usePart(Clocks);
  const { running } = useStore(clocks);
  const now = useNow(running >= 0);
  return (
    <Sheet
      open
      title={t("companion-timer")}
      onClose={onClose}
      foot={
        <Button icon={<Icon name="restart" size={20} />} onClick={() => clocks.reset()}>
          {t("companion-timer-reset")}
        </Button>
      }
    >
      <p className="soft">{t("companion-timer-note")}</p>
      <div className="companion-clocks">
        {names.map((name, i) => (
          <Button
            key={i}
            size="large"
            look={i === running ? "main" : "plain"}
            icon={<Icon name={i === running ? "pause" : "play"} size={22} />}
            aria-pressed={i === running}
            onClick={() => clocks.press(i, Date.now())}
          >
            <span className="companion-clock">
              <span>{name}</span>
              <b>{timeOf(clocks.of(i, now))}</b>
            </span>
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

/** With the turns the time goes on to the next person, where it runs at all. Persons count from -1 downwards. */
export function useClockOf(turn: number): void {
  const clocks = usePart(Clocks);
  useEffect(() => {
    const player = -1 - turn;
    const { running } = clocks.get();
    if (turn !== 0 && running >= 0 && running !== player) clocks.press(player, Date.now());
  }, [clocks, turn]);
}

/** The time of the device, anew each second while something runs. */
function useNow(runs: boolean): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setTick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return Date.now();
}
