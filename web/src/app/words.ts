import type { Seat, Setup } from "../messages";
import { asApiError } from "./api";
import { CommandError } from "./connection";
import type { Texts } from "./i18n";

/** What the screens around the table say about things that come from the server. */

/** Why something did not work, in words. */
export function failureText({ t, has }: Texts, error: unknown): string {
  const { code, args } = error instanceof CommandError ? error : asApiError(error);
  if (code === "engine") return t(`engine-${String(args.why)}`);
  return has(`error-${code}`)
    ? t(`error-${code}`, { why: typeof args.why === "string" ? args.why : "" })
    : t("error-failed");
}

/** The name of an opponent by its id. */
export function botName({ t, has }: Texts, bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How strong an opponent is, in words. */
export function botNote({ t, has }: Texts, bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}.note`) : "";
}

/** What a seat is called. */
export function seatName(texts: Texts, seat: Seat): string {
  if (seat.kind === "open") return texts.t("seat-open");
  return seat.name || (seat.kind === "bot" ? botName(texts, seat.bot) : texts.t("seat", { n: seat.seat + 1 }));
}

/** What opponents may be called. */
export function botNames({ t }: Texts): string[] {
  return t("new-bot-names").split(", ");
}

/** The name of a box by its id. */
export function boxName({ t, has }: Texts, box: string): string {
  return has(`box-${box}`) ? t(`box-${box}`) : box;
}

/** The boxes of a game in words: the one with the board first. */
export function boxNames(texts: Texts, boxes: readonly string[]): string {
  const order = boxes.includes("uprising") ? ["uprising", "choam", "base", "ix"] : boxes;
  const named = [...order.filter((box) => boxes.includes(box)), ...boxes.filter((box) => !order.includes(box))];
  return named.map((box) => boxName(texts, box)).join(" + ");
}

/** The names of the variants of a setup: its switches that have one. */
export function variantNames({ t, has }: Texts, setup: Setup): string[] {
  const on = Object.entries(setup).filter(([id, value]) => value === true && has(`variant-${id}`));
  return on.map(([id]) => t(`variant-${id}`));
}

/** A length of time in words: seconds up to two minutes, then minutes, hours, days. */
export function timeText(t: Texts["t"], seconds: number): string {
  if (seconds < 120 && seconds % 60 !== 0) return t("time-seconds", { n: seconds });
  if (seconds < 3600) return seconds === 0 ? t("time-seconds", { n: 0 }) : t("time-minutes", { n: seconds / 60 });
  if (seconds < 86_400) return t("time-hours", { n: seconds / 3600 });
  return t("time-days", { n: seconds / 86_400 });
}

/** How long opponents wait, in words. */
export function pauseText(t: Texts["t"], milliseconds: number): string {
  return milliseconds === 0 ? t("pause-none") : t("time-seconds", { n: milliseconds / 1000 });
}
