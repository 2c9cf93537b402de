/** The keyboard: `KeyboardEvent.code` to what it does, so that it works on every layout. */

/** What a key can do at the table. */
export type Command =
  | { do: "choice"; n: number }
  | { do: "focus"; group: Group }
  | { do: "step"; by: 1 | -1; turn: boolean }
  | { do: "amount"; by: 1 | -1 }
  | { do: "cancel" | "undo" | "restart" | "end" | "reveal" | "pass" | "text" | "command" | "help" };

/** The groups that a letter focuses. */
export type Group = "hand" | "intrigue" | "board" | "market" | "seats" | "log" | "chat";

/** What a keyboard event says; a subset of `KeyboardEvent`. */
export interface Press {
  code: string;
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const LETTERS: Record<string, Command> = {
  KeyH: { do: "focus", group: "hand" },
  KeyI: { do: "focus", group: "intrigue" },
  KeyB: { do: "focus", group: "board" },
  KeyM: { do: "focus", group: "market" },
  KeyS: { do: "focus", group: "seats" },
  KeyL: { do: "focus", group: "log" },
  KeyC: { do: "focus", group: "chat" },
  KeyE: { do: "end" },
  KeyR: { do: "reveal" },
  KeyP: { do: "pass" },
  KeyG: { do: "text" },
  Escape: { do: "cancel" },
  Minus: { do: "amount", by: -1 },
  NumpadSubtract: { do: "amount", by: -1 },
  Equal: { do: "amount", by: 1 },
  NumpadAdd: { do: "amount", by: 1 },
};

/** The command of a key press; null for keys that do nothing here. */
export function commandOf(press: Press): Command | null {
  const { code } = press;
  if (press.ctrlKey || press.metaKey) return code === "KeyZ" && !press.altKey ? { do: "undo" } : null;
  if (press.altKey) return null;
  if (code === "Slash") return { do: press.shiftKey || press.key === "?" ? "help" : "command" };
  if (press.key === "?") return { do: "help" };
  if (code === "KeyU") return { do: press.shiftKey ? "restart" : "undo" };
  if (code === "BracketLeft" || code === "BracketRight") {
    return { do: "step", by: code === "BracketLeft" ? -1 : 1, turn: press.shiftKey };
  }
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined && !press.shiftKey) return { do: "choice", n: digit === "0" ? 10 : Number(digit) };
  if (press.shiftKey) return null;
  return LETTERS[code] ?? null;
}

/** Is the person typing into this element? */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "range", "button"].includes(target.type);
}
