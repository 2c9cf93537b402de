import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, set } from "../app/settings";
import { innerWords, partOf } from "../cards/facts";
import { fixture, MOMENTS } from "../testing";
import { zoneOf } from "./logic/actions";
import { click, key, makeOpening } from "./opening";
import { library } from "./testing";

const RAW = /\b[a-z]+(?:_[a-z0-9]+)+\b|\b(?:action|ask|log|why|table|term|error)-[a-z]|[{}]|undefined|NaN/;
const { stage, open, say, sent, acts } = makeOpening();
const offered = () =>
  new Set(
    [...document.querySelectorAll<HTMLElement>("[data-action], [data-leader]")].map(
      ({ dataset }) => dataset["action"] ?? dataset["leader"],
    ),
  );

describe("every moment", () => {
  it.each(
    MOMENTS.map((name, i) => [name, LANGUAGES[i % 3]!, [1440, 390, 1024][(i + Math.floor(i / 3)) % 3]!] as const),
  )("%s in %s at %d: everything is in words, every choice can be made", (name, language, width) => {
    const message = fixture(name);
    const { element } = open(message, { language, width });
    const hints = [...element.querySelectorAll("[aria-label], [title]")].map(
      (one) => `${one.getAttribute("aria-label") ?? ""} ${one.getAttribute("title") ?? ""}`,
    );
    expect([element.textContent, ...hints].filter((text) => RAW.test(text ?? ""))).toEqual([]);
    const { decision, ended } = message.game;
    const left = (decision?.options ?? []).filter(
      (option) => !offered().has(option) && !/^(deploy|retreat)(_dreadnought)?:/.test(option),
    );
    expect(ended ? [] : left).toEqual([]);
  });
});

describe("the prompt", () => {
  const prompt = () => document.querySelector("[data-prompt]")!.textContent;

  it("says which of several is chosen", () => {
    const message = fixture("choose-4");
    open(message);
    const plain = prompt();
    message.game.decision!.prompt = ["ask-nth", { prompt: message.game.decision!.prompt, n: 2, all: 2 }];
    open(message);
    expect(prompt()).toBe(`${plain} (2 of 2)`);
  });

  it("says when no Agent can be sent", () => {
    const message = fixture("turn-4");
    message.game.decision!.prompt = ["ask-turn-no-agent", {}];
    open(message);
    expect(prompt()).toBe("You can send no Agent now: take the Reveal turn");
  });
});

