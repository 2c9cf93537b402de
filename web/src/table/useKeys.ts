import { useEffect, useRef } from "react";
import { useSettings } from "../app/settings";
import { isTyping } from "../ui/typing";
import type { LogTab } from "./log/LogPane";
import { type Command, commandOf } from "./logic/keys";
import { useModel } from "./model";

/** What keys do that is not in the model. `off`: the curtain is down. */
export interface KeyUses {
  off: boolean;
  onText: () => void;
  onCommand: () => void;
  onLogTab: (tab: LogTab) => void;
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Listens to the keyboard for as long as the table is shown. */
export function useKeys(uses: KeyUses): void {
  const model = useModel();
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const latest = useRef({ model, uses });
  useEffect(() => {
    latest.current = { model, uses };
  });
  useEffect(() => {
    if (!shortcuts) return;
    const listen = (event: KeyboardEvent) => {
      const now = latest.current;
      if (now.uses.off || event.defaultPrevented || isTyping(event.target)) return;
      if (now.model.open !== null || document.querySelector("dialog[open]")) return;
      if (moveFocus(event)) return;
      const command = commandOf(event);
      if (!command || (event.repeat && command.do !== "amount")) return;
      if (carryOut(command, now.model, now.uses)) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [shortcuts]);
}

function carryOut(command: Command, model: ReturnType<typeof useModel>, uses: KeyUses): boolean {
  switch (command.do) {
    case "choice":
      return press(`[data-choice="${command.n}"]`);
    case "act":
      return press(`[data-action="${command.family}"]`);
    case "undo":
    case "restart":
    case "hint":
      return press(`[data-key="${command.do}"]`);
    case "amount":
      window.dispatchEvent(new CustomEvent("table-amount", { detail: command.by }));
      return true;
    case "step":
      uses.onLogTab("recap");
      setTimeout(() => window.dispatchEvent(new CustomEvent("table-step", { detail: command.by })));
      return true;
    case "focus":
      if (command.group === "log" || command.group === "chat") uses.onLogTab(command.group);
      setTimeout(() => focusGroup(command.group));
      return true;
    case "cancel":
      model.clearNotice();
      model.cancel();
      return true;
    case "text":
      uses.onText();
      return true;
    case "command":
      uses.onCommand();
      return true;
    case "help":
      model.show({ what: "help" });
      return true;
  }
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(
    `:is(#decision, .dock, .market, .tleilax, .throne-row, .leader-list) ${selector}`,
  );
  if (button?.closest("#decision") === null) button.focus({ preventScroll: true }); // the next key goes on from there
  button?.click();
  return button !== null;
}

const FOCUSABLE = "button:not([tabindex='-1']), a[href], input, [tabindex='0']";

function focusGroup(group: string): void {
  const found = document.querySelector<HTMLElement>(`[data-group="${group}"]`);
  if (!found) return;
  const inside = found.matches(FOCUSABLE) ? found : found.querySelector<HTMLElement>(FOCUSABLE);
  (inside ?? found).focus();
}

/** Arrows move inside a group, by where things are. The board moves by itself. */
function moveFocus(event: KeyboardEvent): boolean {
  const direction = ARROWS[event.code];
  const here = document.activeElement;
  if (!direction || !(here instanceof HTMLElement) || here instanceof HTMLInputElement) return false;
  const group = here.closest<HTMLElement>("[data-group]");
  if (!group || group.dataset["group"] === "log") return false;
  const next = nearest(here, [...group.querySelectorAll<HTMLElement>("button")], direction);
  next?.focus();
  event.preventDefault();
  return true;
}

function nearest(here: HTMLElement, others: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const at = centre(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of others) {
    if (other === here) continue;
    const to = centre(other);
    const along = (to.x - at.x) * dx + (to.y - at.y) * dy;
    const aside = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx);
    const distance = along + 3 * aside;
    if (along > 1 && distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
