import { describe, expect, it } from "vitest";
import type { LogLine } from "../../messages";
import { fixture } from "../../testing";
import { aimedAt, lastHagal, lastTurnOf, passes, turnsOf } from "./turns";

const line = (event: string, seat: number, more: Partial<LogLine> = {}): LogLine => ({
  event,
  seat,
  said: [`log-${event}`, {}],
  tags: event === "round" || event === "turn" ? ["heading"] : [],
  hurts: -1,
  fixed: false,
  ...more,
});
const log = [
  line("round", -1),
  line("turn", 0),
  line("play_card", 0),
  line("turn", 1),
  line("discard", 0, { hurts: 0 }),
  line("turn", 2),
  line("gain_spice", 2),
  line("turn", 0),
];

describe("turns of the log", () => {
  it("are cut where a turn, a round or rewards begin", () => {
    expect(turnsOf(log).map((turn) => [turn.seat, turn.lines.length])).toEqual([
      [-1, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [0, 1],
    ]);
  });

  it("tell the last one of a seat, and the House Hagal card that it revealed last", () => {
    const card = (seat: number, id: string, form = "") =>
      line("hagal_card", seat, { said: [`log-hagal_card${form}`, { name: { name: `hagal/${id}` } }] });
    const rivals = [line("turn", 1), card(1, "a"), card(1, "b"), line("turn", 2), card(2, "c"), line("turn", 1)];
    const turns = turnsOf(rivals);
    expect(lastTurnOf(turns, 2)).toBe(turns[1]);
    expect(lastTurnOf(turns, 3)).toBeNull();
    expect(lastHagal(rivals, 1)).toEqual({ card: "b", forSwords: false });
    expect(lastHagal(rivals, 0)).toBeNull();
    expect(lastHagal([...rivals, card(1, "d", "-swords")], 1)).toEqual({ card: "d", forSwords: true });
  });

  it("can be made of every fixture", () => {
    const { lines, from } = fixture("turn-4").log!;
    const turns = turnsOf(lines, from);
    expect(turns.flatMap((turn) => turn.lines)).toEqual(lines);
  });
});

describe("filters", () => {
  it("find what others did to me", () => {
    expect(aimedAt(log[4]!, 0, 1)).toBe(true);
    expect(aimedAt(log[4]!, 0, 0)).toBe(false);
    expect(aimedAt(line("steal_intrigue", 2, { hurts: 0 }), 0, 2)).toBe(true);
  });

  it("keep the rounds", () => {
    expect(log.filter((one) => passes(one, "buys", 0, 0)).map((one) => one.event)).toEqual(["round"]);
  });
});
