/**
 * Which moments of a game this person is still to be shown, and for how long. The state of the table is final already: this is
 * only how it is told. What has been shown is known by names that are the same for every seat of this device.
 */
import type { CombatPause } from "../../app/settings";
import type { LogLine, Moment, RoundMoment } from "../../messages";
import { sourceParts } from "../logic/actions";

/** A moment that waits to be shown; `story`: so many came that they are told together. */
export type Scene = Exclude<Moment, { kind: "turn" | "end" }> | Story;

/** All that was missed, on one card. */
export interface Story {
  kind: "story";
  moments: Moment[];
}

const COMBAT_LASTS = 4_000;
const ROUND_LASTS = 3_000;
const MOST_ROUNDS = 1; // more of them at once are a story

/** What is remembered of a scene that was shown. */
export function nameOfScene(scene: Moment): string {
  return "round" in scene ? `${scene.kind} ${scene.round}` : scene.kind;
}

export function momentsIn(log: readonly LogLine[]): Moment[] {
  return log.flatMap(({ moment }) => (moment ? [moment] : []));
}

/** What is to be shown next; null for nothing. `told`: the names of what was shown. */
export function nextScene(log: readonly LogLine[], told: ReadonlySet<string>, pause: CombatPause): Scene | null {
  const moments = momentsIn(log);
  const waiting = moments.filter(isScene).filter((moment) => !told.has(nameOfScene(moment)));
  // Once the game is over its last Combat is all that comes before the result.
  if (moments.some(({ kind }) => kind === "end")) {
    const last = moments.findLast(({ kind }) => kind === "combat");
    return pause === "off" ? null : (waiting.find((moment) => moment === last) ?? null);
  }
  if (waiting.filter(({ kind }) => kind === "round").length > MOST_ROUNDS) {
    return { kind: "story", moments: moments.slice(moments.indexOf(waiting[0]!)) };
  }
  return waiting.find(({ kind }) => pause !== "off" || kind === "last") ?? null;
}

function isScene(moment: Moment): moment is Exclude<Moment, { kind: "turn" | "end" }> {
  return moment.kind !== "turn" && moment.kind !== "end";
}

/** How long a scene stays, in milliseconds; null: until it is clicked away. */
export function lastsFor(scene: Scene, me: number | null, pause: CombatPause): number | null {
  switch (scene.kind) {
    case "story":
      return null;
    case "round":
      return ROUND_LASTS;
    case "last":
      return me === null ? COMBAT_LASTS : null;
    case "combat":
      return pause === "click" && scene.ranks.some(({ seat }) => seat === me) ? null : COMBAT_LASTS;
  }
}

/** The moments since the last turn of a seat that is over; for a spectator those of this round. */
export function sinceTurn(log: readonly LogLine[], seat: number | null): Moment[] {
  const moments = momentsIn(log);
  const last = moments.findLastIndex((one) =>
    seat === null ? one.kind === "round" : one.kind === "turn" && one.seat === seat,
  );
  return moments.slice(last + 1);
}

/** What came before the last turn of a seat that is over: who chooses again after it has left that behind. */
export function beforeTurn(log: readonly LogLine[], seat: number): Moment[] {
  const moments = momentsIn(log);
  return moments.slice(0, moments.length - sinceTurn(log, seat).length);
}

/** The cards that a seat drew for a round, before its first turn; none where they are not for this reader. */
export function drawnFor(round: RoundMoment, log: readonly LogLine[], seat: number): string[] {
  const begins = log.findIndex(({ moment }) => moment?.kind === "round" && moment.round === round.round);
  const drawn: string[] = [];
  for (const { event, said, seat: whose, tags } of log.slice(begins + 1)) {
    if (event === "turn") break;
    if (whose !== seat || !tags.includes("private")) continue;
    const named = said?.[1]["name"];
    const [kind, id] = sourceParts(typeof named === "object" && "name" in named ? named.name : "");
    if (kind === "card") drawn.push(id);
  }
  return drawn;
}

/** Where each opponent's last turn led since one's own: by space, the seats. */
export function lastSpaces(log: readonly LogLine[], me: number | null): Map<string, number[]> {
  const of = new Map<number, string | null>();
  for (const moment of sinceTurn(log, me)) {
    if (moment.kind === "round") of.clear();
    if (moment.kind === "turn") of.set(moment.seat, moment.space);
  }
  const spaces = new Map<string, number[]>();
  for (const [seat, space] of of) if (space !== null) spaces.set(space, [...(spaces.get(space) ?? []), seat]);
  return spaces;
}
