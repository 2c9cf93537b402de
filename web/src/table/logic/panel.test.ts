import { describe, expect, it } from "vitest";
import type { Decision, TrayRow } from "../../messages";
import { fixture } from "../../testing";
import { zoneOf } from "./actions";
import { readCommand } from "./command";
import { labelOf } from "./labels";
import { grouped, liesOpen, numbersOf, panelOf } from "./panel";
import { nothing } from "./staging";
import { shownRows } from "./tray";
import { atOnce, sentFor } from "./yes";

const decisionOf = (name: string) => fixture(name).game.decision!;

describe("the decision panel", () => {
  it("offers the cards of a turn, Reveal apart", () => {
    const decision = decisionOf("turn-4");
    const panel = panelOf(decision, nothing(decision.id), {});
    expect(panel.foot).toEqual(["reveal"]);
    expect(panel.choices.every((choice) => choice.action !== "reveal")).toBe(true);
    expect(panel.choices).toHaveLength(decision.options!.length - 1);
  });

  it("offers the spaces of a lifted card", () => {
    const decision = decisionOf("turn-4");
    const [card, spaces] = Object.entries(decision.follow!)[0]!;
    const panel = panelOf(decision, { ...nothing(decision.id), card }, {});
    expect(panel.choices.map((choice) => choice.space)).toEqual(spaces);
  });

  it("makes one amount of many numbers of troops", () => {
    const decision = decisionOf("deploy-4");
    const panel = panelOf(decision, nothing(decision.id), {});
    const numbers = decision
      .options!.filter((option) => option.startsWith("deploy:"))
      .map((option) => Number(option.slice("deploy:".length)));
    expect(panel.amount).toEqual({ family: "deploy", least: 1, most: Math.max(...numbers), dreadnoughts: 0 });
    expect(panel.choices.some((choice) => choice.action.startsWith("deploy"))).toBe(false);
  });

  it("groups cards by where they lie", () => {
    const decision = decisionOf("trash-4");
    const groups = grouped(panelOf(decision, nothing(decision.id), {}).choices);
    expect(groups.map((group) => group.zone)).toEqual(["hand", "discard", "played"]);
    expect(groups[1]!.choices.length).toBeGreaterThan(0);
  });

  it("numbers rows and choices in one row, and leaves what lies open to the table", () => {
    const { decision, view } = fixture("reveal-4").game;
    const numbers = numbersOf(decision!, nothing(decision!.id), {});
    expect([...numbers.values()]).toEqual([...numbers.keys()].map((_, i) => i + 1));
    const bought = [...numbers.keys()].filter((action) => zoneOf(action) === "market");
    expect(bought.length).toBeGreaterThan(0);
    expect(bought.every((action) => liesOpen(action, decision!, view))).toBe(true);
    const trash = decisionOf("trash-4");
    const open = trash.options!.filter((option) => liesOpen(option, trash, fixture("trash-4").game.view));
    expect(new Set(open.map(zoneOf))).toEqual(new Set(["hand"]));
  });

  it("leaves no option out at any moment", () => {
    for (const name of [
      "tray-4",
      "combat-4",
      "choose-4",
      "faction-4",
      "opponent-4",
      "acquire-4",
      "top-4",
      "defend-4",
      "leader-4",
      "endgame-4",
    ]) {
      const decision = decisionOf(name);
      const panel = panelOf(decision, nothing(decision.id), {});
      const shown = new Set([...panel.choices.map((choice) => choice.action), ...panel.foot]);
      expect(decision.options!.filter((option) => !shown.has(option) && !panel.amount)).toEqual([]);
    }
  });
});

describe("the tray", () => {
  const row = {
    action: "resolve:card/scout.3",
    name: { name: "card/scout" },
    node: "card/scout/reveal/2",
    optional: true,
    unasked: false,
    reason: null,
  };

  const asked = (tray: TrayRow[], options: string[]): Decision => ({
    id: 1,
    seat: 0,
    kind: "agent_effects",
    source: "",
    about: 0,
    prompt: ["ask-agent_effects", {}],
    tray,
    options,
  });

  it("shows the rows of two copies of a card as one", () => {
    expect(shownRows(asked([row, { ...row }], [row.action])).open).toEqual([{ ...row, count: 2 }]);
  });

  it("puts what cannot be done below", () => {
    const barred: TrayRow = { ...row, action: "resolve:space/secrets", reason: ["why-not_now", {}] };
    expect(shownRows(asked([barred, row], [row.action])).barred.map(({ action }) => action)).toEqual([barred.action]);
  });
});

describe("the command line", () => {
  const decision = decisionOf("turn-4");
  const [card, spaces] = Object.entries(decision.follow!)[0]!;

  it("completes actions, then the spaces of a card", () => {
    expect(readCommand(card.slice(0, -1), decision).completions).toContain(card);
    expect(readCommand(`${card} `, decision).completions).toEqual(spaces.map((space) => `${card} send:${space}`));
  });

  it("reads a card and a space", () => {
    expect(readCommand(`${card} send:${spaces[0]}`, decision).actions).toEqual([card, `send:${spaces[0]}`]);
    expect(readCommand(`${card} send:nowhere`, decision).actions).toBeNull();
    expect(readCommand("reveal", decision).actions).toEqual(["reveal"]);
  });
});

describe("a question whose yes asks which card", () => {
  const { decision } = fixture("trash-4").game;
  const may: Decision = {
    ...decision!,
    kind: "may",
    options: ["accept", "decline"],
    labels: [
      ["action-accept", {}],
      ["action-decline", {}],
    ],
    then: { kind: decision!.kind, options: decision!.options!, labels: decision!.labels! },
  };

  it("is asked at once: the cards, and No at the foot with the last number", () => {
    const asked = atOnce(may)!;
    const panel = panelOf(asked, nothing(asked.id), {});
    expect(panel.choices.map(({ action }) => action).sort()).toEqual([...decision!.options!].sort());
    expect(panel.foot).toEqual(["decline"]);
    expect(labelOf(asked, "decline")).toEqual(["action-decline", {}]);
    const numbers = numbersOf(asked, nothing(asked.id), {});
    expect([numbers.get("decline"), numbers.has("accept")]).toEqual([decision!.options!.length + 1, false]);
  });

  it("is answered by a card, which is a yes, or by No", () => {
    const card = decision!.options![0]!;
    expect(sentFor(atOnce(may), [card])).toEqual(["accept", card]);
    expect(sentFor(atOnce(may), ["decline"])).toEqual(["decline"]);
    expect(sentFor(decision, [card])).toEqual([card]);
  });

  it("stays a question where what comes then is not known", () => {
    const asked = atOnce({ ...may, then: null })!;
    expect(panelOf(asked, nothing(asked.id), {}).choices.map(({ action }) => action)).toEqual(["accept", "decline"]);
  });
});