describe("a turn", () => {
  const message = fixture("turn-4");
  const decision = message.game.decision!;
  const [card, spaces] = Object.entries(decision.follow!)[0]!;
  const hand = message.game.view.players[decision.seat]!.hand;

  it("lifts the card that is clicked, then sends card and space together", () => {
    open(message);
    click(".hand .card-button", hand.indexOf(card.slice("play:".length)));
    expect(acts()).toEqual([]);
    const lit = [...document.querySelectorAll<HTMLElement>(".target-lit")].map((target) => target.dataset["space"]);
    expect(lit.sort()).toEqual([...spaces].sort());
    click(`[data-space="${spaces[0]}"]`);
    expect(acts()).toEqual([[card, `send:${spaces[0]}`]]);
    expect(sent().find(({ type }) => type === "act")!.decision).toBe(decision.id);
  });

  it("takes a space first and lights the cards that reach it", () => {
    open(message);
    click(`[data-space="${spaces[0]}"]`);
    expect(acts()).toEqual([]);
    const reaching = Object.values(decision.follow!).filter((reached) => reached.includes(spaces[0]!)).length;
    const lit = () => new Set([...offered()].filter((action) => action?.startsWith("play:"))).size;
    expect(lit()).toBe(reaching);
    key("Escape");
    expect(lit()).toBe(Object.keys(decision.follow!).length);
  });

  it("keeps a lifted card through news of the table, not through a new decision", () => {
    open(message);
    click(".hand .card-button", hand.indexOf(card.slice("play:".length)));
    act(() => say({ ...message, seq: 2, log: null, chat: null }));
    expect(document.querySelector(".card-is-staged")).not.toBeNull();
    const next = { ...message.game, n: decision.id + 1, decision: { ...decision, id: decision.id + 1 } };
    act(() => say({ ...message, seq: 3, log: null, chat: null, game: next }));
    expect(document.querySelector(".card-is-staged")).toBeNull();
  });

  it("is played by keys alone", () => {
    open(message);
    key("Digit1");
    key("Digit1");
    const first = Object.entries(decision.follow!).find(([play]) => play === decision.options![0])!;
    expect(acts()).toEqual([[first[0], `send:${first[1][0]}`]]);
  });

  it("asks before the Reveal turn", () => {
    open(message);
    key("KeyR");
    expect(acts()).toEqual([]);
    key("KeyR");
    expect(acts()).toEqual([["reveal"]]);
  });

  it("says what the Reveal turn gives up until it is pressed again, or something else is", () => {
    const notice = () => document.querySelector(".decision-foot .decision-notice")?.textContent;
    open(message);
    click('[data-action="reveal"]');
    expect(notice()).toContain("no more Agents");
    act(() => void document.querySelector("h2")!.dispatchEvent(new Event("pointerdown", { bubbles: true })));
    expect(notice()).toBeUndefined();
    expect(acts()).toEqual([]);
  });

  it("takes the Reveal turn at once where no Agent can be sent", () => {
    const last = fixture("turn-4");
    last.game.decision!.options = ["reveal"];
    open(last);
    click('[data-action="reveal"]');
    expect(acts()).toEqual([["reveal"]]);
  });

  it("lights the spaces again when the card that was pointed at has gone", () => {
    const point = (element: Element) =>
      act(() => void element.dispatchEvent(new Event("pointerover", { bubbles: true })));
    const lit = () => document.querySelectorAll(".target-lit").length;
    open(message);
    const before = lit();
    point(document.querySelector(".hand .card-button")!);
    const next = { ...message.game, n: decision.id + 1, decision: { ...decision, id: decision.id + 1 } };
    act(() => say({ ...message, seq: 2, log: null, chat: null, game: next }));
    point(document.body);
    expect(lit()).toBe(before);
  });

  it("waits for Send on a touch screen", () => {
    open(message, { width: 390, coarse: true });
    click(".hand .card-button", hand.indexOf(card.slice("play:".length)));
    click(".tile.is-legal");
    expect(acts()).toEqual([]);
    click(".decision-armed .button-main");
    expect(acts()).toHaveLength(1);
  });
});

describe("two copies of a card", () => {
  const message = fixture("turn-4");
  const { seat, follow, alone } = message.game.decision!;
  const card = Object.keys(follow!)
    .find((play) => !alone!.includes(play))!
    .slice("play:".length);
  message.game.view.players[seat]!.hand = [card, card];
  message.game.view.players[seat]!.intrigue = [];
  const staged = () =>
    [...document.querySelectorAll(".hand .card-button")].map((one) => one.classList.contains("card-is-staged"));

  it("are lifted one at a time: that which was clicked", () => {
    open(message);
    click(".hand .card-button", 1);
    expect(staged()).toEqual([false, true]);
    click(".hand .card-button", 0);
    expect(staged()).toEqual([true, false]);
    click(".hand .card-button", 0);
    expect(staged()).toEqual([false, false]);
  });
});

describe("a forced choice", () => {
  const message = fixture("tray-4");
  const first = message.game.n + 10;
  const at = (later: number, options: string[], seq: number) => {
    const n = first + later;
    const decision = { ...message.game.decision!, id: n, options };
    return { ...message, seq, log: null, chat: null, game: { ...message.game, n, decision } };
  };
  const forced = ["resolve:card/imperial_bashar"];
  const free = ["resolve:card/imperial_bashar", "end_turn"];

  it("is taken by itself, once", () => {
    open(message);
    act(() => say(at(0, forced, 2)));
    act(() => say(at(0, forced, 3)));
    expect(acts()).toEqual([forced]);
    expect(sent().find(({ type }) => type === "act")!.decision).toBe(first);
  });

  it("is left to the person who has taken back to it", () => {
    open(message);
    act(() => say(at(0, free, 2)));
    act(() => say(at(1, forced, 3)));
    act(() => say(at(2, free, 4)));
    act(() => say(at(1, forced, 5)));
    act(() => say(at(0, free, 6)));
    expect(acts()).toEqual([forced]);
    act(() => say(at(1, forced, 7)));
    expect(acts()).toEqual([forced, forced]);
  });

  it("is left to the person while the game is paused, behind the curtain, and where that is set", () => {
    open(message);
    act(() => say({ ...at(0, forced, 2), lobby: { ...message.lobby, paused: true } }));
    expect(acts()).toEqual([]);
    stage.draw(null);
    open({ ...message, ...at(0, forced, 1), type: "table" }, { seats: [0, 1, 2, 3] });
    expect(acts()).toEqual([]);
    act(() => set({ takeForced: false }));
    stage.draw(null);
    open({ ...message, ...at(0, forced, 1), type: "table" });
    expect(acts()).toEqual([]);
    act(() => set({ takeForced: true }));
  });
});

