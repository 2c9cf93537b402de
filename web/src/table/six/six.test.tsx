import { describe, expect, it } from "vitest";
import { fixture } from "../../testing";
import { makeOpening } from "../opening";

const { open } = makeOpening();

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
