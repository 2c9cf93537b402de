import { beforeEach, describe, expect, it, vi } from "vitest";
import { defaults, parse, set, settingsStore } from "./settings";

beforeEach(() => window.localStorage.clear());

describe("settings", () => {
  it("are the defaults where nothing or nonsense is kept", () => {
    for (const text of [null, "", "{", "null", "[1]", '"x"', "7"]) expect(parse(text)).toEqual(defaults());
  });

  it("take what makes sense and leave the rest", () => {
    const text = JSON.stringify({
      language: "uk",
      theme: "neon",
      textSize: 1.3,
      volume: 7,
      hints: false,
      patterns: "no",
      sounds: { vp: false, bang: true },
    });
    const settings = parse(text);
    expect(settings).toEqual({
      ...defaults(),
      language: "uk",
      textSize: 1.3,
      hints: false,
      sounds: { ...defaults().sounds, vp: false },
    });
  });

  it("follow the language of the browser", () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-DE", "uk-UA", "en"]);
    expect(defaults().language).toBe("uk");
  });

  it("are kept and told when they change", () => {
    const told = vi.fn();
    const stop = settingsStore.subscribe(told);
    set({ theme: "light" });
    stop();
    expect(told).toHaveBeenCalledOnce();
    expect(parse(window.localStorage.getItem("landsraad.settings")).theme).toBe("light");
  });

  it("last as long as the page where nothing can be kept", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    set({ theme: "contrast" });
    expect(settingsStore.get().theme).toBe("contrast");
  });

  it("follow another tab", () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "landsraad.settings", newValue: '{"theme":"light"}' }));
    expect(settingsStore.get().theme).toBe("light");
  });
});
