import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import type * as widths from "../../cards/widths";
import { fixture } from "../../testing";
import { click, makeOpening } from "../opening";

const measured = vi.hoisted(() => vi.fn());
vi.mock("../../cards/widths", async (original) => {
  const real = await original<typeof widths>();
  return { ...real, rowWidth: (...given: Parameters<typeof real.rowWidth>) => (measured(), real.rowWidth(...given)) };
});

const { open, say } = makeOpening();

it("leaves the rows of the market as they are drawn when a card in hand is lifted", () => {
  open(fixture("turn-4"));
  expect(measured).toHaveBeenCalled();
  measured.mockClear();
  const legal = document.querySelectorAll(".hand .card-is-legal");
  expect(legal.length).toBeGreaterThan(0);
  click(".hand .card-is-legal");
  expect(document.querySelector(".hand .card-is-staged")).not.toBeNull();
  expect(measured).not.toHaveBeenCalled();
});

describe("what lies in the market", () => {
  const shown = (list: string) =>
    [...document.querySelector(`.market > ${list}`)!.children].map(
      (place) => place.querySelector("[data-about]")?.getAttribute("data-about") ?? null,
    );

  it("keeps its place when a contract is taken, and who comes lies where that was", () => {
    const message = fixture("up-contract-4");
    const [taken, stays] = message.game.view.contract_market as [string, string];
    const then = (seq: number, contract_market: string[]) =>
      act(() => say({ ...message, seq, game: { ...message.game, view: { ...message.game.view, contract_market } } }));
    open(message);
    expect(shown(".contract-plates")).toEqual([`contract/${taken}`, `contract/${stays}`]);
    then(2, [stays, "immediate"]);
    expect(shown(".contract-plates")).toEqual(["contract/immediate", `contract/${stays}`]);
    then(3, [stays]);
    expect(shown(".contract-plates")).toEqual([null, `contract/${stays}`]);
  });

  it("keeps its place in the Imperium Row, also where the deck has nothing to fill it", () => {
    const message = fixture("reveal-4");
    const { row } = message.game.view;
    open(message);
    const view = { ...message.game.view, row: row.slice(1), imperium_deck: [] };
    act(() => say({ ...message, seq: 2, game: { ...message.game, view } }));
    expect(shown(".market-list")).toEqual([null, ...row.slice(1).map((card) => `card/${card}`)]);
  });
});
