import { describe, expect, it } from "vitest";
import type { LogLine, Moment } from "../../messages";
import { momentLine } from "../testing";
import { beforeTurn, drawnFor, lastSpaces, lastsFor, nameOfScene, nextScene, sinceTurn } from "./queue";

const turn = (seat: number, space: string | null = null) =>
  momentLine({ kind: "turn", said: [], seat, card: null, grafted: null, space, paid: [], gained: [] });
const rank = (seat: number) => ({ seat, strength: 2, place: 1, doubled: false, parts: [] });
const combat = (round: number, ...seats: number[]) =>
  momentLine({
    kind: "combat",
    said: [],
    round,
    conflict: "skirmish",
    winner: -1,
    ranks: seats.map(rank),
    pairs: false,
  });
const round = (n: number) =>
  momentLine({ kind: "round", said: [], round: n, rounds: 10, first: 0, conflict: "skirmish", spice: [], agents: [] });
const last = momentLine({ kind: "last", said: [], round: 9, seat: -1 });
const none = new Set<string>();
const names = (log: LogLine[], told: ReadonlySet<string> = none, pause: "click" | "off" = "click") => {
  const scene = nextScene(log, told, pause);
  return scene && (scene.kind === "story" ? "story" : nameOfScene(scene));
};

describe("the queue of moments", () => {
  it("shows a Combat, then the new round, each once; turns never wait", () => {
    const log = [turn(0), turn(1), combat(3, 0, 1), round(4), turn(1)];
    expect(names(log)).toBe("combat 3");
    expect(names(log, new Set(["combat 3"]))).toBe("round 4");
    expect(names(log, new Set(["combat 3", "round 4"]))).toBeNull();
  });

  it("tells the hand that was drawn for a round, not what became of it", () => {
    const drawn = (seat: number, id: string): LogLine => ({
      ...momentLine(turn(0).moment!),
      event: "drawn_card",
      tags: ["private", "minor"],
      seat,
      said: ["log-drawn_card", { who: { seat }, name: { name: `card/${id}` } }],
      moment: null,
    });
    const begins = round(4);
    const turnLine: LogLine = { ...drawn(0, ""), event: "turn" };
    const log = [drawn(0, "before"), begins, drawn(0, "dagger"), drawn(1, "scout"), turnLine, drawn(0, "later")];
    const moment = begins.moment!;
    if (moment.kind !== "round") throw new Error("not a round");
    expect(drawnFor(moment, log, 0)).toEqual(["dagger"]);
    expect(drawnFor(moment, log, 2)).toEqual([]);
  });

  it("tells what was missed for more than a round as one story", () => {
    const log = [turn(0), combat(3, 0), round(4), turn(1), combat(4, 1), round(5), turn(0)];
    const scene = nextScene(log, none, "click");
    expect(scene?.kind === "story" && scene.moments.map(({ kind }) => kind)).toEqual([
      "combat",
      "round",
      "turn",
      "combat",
      "round",
      "turn",
    ]);
    expect(names(log, new Set(["combat 3", "round 4"]))).toBe("combat 4");
  });

  it("shows nothing but the last round where Combats are off", () => {
    const log = [combat(8, 0), round(9), last];
    expect(names(log, none, "off")).toBe("last 9");
    expect(names(log.slice(0, 2), none, "off")).toBeNull();
  });

  it("tells the last Combat alone once the game is over", () => {
    const log = [combat(8, 0), round(9), combat(9, 0), last, momentLine({ kind: "end", said: [], seat: 0 })];
    expect(names(log)).toBe("combat 9");
    expect(names(log, new Set(["combat 9"]))).toBeNull();
    expect(names(log, none, "off")).toBeNull();
  });

  it("does not depend on the numbers of lines, which differ between seats", () => {
    const log = [combat(3, 0), round(4)];
    expect(names([turn(0), turn(1), ...log], new Set(["combat 3"]))).toBe("round 4");
  });
});

describe("what a seat has left behind", () => {
  it("is all that came before its last turn that is over", () => {
    const log = [turn(0), combat(3, 0), round(4), turn(1), turn(0), combat(4, 0)];
    expect(beforeTurn(log, 0).map(({ kind }) => kind)).toEqual(["turn", "combat", "round", "turn", "turn"]);
    expect(beforeTurn(log, 2)).toEqual([]);
  });
});

describe("how long a scene stays", () => {
  const scene = combat(3, 0, 2).moment as Extract<Moment, { kind: "combat" }>;
  it("until a click for those who took part, some seconds for the others", () => {
    expect(lastsFor(scene, 0, "click")).toBeNull();
    expect(lastsFor(scene, 1, "click")).toBe(4000);
    expect(lastsFor(scene, null, "click")).toBe(4000);
    expect(lastsFor(scene, 0, "seconds")).toBe(4000);
    expect(lastsFor({ kind: "story", moments: [] }, 1, "seconds")).toBeNull();
  });
});

describe("what came since my turn", () => {
  it("is all since the last one that is over; for a spectator this round", () => {
    const log = [round(1), turn(0), turn(1), combat(1), round(2), turn(2)];
    const kinds = (seat: number | null) => sinceTurn(log, seat).map(({ kind }) => kind);
    expect(kinds(0)).toEqual(["turn", "combat", "round", "turn"]);
    expect(kinds(2)).toEqual([]);
    expect(kinds(null)).toEqual(["turn"]);
  });

  it("leaves an outline where each opponent's last turn led, in this round", () => {
    const log = [turn(0, "arrakeen"), turn(1, "conspire"), turn(2, "secrets"), turn(1, "wealth"), turn(2)];
    expect([...lastSpaces(log, 0)]).toEqual([["wealth", [1]]]);
    expect([...lastSpaces([...log, round(2), turn(1, "conspire")], 0)]).toEqual([["conspire", [1]]]);
  });
});
