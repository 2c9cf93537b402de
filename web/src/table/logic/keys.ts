/** The keyboard. Keys go by `KeyboardEvent.code`, so that they work on every layout. */
import { keysOfFamilies } from "../../families";

/** What a key can do at the table. `family`: the button of such an action is pressed. */
export type Command =
  | { do: "choice"; n: number }
  | { do: "act"; family: string }
  | { do: "focus"; group: Group }
  | { do: "step"; by: 1 | -1; turn: boolean }
  | { do: "amount"; by: 1 | -1 }
  | { do: "cancel" | "undo" | "restart" | "hint" | "text" | "command" | "help" };

/** The groups that a letter focuses. */
type Group = "hand" | "intrigue" | "board" | "market" | "seats" | "log" | "chat" | "lesson" | "tleilax";

/** What a keyboard event says; a subset of `KeyboardEvent`. */
export interface Press {
  code: string;
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Keys that belong together: how Help writes them, the name of its text (`table-key-<name>`), and what each does. */
interface Keys {
  name: string;
  shown: string;
  does?: Record<string, Command>;
}

/** In the order of the page of help. Keys without commands belong to buttons and cards. */
export const KEYS: readonly Keys[] = [
  { name: "choice", shown: "1 … 9, 0", does: digits() },
  { name: "commit", shown: "Enter" },
  { name: "look", shown: "I, Space" },
  { name: "cancel", shown: "Esc", does: { Escape: { do: "cancel" } } },
  {
    name: "undo",
    shown: "U, Ctrl+Z",
    does: { KeyU: { do: "undo" }, "Ctrl+KeyZ": { do: "undo" }, "Ctrl+Shift+KeyZ": { do: "undo" } },
  },
  { name: "restart", shown: "Shift+U", does: { "Shift+KeyU": { do: "restart" } } },
  { name: "hint", shown: "A", does: { KeyA: { do: "hint" } } },
  ...keysOfFamilies().map(([family, key]) => ({
    name: family,
    shown: key.slice("Key".length),
    does: { [key]: { do: "act" as const, family } },
  })),
  {
    name: "amount",
    shown: "- =",
    does: {
      Minus: { do: "amount", by: -1 },
      NumpadSubtract: { do: "amount", by: -1 },
      Equal: { do: "amount", by: 1 },
      NumpadAdd: { do: "amount", by: 1 },
    },
  },
  {
    name: "focus",
    shown: "H T B M S L C N X",
    does: {
      KeyH: { do: "focus", group: "hand" },
      KeyT: { do: "focus", group: "intrigue" },
      KeyB: { do: "focus", group: "board" },
      KeyM: { do: "focus", group: "market" },
      KeyS: { do: "focus", group: "seats" },
      KeyL: { do: "focus", group: "log" },
      KeyC: { do: "focus", group: "chat" },
      KeyN: { do: "focus", group: "lesson" },
      KeyX: { do: "focus", group: "tleilax" },
    },
  },
  {
    name: "recap",
    shown: "[ ]",
    does: {
      BracketLeft: { do: "step", by: -1, turn: false },
      BracketRight: { do: "step", by: 1, turn: false },
      "Shift+BracketLeft": { do: "step", by: -1, turn: true },
      "Shift+BracketRight": { do: "step", by: 1, turn: true },
    },
  },
  { name: "text", shown: "G", does: { KeyG: { do: "text" } } },
  { name: "command", shown: "/", does: { Slash: { do: "command" } } },
  { name: "help", shown: "?", does: { "Shift+Slash": { do: "help" } } },
];

const COMMANDS: Record<string, Command> = Object.fromEntries(KEYS.flatMap(({ does }) => Object.entries(does ?? {})));

function digits(): Record<string, Command> {
  const found: Record<string, Command> = {};
  for (let n = 1; n <= 10; n++) {
    for (const row of ["Digit", "Numpad"]) found[`${row}${n % 10}`] = { do: "choice", n };
  }
  return found;
}

/** The command of a key press; null for keys that do nothing here. */
export function commandOf(press: Press): Command | null {
  if (press.altKey) return null;
  const held = `${press.ctrlKey || press.metaKey ? "Ctrl+" : ""}${press.shiftKey ? "Shift+" : ""}`;
  if (press.key === "?" && !held.startsWith("Ctrl")) return { do: "help" }; // on some layouts it is another key
  return COMMANDS[`${held}${press.code}`] ?? null;
}
