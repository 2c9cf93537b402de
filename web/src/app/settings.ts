import { Store, useStore } from "./store";

/** What a person has set in this browser; kept in `localStorage`. */

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", uk: "Українська" };
export const THEMES = ["dusk", "light", "contrast"] as const;
type Theme = (typeof THEMES)[number];
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;
export const MOTIONS = ["system", "full", "less"] as const;
type Motion = (typeof MOTIONS)[number];
export const BOT_PAUSES = [0, 400, 1000, 2000] as const;
export const COMBAT_PAUSES = ["click", "seconds", "off"] as const;
export type CombatPause = (typeof COMBAT_PAUSES)[number];
export const SOUND_NAMES = ["turn", "off_turn", "move", "combat", "vp", "chat", "clock", "end"] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  textSize: number;
  motion: Motion;
  /** Patterns on pieces beside the colours of the seats. */
  patterns: boolean;
  /** Drawn places behind pages, cards of rounds and the empty battlefield. */
  scenes: boolean;
  /** My name at new tables. */
  name: string;
  /** Milliseconds that opponents wait at tables that I open. */
  botPause: number;
  /** After a Combat: wait for a click of those who took part, for some seconds, or do not show it. */
  combatPause: CombatPause;
  volume: number;
  sounds: Record<SoundName, boolean>;
  /** Notices of the browser when it is my turn and the page is hidden. */
  notices: boolean;
  /** Answer a decision with a single choice by itself, unless that ends a turn or passes. */
  takeForced: boolean;
  /** Touch: stage a choice, send with a second press. */
  stageOnTouch: boolean;
  /** My cards face down until held, for a shared screen. */
  coverCards: boolean;
  /** A line that explains what is asked. */
  hints: boolean;
  /** By kind of decision, how often one has been answered whose hint was shown. */
  hintsDone: Record<string, number>;
  shortcuts: boolean;
}

const KEY = "landsraad.settings";

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export function defaults(): Settings {
  return {
    language: browserLanguage(),
    theme: "dusk",
    textSize: 1,
    motion: "system",
    patterns: true,
    scenes: true,
    name: "",
    botPause: 400,
    combatPause: "click",
    volume: 0.5,
    sounds: { turn: true, off_turn: true, move: true, combat: true, vp: true, chat: true, clock: true, end: true },
    notices: false,
    takeForced: true,
    stageOnTouch: true,
    coverCards: false,
    hints: true,
    hintsDone: {},
    shortcuts: true,
  };
}

/** The settings that a text of `localStorage` holds; what is missing or makes no sense is the default. */
export function parse(text: string | null): Settings {
  const settings = defaults();
  const kept = object(text);
  const pick = <T>(value: unknown, known: readonly T[], otherwise: T): T =>
    known.includes(value as T) ? (value as T) : otherwise;
  settings.language = pick(kept["language"], LANGUAGES, settings.language);
  settings.theme = pick(kept["theme"], THEMES, settings.theme);
  settings.textSize = pick<number>(kept["textSize"], TEXT_SIZES, settings.textSize);
  settings.motion = pick(kept["motion"], MOTIONS, settings.motion);
  settings.botPause = pick<number>(kept["botPause"], BOT_PAUSES, settings.botPause);
  settings.combatPause = pick(kept["combatPause"], COMBAT_PAUSES, settings.combatPause);
  if (typeof kept["name"] === "string") settings.name = kept["name"].slice(0, 24);
  if (typeof kept["volume"] === "number" && kept["volume"] >= 0 && kept["volume"] <= 1)
    settings.volume = kept["volume"];
  for (const name of SWITCHES) if (typeof kept[name] === "boolean") settings[name] = kept[name];
  for (const [kind, times] of Object.entries(record(kept["hintsDone"])))
    if (typeof times === "number") settings.hintsDone[kind] = times;
  const sounds = record(kept["sounds"]);
  for (const name of SOUND_NAMES) if (typeof sounds[name] === "boolean") settings.sounds[name] = sounds[name];
  return settings;
}

export const SWITCHES = [
  "patterns",
  "scenes",
  "notices",
  "takeForced",
  "stageOnTouch",
  "coverCards",
  "hints",
  "shortcuts",
] as const satisfies readonly (keyof Settings)[];

function object(text: string | null): Record<string, unknown> {
  try {
    return record(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden: the settings last as long as the page
  }
}

// eslint-disable-next-line no-restricted-syntax -- it mirrors what the browser keeps for all its pages
export const settingsStore = new Store<Settings>(parse(stored()));

/** Change some settings and keep them. */
export function set(part: Partial<Settings>): void {
  settingsStore.patch(part);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(settingsStore.get()));
  } catch {
    // as in `stored`
  }
}

/** Everything as it was before anything was set. */
export function reset(): void {
  set(defaults());
}

/** The settings; with `pick`, a part of them. */
export function useSettings(): Settings;
export function useSettings<P>(pick: (settings: Settings) => P): P;
export function useSettings<P>(pick?: (settings: Settings) => P): P | Settings {
  return useStore<Settings, P | Settings>(settingsStore, pick);
}

window.addEventListener("storage", (event) => {
  if (event.key === KEY) settingsStore.set(parse(event.newValue)); // changed in another tab
});
