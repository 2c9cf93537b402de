import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reset, set } from "../../app/settings";
import type { Moment } from "../../messages";
import { fixture } from "../../testing";
import { click, key, makeOpening } from "../opening";
import { momentLine } from "../testing";

const { open, say, stage } = makeOpening();
const message = fixture("turn-4");
const me = message.lobby.seat!;
const other = (me + 1) % 4;

const combat = (...seats: number[]): Moment => ({
  kind: "combat",
  round: 1,
  said: [["moment-wins", { who: { seat: other }, n: 8 }]],
  conflict: message.game.view.conflict!,
  winner: other,
  ranks: seats.map((seat, i) => ({
    seat,
    strength: seat === other ? 8 : 2,
    place: i + 1,
    doubled: seat === other,
    parts: [
      { icon: "troop", n: 3, strength: 6, source: null },
      { icon: "sword", n: 2, strength: 2, source: "card/dagger" },
    ].slice(0, seat === other ? 2 : 1),
  })),
  pairs: false,
});
const round: Moment = {
  kind: "round",
  round: 2,
  rounds: 10,
  said: [["log-round", { n: 2 }]],
  first: other,
  conflict: message.game.view.conflict!,
  spice: [
    { space: "hagga_basin", added: 1, now: 3 },
    { space: "imperial_basin", added: 0, now: 0 },
  ],
  agents: [2, 2, 3, 2],
};
const turn: Moment = {
  kind: "turn",
  seat: other,
  said: [["moment-agent", { who: { seat: other }, space: { name: "space/arrakeen" }, card: { name: "card/dagger" } }]],
  card: "dagger",
  grafted: null,
  space: "arrakeen",
  paid: [{ icon: "spice", n: 2 }],
  gained: [{ icon: "recruit", n: 1 }],
};

let seq = 1;
const hear = (...moments: Moment[]) => {
  const from = message.log!.from + message.log!.lines.length;
  act(() => say({ ...message, seq: ++seq, chat: null, log: { from, lines: moments.map(momentLine) } }));
};
const scene = () => stage.host.querySelector<HTMLElement>(".stage");
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  reset();
  set({ motion: "full" });
  seq = 1;
});
afterEach(() => {
  reset();
  vi.useRealTimers();
});

describe("P-1: a Combat", () => {
  it("is told in beats, and waits for those who took part", () => {
    open(message);
    expect(scene()).toBeNull();
    hear(combat(other, me), round);
    expect(scene()!.querySelectorAll(".beat-0 .scene-rank")).toHaveLength(2);
    expect(scene()!.querySelector(".scene-bar")!.textContent).toMatch(/3.*2.*Dagger/);
    wait(2400);
    expect(scene()!.querySelector("[role=status]")!.textContent).toContain("wins the Conflict (strength 8)");
    wait(1600);
    expect(scene()!.querySelector(".beat-2 .scene-doubled")).not.toBeNull();
    wait(60_000);
    expect(scene()!.className).toContain("stage-combat");
    click(".stage [data-scene-next]");
    expect(scene()!.textContent).toContain("Round 2 of 10");
    expect(scene()!.textContent).toContain("+1");
    wait(3000);
    expect(scene()).toBeNull();
  });

  it("is told to the end before the result of the game (P-41)", () => {
    open(message);
    const over = fixture("over-4");
    const { game } = message;
    const last = { ...combat(other, me), round: 9 } as Moment;
    const from = message.log!.from + message.log!.lines.length;
    const ended = { ...game, decision: null, ended: over.game.ended, view: { ...game.view, over: true } };
    act(() => say({ ...message, seq: ++seq, chat: null, game: ended, log: { from, lines: [momentLine(last)] } }));
    expect(scene()!.className).toContain("stage-combat");
    expect(document.querySelector(".end-screen")).toBeNull();
    wait(2400);
    wait(1600);
    click(".stage [data-scene-next]");
    expect(document.querySelector(".end-screen")).not.toBeNull();
  });

  it("sends the rewards to their seats, a doubled one twice, and none where things are to move less", () => {
    const flights = (seat: number) => document.querySelectorAll(`[data-flight="${seat}"]`).length;
    open(message);
    hear(combat(other, me));
    wait(2400);
    expect(flights(other)).toBe(0);
    wait(1600);
    const icons = scene()!.querySelectorAll(`[data-takes="${other}"] [data-flies] [data-icon]`).length;
    expect(icons).toBeGreaterThan(0);
    expect([flights(other), flights(me)]).toEqual([2 * icons, expect.any(Number)]);
    wait(5000);
    expect(flights(other)).toBe(0);
    set({ motion: "less" });
    open(message);
    seq = 1;
    hear(combat(other, me));
    expect(scene()!.querySelector(".beat-2")).not.toBeNull();
    expect(flights(other)).toBe(0);
  });

  it("is left behind by who chooses again after a turn of their own", () => {
    open(message);
    hear(combat(other, me), { ...turn, seat: me });
    expect(scene()!.className).toContain("stage-combat");
    for (let i = 0; i < 2; i++) key("KeyR");
    expect(scene()).toBeNull();
  });

  it("goes by itself for the others, and at Space", () => {
    open(message);
    hear(combat(other));
    wait(2400);
    wait(1600);
    wait(4000);
    expect(scene()).toBeNull();
    open(message);
    seq = 1;
    hear(combat(other, me));
    for (let i = 0; i < 3; i++)
      act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true })));
    expect(scene()).toBeNull();
  });

  it("is still, and all there at once, where things are to move less", () => {
    set({ motion: "less" });
    open(message);
    hear(combat(other, me));
    expect(scene()!.querySelector(".beat-2")).not.toBeNull();
  });

  it("never keeps anybody from deciding", () => {
    open(message);
    hear(combat(other, me));
    expect(document.querySelector("#decision [data-action], #decision [data-choice]")).not.toBeNull();
    expect(document.querySelector("dialog[open]")).toBeNull();
  });

  it("is not shown where that is set, and can be looked at from the log", () => {
    set({ combatPause: "off" });
    open(message);
    hear(combat(other, me), round);
    expect(scene()).toBeNull();
    click(".log-look");
    expect(scene()!.querySelector(".beat-2")).not.toBeNull();
    click(".stage [data-scene-next]");
    expect(scene()).toBeNull();
  });

  it("is a sheet on a phone", () => {
    open(message, { width: 390, coarse: true });
    hear(combat(other, me));
    expect(stage.host.querySelector(".stage-sheet .scene-rank")).not.toBeNull();
  });

  it("that was there before the page is no news", () => {
    const lines = [...message.log!.lines, momentLine(combat(other, me))];
    open({ ...message, log: { ...message.log!, lines } });
    expect(scene()).toBeNull();
  });
});

