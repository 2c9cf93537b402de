import { act } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, set, settingsStore } from "../../app/settings";
import type { LessonPlace, LessonShown } from "../../messages";
import { fixture, textsOf } from "../../testing";
import { answered, HINTS } from "../hints";
import { click, makeOpening } from "../opening";
import { elementsOf } from "./places";
import { type Box, bestSpot, bowBetween } from "./placing";

const { open, sent, say } = makeOpening();

/** Of each kind a place, and a moment at which it is on the table. */
const THERE: Record<LessonPlace["kind"], [moment: string, id: string]> = {
  space: ["turn-4", "arrakeen"],
  post: ["up-turn-4", "espionage_and_secrets"],
  faction: ["turn-4", "fremen"],
  hand: ["turn-4", fixture("turn-4").game.view.players[fixture("turn-4").lobby.seat!]!.hand[0]!],
  intrigue: ["plot-4", ""],
  seat: ["turn-4", "2"],
  conflict: ["turn-4", ""],
  market: ["turn-4", ""],
  tech: ["ix-turn-4", ""],
  contracts: ["up-turn-4", ""],
  research: ["im-turn-4", "c4r4"],
  tleilaxu: ["im-turn-4", ""],
  tanks: ["im-turn-4", ""],
  tleilaxu_row: ["im-turn-4", ""],
  decision: ["turn-4", ""],
  finish: ["turn-4", ""],
};

function lessonAt(moment: string, look: LessonPlace[], more: Partial<LessonShown> = {}) {
  const message = fixture(moment);
  const said: LessonShown["said"] = ["lesson-first_round-reward", { vp: 1 }];
  message.game.lesson = { id: "first_round", step: 1, steps: 12, said, look, moves: [], ...more };
  return message;
}

describe("a place that a lesson looks at", () => {
  const places = Object.entries(THERE) as [LessonPlace["kind"], [string, string]][];
  const inMarket = fixture("turn-4").game.view.row[0]!;
  const inRow = fixture("im-turn-4").game.view.tleilaxu_row[0]!;
  const cards = [["market", ["turn-4", inMarket]] as const, ["tleilaxu_row", ["im-turn-4", inRow]] as const];
  it.each(
    [...places, ...cards].flatMap(([kind, [moment, id]]) =>
      [1440, 390].map((width) => [kind, moment, id, width] as const),
    ),
  )("%s (%s) is on the table: %s, %d wide", (kind, moment, id, width) => {
    const place = { kind, id };
    open(lessonAt(moment, [place]), { width });
    expect(elementsOf(place)).not.toEqual([]);
  });
});

describe("a lesson at the table", () => {
  it.each(LANGUAGES)("says one thing, and where it stands: %s", (language) => {
    open(lessonAt("turn-4", [{ kind: "market", id: "" }]), { language });
    const bubble = document.querySelector(".lesson")!;
    const { t } = textsOf(language);
    expect(bubble.textContent).toContain(t("lesson-first_round-reward", { vp: 1 }));
    expect(bubble.textContent).toContain(t("learn-step", { n: 2, all: 12 }));
    click(".lesson-foot .button-main");
    expect(sent().at(-1)).toMatchObject({ type: "learn", step: 1, leave: false });
  });

  it("says that the others play, and then there is nothing to press but Leave", () => {
    open(lessonAt("waiting-4", [], { said: null }));
    expect(document.querySelector(".lesson-words")!.textContent).toBe(textsOf("en").t("learn-others"));
    expect(document.querySelectorAll(".lesson-foot button")).toHaveLength(1);
  });

  it("says what is to be done where something else has been chosen", async () => {
    const { options, labels } = fixture("turn-4").game.decision!;
    const next = options!.findIndex((option) => option.startsWith("play:"));
    open(lessonAt("turn-4", [], { moves: ["play:nothing", options![next]!] }));
    click('[data-action="reveal"]');
    click('[data-action="reveal"]');
    const { command } = sent().at(-1)! as { command?: number };
    await act(() => Promise.resolve(say({ type: "error", command, code: "lesson", args: {}, detail: "" })));
    const { t } = textsOf("en");
    const { name } = (labels![next]![1] as { name: { name: string } }).name;
    const what = t("action-play", { name: t(name.replace("/", "-")) });
    expect(document.querySelector(".decision-notice")!.textContent).toContain(t("error-lesson", { what }));
  });

  it("leads from its last step to the other lessons, and is done", () => {
    open(lessonAt("turn-4", [], { step: 11 }));
    click(".lesson-foot .button-quiet");
    expect(sent().at(-1)).toMatchObject({ type: "learn", step: 11, leave: false });
  });

  it("can be left for good: the game goes on without it", () => {
    open(lessonAt("turn-4", []));
    click(".lesson-foot .button-quiet");
    click(".dialog-foot .button", 1);
    expect(sent().at(-1)).toMatchObject({ type: "learn", step: 1, leave: true });
  });
});

