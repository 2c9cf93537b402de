import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeStage } from "../testing";
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
