import { describe, expect, it } from "vitest";
import { fixture, libraryOf } from "../../testing";
import { click, makeOpening } from "../opening";

const { open, acts } = makeOpening();
const library = libraryOf("en", "immortality");
const shown = () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')!.textContent;

describe("Immortality", () => {
  it("opens its board where a way on the research track is asked for, and lights the ways", () => {
    const message = fixture("im-research-4");
    const { options } = message.game.decision!;
    open(message);
    expect(shown()).toBe("Bene Tleilax");
    const lit = [...document.querySelectorAll<HTMLElement>(".target-research.target-lit")];
    expect(lit.map((one) => `research:${one.dataset["target"]!.split(":")[1]!}`).toSorted()).toEqual(
      options!.toSorted(),
    );
    click(".target-research.target-lit");
    click('#decision [data-action^="research:"]', 1);
    expect(acts()[0]![0]).toMatch(/^research:/);
    expect(acts()[1]).toEqual([options![1]]);
  });

  it("draws every place and way, and says what each brings, who is there and where it leads", () => {
    const message = fixture("im-research-4");
    open(message);
    const places = [...document.querySelectorAll(".target-research")];
    expect(places).toHaveLength(library.research.length);
    const { research } = message.game.view.players[message.game.decision!.seat]!;
    const here = document.querySelector(`[data-target="research:${research}"]`)!.getAttribute("aria-label")!;
    expect(here).toContain("Leads to row");
    const marker = library.research.find((place) => place.marker === 2)!;
    expect(document.querySelector(`[data-target="research:${marker.id}"]`)!.getAttribute("aria-label")).toContain(
      "Genetic marker 2",
    );
    const ways = document.querySelector(".research-ways")!.getAttribute("d")!;
    expect(ways.split("M")).toHaveLength(library.research.flatMap((place) => place.ways).length + 1);
  });

  it("buys a Tleilaxu card by a press on it and another one beside it; what is too dear says so", () => {
    const message = fixture("im-clone-4");
    const { options } = message.game.decision!;
    open(message);
    click('[role="tab"]', 1);
    const action = options!.find((option) => option.startsWith("clone:"))!;
    click(`.tleilax [data-action="${action}"]`);
    expect(acts()).toEqual([]);
    click(".tleilax .market-take");
    expect(acts()).toEqual([[action]]);
    const dear = [...document.querySelectorAll(".tleilax .card:not(.card-is-legal, .card-is-staged)")];
    expect(dear.map((card) => card.getAttribute("title")!)[0]).toMatch(/^Not enough specimens/);
  });

  it("marks the tab while something can be chosen behind it", () => {
    open(fixture("im-clone-4"));
    expect(shown()).toBe("Market");
    expect(document.querySelector(".tab.has-choice")!.textContent).toBe("Bene Tleilax");
  });

  it("asks for the card to graft to in the hand and, for one of them, in the Imperium Row", () => {
    const message = fixture("im-usurp-4");
    const { options } = message.game.decision!;
    open(message);
    const row = options!.find((option) => option.startsWith("graft_row:"))!;
    const hand = options!.find((option) => option.startsWith("graft:"))!;
    click(`.dock [data-action="${hand}"]`);
    click(`.market [data-action="${row}"]`);
    expect(acts()).toEqual([[hand], [row]]);
    expect(document.querySelectorAll("#decision .choice-button")).toHaveLength(0);
  });

  it.each(["im-grafted-4", "im-waiting-4"])("%s: shows both grafted cards together", (name) => {
    const message = fixture(name);
    open(message);
    const { turn_card: card, turn_grafted: other } = message.game.view;
    const names = [...document.querySelectorAll("#decision .grafted-pair .name-link")].map((link) => link.textContent);
    expect(names).toEqual([library.cards[card!]!.name, library.cards[other!]!.name]);
  });

  it("uses the Family Atomics with a second press, from its token", () => {
    const message = fixture("im-turn-4");
    const { decision, view } = message.game;
    const players = view.players.map((player) => ({ ...player, atomics: true }));
    const options = [...new Set([...decision!.options!, "atomics"])];
    const labels = [...decision!.labels!.slice(0, options.length - 1), ["action-atomics", {}] as [string, object]];
    const asked = { ...decision!, options, labels } as typeof decision;
    open({ ...message, game: { ...message.game, decision: asked, view: { ...view, players } } });
    click(".dock .atomics");
    expect(acts()).toEqual([]);
    click("#decision .decision-armed .button-main");
    expect(acts()).toEqual([["atomics"]]);
  });

  it.each([
    ["im-lose-4", "Which troops are lost?"],
    ["im-lost-4", "The Conflict is over"],
    ["im-acquire-4", "Which card of the Tleilaxu Row is acquired?"],
  ])("%s: names what is asked", (name, words) => {
    const message = fixture(name);
    const { element } = open(message);
    expect(element.querySelector("[data-prompt]")!.textContent).toContain(words);
  });

  it("counts specimens and steps in the panel of each seat", () => {
    const message = fixture("im-turn-4");
    open(message);
    const lines = [...document.querySelectorAll(".seat-tleilax")];
    expect(lines).toHaveLength(4);
    const { specimens } = message.game.view.players[0]!;
    expect(lines[0]!.textContent).toContain(`${specimens} specimen`);
  });

  it("says no word of it in other games", () => {
    open(fixture("turn-4"));
    expect(document.querySelector(".seat-tleilax")).toBeNull();
    expect(document.body.textContent).not.toContain("Tleilax");
  });
});
