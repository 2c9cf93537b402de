import { act, Suspense } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, api } from "../app/api";
import type { Socket } from "../app/connection";
import { engine } from "../here/engine";
import type { Lobby } from "../messages";
import { fixture, makeStage } from "../testing";
import "../table/TableScreen"; // so that it need not be fetched when it is shown
import { TableRoute } from "./TableRoute";

const stage = makeStage();
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
const text = () => document.querySelector("main")!.textContent;

beforeEach(() => {
  engine.store.set({ status: "ready" });
  vi.spyOn(engine, "dial").mockReturnValue({ close: () => undefined } as Socket);
});

describe("a table of this browser", () => {
  it("is known in its own browser alone, and it is said what to do", async () => {
    vi.spyOn(api, "lobby").mockRejectedValue(new ApiError("no_such_table", 404));
    stage.draw(<TableRoute table="here-a" />);
    await settle();
    expect(text()).toContain("This game is not in this browser");
    stage.draw(<TableRoute key="b" table="abc" />);
    await settle();
    expect(text()).toContain("There is no such table");
  });

  it("begins at once: nobody is waited for", async () => {
    const lobby: Lobby = { ...fixture("turn-4").lobby, id: "here-a", phase: "lobby" };
    vi.spyOn(api, "lobby").mockResolvedValue(lobby);
    const start = vi.spyOn(api, "start").mockRejectedValueOnce(new ApiError("full", 507)).mockResolvedValue(undefined);
    stage.draw(<TableRoute table="here-a" />);
    await settle();
    expect(start).toHaveBeenCalledExactlyOnceWith("here-a");
    expect(text()).toContain("no room left in this browser");
    act(() => [...document.querySelectorAll("button")].find((one) => one.textContent === "Try again")!.click());
    await settle();
    expect(start).toHaveBeenCalledTimes(2);
    expect(text()).not.toContain("Invite");
  });

  it("says so where the engine stops in the midst of a game, and goes on when it is there again", async () => {
    vi.spyOn(api, "lobby").mockResolvedValue({ ...fixture("turn-4").lobby, id: "here-a" });
    stage.draw(
      <Suspense fallback={<main />}>
        <TableRoute table="here-a" />
      </Suspense>,
    );
    await settle();
    act(() => engine.store.set({ status: "failed", why: "broken", detail: "" }));
    expect(text()).toContain("It has stopped");
    act(() => engine.store.set({ status: "ready" }));
    await settle();
    expect(text()).not.toContain("It has stopped");
  });

  it("shows how far the engine is while it is waited for", async () => {
    vi.spyOn(api, "lobby").mockReturnValue(new Promise(() => undefined));
    stage.draw(<TableRoute table="here-a" />);
    act(() => engine.store.set({ status: "loading", part: "python", done: 1, total: 2 }));
    await settle();
    expect(document.querySelector("[role=progressbar]")).not.toBeNull();
  });
});
