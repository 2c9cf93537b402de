import { expect, it, vi } from "vitest";
import type * as widths from "../../cards/widths";
import { fixture } from "../../testing";
import { click, makeOpening } from "../opening";

const measured = vi.hoisted(() => vi.fn());
vi.mock("../../cards/widths", async (original) => {
  const real = await original<typeof widths>();
  return { ...real, rowWidth: (...given: Parameters<typeof real.rowWidth>) => (measured(), real.rowWidth(...given)) };
});

const { open } = makeOpening();

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
