import { describe, expect, it } from "vitest";
import type { Decision } from "../../messages";
import { fixture } from "../../testing";
import {
  cardsReaching,
  infiltratedSpaces,
  isStaged,
  litActions,
  litSpaces,
  type Move,
  nothing,
  type Staging,
  stage,
} from "./staging";

const turn = fixture("turn-4").game.decision!;
const sending = fixture("space-4").game.decision!;
const [card, other] = Object.keys(turn.follow!) as [string, string];
const space = turn.follow![card]![0]!;

function after(...moves: Move[]): { staging: Staging; send: string[] | null } {
  let staged: { staging: Staging; send: string[] | null } = { staging: nothing(turn.id), send: null };
  for (const move of moves) staged = stage(staged.staging, move);
  return staged;
}

const pick = (action: string, touch = false, decision: Decision = turn): Move => ({
  do: "pick",
  action,
  decision,
  touch,
});
const go = (to: string, touch = false, decision: Decision = turn): Move => ({
  do: "space",
  space: to,
  decision,
  touch,
});

describe("card first", () => {
  it("lifts a card without sending anything", () => {
    const { staging, send } = after(pick(card));
    expect(staging.card).toBe(card);
    expect(send).toBeNull();
    expect(litSpaces(turn, staging)).toEqual(turn.follow![card]);
  });

  it("sends card and space together at the click on the space", () => {
    expect(after(pick(card), go(space)).send).toEqual([card, `send:${space}`]);
  });

  it("puts the card down at a second click and at Esc", () => {
    expect(isStaged(after(pick(card), pick(card)).staging)).toBe(false);
    expect(isStaged(after(pick(card), { do: "cancel" }).staging)).toBe(false);
  });

  it("changes to another card", () => {
    expect(after(pick(card), pick(other)).staging.card).toBe(other);
  });

  it("does nothing at a space that the card does not reach", () => {
    const { staging, send } = after(pick(card), go("no_such_space"));
    expect(send).toBeNull();
    expect(staging.card).toBe(card);
  });

  it("plays a card alone whose Agent may come from anywhere", () => {
    expect(after(pick(card, false, { ...turn, alone: [card] })).send).toEqual([card]);
  });
});

describe("a spy that must be recalled", () => {
  const [spying, plain] = ["play:dagger", "play:diplomacy"] as const;
  const decision: Decision = {
    ...turn,
    follow: { [spying]: ["arrakeen", "carthag"], [plain]: ["arrakeen"] },
    infiltrated: { [spying]: ["arrakeen", "carthag"] },
  };

  it("is needed by the lifted card", () => {
    const lifted = { ...nothing(1), card: spying };
    expect([...infiltratedSpaces(decision, lifted)]).toEqual(["arrakeen", "carthag"]);
    expect([...infiltratedSpaces(decision, { ...lifted, card: plain })]).toEqual([]);
  });

  it("is needed by every card that reaches the space, while none is lifted", () => {
    expect([...infiltratedSpaces(decision, nothing(1))]).toEqual(["carthag"]);
    expect([...infiltratedSpaces(null, nothing(1))]).toEqual([]);
  });
});

describe("space first", () => {
  it("lights the cards that reach the space, then sends both", () => {
    const { staging } = after(go(space));
    expect(staging.space).toBe(space);
    const lit = [...litActions(turn, staging)].filter((action) => action.startsWith("play:"));
    expect(lit.sort()).toEqual(cardsReaching(turn, space).sort());
    expect(after(go(space), pick(card)).send).toEqual([card, `send:${space}`]);
  });

  it("ignores a space that no card reaches", () => {
    expect(isStaged(after(go("no_such_space")).staging)).toBe(false);
  });
});

describe("touch", () => {
  it("asks once before it sends", () => {
    const first = after(pick(card, true), go(space, true));
    expect(first.send).toBeNull();
    expect(first.staging.armed).toEqual([card, `send:${space}`]);
    expect(stage(first.staging, go(space, true)).send).toEqual([card, `send:${space}`]);
  });
});

describe("a card of the market", () => {
  const buying = fixture("reveal-4").game.decision!;
  const buy = buying.options!.find((option) => option.startsWith("buy:"))!;

  it("is marked, and put back by a second press: a double click buys nothing", () => {
    for (const touch of [false, true]) {
      const first = stage(nothing(buying.id), pick(buy, touch, buying));
      expect(first).toEqual({ staging: { ...nothing(buying.id), armed: [buy] }, send: null });
      expect(stage(first.staging, pick(buy, touch, buying))).toEqual({ staging: nothing(buying.id), send: null });
    }
  });
});

describe("other decisions", () => {
  it("send a space at once where the card lies already", () => {
    const action = sending.options![0]!;
    expect(after(go(action.replace("send:", ""), false, sending)).send).toEqual([action]);
  });

  it("refuse what is not legal", () => {
    expect(after(pick("play:no_such_card")).send).toBeNull();
  });

  it("clear what was staged, updates of the same decision do not", () => {
    const { staging } = after(pick(card));
    expect(stage(staging, { do: "decision", id: turn.id }).staging).toBe(staging);
    expect(isStaged(stage(staging, { do: "decision", id: turn.id + 1 }).staging)).toBe(false);
  });
});
