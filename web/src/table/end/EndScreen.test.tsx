import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Said } from "../../messages";
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
  ended.ties = [tie(by === "revealed_at" ? "end-tie-order" : "end-tie", first, second)];
  return message;
}

function tie(id: string, first: number, second: number): Said {
  const values: Said[1] = id === "end-tie" ? { by: ["term-solari", {}], have: 9, other: 7 } : {};
  return [id, { first: { seat: first }, second: { seat: second }, ...values }];
}

const heads = () => [...stage.host.querySelectorAll(".end-table th[scope='col']")].map((head) => head.textContent);
const inWords = () => stage.host.querySelector(".end-screen header p")!.textContent;
const decisive = () => stage.host.querySelector(".end-table .is-decisive")?.textContent;
const firstRow = () =>
  [...stage.host.querySelectorAll(".end-table tbody tr:first-child td")].map((cell) => cell.textContent);

describe("a tie in Victory Points", () => {
  it("shows every number below its name and marks the one that decided", () => {
    open(tied("solari", [10, 0, 3, 9, 2, 1, 4], [10, 0, 3, 7, 5, 6, 2]));
    expect(heads().slice(2)).toEqual(["VP", "spice", "Solari", "water", "garrison", "latest Reveal turn"]);
    expect(decisive()).toBe("Solari");
    expect(firstRow()).toEqual(["1", "10", "3", "9", "2", "1", "4"]);
    expect(inWords()).toMatch(/^Equal VP; Solari decided between .* \(9\) and .* \(7\)/);
  });

  it("names the last one in words, and what decided other places below them", () => {
    const equal = [10, 0, 3, 7, 5, 6];
    const message = tied("revealed_at", [...equal, 4], [...equal, 2]);
    const [, second, third] = message.game.ended!.ranking as [number, number, number];
    message.game.ended!.ties.push(tie("end-tie", second, third));
    open(message);
    expect(inWords()).toMatch(/^Equal in everything; the later Reveal turn of .* decided before /);
    const others = [...stage.host.querySelectorAll(".end-tie")].map((line) => line.textContent);
    expect(others).toEqual([expect.stringMatching(/^Equal VP; Solari decided between /)]);
  });

  it("names the tile that wins ties where somebody has it", () => {
    open(tied("wins_ties", [10, 1, 0, 0, 0, 0, 4], [10, 0, 3, 7, 5, 6, 2]));
    expect(decisive()).toBe("a tile that wins ties");
    expect(stage.host.querySelectorAll(".end-table tbody [aria-label='yes']")).toHaveLength(1);
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

describe("P-31: who has won", () => {
  /** What the head says where the seats that are here have these places; in a game of two teams where they are. */
  function head(name: "ix-over-4" | "six-over-6", places: readonly number[], language: "en" | "ru" | "uk" = "en") {
    const message = fixture(name);
    const here = places.map((place) => message.game.ended!.ranking[place]!);
    const seats = message.lobby.seats.map((one) => ({
      ...one,
      mine: here.includes(one.seat),
      name: `Seat ${one.seat}`,
    }));
    open({ ...message, lobby: { ...message.lobby, seats, seat: here[0] ?? null } }, { language, seats: here });
    return stage.host.querySelector(".end-head")!;
  }
  const winner = `Seat ${fixture("ix-over-4").game.ended!.ranking[0]} wins`;

  it("is said to the one person of a screen as it is for them", () => {
    expect(head("ix-over-4", [0]).querySelector("h2")!.textContent).toBe("You win");
    expect(head("ix-over-4", [0], "ru").querySelector("h2")!.textContent).toBe("Вы победили");
    expect(head("ix-over-4", [0]).textContent).not.toContain("Your rank");
    const third = head("ix-over-4", [2]);
    expect([third.querySelector("h2")!.textContent, third.textContent]).toEqual([
      winner,
      expect.stringMatching(/ · Your rank: 3$/),
    ]);
    expect(head("ix-over-4", [2], "uk").textContent).toMatch(/ · Ваше місце: 3$/);
  });

  it("is said by name where several share the screen, and to who watches", () => {
    for (const places of [[0, 2], []]) expect(head("ix-over-4", places).querySelector("h2")!.textContent).toBe(winner);
    expect(head("ix-over-4", []).textContent).not.toContain("Your rank");
  });

  it("is said of the own team, also to those who are not its best", () => {
    const { ranking } = fixture("six-over-6").game.ended!;
    const { players } = fixture("six-over-6").game.view;
    const mate = ranking.findLastIndex((seat) => players[seat]!.team === players[ranking[0]!]!.team);
    const other = ranking.findIndex((seat) => players[seat]!.team !== players[ranking[0]!]!.team);
    expect(mate).toBeGreaterThan(0);
    expect(head("six-over-6", [mate]).querySelector("h2")!.textContent).toBe("Your team wins");
    expect(head("six-over-6", [other]).querySelector("h2")!.textContent).toMatch(/^The team of .* wins$/);
  });
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
