import { describe, expect, it } from "vitest";
import { fixture } from "../../testing";
import { makeOpening } from "../opening";

const { stage, open } = makeOpening();

/** A game that ended with the same Victory Points for the first two; what the first one has of each thing that is compared. */
function tied(by: string, ahead: readonly number[], behind: readonly number[]) {
  const message = fixture("ix-over-4");
  const ended = message.game.ended!;
  const [first, second] = ended.ranking as [number, number];
  ended.vp[first] = ended.vp[second] = 10;
  ended.standings[first] = [...ahead];
  ended.standings[second] = [...behind];
  ended.tie_break = by;
  return message;
}

const heads = () => [...stage.host.querySelectorAll(".end-table th[scope='col']")].map((head) => head.textContent);
const decisive = () => stage.host.querySelector(".end-table .is-decisive")?.textContent;
const firstRow = () =>
  [...stage.host.querySelectorAll(".end-table tbody tr:first-child td")].map((cell) => cell.textContent);

describe("a tie in Victory Points", () => {
  it("shows every number below its name and marks the one that decided", () => {
    open(tied("solari", [10, 0, 3, 9, 2, 1, 4], [10, 0, 3, 7, 5, 6, 2]));
    expect(heads().slice(2)).toEqual(["VP", "spice", "Solari", "water", "garrison", "latest Reveal turn"]);
    expect(decisive()).toBe("Solari");
    expect(firstRow()).toEqual(["1", "10", "3", "9", "2", "1", "4"]);
  });

  it("names the tile that wins ties where somebody has it", () => {
    open(tied("wins_ties", [10, 1, 0, 0, 0, 0, 4], [10, 0, 3, 7, 5, 6, 2]));
    expect(decisive()).toBe("a tile that wins ties");
    expect(stage.host.querySelectorAll(".end-table tbody [aria-label='yes']")).toHaveLength(1);
    expect(stage.host.querySelector(".end-screen header p")!.textContent).toContain("a tile that wins ties");
  });
});

it("shows the Victory Points alone where they decide", () => {
  open(fixture("ix-over-4"));
  expect(heads().slice(2)).toEqual(["VP"]);
});
