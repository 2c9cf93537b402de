import { describe, expect, it } from "vitest";
import type { About } from "../../messages";
import { boxesOf, decodeDraft, encodeDraft, newDraft, people, readDraft, request, withPlayers, withSeat } from "./draft";

const about = { boxes: [{ id: "base", leaders: ["a", "b", "c", "d", "e"] }] } as About;

describe("a draft", () => {
  it("keeps its seats when players come and go", () => {
    const draft = withSeat(newDraft(0), 1, { kind: "open" });
    expect(withPlayers(draft, 2).seats.map(({ kind }) => kind)).toEqual(["me", "open"]);
    expect(withPlayers(withPlayers(draft, 1), 3).seats.map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
  });

  it("has me once, and consent only where there is somebody to ask", () => {
    const draft = withSeat(newDraft(0), 2, { kind: "me" });
    expect(draft.seats.map(({ kind }) => kind)).toEqual(["here", "bot", "me", "bot"]);
    const asking = { ...draft, undo: "consent" as const };
    expect(people(asking)).toBe(2);
    expect(withSeat(asking, 0, { kind: "bot" }).undo).toBe("free");
  });

  it("becomes a request that the server understands", () => {
    const draft = withSeat({ ...newDraft(400), leaders: "named", clock: "move", seconds: 30 }, 1, { kind: "here", name: "Feyd", leader: "c" });
    const asked = request(draft, "Alia", about, ["Noor", "Alia", "Feyd", "Ilyas"]);
    expect(asked.seats.slice(0, 3)).toEqual([
      { kind: "me", name: "Alia" },
      { kind: "me", name: "Feyd" },
      { kind: "bot", name: expect.stringMatching(/Noor|Ilyas/) as string, bot: "greedy" },
    ]);
    expect(new Set(asked.seats.map(({ name }) => name)).size).toBe(4);
    expect(asked.setup.leaders[1]).toBe("c");
    expect(new Set(asked.setup.leaders).size).toBe(4);
    expect(asked.options).toMatchObject({ clock: { kind: "move", seconds: 30, increment: 0 }, bot_pause: 400 });
    expect(asked.seed).toBeNull();
  });

  it("is offered the boxes that go together", () => {
    const boxes = (...ids: string[]) => boxesOf({ boxes: ids.map((id) => ({ id, leaders: [] as string[] })) } as unknown as About);
    expect(boxes("base")).toEqual([["base"]]);
    expect(boxes("ix", "base", "home_made")).toEqual([["base"], ["base", "ix"], ["home_made"]]);
  });

  it("travels as text", () => {
    const draft = withSeat(newDraft(1000), 0, { kind: "here", name: "Ґео 🐛" });
    expect(decodeDraft(encodeDraft(draft))).toEqual(draft);
    expect(encodeDraft(draft)).toMatch(/^[\w-]+$/);
  });

  it("is read with care", () => {
    expect(decodeDraft("%%%")).toBeNull();
    expect(readDraft(null)).toEqual(newDraft(400));
    expect(readDraft({ seats: [], boxes: [], clock: "never", seconds: -3, undo: 7, delay: 1e9 })).toEqual({ ...newDraft(400), delay: 600 });
    expect(readDraft({ seats: [{ kind: "king" }, null] }).seats.map(({ kind }) => kind)).toEqual(["bot", "bot"]);
  });
});