describe("P-10: since my turn", () => {
  it("is said over the decision, with every payment in the story", () => {
    open(message);
    hear(turn);
    const since = document.querySelector<HTMLElement>("#decision .since")!;
    expect(since.textContent).toContain("Meanwhile");
    click("#decision .since");
    const entry = [...scene()!.querySelectorAll(".story-entry")].at(-1)!;
    expect(entry.querySelector(".is-paid")!.textContent).toContain("−2");
    expect(entry.textContent).toMatch(/Arrakeen with Dagger/);
  });

  it("says first what one lost by it, and warns", () => {
    const lost: Moment["said"][number] = [
      "log-lose_deployed",
      { who: { seat: me }, n: 1, source: { name: "intrigue/double_cross" } },
    ];
    open(message);
    hear({ ...turn, said: [...turn.said, lost] });
    expect(document.querySelectorAll("#decision .since-one.is-hit")).toHaveLength(1);
    click("#decision .since");
    expect(scene()!.querySelector(".story-hit")!.textContent).toContain("loses 1 troop");
  });

  it("shows what a turn cost and brought beside the seat", () => {
    open({ ...message, log: { ...message.log!, lines: [...message.log!.lines.slice(0, -1), momentLine(turn)] } });
    expect(stage.host.querySelector(".seat-gains")).toBeNull();
    hear(turn);
    expect(stage.host.querySelector(`[data-seat="${other}"] .seat-gains`)!.textContent).toMatch(/−2.*\+1/);
    expect(stage.host.querySelectorAll(".seat-gains")).toHaveLength(1);
  });

  it("says what a turn brought somebody else, in the story and beside that seat", () => {
    const third = (me + 2) % 4;
    open(message);
    hear({ ...turn, others: [{ seat: third, paid: [], gained: [{ icon: "solari", n: 1 }] }] });
    expect(stage.host.querySelector(`[data-seat="${third}"] .seat-gains`)!.textContent).toContain("+1");
    click("#decision .since");
    const entry = [...scene()!.querySelectorAll(".story-entry")].at(-1)!;
    expect(entry.querySelector(".story-others")!.textContent).toContain("+1");
  });

  it("leaves the outline of the opponent's space on the board", () => {
    open(message);
    expect(stage.host.querySelector(".tile-visited")).toBeNull();
    hear(turn);
    expect(stage.host.querySelectorAll("[data-id='arrakeen'] .tile-visited")).toHaveLength(1);
  });

  it("steps through the story with [ and ]", () => {
    open(message);
    hear(turn);
    key("BracketLeft");
    wait(1);
    expect(stage.host.querySelector(".story-entry.is-here")).not.toBeNull();
  });
});
