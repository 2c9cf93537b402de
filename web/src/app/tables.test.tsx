import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { engine } from "../here/engine";
import { makeStage } from "../testing";
import type { Socket } from "./connection";
import { useTable, useTableState } from "./tables";

const stage = makeStage();

/** The sockets that were opened, with the seat each was opened for. */
const dialled: { seat: string | null; socket: FakeSocket }[] = [];

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = null;
  closed = false;

  constructor(address: string) {
    dialled.push({ seat: new URL(address).searchParams.get("seat"), socket: this });
  }

  send(): void {}

  close(): void {
    this.closed = true;
  }

  say(n: number): void {
    const lobby = { id: `table ${table}`, clock: null, seats: [] };
    act(() =>
      this.onmessage?.({ data: JSON.stringify({ type: "table", seq: 1, lobby, game: { n }, log: null, chat: [] }) }),
    );
  }
}

let table = 0;

beforeEach(() => {
  table += 1;
  dialled.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function Seat({ seat }: { seat: number }) {
  const state = useTableState(useTable(`table ${table}`, seat));
  return <p>{state.game ? `decision ${state.game.n}` : "nothing known"}</p>;
}

const text = () => stage.host.textContent;

describe("the connections of a table", () => {
  it("are one for each seat that is looked at", () => {
    stage.draw(
      <>
        <Seat seat={0} />
        <Seat seat={2} />
      </>,
    );
    for (const { socket } of dialled) socket.say(1);
    expect(text()).toBe("decision 1decision 1");
    expect(dialled.map(({ seat, socket }) => [seat, socket.closed])).toEqual([
      ["0", false],
      ["2", false],
    ]);
  });

  it("forget what another seat of this browser saw as soon as that seat is left", async () => {
    stage.draw(<Seat seat={0} />);
    dialled[0]!.socket.say(1);
    expect(text()).toBe("decision 1");
    stage.draw(<Seat seat={1} />);
    await Promise.resolve();
    expect(dialled[0]!.socket.closed).toBe(true);
    dialled[1]!.socket.say(2);
    stage.draw(<Seat seat={0} />);
    expect(text()).toBe("nothing known");
    expect(dialled.map(({ seat }) => seat)).toEqual(["0", "1", "0"]);
    dialled[2]!.socket.say(3);
    expect(text()).toBe("decision 3");
  });

  it("outlive a screen that is only drawn anew, and end when it does not come back", () => {
    stage.draw(<Seat seat={0} />);
    dialled[0]!.socket.say(1);
    stage.draw(<p />);
    stage.draw(<Seat seat={0} />);
    expect(text()).toBe("decision 1");
    stage.draw(<p />);
    vi.advanceTimersByTime(1_000);
    expect(dialled[0]!.socket.closed).toBe(true);
    stage.draw(<Seat seat={0} />);
    expect(text()).toBe("nothing known");
    expect(dialled).toHaveLength(2);
  });
});

describe("the connections of a table in this browser", () => {
  /** The lines that were dialled to the engine. */
  const lines: Socket[] = [];
  let dial: MockInstance;
  const say = (n: number) =>
    act(() => {
      const message = { type: "table", seq: 1, lobby: { clock: null, seats: [] }, game: { n }, log: null, chat: [] };
      lines.at(-1)!.onmessage!({ data: JSON.stringify(message) });
    });

  function Mine() {
    const { game, status } = useTableState(useTable("here-abc", 1));
    return <p>{`${game?.n ?? "nothing known"}, ${status}`}</p>;
  }

  beforeEach(() => {
    lines.length = 0;
    dial = vi.spyOn(engine, "dial").mockImplementation(() => {
      lines.push({ onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} });
      return lines.at(-1)!;
    });
    stage.draw(<Mine />);
  });
  afterEach(() => act(() => engine.store.set({ status: "idle" })));

  it("go to the engine, which needs no network", () => {
    expect([lines.length, dialled.length]).toEqual([1, 0]);
    expect(dial).toHaveBeenCalledWith("here-abc", 1);
    say(4);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(text()).toBe("4, open");
  });

  it("come back by themselves when the engine has been started anew", () => {
    say(4);
    act(() => engine.store.set({ status: "failed", why: "broken", detail: "" }));
    act(() => lines[0]!.onclose!({ code: 1006 }));
    expect(text()).toBe("4, lost");
    act(() => engine.store.set({ status: "loading", part: "python", done: 0, total: 0 }));
    const { length } = lines;
    act(() => engine.store.set({ status: "ready" }));
    expect(lines).toHaveLength(length + 1);
    say(5);
    expect(text()).toBe("5, open");
  });
});
