import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Decision } from "../../messages";
import { fixture, libraryFor } from "../../testing";
import { click, key, makeOpening } from "../opening";

const { open, acts } = makeOpening();

describe("Uprising", () => {
  const uprising = libraryFor(["uprising", "choam"], "en");

  it("places a spy by a click on a post, or by its number in the list", () => {
    const message = fixture("up-place-4");
    const [first, second] = message.game.decision!.options!;
    open(message);
    const post = (action: string) => `[data-target="post:${action.slice("place_spy:".length)}"]`;
    expect(document.querySelectorAll(".target-post.target-lit")).toHaveLength(message.game.decision!.options!.length);
    click(post(first!));
    expect(acts()).toEqual([[first]]);
    open(message);
    key("Digit2");
    expect(acts()).toEqual([[first], [second]]);
  });

  it("says why a post cannot be chosen", () => {
    const message = fixture("up-place-4");
    open(message);
    const barred = [...document.querySelectorAll('.target-post[aria-disabled="true"]')].map((post) =>
      post.getAttribute("aria-label")!.split(". ").at(-1),
    );
    expect(barred).toHaveLength(13 - message.game.decision!.options!.length);
    expect(new Set(barred)).toContain("This post is not next to such a space");
  });

  it("asks for a spy to take back first where the supply has none", () => {
    const { element } = open(fixture("up-replace-4"));
    expect(element.querySelector("[data-prompt]")!.textContent).toBe(
      "No spy is left in your supply: which one comes back first?",
    );
    expect(element.querySelector('[data-action="decline"]')!.textContent).toContain("Place no spy");
  });

  it.each([
    ["up-infiltrate-4", "is occupied: which spy do you recall"],
    ["up-gather-4", "Recall a spy to draw a card?"],
    ["up-extra-4", "Pay for a further effect?"],
    ["up-sort-4", "Which of these cards do you draw?"],
  ])("%s: names what is asked and why", (name, words) => {
    const { element } = open(fixture(name));
    expect(element.querySelector("[data-prompt]")!.textContent).toContain(words);
    expect(element.querySelector(".decision-source")!.textContent).not.toBe("");
  });

  it("shows the cards of the deck that are sorted, not those in hand", () => {
    const message = fixture("up-sort-4");
    open(message);
    const { options } = message.game.decision!;
    expect(document.querySelectorAll(".keep-cards .card-is-legal")).toHaveLength(options!.length);
    expect(document.querySelectorAll(".hand .card-is-legal")).toHaveLength(0);
    click(".keep-cards .card-button", 1);
    expect(acts()).toEqual([[options![1]]]);
  });

  it("takes a contract from the market, and from the list", () => {
    const message = fixture("up-contract-4");
    const { options } = message.game.decision!;
    open(message);
    expect(document.querySelectorAll(".market .contract-plate.is-legal")).toHaveLength(options!.length);
    click(".market .contract-plate.is-legal");
    click(`#decision [data-action="${options!.at(-1)!}"]`);
    expect(acts()).toEqual([[options![0]], [options!.at(-1)]]);
  });

  it("trashes an Intrigue card of those in hand", () => {
    const message = fixture("up-intrigue-4");
    open(message);
    expect(document.querySelectorAll(".intrigues .card-is-legal").length).toBeGreaterThan(0);
    click(".intrigues .card-is-legal");
    expect(acts()).toEqual([]); // it waits for a second press
    click(".intrigues .card-is-staged");
    expect(acts()[0]![0]).toMatch(/^trash_intrigue:/);
  });

  it("shows the training track where a way is chosen", () => {
    const message = fixture("up-train-4");
    open(message);
    expect(document.querySelectorAll("#decision .training-open")).toHaveLength(message.game.decision!.options!.length);
    click('#decision [data-action^="choose:"]');
    expect(acts()).toEqual([[message.game.decision!.options![0]]]);
  });

  it("chooses the card that is turned face down by its name and icon", () => {
    const message = fixture("up-turn-4");
    const decision: Decision = {
      ...message.game.decision!,
      kind: "flip",
      labels: [
        ["action-flip", { name: { name: "objective/crysknife_i" }, icon: { name: "battle_icon/crysknife" } }],
        ["action-flip", { name: { name: "conflict/propaganda" }, icon: { name: "battle_icon/wild" } }],
      ],
      options: ["flip:crysknife_i", "flip:propaganda"],
      tray: [],
      follow: {},
      why: {},
    };
    open({ ...message, game: { ...message.game, decision } });
    const [objective, conflict] = document.querySelectorAll<HTMLElement>('#decision [data-action^="flip:"]');
    expect(objective!.title).toBe("Turn face down: Crysknife I (Crysknife)");
    expect(conflict!.title).toBe("Turn face down: Propaganda (Wild)");
    act(() => conflict!.click());
    expect(acts()).toEqual([["flip:propaganda"]]);
  });

  it("keeps one of two contracts at the start, with Rise of Ix", () => {
    const message = fixture("mixed-keep-4");
    open(message);
    expect(document.querySelectorAll(".keep-cards .card-of-contract")).toHaveLength(2);
    click(".keep-cards .card-button");
    expect(acts()[0]![0]).toMatch(/^contract:ix_/);
  });

  it("has spies, hooks, battle icons and contracts in the seats and their sheets", () => {
    const message = fixture("up-turn-4");
    const seat = message.game.decision!.seat;
    const players = message.game.view.players.map((player, n) =>
      n === seat
        ? {
            ...player,
            hooks: true,
            trophies: ["conflict/propaganda"],
            trophies_matched: ["objective/crysknife_i"],
            contracts_done: ["immediate"],
            sandworms: 2,
            memories: 1,
          }
        : player,
    );
    const changed = { ...message, game: { ...message.game, view: { ...message.game.view, players } } };
    const { element } = open(changed);
    const panel = element.querySelectorAll(".seat-panel")[seat]!;
    const hints = [...panel.querySelectorAll("[title]")].map((one) => one.getAttribute("title"));
    const left = 3 - players[seat]!.spies.length;
    for (const hint of [
      `Spies: ${left} in the supply, ${3 - left} on posts`,
      "2 sandworms in the Conflict",
      "Wild: Propaganda",
      "Crysknife: Crysknife I (in a pair, face down)",
      "Contracts completed: 1",
      "Memories: 1",
    ]) {
      expect(hints).toContain(hint);
    }
    expect(panel.querySelectorAll(".contract-chip")).toHaveLength(players[seat]!.contracts.length);
    click(".seat-open", seat);
    const sheet = document.querySelector("dialog[open]")!.textContent;
    for (const post of players[seat]!.spies) expect(sheet).toContain(uprising.posts[post]!.name);
    for (const words of ["Maker Hooks", "Propaganda", "in a pair, face down", "Contracts completed: 1"])
      expect(sheet).toContain(words);
  });

  it("says in the Conflict whether sandworms double rewards, and what a victory would pair", () => {
    const message = fixture("up-combat-4");
    const me = message.game.decision!.seat;
    const conflict = Object.keys(uprising.conflicts).find(
      (id) => uprising.conflicts[id]!["battle_icon"] === "crysknife",
    )!;
    const players = message.game.view.players.map((player, n) =>
      n === me ? { ...player, trophies: ["objective/crysknife_i"], pairs: true } : player,
    );
    const shown = (walled: boolean) => {
      const { element } = open({
        ...message,
        game: {
          ...message.game,
          view: { ...message.game.view, walled, players, conflict: "siege_of_arrakeen_uprising" },
        },
      });
      click(".desk-tabs [role='tab']", 1);
      return element.querySelector(".conflict-notes")!.textContent;
    };
    expect(shown(true)).toContain("keeps sandworms out");
    expect(shown(false)).toContain("doubles your reward");
    const paired = open({
      ...message,
      game: { ...message.game, view: { ...message.game.view, players, conflict } },
    }).element;
    click(".desk-tabs [role='tab']", 1);
    expect(paired.querySelector(".conflict-notes")!.textContent).toContain("+1 VP");
  });

  it("has all of it in the text table", () => {
    const message = fixture("up-turn-4");
    const { element } = open(message);
    key("KeyG");
    const text = element.textContent;
    const { players, contract_market: market, wall } = message.game.view;
    for (const post of players.flatMap(({ spies }) => spies))
      expect(text).toContain(uprising.posts[post]!.name.slice("post ".length));
    for (const contract of [...market, ...players.flatMap(({ contracts }) => contracts)])
      expect(text).toContain(uprising.contracts[contract]!.name);
    for (const words of [
      "Spies in the supply",
      "Maker Hooks",
      "Battle icons face up",
      "Contracts completed",
      wall ? "Shield Wall stands" : "Shield Wall is gone",
    ]) {
      expect(text).toContain(words);
    }
  });

  it("lists the posts on a phone, of those that are asked for all", () => {
    const message = fixture("up-place-4");
    open(message, { width: 390 });
    expect(document.querySelectorAll(".tile.of-post.is-legal")).toHaveLength(message.game.decision!.options!.length);
    click(".tiles section .tile.is-legal");
    expect(acts()).toEqual([[message.game.decision!.options![0]]]);
  });
});
