import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, api } from "../../app/api";
import { isIcon } from "../../icons/drawings";
import type { Hint, Lobby, WayOn } from "../../messages";
import { fixture } from "../../testing";
import { click, key, makeOpening } from "../opening";
import { iconOf } from "./things";

const { open, say, acts } = makeOpening();

const message = fixture("turn-4");
message.game.hints = true;
const decision = message.game.decision!;
const [[card, [space]]] = Object.entries(decision.follow!) as [[string, string[]]];
const id = card.slice("play:".length);

const way = (actions: string[], place: number, rest: Partial<WayOn> = {}): WayOn => ({
  actions,
  label: ["coach-sends", { card: { name: `card/${id}` }, space: { name: `space/${space!}` } }],
  worlds: 20,
  chance: 0.4 - place / 10,
  standing: [place === 1 ? "coach-better" : "coach-worse", { points: 10, other: place === 1 ? 2 : 1 }],
  reasons: [
    { thing: "spice", said: ["coach-more", { what: ["count-spice", { n: 2 }], way: place === 1 ? 2 : 1 }] },
    {
      thing: "influence/fremen",
      said: [
        "coach-less",
        { what: ["coach-influence", { n: 1, faction: { faction: "fremen" } }], way: place === 1 ? 2 : 1 },
      ],
    },
  ],
  ...rest,
});
const HINT: Hint = {
  decision: decision.id,
  note: ["coach-worlds", { n: 20 }],
  ways: [
    way([card, `send:${space!}`], 1),
    way(["reveal"], 2, { label: ["action-reveal", {}] }),
    way([decision.options![0]!], 3, { label: ["action-reveal", {}], worlds: 0, standing: null, reasons: [] }),
  ],
};

/** What answers the call, when a test lets it. */
let answer: { done: (hint: Hint) => void; fail: (error: Error) => void };
const asked = vi.fn<(table: string, seat: number, decision: number) => void>();
const arrives = (settle: () => void) => act(() => Promise.resolve().then(settle));
const ways = () => [...document.querySelectorAll(".hint-way")];

beforeEach(() => {
  asked.mockClear();
  vi.spyOn(api, "hint").mockImplementation((table, seat, at) => {
    asked(table, seat, at);
    return new Promise((done, fail) => {
      answer = { done, fail };
    });
  });
});

const FACTIONS = ["emperor", "guild", "bene_gesserit", "fremen", "great_houses", "fringe_worlds"];
const THINGS = ["vp", "solari", "spice", "water", "troops", "intrigue", "cards", "agents", "council", "alliances"];

it.each([...THINGS, "conflict", ...FACTIONS.map((faction) => `influence/${faction}`)])("%s has an icon", (thing) => {
  expect(isIcon(iconOf(thing))).toBe(true);
});

