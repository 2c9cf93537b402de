import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Move, Replay } from "../messages";
import { fixture, libraryOf, makeStage, textsOf } from "../testing";
import ReplayScreen from "./ReplayScreen";
import { LookedAt } from "./replay/lookedAt";

const shown = vi.hoisted((): { replay: unknown } => ({ replay: null }));
vi.mock("./replay/useReplay", () => ({ useReplay: () => ({ replay: shown.replay, error: null }) }));
vi.mock("./replay/useAnalysis", () => ({ useAnalysis: () => ({ analysis: null, error: null }) }));
vi.mock("../app/library", async (original) => ({ ...(await original<object>()), useLibrary: () => libraryOf("en") }));

const stage = makeStage();

/** A replay as the server sends it: a name a seat, "" for none. */
function replayOf(stop: string): Replay {
  const { lobby, game, log } = fixture("turn-4");
  const names = ["Alia", "", "", ""];
  return {
    id: "g",
    setup: lobby.setup,
    at: 3,
    length: 9,
    names,
    action: null,
    turns: [0],
    rounds: [0],
    stop,
    game,
    log: log!,
  };
}

describe("a replay", () => {
  it("can be seen as each seat saw it, with or without a name (S-19)", () => {
    shown.replay = replayOf("");
    const page = stage.draw(<ReplayScreen gameId="g" />);
    const eyes = [...page.querySelectorAll(".replay-head option")].map((option) => (option as HTMLOptionElement).value);
    expect(eyes).toEqual(["all", "0", "1", "2", "3", "spectator"]);
    expect(page.querySelector(".replay-stop")).toBeNull();
  });

  it.each(["en", "ru", "uk"] as const)("of older rules says where and why it stops (S-22): %s", (language) => {
    shown.replay = replayOf("action 10 of 90: illegal action");
    const page = stage.draw(<ReplayScreen gameId="g" />, textsOf(language));
    expect(page.querySelector(".replay-stop")?.textContent).toContain("action 10 of 90: illegal action");
  });

  it("shows the cards of who is to act, and those of another seat when it is pressed (P-16)", () => {
    const replay = replayOf("");
    shown.replay = replay;
    const page = stage.draw(<ReplayScreen gameId="g" />);
    const cards = () => page.querySelectorAll(".replay-hand .card").length;
    const held = (seat: number) => {
      const { hand, in_play: inPlay, revealed, intrigue } = replay.game.view.players[seat]!;
      return hand.length + inPlay.length + revealed.length + intrigue.length;
    };
    expect(cards()).toBe(held(replay.game.decision!.seat));
    act(() => page.querySelectorAll<HTMLElement>(".replay-seat-head")[1]!.click());
    const named = (place: string, nth = 0) => page.querySelectorAll(place)[nth]!.getAttribute("aria-label");
    expect(named(".replay-hand")).toBe(named(".replay-seat", 1));
    expect(cards()).toBe(held(1));
  });

  it("draws what was played and what was better, where the coach has looked at a costly move", () => {
    const replay = replayOf("");
    shown.replay = replay;
    const [card] = replay.game.view.players[replay.game.decision!.seat]!.hand as [string];
    const line = (space: string, said: string) => ({
      path: [`play:${card}`, `send:${space}`],
      label: [said, {}] as Move["taken"]["label"],
      chance: 0.3,
    });
    const taken = line("arrakeen", "action-reveal");
    const better = line("carthag", "action-pass");
    const rest = { round: 1, seat: 0, taken, better, why: [], worlds: 9 };
    const looked = stage.page.part(LookedAt);
    looked.add("g", { ...rest, at: 3, lost: 0.2, mark: "blunder" });
    const page = stage.draw(<ReplayScreen gameId="g" />);
    const marks = (at: string) => [...page.querySelectorAll(`[data-ways="${at}"] b`)].map((one) => one.className);
    expect([marks("space/arrakeen"), marks("space/carthag")]).toEqual([["is-played"], ["is-better"]]);
    expect(marks(`hand/${card}`)).toEqual(["is-better", "is-played"]);
    expect(page.querySelector(".replay-move")!.textContent).toContain("Blunder");
    act(() => looked.add("g", { ...rest, at: 3, lost: 0, mark: "" }));
    expect(page.querySelector("[data-ways], .replay-move")).toBeNull();
  });

  it("explains what lies on the board as a table does (P-16)", () => {
    shown.replay = replayOf("");
    const page = stage.draw(<ReplayScreen gameId="g" />);
    act(() => page.querySelector<HTMLElement>("[data-about='space/arrakeen']")!.click());
    const explanation = document.querySelector(".explanation")!;
    expect(explanation.textContent).toContain("Arrakeen");
    expect(explanation.querySelector("a")!.getAttribute("href")).toMatch(/^\/rules\?from=.*#cities$/);
  });
});
