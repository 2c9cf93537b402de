import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fixture } from "../../testing";
import { click, key, makeOpening } from "../opening";

const { open, say, acts } = makeOpening();
const message = () => fixture("turn-4");
const explanation = () => document.querySelector<HTMLElement>(".explanation");
const about = (thing: string) => document.querySelector<HTMLElement>(`.target[data-about="${thing}"]`)!;
const wait = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};

let moves = 0;

/** A pointer that does something on an element, each time at another place. */
function point(type: string, element: Element, pointerType = "mouse", still = false): void {
  if (!still) moves += 20;
  const event = new MouseEvent(type, { bubbles: true, clientX: moves, clientY: moves });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  act(() => {
    element.dispatchEvent(event);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the explanation (P-4)", () => {
  it("opens under a pointer that rests, says why a space is barred, and goes when it leaves", () => {
    const barred = message();
    const [action, why] = Object.entries(barred.game.decision!.why!).find(([, said]) =>
      said[0].startsWith("why-cost"),
    )!;
    open(barred);
    const space = about(action.replace("send:", "space/"));
    point("pointerover", space);
    wait(240);
    expect(explanation()).toBeNull();
    wait(20);
    expect(explanation()!.className).toContain("is-barred");
    expect(explanation()!.textContent).toContain(`need ${String((why[1] as { need: number }).need)}`);
    expect(explanation()!.querySelector("a")!.getAttribute("href")).toMatch(/^\/rules\?from=.*#/);
    point("pointerover", document.body);
    wait(230);
    expect(explanation()).toBeNull();
  });

  it("does not open for what comes under a pointer at rest", () => {
    open(message());
    point("pointerover", about("space/arrakeen"));
    point("pointerover", about("space/carthag"), "mouse", true);
    wait(300);
    expect(explanation()!.textContent).toContain("Arrakeen");
    expect(explanation()!.textContent).not.toContain("Carthag");
  });

  it("says what the table says of a thing for this seat, and which cards reach a space", () => {
    const now = message();
    now.game.now = { "conflict/x": [], [`conflict/${now.game.view.conflict}`]: [["now-strength", { n: 3, place: 2 }]] };
    const [card, spaces] = Object.entries(now.game.decision!.follow!)[0]!;
    open(now);
    point("pointerover", document.querySelector(".target-conflict")!);
    wait(260);
    expect(explanation()!.textContent).toContain("Your strength: 3, so far second reward");
    point("pointerover", about(`space/${spaces[0]}`));
    wait(260);
    expect(explanation()!.textContent).toContain("Cards of yours that reach it");
    expect(document.querySelectorAll(".reaches-pointed").length).toBeGreaterThan(0);
    point("pointerover", document.querySelector(`.hand [data-about="${card.replace("play:", "card/")}"]`)!);
    wait(260);
    expect(explanation()!.textContent).toContain(`Reaches ${spaces.length} space`);
  });

  it("says what a Combat card leads to, on the card and beside the strengths (P-40)", () => {
    const now = fixture("combat-4");
    const [card] = now.game.view.players[now.lobby.seat!]!.intrigue;
    now.game.now = { [`intrigue/${card}`]: [["now-fights", { had: 3, n: 8, place: 1 }]] };
    open(now);
    const said = "Strength 3 → 8: first reward if nobody answers";
    expect(document.querySelector("#decision")!.textContent).toContain(said);
    point("pointerover", document.querySelector(`.hand [data-about="intrigue/${card}"]`)!);
    wait(260);
    expect(explanation()!.textContent).toContain(said);
    expect(explanation()!.textContent.match(/Intrigue card/g)).toHaveLength(1); // what it is is said once
  });

  it("says of each step of a track what it brings and who stands there, and of the tracks how things stand", () => {
    const now = message();
    const me = now.lobby.seat!;
    now.game.view.players.forEach((player) => (player.influence["guild"] = 0));
    now.game.view.players[me]!.influence["guild"] = 4;
    now.game.now = {
      "step/guild/4": [["now-step-bonus", { effect: { effect: "track/guild/bonus" } }]],
      "track/score": [["now-goal", { n: 10 }]],
      "track/strength": [["now-most", { n: 6 }]],
    };
    open(now);
    const pointed = (about: string) => {
      point("pointerover", document.querySelector(`[data-about="${about}"]`)!);
      wait(260);
      return explanation()!;
    };
    const step = pointed("step/guild/4");
    expect(step.textContent).toMatch(/Spacing Guild.*step 4.*Whoever comes here: .*3 Solari/);
    expect(step.querySelectorAll(".explanation-lines .seat-mark")).toHaveLength(1);
    expect(step.querySelector('[data-icon="solari"]')).not.toBeNull();
    expect(step.querySelector("a")!.getAttribute("href")).toMatch(/#tracks$/);
    expect(pointed("step/guild/5").querySelector(".seat-mark")).toBeNull();
    expect(pointed(`step/score/${now.game.view.players[me]!.vp}`).textContent).toContain("10 VP");
    expect(pointed("track/strength").textContent).toContain("can still add at most 6");
    click('.target[data-about="track/score"]');
    expect(explanation()!.getAttribute("role")).toBe("dialog");
    expect(explanation()!.querySelectorAll(".seat-mark")).toHaveLength(now.game.view.players.length);
  });

  it("opens at once with I on what has the focus, takes the focus, and gives it back with Esc", () => {
    open(message());
    const space = about("space/arrakeen");
    act(() => space.focus());
    act(() => {
      space.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyI", key: "i", bubbles: true }));
    });
    expect(document.activeElement).toBe(explanation());
    expect(explanation()!.getAttribute("role")).toBe("dialog");
    act(() => {
      explanation()!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    expect(explanation()).toBeNull();
    expect(document.activeElement).toBe(space);
  });

  it.each([
    ["turn-4", ".hand:not(.intrigues)"],
    ["plot-4", ".intrigues"], // P-24
  ])("opens by a long press, which chooses nothing (%s)", (moment, hand) => {
    open(fixture(moment), { coarse: true });
    const card = document.querySelector<HTMLElement>(`${hand} .card-is-legal`)!;
    point("pointerdown", card, "touch");
    wait(460);
    point("pointerup", card, "touch");
    act(() => card.click());
    expect(explanation()).not.toBeNull();
    expect(document.querySelector(".hand .card-is-staged")).toBeNull();
    expect(acts()).toEqual([]);
  });

  it("says number and meaning of what a seat has", () => {
    open(message());
    const spice = document.querySelector('.seat-goods [data-icon="spice"]')!;
    point("pointerover", spice);
    wait(260);
    expect(explanation()!.textContent).toMatch(/\d+ spice/);
    expect(spice.closest(".amount")!.hasAttribute("title")).toBe(false); // the browser shows it not as well
    point("pointerover", document.body);
    expect(spice.closest(".amount")!.getAttribute("title")).toMatch(/\d+ spice/);
  });

  it("is also what opens for something that cannot be chosen", () => {
    open(message());
    click(".target-conflict");
    expect(explanation()!.getAttribute("role")).toBe("dialog");
    point("pointerdown", document.body);
    expect(explanation()).toBeNull();
  });

  it("goes with its thing", () => {
    open(message());
    point("pointerover", document.querySelector(".hand .card")!);
    wait(260);
    expect(explanation()).not.toBeNull();
    const gone = message();
    gone.game.view.players[gone.lobby.seat!]!.hand = [];
    act(() => say(gone));
    wait(10);
    expect(explanation()).toBeNull();
  });
});

describe("what is pointed at (P-12)", () => {
  const dim = (space: string) => document.querySelector(`.tile-dim[data-id="${space}"]`) !== null;

  it("dims the spaces that a card does not reach, on the own turn and before", () => {
    const turn = message();
    const [action, spaces] = Object.entries(turn.game.decision!.follow!)[0]!;
    open(turn);
    const card = document.querySelector(`.hand [data-about="${action.replace("play:", "card/")}"]`)!;
    point("pointerover", card);
    const all = [...document.querySelectorAll<HTMLElement>(".tile[data-id]")].map((tile) => tile.dataset["id"]!);
    for (const space of all) expect(dim(space), space).toBe(!spaces.includes(space));
    const waiting = fixture("waiting-4");
    const [held] = waiting.game.view.players[waiting.lobby.seat!]!.hand;
    waiting.game.reach = { [held!]: ["arrakeen"] };
    open(waiting);
    point("pointerover", document.querySelector(`.hand [data-about="card/${held}"]`)!);
    expect([dim("arrakeen"), dim("wealth")]).toEqual([false, true]);
  });

  it("marks the pieces of a seat", () => {
    open(message());
    point("pointerover", document.querySelectorAll(".seat-panel")[1]!);
    expect(document.querySelector(".board")!.className).toContain("of-seat-blue");
    point("pointerover", document.body);
    expect(document.querySelector(".board")!.className).not.toContain("marks-pieces");
  });
});

describe("who does not play now", () => {
  it("sees nothing lit while the game is paused", () => {
    const paused = message();
    open({ ...paused, lobby: { ...paused.lobby, paused: true } });
    expect(document.querySelectorAll(".target-lit, .card-is-legal, [data-choice]").length).toBe(0);
  });

  it("has a mark where it watches", () => {
    open(fixture("spectator-4"));
    expect(document.querySelector(".status-watching")!.textContent).toContain("You are watching");
    open(message());
    expect(document.querySelector(".status-watching")).toBeNull();
  });
});

describe("the text table (P-22)", () => {
  /** What is chosen by number: actions in the panel and the text table, what lies on the table by what it is about. */
  const numbered = () =>
    [...document.querySelectorAll<HTMLElement>("[data-choice]")]
      .map(({ dataset }) => [Number(dataset["choice"]), dataset["action"] ?? dataset["about"]] as const)
      .toSorted(([a], [b]) => a - b);
  const idIn = (named: string | undefined) => named?.split(/[:/]/).at(-1);

  it.each(["turn-4", "tray-4", "reveal-4", "combat-4", "faction-4", "up-turn-4", "ix-turn-4"])(
    "numbers the choices of %s as the panel does, and its keys do the same",
    (moment) => {
      const shown = fixture(moment);
      open(shown);
      const table = numbered();
      expect(table.length).toBeGreaterThan(0);
      key("KeyG");
      const text = numbered();
      expect(text.map(([n]) => n)).toEqual(text.map((_, i) => i + 1));
      for (const [n, named] of table) expect(idIn(text[n - 1]?.[1])).toBe(idIn(named));
      const [first] = text;
      key("Digit1");
      if (first![1]!.startsWith("play:")) {
        expect(numbered().every(([, action]) => action!.startsWith("send:"))).toBe(true);
        key("Digit1");
        expect(acts().at(-1)).toEqual([first![1], expect.stringMatching(/^send:/)]);
      } else expect(acts().at(-1)).toEqual([first![1]]);
    },
  );

  it("takes back and ends the turn by key", () => {
    const tray = fixture("tray-4");
    tray.game.decision!.options!.push("end_turn");
    tray.game.decision!.labels!.push(["action-end_turn", {}]);
    open(tray);
    key("KeyG");
    key("KeyE");
    expect(acts().at(-1)).toEqual(["end_turn"]);
  });
});

describe("what a name alone does not say (P-29)", () => {
  const told = (selector: string): string => {
    point("pointerover", document.querySelector(selector)!);
    wait(260);
    return explanation()!.textContent;
  };

  it("is said of spies, the Shield Wall, posts, leaders and sandworms in the Conflict", () => {
    const turn = fixture("up-turn-4");
    open(turn);
    expect(told('.seat-uprising [data-icon="spy"]')).toContain("lets your cards with a spy icon go to the spaces");
    expect(told('.board [data-icon="shield_wall"]')).toContain("no sandworms come to the Conflicts for Arrakeen");
    expect(told('.target[data-about^="post/"]').match(/post between/gi)).toHaveLength(1);
    expect(told(".seat-leader[data-about]")).toContain("(Signet Ring)");
    expect(told(".target-conflict")).toMatch(/Shield Wall keeps sandworms out|doubles your reward/);
  });

  it("says of each space why a card that leads nowhere does not lead there", () => {
    const turn = fixture("up-turn-4");
    const decision = turn.game.decision!;
    const card = "signet_ring";
    turn.game.view.players[turn.lobby.seat!]!.hand = [card];
    decision.options = decision.options!.filter((option) => option !== `play:${card}`);
    decision.why = {
      [`play:${card}`]: ["why-condition-no_space", {}],
      "send:high_council": ["why-occupied-enemy", {}],
    };
    open(turn);
    expect(told(".hand .card")).toMatch(
      /No space is open to this card nowHigh Council: An enemy Agent is already there(?!.*: This card)/,
    );
  });

  it("is said once of a contract", () => {
    open(fixture("up-contract-4"));
    const said = told(".market .contract-plate");
    expect(said.match(/Completed by/g)).toHaveLength(1);
  });
});

describe("the effects of a turn (P-29)", () => {
  it("have their words in the explanation, with what they come from, and one button for all plain ones at the foot", () => {
    const tray = fixture("up-tray-4");
    open(tray);
    const rows = [...document.querySelectorAll<HTMLElement>("#decision button.tray-row")];
    expect(rows.length).toBeGreaterThan(0);
    const from: Record<string, string> = {
      "resolve:card/seek_allies": ". Card: Seek Allies",
      "resolve:track/bene_gesserit": ". From: Influence track: Bene Gesserit",
    };
    for (const row of rows)
      expect(row.title).toBe(
        row.querySelector(".effect-words")!.firstChild!.textContent + from[row.dataset["action"]!]!,
      );
    expect(document.querySelector(".choices [data-action='take_plain']")).toBeNull();
    const all = document.querySelector<HTMLElement>(".decision-foot [data-action='take_plain']")!;
    expect(all.title).toMatch(/^Resolve all effects that leave nothing to choose/);
    key(`Digit${all.dataset["choice"]}`);
    expect(acts().at(-1)).toEqual(["take_plain"]);
  });
});
