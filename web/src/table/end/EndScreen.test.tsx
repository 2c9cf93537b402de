import { act } from "react";
import { describe, expect, it } from "vitest";
import { fixture } from "../../testing";
import { click, makeOpening } from "../opening";

const { stage, open, say } = makeOpening();

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

it("shows the Victory Points alone where they decide all places", () => {
  const message = fixture("ix-over-4");
  const ended = message.game.ended!;
  expect(new Set(ended.vp).size).toBeLessThan(ended.vp.length);
  open(message);
  expect(heads().slice(2)).toContain("spice");
  ended.ranking.forEach((seat, place) => (ended.vp[seat] = 10 - place));
  open(message);
  expect(heads().slice(2)).toEqual(["VP"]);
});

describe("P-11: after the end", () => {
  const lookAtBoard = () => {
    const buttons = [...stage.host.querySelectorAll<HTMLElement>(".end-screen button")];
    act(() => buttons.find((button) => button.textContent === "Look at the board")!.click());
  };

  it("there is a way back from the board to the result, and on from both", () => {
    open(fixture("ix-over-4"));
    const links = (place: string) =>
      [...stage.host.querySelectorAll<HTMLAnchorElement>(`${place} a`)].map((link) => link.getAttribute("href"));
    expect(links(".end-screen footer")).toEqual(expect.arrayContaining([expect.stringContaining("/g/"), "/"]));
    lookAtBoard();
    expect(stage.host.querySelector(".end-screen")).toBeNull();
    expect(links(".end-ways")).toEqual(expect.arrayContaining([expect.stringContaining("/g/"), "/"]));
    click(".end-ways button");
    expect(stage.host.querySelector(".end-screen")).not.toBeNull();
    expect(stage.host.querySelector(".end-ways")).toBeNull();
  });

  it("an opponent's rematch is said and can be joined from the board as well", () => {
    const message = fixture("ix-over-4");
    open({ ...message, lobby: { ...message.lobby, rematch: null, host: false } });
    lookAtBoard();
    const notices: string[] = [];
    const listen = (event: Event) => notices.push(String((event as CustomEvent<{ text: string }>).detail.text));
    window.addEventListener("landsraad-toast", listen);
    act(() => say({ type: "lobby", seq: 2, lobby: { ...message.lobby, rematch: "abcdefghijkl", host: false } }));
    window.removeEventListener("landsraad-toast", listen);
    expect(notices).toEqual(["A rematch is open: join it"]);
    expect(stage.host.querySelector(".end-ways")!.textContent).toContain("To the rematch");
  });
});
