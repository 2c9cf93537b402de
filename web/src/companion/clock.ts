import { Store } from "../app/store";

/** How long each player has been thinking, kept for the next visit. */

const KEY = "landsraad.timer";

export interface Clock {
  /** Milliseconds of each player, without what is running. */
  spent: readonly number[];
  /** Whose time runs, -1 for nobody's, and since when (of the device's clock). */
  running: number;
  since: number;
}

const STILL: Clock = { spent: [], running: -1, since: 0 };

/** Keeps the players' times for the page. */
export class Clocks extends Store<Clock> {
  constructor() {
    super(read());
  }

  /** The time of a player starts and all others stop; that of the running one stops. */
  press(player: number, now: number): void {
    const { running } = this.get();
    const spent = [...this.get().spent];
    if (running >= 0) spent[running] = this.of(running, now);
    this.keep({ spent, running: player === running ? -1 : player, since: now });
  }

  reset(): void {
    this.keep(STILL);
  }

  /** Milliseconds of a player. */
  of(player: number, now: number): number {
    const { spent, running, since } = this.get();
    return (spent[player] ?? 0) + (player === running ? Math.max(0, now - since) : 0);
  }

  private keep(clock: Clock): void {
    this.set(clock);
    try {
      window.localStorage.setItem(KEY, JSON.stringify(clock));
    } catch {
      // The times go with the page; nothing else depends on them.
    }
  }
}

function read(): Clock {
  try {
    const kept = JSON.parse(window.localStorage.getItem(KEY) ?? "null") as Partial<Clock> | null;
    const whole = Array.isArray(kept?.spent) && kept.spent.every((n) => typeof n === "number" || n === null);
    return whole ? { ...STILL, ...kept } : STILL;
  } catch {
    return STILL;
  }
}

/** Minutes and seconds, with hours where there are any. */
export function timeOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((n) => String(n).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  return (hours > 0 ? [hours, ...parts] : parts).join(":");
}
