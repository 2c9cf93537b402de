import { expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "./carried";

const soon = <T>(value: T) => vi.fn(() => Promise.resolve(value));

vi.mock("./store", () => ({
  GameStore: class {
    open = soon(undefined);
  },
}));
vi.mock("./fetched", () => ({
  fetched: soon({ json: soon({ zip: "a.zip", bytes: 1 }), arrayBuffer: soon(new ArrayBuffer(1)) }),
  counted: soon(undefined),
}));
vi.mock("./python", () => ({
  startPython: soon({ unpackArchive: vi.fn(), pyimport: () => ({ Host: () => ({}), destroy: vi.fn() }) }),
}));

it("the worker says that it is there (S-35)", async () => {
  const told: FromWorker[] = [];
  vi.spyOn(self, "postMessage").mockImplementation((message: FromWorker) => void told.push(message));
  await import("./worker");
  const say = (data: ToWorker) => {
    self.onmessage?.call(window, new MessageEvent("message", { data }));
  };
  say({ kind: "start", here: "/here/" });
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ kind: "ready" }));
  say({ kind: "ping" });
  expect(told.at(-1)).toEqual({ kind: "pong" });
});