describe("the bubble", () => {
  const size = { w: 372, h: 160 };
  it.each<[string, Box[]]>([
    ["a card and a space", [box(480, 720, 110, 160), box(870, 330, 110, 60)]],
    ["the decision", [box(1100, 60, 320, 200)]],
    ["the market", [box(1100, 380, 320, 350), box(1100, 60, 320, 260)]],
    ["nothing", []],
  ])("covers nothing of what is looked at: %s", (_what, seen) => {
    const { x, y } = bestSpot(size, { w: 1440, h: 900 }, { seen });
    const over = seen.filter(
      (one) => x < one.x + one.w && x + size.w > one.x && y < one.y + one.h && y + size.h > one.y,
    );
    expect(over).toEqual([]);
    expect([x >= 0, y >= 0, x + size.w <= 1440, y + size.h <= 900]).toEqual([true, true, true, true]);
  });

  const inside = { w: 1440, h: 900 };

  it("leaves the way from a card to its space free, and stands on other things rather than on spaces", () => {
    const seen = [box(480, 720, 110, 160), box(870, 330, 110, 60)];
    const bow = bowBetween(seen[0]!, seen[1]!);
    const beside = [box(520, 70, 560, 620)];
    const { x, y } = bestSpot(size, inside, { seen, bow, beside });
    const [[x1], , [, y2]] = bow;
    expect(x + size.w < x1 || y > y2 + 20 || x > x1).toBe(true);
    expect(x + size.w <= 520 || y >= 690).toBe(true);
  });

  it("stays where it is until something that is looked at comes to lie there", () => {
    const now = { x: 700, y: 300 };
    expect(bestSpot(size, inside, { seen: [box(20, 20, 100, 100)] }, now)).toEqual(now);
    expect(bestSpot(size, inside, { seen: [box(720, 320, 100, 100)] }, now)).not.toEqual(now);
  });

  function box(x: number, y: number, w: number, h: number): Box {
    return { x, y, w, h };
  }
});

describe("a hint", () => {
  const hint = () => document.querySelector<HTMLElement>(".decision-hint");
  const next = (n: number) => {
    const message = fixture("turn-4");
    const decision = { ...message.game.decision!, id: n };
    act(() => say({ ...message, seq: n + 1, log: null, chat: null, game: { ...message.game, n, decision } }));
  };
  beforeEach(() => set({ hints: true, hintsDone: {} }));

  it("fades with each answer, and is gone after some", () => {
    open(fixture("turn-4"));
    expect(hint()!.style.opacity).toBe("1");
    act(() => answered("turn"));
    expect(Number(hint()!.style.opacity)).toBeLessThan(1);
    for (let n = 1; n < HINTS; n++) act(() => answered("turn"));
    expect(hint()).toBeNull();
    expect(settingsStore.get().hints).toBe(true);
  });

  it("is closed alone: those of other decisions stay (P-15)", () => {
    open(fixture("turn-4"));
    click(".decision-hint button");
    expect(hint()).toBeNull();
    open(fixture("reveal-4"));
    expect(hint()).not.toBeNull();
  });

  it("stays away while a lesson says what there is to say", () => {
    open(lessonAt("turn-4", []));
    expect(hint()).toBeNull();
    next(99);
    expect(hint()).not.toBeNull();
  });
});
