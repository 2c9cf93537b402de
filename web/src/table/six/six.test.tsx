import { describe, expect, it } from "vitest";
import { fixture } from "../../testing";
import { makeOpening } from "../opening";

const { open } = makeOpening();

describe("A team's seats", () => {
  it("show an Ally's specimens, and none of a Commander, who has no tanks", () => {
    const message = fixture("six-turn-6");
    const { view } = message.game;
    view.players.forEach((player, seat) => {
      if (player.ally < 0) Object.assign(player, { tleilaxu: 0, specimens: seat });
    });
    const { element } = open(message);
    const shown = [...element.querySelectorAll(".team-seat")].map((plate) =>
      [...plate.querySelectorAll("[title]")]
        .map((one) => one.getAttribute("title")!)
        .find((one) => /specimen/.test(one)),
    );
    const wanted = view.players.flatMap(({ ally }, seat) => (ally < 0 ? [seat] : []));
    expect(shown.flatMap((one) => (one === undefined ? [] : [Number.parseInt(one)])).toSorted()).toEqual(wanted);
    expect(shown).toHaveLength(6);
  });
});

describe("A Commander's turn", () => {
  it("begins with what each Ally has", () => {
    const message = fixture("six-activate-6");
    const { view, decision } = message.game;
    open(message);
    const said = [...document.querySelectorAll('#decision [data-action^="activate:"]')].map((one) => one.textContent);
    expect(said).toHaveLength(decision!.options!.length);
    decision!.options!.forEach((option, i) => {
      const { garrison, strength } = view.players[Number(option.split(":")[1]) - 1]!;
      expect(said[i]).toContain(String(garrison));
      expect(said[i]).toContain(String(strength));
    });
    expect(document.querySelector(".decision-hint")!.textContent).toContain("go to this Ally");
  });

  it("says who gets what it brings", () => {
    const message = fixture("six-turn-6");
    const { view, decision } = message.game;
    const ally = view.players[decision!.seat]!.ally;
    const { element } = open(message);
    const name = message.lobby.seats[ally]!.name;
    expect(element.querySelector("#decision .acts-for")!.textContent).toContain(`${name} gets:`);
    expect(element.querySelector("#decision .acts-for")!.textContent).toContain(`go to ${name}`);
  });
});