describe("a Rival of the game for one", () => {
  const { game, ...message } = fixture("turn-4");
  const solo = {
    ...message,
    lobby: { ...message.lobby, setup: { ...message.lobby.setup, players: 1, difficulty: "sardaukar" } },
  };
  const marks = (seat: number) =>
    document.querySelectorAll(".seat-panel")[seat]!.querySelector('[title*="third Agent"]')?.getAttribute("title");

  it("says in which round its Swordmaster comes, until it is there", () => {
    const players = game.view.players.map((player, seat) => ({
      ...player,
      swordmaster: seat === 3,
      swordmaster_round: seat === 1 || seat === 2 ? 4 : null,
    }));
    open({ ...solo, game: { ...game, view: { ...game.view, persons: 1, players } } });
    expect([0, 1, 2, 3].map(marks)).toEqual([
      undefined,
      ...Array<string>(2).fill("The Swordmaster (third Agent) comes in round 4"),
      undefined,
    ]);
  });

  it("has none of that in a game of people", () => {
    open({ ...message, game });
    expect([0, 1, 2, 3].map(marks)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("the choice of a Leader (P-5)", () => {
  it.each([1440, 390])("shows at %d what the chosen one can do, and takes it by the button alone", (width) => {
    const message = fixture("leader-4");
    const { element } = open(message, { width, coarse: width < 1000 });
    const pool = message.game.view.leader_pool;
    for (const leader of pool) {
      click(`.leader-tile[data-leader="leader:${leader}"]`);
      for (const part of ["left", "signet"])
        expect(element.textContent).toContain(innerWords(partOf(library.leaders[leader]!, part)));
    }
    expect(acts()).toEqual([]);
    click(".leader-take");
    expect(acts()).toEqual([[`leader:${pool.at(-1)}`]]);
  });
});

describe("buying", () => {
  const message = fixture("reveal-4");
  const row = (action: string) => document.querySelector<HTMLElement>(`.market .card[data-action="${action}"]`)!;
  const buys = message.game.decision!.options!.filter((option) => option.startsWith("buy:"));

  it("is done in the market: a card is chosen, then the button beside it takes it", () => {
    open(message);
    expect(document.querySelector("#decision [data-action^='buy:']")).toBeNull();
    act(() => row(buys[0]!).click());
    act(() => row(buys[0]!).click());
    expect(document.querySelector(".market-take")).toBeNull();
    act(() => row(buys[0]!).click());
    expect(acts()).toEqual([]);
    click(".market-take");
    expect(acts()).toEqual([[buys[0]]]);
  });

  it("opens the market on a phone, and says Buy in each language (P-24)", () => {
    for (const [language, word] of [
      ["en", "Buy"],
      ["ru", "Купить"],
      ["uk", "Придбати"],
    ] as const) {
      stage.draw(null);
      open(message, { width: 390, coarse: true, language });
      act(() => row(buys[0]!).click());
      expect(document.querySelector(".market-take")!.textContent).toContain(word);
    }
  });
});

describe("an Intrigue card on a phone (P-24)", () => {
  it("shows what it does, waits for a second press, and has no other button", () => {
    const message = fixture("plot-4");
    const action = message.game.decision!.options!.find((option) => option.startsWith("intrigue:"))!;
    open(message, { width: 390, coarse: true });
    expect(document.querySelector("#decision [data-action^='intrigue:']")).toBeNull();
    const card = `.phone .intrigues [data-action="${action}"]`;
    expect(document.querySelector(`${card} .card-box`)!.childElementCount).toBeGreaterThan(0);
    click(card);
    expect([acts(), document.querySelectorAll(".intrigues .card-is-staged").length]).toEqual([[], 1]);
    click(card);
    expect(acts()).toEqual([[action]]);
  });
});

describe("the hand", () => {
  it("keeps its cards where they are when one is played", () => {
    const message = fixture("turn-4");
    const { seat } = message.game.decision!;
    const { players } = message.game.view;
    const [first, ...rest] = players[seat]!.hand as string[];
    open(message);
    const at = () =>
      [...document.querySelectorAll(".hand:not(.intrigues) .fan-slot")].map((slot) => slot.childElementCount);
    expect(at()).toEqual([first, ...rest].map(() => 1));
    const played = players.map((player, i) => (i === seat ? { ...player, hand: rest } : player));
    const game = { ...message.game, n: message.game.n + 1, view: { ...message.game.view, players: played } };
    act(() => say({ ...message, seq: 2, log: null, chat: null, game }));
    expect(at()).toEqual([0, ...rest.map(() => 1)]);
  });

  it("P-30: is numbered as it lies, also when a card has come into a gap", () => {
    const message = fixture("turn-4");
    const decision = message.game.decision!;
    const { players } = message.game.view;
    const [, ...rest] = players[decision.seat]!.hand as string[];
    const numbered = () =>
      [...document.querySelectorAll<HTMLElement>(".hand [data-choice]")].map(({ dataset, textContent }) => [
        dataset["action"],
        dataset["choice"],
        textContent.endsWith(dataset["choice"]!),
      ]);
    const expected = (hand: string[]) => hand.map((card, i) => [`play:${card}`, String(i + 1), true]);
    const holding = (hand: string[], n: number) => ({
      ...message.game,
      n: message.game.n + n,
      view: {
        ...message.game.view,
        players: players.map((player, i) => (i === decision.seat ? { ...player, hand } : player)),
      },
      decision: { ...decision, id: decision.id + n, options: [...hand.map((card) => `play:${card}`), "reveal"] },
    });
    open(message);
    const begun = numbered();
    act(() => say({ ...message, seq: 2, log: null, chat: null, game: holding(rest, 1) }));
    const played = numbered();
    act(() =>
      say({ ...message, seq: 3, log: null, chat: null, game: holding([...rest, "stilgar", "duncan_idaho"], 2) }),
    );
    expect([begun, played, numbered()]).toEqual([
      expected(players[decision.seat]!.hand as string[]),
      expected(rest),
      expected(["stilgar", ...rest, "duncan_idaho"]),
    ]);
  });
});

describe("the spaces on a phone", () => {
  it("say the Influence that they give", () => {
    open(fixture("turn-4"), { width: 390 });
    const tile = [...document.querySelectorAll(".tile")].find((one) => one.textContent.includes("Wealth"))!;
    expect(tile.querySelectorAll(".tile-tokens .icon")).toHaveLength(2); // Influence with the Emperor, Solari
  });

  it("and the posts come when one is asked for, the first of them in sight", () => {
    const message = fixture("up-place-4");
    const tab = () => document.querySelector(".phone-tabs .is-open")!.textContent;
    const seen = vi.spyOn(Element.prototype, "scrollIntoView");
    const room = (top: number) => ({ top, bottom: top + 1 }) as DOMRect;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return room(this.matches(".phone-main") ? 0 : 900);
    });
    open({ ...message, game: { ...message.game, decision: null } }, { width: 390 });
    click(".phone-tabs .tab", 1);
    expect([tab(), document.querySelector(".tile")]).toEqual(["Market", null]);
    act(() => say({ ...message, seq: 2, log: null, chat: null }));
    expect(tab()).toBe("Board");
    expect(seen.mock.instances).toContain(document.querySelector(".tile.of-post.is-legal"));
    vi.restoreAllMocks();
  });
});

describe("P-31: what a choice means", () => {
  it("is said by End turn while an effect must be resolved first", () => {
    const message = fixture("tray-4");
    const decision = message.game.decision!;
    decision.options = decision.options!.filter((option) => option !== "end_turn");
    decision.why!["end_turn"] = ["why-owed", { name: { name: "card/dagger" }, more: 1 }];
    open(message);
    const button = document.querySelector<HTMLElement>(".foot-end_turn")!;
    expect([button.getAttribute("aria-disabled"), button.title]).toEqual([
      "true",
      "First resolve: Dagger (and 1 more)",
    ]);
    click(".foot-end_turn");
    key("KeyE");
    expect(acts()).toEqual([]);
  });

  it("is said by a faction: how far it leads, in the text table as well", () => {
    const message = fixture("faction-4");
    const decision = message.game.decision!;
    const action = decision.options![0]!;
    decision.leads = {
      [action]: [
        ["leads-influence", { old: 1, new: 2 }],
        ["leads-vp", { n: 1 }],
      ],
    };
    open(message);
    expect(document.querySelector(`#decision [data-action="${action}"]`)!.textContent).toMatch(/1 → 2 · \+1 VP$/);
    key("KeyG");
    expect(document.querySelector(".text-actions li")!.textContent).toContain("Influence 1 → 2, +1 VP");
  });

  it("is said by the button that ends cards played one after another", () => {
    const message = fixture("combat-4");
    const decision = message.game.decision!;
    decision.labels![decision.options!.indexOf("pass")] = ["action-pass-done", {}];
    open(message);
    expect(document.querySelector(".foot-pass")!.textContent).toBe("Done");
  });

  it("is asked in one: whether a card is trashed, and which; one press answers both", () => {
    const message = fixture("trash-4");
    const decision = message.game.decision!;
    const { kind, options, labels } = decision;
    decision.then = { kind, options: options!, labels: labels! };
    Object.assign(decision, {
      kind: "may",
      options: ["accept", "decline"],
      labels: [
        ["action-accept", {}],
        ["action-decline", {}],
      ],
    });
    open(message);
    click(".hand .card-is-legal");
    expect(acts()).toEqual([["accept", options!.find((option) => option.startsWith("trash_hand:"))]]);
    expect(document.querySelector(".decision-foot [data-action='decline']")!.textContent).toMatch(/No$/);
    open(message);
    click(".decision-foot [data-action='decline']");
    expect(acts().at(-1)).toEqual(["decline"]);
  });

  it("is said by the second press on a touch screen", () => {
    const message = fixture("trash-4");
    open(message, { coarse: true });
    click(".hand .card-is-legal");
    expect(document.querySelector(".decision-armed .button-main")!.textContent).toBe("Trash");
  });
});

describe("P-32: few cards to choose from", () => {
  const choices = (most: number) => {
    const message = fixture("trash-4");
    const decision = message.game.decision!;
    const listed = decision.options!.filter((option) => !option.startsWith("trash_hand:")).slice(0, most);
    decision.labels = listed.map((option) => decision.labels![decision.options!.indexOf(option)]!);
    decision.options = listed;
    open(message);
    return [...document.querySelectorAll<HTMLElement>("#decision .choice-button")];
  };

  it("show what they do and where they lie, many of them their names", () => {
    const few = choices(4);
    expect(
      few.map((one) => [one.querySelectorAll(".card").length, one.querySelectorAll(":scope > .icon").length]),
    ).toEqual(few.map(() => [1, 1]));
    click("#decision .choice-button", 3);
    expect(acts()).toEqual([[few[3]!.dataset["action"]]]);
    expect(choices(5).flatMap((one) => [...one.querySelectorAll(".card")])).toEqual([]);
  });
});

describe("hints", () => {
  it("say what a decision is about, until one has had enough of them", () => {
    open(fixture("turn-4"));
    expect(document.querySelector(".decision-hint")!.textContent).toContain("Reveal turn");
    click(".decision-hint button");
    expect(document.querySelector(".decision-hint")).toBeNull();
    act(() => set({ hints: true }));
  });
});

describe("taking back with consent", () => {
  const message = fixture("tray-4");
  const me = message.lobby.seat!;
  const asking = (seat: number, waiting: number[]) => ({ seat, steps: 2, waiting, until: 0 });
  const told = (asks: object | null, seq: number, n = message.game.n) => ({
    ...message,
    seq,
    log: null,
    chat: null,
    game: { ...message.game, n, undo: { ...message.game.undo, allowed: true, asking: asks } },
  });
  const notice = () => document.querySelector(".decision-notice")?.textContent ?? "";

  it("asks the others, and sends their answer", () => {
    open(message);
    act(() => say(told(asking(me + 1, [me]), 2)));
    click(".decision-notice .button-main");
    expect(sent().filter(({ type }) => type === "consent")).toMatchObject([{ allow: true }]);
  });

  it("tells the asker when they have not agreed, until the game goes on", () => {
    open(message);
    act(() => say(told(asking(me, [me + 1]), 2)));
    expect(notice()).toContain("Waiting for consent");
    act(() => say(told(null, 3)));
    expect(notice()).toContain("did not agree");
    act(() => say(told(null, 4, message.game.n + 1)));
    expect(notice()).toBe("");
  });

  it("tells nothing of the kind when they have", () => {
    open(message);
    act(() => say(told(asking(me, [me + 1]), 2)));
    act(() => say(told(null, 3, message.game.n - 1)));
    expect(notice()).toBe("");
  });
});

describe("the rows of a turn", () => {
  const message = fixture("tray-4");
  const decision = message.game.decision!;
  const [first, ...others] = decision.tray!;
  const next = (seq: number, kind: string) => ({
    ...message,
    seq,
    log: null,
    chat: null,
    game: {
      ...message.game,
      n: message.game.n + seq,
      decision: {
        ...decision,
        id: decision.id + seq,
        kind,
        options: decision.options!.filter((option) => option !== first!.action),
        tray: others,
      },
    },
  });
  const done = () => document.querySelectorAll(".tray-row.is-past").length;

  it("stay when they are done, until the Reveal turn begins (P-2)", () => {
    open(message);
    expect(done()).toBe(0);
    act(() => say(next(2, decision.kind)));
    expect(done()).toBe(1);
    act(() => say(next(3, "reveal_effects")));
    expect(done()).toBe(0);
    expect(document.querySelectorAll(".tray-row")).toHaveLength(new Set(others.map(({ action }) => action)).size);
  });
});

describe("ending a turn", () => {
  it("takes a second press where something would be lost", () => {
    open(fixture("reveal-4"));
    click('[data-action="end_turn"]');
    expect(acts()).toEqual([]);
    click('[data-action="end_turn"]');
    expect(acts()).toEqual([["end_turn"]]);
  });

  it("takes one where troops that are still to be recruited would come too late to be deployed", () => {
    const message = fixture("deploy-4");
    const decision = message.game.decision!;
    decision.leaves = { effects: 0, persuasion: 0, units: 2 };
    decision.options!.push("take_plain");
    decision.labels!.push(["action-take_plain", {}]);
    open(message);
    click('[data-action="end_turn"]');
    expect(acts()).toEqual([]);
    expect(document.querySelector(".decision-notice")!.textContent).toBe("End turn without deploying");
    click('[data-action="end_turn"]');
    expect(acts()).toEqual([["end_turn"]]);
  });

  it("deploys what the slider says", () => {
    const message = fixture("deploy-4");
    open(message);
    key("Minus");
    const most = Math.max(
      ...message.game
        .decision!.options!.filter((option) => option.startsWith("deploy:"))
        .map((option) => Number(option.slice(7))),
    );
    click('#decision [data-action^="deploy:"]');
    expect(acts()).toEqual([[`deploy:${most - 1}`]]);
  });
});

describe("other decisions", () => {
  it("are answered on the table", () => {
    const message = fixture("discard-4");
    open(message);
    click(".hand .card-is-legal");
    expect(acts()[0]![0]).toMatch(/^discard:/);
  });

  it("offer seats at their panels", () => {
    const message = fixture("opponent-4");
    open(message);
    const target = message.game.decision!.options!.find((option) => zoneOf(option) === "seat")!;
    click(`.seat-panel:nth-child(${target.slice("target:".length)}) .seat-open`);
    expect(acts()).toEqual([[target]]);
  });

  it("of others say whom we wait for, and offer nothing", () => {
    open(fixture("discard-waiting-4"));
    expect(document.querySelector(".decision")!.textContent).toContain("Waiting for");
    expect(offered().size).toBe(0);
  });
});

describe("the text table", () => {
  it("opens with G and has every action as a button", () => {
    const message = fixture("tray-4");
    open(message);
    key("KeyG");
    const buttons = document.querySelectorAll(".text-actions button");
    expect(buttons.length).toBe(message.game.decision!.options!.length);
  });
});

describe("several seats on one device", () => {
  it("are covered until the next person lifts the curtain", () => {
    open(fixture("turn-4"), { seats: [0, 1, 2, 3] });
    expect(document.querySelector(".curtain")).not.toBeNull();
    expect(document.querySelector(".hand")).toBeNull();
    expect(document.querySelector(".target-lit")).toBeNull();
    click(".curtain button");
    expect(document.querySelector(".hand")).not.toBeNull();
  });

  it("hand over when another one of them is asked", () => {
    const message = fixture("waiting-4");
    const { onSeat } = open(message, { seats: [0, 1, 2, 3] });
    expect(onSeat).toHaveBeenCalledWith(message.game.decision!.seat);
  });
});

describe("Rise of Ix", () => {
  it("deploys troops and dreadnoughts together", () => {
    const message = fixture("ix-deploy-4");
    open(message);
    const options = message.game.decision!.options!;
    const most = (family: string) =>
      Math.max(
        ...options.filter((option) => option.startsWith(`${family}:`)).map((option) => Number(option.split(":")[1])),
      );
    const button = document.querySelector<HTMLElement>('#decision [data-action*="deploy_dreadnought:"]')!;
    expect(button.dataset["action"]).toBe(`deploy:${most("deploy")} deploy_dreadnought:${most("deploy_dreadnought")}`);
    act(() => button.click());
    expect(acts()).toEqual([[`deploy:${most("deploy")}`, `deploy_dreadnought:${most("deploy_dreadnought")}`]]);
  });

  it("takes a tech tile on the board", () => {
    const tiles = fixture("ix-tile-4");
    open(tiles);
    const tile = tiles.game.decision!.options!.find((option) => option.startsWith("tech:"))!;
    click(`[data-target="${tile}"]`);
    expect(acts()).toEqual([[tile]]);
  });

  it("moves the freighter by a click on its level", () => {
    open(fixture("ix-freighter-4"));
    click('[data-target="ship:0"]');
    expect(acts()).toEqual([["freighter:recall"]]);
  });

  it("uses a tile where it lies among one's own", () => {
    const message = fixture("ix-use-4");
    open(message);
    click(".tech-plate.is-legal");
    expect(acts()[0]![0]).toMatch(/^resolve:tech\//);
  });

  it.each([
    ["ix-ahead-4", ".hand .card-is-legal", /^keep:/],
    ["ix-return-4", ".intrigues .card-is-legal", /^return_intrigue:/],
    ["ix-keep-4", ".keep-cards .card-is-legal", /^keep_intrigue:/],
    ["ix-control-4", ".target-lit", /^control:/],
  ])("%s is answered on the table", (name, selector, action) => {
    open(fixture(name));
    click(selector);
    if (selector.startsWith(".intrigues")) click(".intrigues .card-is-staged"); // it waits for a second press
    expect(acts()[0]![0]).toMatch(action);
  });

  it("has tiles and the shipping track as lists on a phone", () => {
    open(fixture("ix-freighter-4"), { width: 390 });
    expect(document.querySelectorAll(".tech-list .tech-plate").length).toBeGreaterThan(0);
    click("button.track-row");
    expect(acts()[0]![0]).toMatch(/^freighter:/);
  });

  it("says tiles, ships and the track in the text table", () => {
    const message = fixture("ix-turn-4");
    open(message);
    key("KeyG");
    const text = document.querySelector(".text-table")!.textContent;
    for (const player of message.game.view.players)
      for (const tile of player.tech) expect(text).toContain(library.tech[tile]!.name);
    for (const line of ["Shipping track", "Freighter", "negotiator", library.effects["shipping/1"]!])
      expect(text).toContain(line);
  });
});
