import { useEffect, useState } from "react";
import { play } from "../../app/sounds";
import type { Clock } from "../../messages";

const LOW = 30; // seconds

/** Seconds that a seat has left at the server's time `now`. */
function secondsLeft(clock: Clock, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return clock.running === seat && clock.since !== null ? left - (now - clock.since) : left;
}

/** Seconds as `m:ss`, `h:mm:ss` or days. */
function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86400);
  const hours = Math.floor((whole % 86400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  if (days > 0) return `${days}:${two(hours)}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The time that a seat has left, running. `warn`: sound when it gets short. */
export function SeatClock({
  clock,
  seat,
  skew,
  warn = false,
}: {
  clock: Clock;
  seat: number;
  skew: number;
  warn?: boolean;
}) {
  const [now, setNow] = useState(() => Date.now() / 1000);
  const running = clock.running === seat;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now() / 1000), 500);
    return () => clearInterval(timer);
  }, [running]);
  const left = secondsLeft(clock, seat, (running ? Math.max(now, Date.now() / 1000 - 1) : now) + skew);
  const low = running && left <= LOW;
  useEffect(() => {
    if (low && warn) play("clock");
  }, [low, warn]);
  return (
    <span className={low ? "seat-clock is-low" : running ? "seat-clock is-running" : "seat-clock"}>
      {clockText(left)}
    </span>
  );
}
