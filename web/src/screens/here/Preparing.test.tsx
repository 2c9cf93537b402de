import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../app/api";
import { LANGUAGES } from "../../app/settings";
import type { Why } from "../../here/carried";
import { type EngineState, engine } from "../../here/engine";
import { makeStage, textsOf } from "../../testing";
import { useGoing } from "../useGoing";
import { WaitingScreen } from "../WaitingScreen";

const WHYS: Why[] = ["unsupported", "no_storage", "blocked", "outdated", "full", "offline", "broken", "silent"];

const stage = makeStage();
const set = (state: EngineState) => act(() => engine.store.set(state));
const bar = () => document.querySelector("[role=progressbar]");
const press = (name: string) => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  act(() => found!.click());
};
const tick = () => act(() => new Promise((done) => setTimeout(done)));

beforeEach(() => {
  engine.store.set({ status: "idle" });
  window.history.replaceState(null, "", "/");
});

describe("while the engine is loaded", () => {
  const draw = (again = () => undefined) =>
    stage.draw(<WaitingScreen title="Table" failure={null} again={again} where="here" />);

  it("says what is loaded and how much of it, and its places stand still", () => {
    draw();
    expect(bar()).toBeNull();
    set({ status: "loading", part: "python", done: 0, total: 0 });
    expect(bar()!.getAttribute("aria-valuenow")).toBe("0");
    const places = document.querySelectorAll(".preparing > *").length;
    set({ status: "loading", part: "python", done: 3_150_000, total: 6_300_000 });
    expect(bar()!.getAttribute("aria-valuetext")).toBe("Loading what the game runs on: 3.2 of 6.3 MB");
    expect(document.querySelectorAll(".preparing > *")).toHaveLength(places);
  });

  it("never goes back", () => {
    draw();
    const parts = ["python", "game", "start"] as const;
    const seen = parts.flatMap((part) =>
      [0, 1, 2].map((done) => {
        set({ status: "loading", part, done, total: 2 });
        return Number(bar()!.getAttribute("aria-valuenow"));
      }),
    );
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect([seen[0], seen.at(-1)]).toEqual([0, 100]);
  });

  it("says what is wrong and what to do, in each language, and tries again", () => {
    const start = vi.spyOn(engine, "start").mockResolvedValue();
    const again = vi.fn();
    for (const language of LANGUAGES) {
      const texts = textsOf(language);
      stage.draw(<WaitingScreen title="Table" failure={null} again={again} where="here" />, texts);
      for (const why of WHYS) {
        set({ status: "failed", why, detail: "" });
        expect(document.querySelector("[role=alert]")!.textContent).toContain(texts.t(`engine-${why}`));
      }
    }
    press(textsOf("uk").t("engine-restart"));
    expect([start.mock.calls.length, again.mock.calls.length]).toEqual([1, 1]);
  });

  it("is of no concern to what comes from the server", () => {
    set({ status: "failed", why: "unsupported", detail: "" });
    stage.draw(<WaitingScreen title="Table" failure={null} again={() => undefined} />);
    expect(document.querySelector("[role=alert]")).toBeNull();
    expect(document.querySelector(".spinner")).not.toBeNull();
  });
});

describe("what leads to another screen", () => {
  let find: () => Promise<string>;

  function Going() {
    const { go, going, waiting } = useGoing();
    return (
      <main>
        <button type="button" aria-busy={going} onClick={() => go("here", () => find())}>
          Go
        </button>
        {waiting}
      </main>
    );
  }

  it("waits for the engine in a window, and goes there", async () => {
    let found: (address: string) => void = () => undefined;
    find = () => new Promise((done) => (found = done));
    stage.draw(<Going />);
    press("Go");
    set({ status: "loading", part: "game", done: 1, total: 2 });
    expect(document.querySelector("dialog")).not.toBeNull();
    set({ status: "ready" });
    expect(document.querySelector("dialog")).toBeNull();
    found("/t/here-a");
    await tick();
    expect(window.location.pathname).toBe("/t/here-a");
  });

  it("stays where somebody has turned away from it", async () => {
    let found: (address: string) => void = () => undefined;
    find = () => new Promise((done) => (found = done));
    stage.draw(<Going />);
    press("Go");
    set({ status: "loading", part: "game", done: 1, total: 2 });
    act(() => document.querySelector<HTMLButtonElement>("dialog [aria-label=Close]")!.click());
    found("/t/here-a");
    await tick();
    expect(window.location.pathname).toBe("/");
    expect(document.querySelector("button")!.getAttribute("aria-busy")).toBe("false");
  });

  it("can be tried again where the engine could not be had", async () => {
    vi.spyOn(engine, "start").mockResolvedValue();
    find = vi
      .fn()
      .mockRejectedValueOnce(new ApiError("engine", 0, { why: "offline" }))
      .mockResolvedValue("/g/here-b");
    stage.draw(<Going />);
    press("Go");
    set({ status: "failed", why: "offline", detail: "" });
    await tick();
    expect(document.querySelector("dialog [role=alert]")!.textContent).toContain("network");
    press("Try again");
    await tick();
    expect(window.location.pathname).toBe("/g/here-b");
  });
});
