import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError, api } from "../../app/api";
import type { History, Me } from "../../messages";
import { makeStage, textsOf } from "../../testing";
import MeScreen from "./MeScreen";

const stage = makeStage();
const settled = () => act(() => Promise.resolve());

const ME: Me = {
  profile: { language: "en", zone: "UTC", quiet: null, turn: true, over: true, invited: true },
  ways: [{ id: "w", kind: "mail", label: "anna@example.org", confirmed: false }],
  offers: { push: "key", mail: true, hooks: ["discord.com"] },
  recovery: false,
};
const row = { games: 4, won: 2, low: 15, high: 85 };
const PAST: History["games"][number] = {
  id: "abc",
  changed: 1_700_000_000,
  boxes: ["base"],
  players: 4,
  seat: 1,
  leader: "paul_atreides",
  place: 1,
  won: true,
  conceded: false,
  vp: 11,
  names: ["Feyd", "Noor"],
  opponents: "greedy",
  counts: true,
};
const HISTORY: History = {
  games: [PAST, { ...PAST, id: "abd", won: false, conceded: true }],
  counts: {
    leader: [{ key: "paul_atreides", ...row }],
    box: [{ key: "base", ...row }],
    seat: [{ key: "1", ...row }],
    opponents: [{ key: "people", ...row }],
  },
};

beforeEach(() => {
  vi.spyOn(api, "me").mockResolvedValue(ME);
  vi.spyOn(api, "history").mockResolvedValue(HISTORY);
});
afterEach(() => window.history.replaceState(null, "", "/"));

function press(words: string): Promise<void> {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(words));
  return act(() => Promise.resolve(found?.click()));
}

it.each(["en", "ru", "uk"] as const)("shows calls, profile and games in words (%s)", async (language) => {
  const texts = textsOf(language);
  stage.draw(<MeScreen />, texts);
  await settled();
  const text = stage.host.textContent ?? "";
  expect(text).toContain("anna@example.org");
  expect(text).toContain("50 % (15–85)");
  expect(text).toContain("Feyd, Noor");
  const games = [...stage.host.querySelectorAll(".me-game")].map((game) =>
    game.textContent.includes(texts.t("me-conceded")),
  );
  expect(games).toEqual([false, true]);
  expect(text).not.toMatch(/me-[a-z]|paul_atreides/);
});

it("stops calls only when somebody presses", async () => {
  const stop = vi.spyOn(api, "stopWay").mockResolvedValue({});
  window.history.replaceState(null, "", "/me#stop=token-1");
  stage.draw(<MeScreen />);
  await settled();
  expect(stop).not.toHaveBeenCalled();
  await press("Stop these calls");
  expect(stop).toHaveBeenCalledWith("token-1");
  expect(window.location.hash).toBe("");
});

it("asks before it deletes everything", async () => {
  const remove = vi.spyOn(api, "deleteMe").mockRejectedValue(new ApiError("offline", 0));
  stage.draw(<MeScreen />);
  await settled();
  await press("Delete everything about me");
  expect(remove).not.toHaveBeenCalled();
  await press("Delete it all");
  expect(remove).toHaveBeenCalled();
});

it("keeps quiet hours with the time zone and language of the browser", async () => {
  const save = vi.spyOn(api, "saveMe").mockResolvedValue(ME);
  stage.draw(<MeScreen />);
  await settled();
  const quiet = [...stage.host.querySelectorAll("label")].find((one) => one.textContent?.includes("Quiet hours"));
  await act(() => Promise.resolve(quiet?.click()));
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ quiet: [1320, 480], language: "en" }));
});

it("has calls made in the language that the page has now", async () => {
  const uk = { ...ME, profile: { ...ME.profile, language: "uk" as const } };
  vi.spyOn(api, "me").mockResolvedValue(uk);
  const save = vi.spyOn(api, "saveMe").mockResolvedValue(ME);
  stage.draw(<MeScreen />);
  await settled();
  await settled();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ language: "en" }));
});

it("keeps its language and time zone before it adds a way, and Greenwich where the server knows no such zone", async () => {
  const kept: string[] = [];
  vi.spyOn(api, "saveMe").mockImplementation((profile) => {
    kept.push(profile.zone);
    return kept.length > 1 ? Promise.resolve(ME) : Promise.reject(new ApiError("malformed", 422));
  });
  const add = vi.spyOn(api, "addWay").mockResolvedValue(ME);
  stage.draw(<MeScreen />);
  await settled();
  const form = [...stage.host.querySelectorAll("form")].find((one) => one.textContent?.includes("Webhook"));
  await act(() => Promise.resolve(form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))));
  await settled();
  expect(kept.at(-1)).toBe("UTC");
  expect(add).toHaveBeenCalledWith("hook", "");
});
