import { type Settings, settingsStore } from "./settings";

/** Writes theme, text size, motion and ornaments into the root element, where the style sheets look for them. */
export function followTheme(): void {
  apply(settingsStore.get());
  settingsStore.subscribe(() => apply(settingsStore.get()));
}

function apply({ theme, textSize, motion, patterns, scenes }: Settings): void {
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  root.dataset["motion"] = motion;
  root.dataset["patterns"] = patterns ? "on" : "off";
  root.dataset["scenes"] = scenes ? "on" : "off";
  root.style.setProperty("--text-size", String(textSize));
}

/** How many pixels of the window one pixel of a style sheet is, by the size of texts. What is measured is in those of the window. */
export function scale(): number {
  return settingsStore.get().textSize;
}

/** Should things move less? By the setting, or by what the system says. */
export function movesLess(): boolean {
  const { motion } = settingsStore.get();
  if (motion !== "system") return motion === "less";
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