describe("a hint", () => {
  it("is asked for where there is one, by a button and by a key", async () => {
    const without = fixture("turn-4");
    open(without);
    expect(document.querySelector('[data-key="hint"]')).toBeNull();
    open(message);
    key("KeyA");
    expect(asked.mock.calls).toEqual([[expect.any(String), decision.seat, decision.id]]);
    expect(document.querySelector(".hint-pane [role=status]")?.textContent).toBe("Looking ahead…");
    await arrives(() => answer.done(HINT));
    expect(ways()[0]!.textContent).toContain("10 points better than way 2");
    expect([...ways()[0]!.querySelectorAll(".differences li")].map(({ textContent }) => textContent)).toEqual([
      "2 spice more than way 2",
      "1 Influence with the Fremen less than way 2",
    ]);
    expect(ways().map((one) => one.querySelector(".hint-chance")?.textContent)).toEqual([
      "Chance to win: 30 %",
      "Chance to win: 20 %",
      undefined,
    ]);
    expect(document.querySelector(".hint-note")?.textContent).toContain("20 times");
  });

  it("is closed by the button, by Esc and by another tab, and there again without a question", async () => {
    open(message);
    click('[data-key="hint"]');
    await arrives(() => answer.done(HINT));
    for (const close of [
      () => click('[data-key="hint"]'),
      () => key("", { key: "Escape" }),
      () => click('.desk-tabs [role="tab"]'),
    ]) {
      close();
      expect(ways()).toEqual([]);
      click('[data-key="hint"]');
      expect(ways()).toHaveLength(3);
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("goes with its decision, also one that is still looked for", async () => {
    open(message);
    click('[data-key="hint"]');
    const next = { ...message.game, n: decision.id + 1, decision: { ...decision, id: decision.id + 1 } };
    act(() => say({ ...message, seq: 2, log: null, chat: null, game: next }));
    expect(document.querySelector(".hint-pane")).toBeNull();
    const late = answer;
    click('[data-key="hint"]');
    await arrives(() => late.fail(new ApiError("outdated", 409)));
    expect(document.querySelector(".decision-notice")).toBeNull();
    expect(document.querySelector(".hint-pane [role=status]")).not.toBeNull();
  });

  it("says why there is none", async () => {
    open(message);
    click('[data-key="hint"]');
    await arrives(() => answer.fail(new ApiError("no_hint", 409)));
    expect(document.querySelector(".hint-pane")).toBeNull();
    expect(document.querySelector(".decision-notice")?.textContent).toContain("There are no hints here now.");
  });

  it("is taken as a whole; what gives something up is asked for once more", async () => {
    open(message);
    click('[data-key="hint"]');
    await arrives(() => answer.done(HINT));
    click(".hint-way > button", 1);
    expect(acts()).toEqual([]);
    expect(document.querySelector(".decision-armed")).not.toBeNull();
    click(".hint-way > button", 0);
    expect(acts()).toEqual([[card, `send:${space!}`]]);
  });

  it("marks the space and the card that is meant to go there", async () => {
    open(message);
    click('[data-key="hint"]');
    await arrives(() => answer.done(HINT));
    const marked = () => [...document.querySelectorAll(".reaches-pointed [data-about]")];
    act(
      () =>
        void ways()[0]!
          .querySelector(".hint-why")!
          .dispatchEvent(new Event("pointerover", { bubbles: true })),
    );
    expect(new Set(marked().map((one) => one.getAttribute("data-about")))).toEqual(new Set([`card/${id}`]));
  });

  it("is drawn: cards and spaces bear the places of the ways, an arrow leads along the one that is pointed at", async () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(10, 500, 40, 20));
    const { element } = open(message);
    const marks = (at: string) => [...element.querySelectorAll(`[data-ways="${at}"] b`)].map((one) => one.textContent);
    const arrows = () => [...document.querySelectorAll(".way-arrows g")].map((one) => one.getAttribute("class"));
    const drawn = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    const [[second, [other]]] = Object.entries(decision.follow!).slice(1) as [[string, string[]]];
    click('[data-key="hint"]');
    await arrives(() =>
      answer.done({ ...HINT, ways: [HINT.ways[0]!, way([second, `send:${other!}`], 2), HINT.ways[1]!] }),
    );
    expect(marks(`hand/${id}`)).toEqual(["1"]);
    expect(marks(`space/${space!}`)).toEqual(space === other ? ["1", "2"] : ["1"]);
    expect(marks(`hand/${second.slice("play:".length)}`)).toEqual(["2"]);
    await drawn();
    expect(arrows()).toEqual(["place-1"]);
    act(() => ways()[1]!.querySelector("button")!.focus());
    await drawn();
    expect(arrows()).toEqual(["place-2"]);
    act(() => ways()[2]!.querySelector("button")!.focus()); // it leads nowhere
    expect(arrows()).toEqual([]);
    key("", { key: "Escape" });
    expect(document.querySelector("[data-ways], .way-arrows")).toBeNull();
  });

  it("leaves its marks on the board of a phone, where its list and the board are not seen at once", async () => {
    const { element } = open(message, { width: 390 });
    click('[data-key="hint"]');
    await arrives(() => answer.done(HINT));
    const marks = () => element.querySelectorAll(`[data-space] [data-ways="space/${space!}"] b`).length;
    expect([ways().length, marks()]).toEqual([3, 0]);
    click(".phone-tabs .tab", 0);
    expect([ways().length, marks()]).toEqual([0, 1]);
    click(".phone-tabs .tab", 4);
    expect(ways()).toHaveLength(3);
    click(".phone-tabs .tab", 3);
    click(".phone-tabs .tab", 0);
    expect([ways().length, marks()]).toEqual([0, 0]);
  });

  it("is there for all people of a table once they have agreed", async () => {
    const host = vi.spyOn(api, "host").mockResolvedValue({} as Lobby);
    const [first, ...others] = message.lobby.seats;
    const seats = [first!, ...others.map((seat) => ({ ...seat, kind: "human" as const, mine: false }))];
    const lobby = { ...message.lobby, seats };
    const bar = () => document.querySelector(".status-vote, .status-watching")!;
    let seq = 1;
    const now = (part: Partial<Lobby>) =>
      act(() => say({ ...message, seq: ++seq, log: null, chat: null, lobby: { ...lobby, ...part } }));
    open({ ...fixture("turn-4"), lobby });
    click(".menu > button");
    const entry = [...document.querySelectorAll("button")].find((one) => /Ask for hints/.test(one.textContent));
    await arrives(() => entry!.click());
    expect(host).toHaveBeenLastCalledWith(expect.any(String), { do: "hints" });
    for (const [votes, own, answers] of [
      [1, true, [false]],
      [3, false, [false, true]],
    ] as const) {
      now({ hints: { votes, needed: 4, mine: own } });
      expect([bar().textContent.trim(), bar().classList.contains("is-asked")]).toEqual([`Hints?${votes}/4`, !own]);
      for (const [i, allow] of answers.entries()) {
        click(".status-vote");
        expect(document.querySelector("dialog p")!.textContent).toContain(`${votes} of 4 agree`);
        await arrives(() => click("dialog footer button", i));
        expect(host).toHaveBeenLastCalledWith(expect.any(String), { do: "hints", allow });
      }
    }
    now({ options: { ...lobby.options, hints: true } });
    expect(bar().textContent.trim()).toBe("Hints are on");
  });

  it.each([
    ["ru", 390],
    ["uk", 1024],
    ["en", 390],
  ] as const)("is in words in %s at %d", async (language, width) => {
    const { element } = open(message, { language, width });
    click('[data-key="hint"]');
    await arrives(() => answer.done(HINT));
    expect(ways()).toHaveLength(3);
    expect(element.querySelector(".hint-pane")!.textContent).not.toMatch(/coach-|count-|table-|[{}]|undefined|NaN/);
  });
});
