import { describe, expect, it } from "vitest";
import { textsOf } from "../../testing";
import { isTyping } from "../../ui/typing";
import { commandOf, KEYS, type Press } from "./keys";

const press = (code: string, more: Partial<Press> = {}): Press => ({
  code,
  key: "",
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("keys", () => {
  it("go by their place, so that every layout works", () => {
    expect(commandOf(press("KeyE", { key: "у" }))).toEqual({ do: "act", family: "end_turn" });
    expect(commandOf(press("KeyH", { key: "р" }))).toEqual({ do: "focus", group: "hand" });
  });

  it("choose by number, 0 is the tenth", () => {
    expect(commandOf(press("Digit3"))).toEqual({ do: "choice", n: 3 });
    expect(commandOf(press("Numpad7"))).toEqual({ do: "choice", n: 7 });
    expect(commandOf(press("Digit0"))).toEqual({ do: "choice", n: 10 });
  });

  it("take back with U and Ctrl+Z, to the fixed point with Shift", () => {
    expect(commandOf(press("KeyU"))).toEqual({ do: "undo" });
    expect(commandOf(press("KeyZ", { ctrlKey: true }))).toEqual({ do: "undo" });
    expect(commandOf(press("KeyU", { shiftKey: true }))).toEqual({ do: "restart" });
  });

  it("leave the browser's own shortcuts alone", () => {
    expect(commandOf(press("KeyR", { ctrlKey: true }))).toBeNull();
    expect(commandOf(press("KeyL", { metaKey: true }))).toBeNull();
    expect(commandOf(press("KeyC", { altKey: true }))).toBeNull();
  });

  it("tell help from the command line", () => {
    expect(commandOf(press("Slash"))).toEqual({ do: "command" });
    expect(commandOf(press("Slash", { shiftKey: true, key: "?" }))).toEqual({ do: "help" });
  });

  it("step with brackets, by turns with Shift", () => {
    expect(commandOf(press("BracketLeft"))).toEqual({ do: "step", by: -1, turn: false });
    expect(commandOf(press("BracketRight", { shiftKey: true }))).toEqual({ do: "step", by: 1, turn: true });
  });

  it("are told by the page of help, and each does one thing", () => {
    const { has } = textsOf("en");
    for (const { name } of KEYS) expect(has(`table-key-${name}`), name).toBe(true);
    const codes = KEYS.flatMap(({ does }) => Object.keys(does ?? {}));
    expect(new Set(codes).size).toBe(codes.length);
    expect(KEYS.map(({ name }) => name)).toEqual(expect.arrayContaining(["end_turn", "reveal", "pass"]));
  });

  it("do nothing while somebody types", () => {
    expect(isTyping(document.createElement("input"))).toBe(true);
    expect(isTyping(document.createElement("textarea"))).toBe(true);
    const range = Object.assign(document.createElement("input"), { type: "range" });
    expect(isTyping(range)).toBe(false);
    expect(isTyping(document.createElement("button"))).toBe(false);
  });
});
