import { afterEach, describe, expect, it } from "vitest";
import type { About, Variant } from "../../messages";
import {
  boardOf,
  boardsOf,
  decodeDraft,
  encodeDraft,
  lacking,
  leadersFor,
  leadersOf,
  newDraft,
  people,
  readDraft,
  request,
  rivalsOf,
  roleOf,
  setOf,
  withBoard,
  withBox,
  withPlayers,
  withRival,
  withSeat,
  withTable,
  withWhere,
} from "./draft";

function aboutOf(...sets: [boxes: string, leaders?: string[]][]): About {
  const known = sets.map(([boxes, leaders = []]) => ({
    boxes: boxes.split("+"),
    players: [1, 2, 3, 4],
    leaders,
    rivals: boxes.includes("uprising") ? ["r", "s", "t"] : [],
  }));
  return { variants: [], boxes: [...new Set(known.flatMap(({ boxes }) => boxes))], sets: known } as unknown as About;
}

const VARIANTS: Variant[] = [
  { id: "epic", boxes: [["ix"]], players: [1, 2, 3, 4], for_two: [] },
  { id: "dice", boxes: [["ix"]], players: [1], for_two: [] },
  { id: "old_conflicts", boxes: [["uprising"], ["base", "ix"]], players: [1, 2, 3, 4], for_two: [] },
];

afterEach(() => {
  document.head.innerHTML = "";
});

const about = aboutOf(["base", ["a", "b", "c", "d", "e"]]);

describe("a draft", () => {
  it("keeps its seats when players come and go", () => {
    const draft = withSeat(newDraft(0), 1, { kind: "open" });
    expect(withPlayers(draft, 2).seats.map(({ kind }) => kind)).toEqual(["me", "open"]);
    expect(withPlayers(withPlayers(draft, 1), 3).seats.map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
  });

  it("has me once, and consent only where there is somebody to ask", () => {
    const draft = withSeat(newDraft(0), 2, { kind: "me" });
    expect(draft.seats.map(({ kind }) => kind)).toEqual(["here", "bot", "me", "bot"]);
    const asking = { ...draft, undo: "consent" as const, hints: true };
    expect(people(asking)).toBe(2);
    expect(withSeat(asking, 1, { kind: "open" })).toMatchObject({ undo: "consent", hints: true });
    expect(withSeat(asking, 0, { kind: "bot" })).toMatchObject({ undo: "free", hints: false });
  });

  it("becomes a request that the server understands", () => {
    const draft = withSeat({ ...newDraft(400), leaders: "named", clock: "move", seconds: 30 }, 1, {
      kind: "here",
      name: "Feyd",
      leader: "c",
    });
    const asked = request(draft, "Alia", about, ["Noor", "Alia", "Feyd", "Ilyas"], String);
    expect(asked.seats.slice(0, 3)).toEqual([
      { kind: "me", name: "Alia" },
      { kind: "me", name: "Feyd" },
      { kind: "bot", name: expect.stringMatching(/Noor|Ilyas/) as string, bot: "naib" },
    ]);
    expect(new Set(asked.seats.map(({ name }) => name)).size).toBe(4);
    expect(asked.setup.leaders?.[1]).toBe("c");
    expect(new Set(asked.setup.leaders).size).toBe(4);
    expect(asked.options).toMatchObject({
      clock: { kind: "move", seconds: 30, increment: 0 },
      bot_pause: 400,
      stand_in: "naib",
    });
    expect(asked.seed).toBeNull();
  });

  it("is offered the boards, without what can be added to them", () => {
    const boards = (...sets: string[]) => boardsOf(aboutOf(...sets.map((set): [string] => [set])));
    expect(boards("base")).toEqual([["base"]]);
    expect(
      boards("home_made", "uprising", "base+ix", "ix+uprising", "base", "base+uprising", "uprising+choam"),
    ).toEqual([["base"], ["base", "ix"], ["uprising"], ["ix", "uprising"], ["home_made"]]);
  });

  it("goes to the board of Uprising with the seats that it has, and keeps there what was added", () => {
    const uprising = withBoard(withPlayers(newDraft(0), 1), ["uprising"]);
    expect(uprising.seats.map(({ kind }) => kind)).toEqual(["me"]);
    const mixed = withBox(withBox(uprising, "choam", true), "base", true);
    expect(mixed.boxes).toEqual(["base", "uprising", "choam"]);
    expect(boardOf(mixed.boxes)).toEqual(["uprising"]);
    expect(withBoard(mixed, ["uprising", "ix"]).boxes).toEqual(["base", "ix", "uprising", "choam"]);
    expect(withBoard(mixed, ["base"]).boxes).toEqual(["base"]);
    expect(withBox(mixed, "base", false).boxes).toEqual(["uprising", "choam"]);
  });

  it("knows the leaders of the boxes that are chosen, in whatever order they are named", () => {
    const both = aboutOf(["uprising", ["f"]], ["uprising+choam", ["f", "s"]]);
    expect(leadersOf({ boxes: ["uprising"] }, both)).toEqual(["f"]);
    expect(leadersOf({ boxes: ["choam", "uprising"] }, both)).toEqual(["f", "s"]);
    expect(setOf({ boxes: ["choam"] }, both)).toBeUndefined();
    expect(leadersOf({ boxes: ["choam"] }, both)).toEqual([]);
  });

  it("has Rivals where they have cards: all by name as soon as one is named", () => {
    const known = aboutOf(["base"], ["uprising"]);
    const solo = withPlayers({ ...newDraft(0), boxes: ["uprising"] }, 1);
    expect(rivalsOf(solo, known)).toEqual(["", ""]);
    expect(rivalsOf(withPlayers(solo, 2), known)).toEqual([""]);
    expect(rivalsOf(withPlayers(solo, 3), known)).toEqual([]);
    expect(rivalsOf({ ...solo, boxes: ["base"] }, known)).toEqual([]);
    expect(request(solo, "Alia", known, [], String).setup.rival_leaders).toEqual([]);
    const one = withRival(solo, 1, "s");
    const named = request(one, "Alia", known, [], String).setup.rival_leaders!;
    expect(named[1]).toBe("s");
    expect(["r", "t"]).toContain(named[0]);
    expect(request(withPlayers(one, 2), "Alia", known, [], String).setup.rival_leaders).toEqual([]);
    expect(rivalsOf(withRival(solo, 0, "nobody"), known)).toEqual(["", ""]);
    expect(readDraft(JSON.parse(JSON.stringify(one))).rivals).toEqual(["", "s"]);
  });

  it.each(VARIANTS)("asks for a variant alone, and only where it fits: $id", (variant) => {
    const boxes = variant.boxes.map(([box]) => box!);
    const seats = Math.max(...variant.players);
    const known = { ...aboutOf([boxes.join("+")]), variants: VARIANTS };
    const wished = withPlayers({ ...newDraft(0), boxes, variants: [variant.id] }, seats);
    const asked = (draft: typeof wished) => {
      const { setup } = request(draft, "Alia", known, [], String);
      return VARIANTS.filter(({ id }) => (setup as Record<string, unknown>)[id] === true).map(({ id }) => id);
    };
    expect(asked(wished)).toEqual([variant.id]);
    expect(asked({ ...wished, variants: [] })).toEqual([]);
    expect(asked({ ...wished, boxes: [] })).toEqual([]);
    if (!variant.players.includes(3)) expect(asked(withPlayers(wished, 3))).toEqual([]);
  });

  it("says which box a variant lacks", () => {
    const [, , mixed] = VARIANTS;
    expect(lacking({ boxes: ["base"] }, mixed!)).toEqual(["uprising"]);
    expect(lacking({ boxes: ["uprising"] }, mixed!)).toEqual(["base", "ix"]);
    expect(lacking({ boxes: ["uprising", "ix"] }, mixed!)).toBeNull();
  });

  it("takes its variants from the fields of older drafts", () => {
    const old = { promo: true, epic: false, dice: true, oldConflicts: true, listed: true };
    expect(readDraft(old).variants).toEqual(["promo", "dice", "old_conflicts"]);
    expect(readDraft({ variants: ["epic", 7] }).variants).toEqual(["epic"]);
  });

  it("is played here without anything that needs others elsewhere", () => {
    const online = {
      ...withSeat(newDraft(0), 1, { kind: "open" }),
      undo: "consent",
      clock: "days",
      listed: true,
      hints: true,
    } as const;
    expect(withWhere(online, "online")).toEqual(online);
    const here = withWhere(online, "here");
    expect(here.seats.map(({ kind }) => kind)).toEqual(["me", "here", "bot", "bot"]);
    expect([here.undo, here.clock]).toEqual(["free", "none"]);
    const asked = request(here, "Alia", about, [], String);
    expect(asked.seats.map(({ kind }) => kind)).toEqual(["me", "me", "bot", "bot"]);
    expect(asked.options).toMatchObject({ spectators: "no", listed: false, hints: false });
    expect(readDraft(JSON.parse(JSON.stringify(here)))).toEqual(here);
  });

  it("calls people who have no name by their numbers, each by another one (P-7)", () => {
    const here = withSeat(newDraft(0), 1, { kind: "here" });
    expect(request(here, "", about, [], (n) => `Player ${n}`).seats.slice(0, 2)).toEqual([
      { kind: "me", name: "Player 1" },
      { kind: "me", name: "Player 2" },
    ]);
  });

  it("is played here where there is no server, whatever was wished for", () => {
    document.head.innerHTML = '<meta name="server" content="no">';
    expect(newDraft(0).where).toBe("here");
    expect(readDraft({ where: "online", seats: [{ kind: "open" }] })).toMatchObject({
      where: "here",
      seats: [{ kind: "here" }],
    });
  });

  it("travels as text", () => {
    const draft = withSeat(newDraft(1000), 0, { kind: "here", name: "Ґео 🐛" });
    expect(decodeDraft(encodeDraft(draft))).toEqual(draft);
    expect(encodeDraft(draft)).toMatch(/^[\w-]+$/);
  });

  it("is read with care", () => {
    expect(decodeDraft("%%%")).toBeNull();
    expect(readDraft(null)).toEqual(newDraft(400));
    expect(readDraft({ seats: [], boxes: [], clock: "never", seconds: -3, undo: 7, delay: 1e9 })).toEqual({
      ...newDraft(400),
      delay: 600,
    });
    expect(readDraft({ seats: [{ kind: "king" }, null] }).seats.map(({ kind }) => kind)).toEqual(["bot", "bot"]);
  });
});

describe("a draft for six", () => {
  const known = [
    { boxes: ["base"], players: [1, 2, 3, 4], leaders: ["a"] },
    { boxes: ["uprising"], players: [3, 4], leaders: ["m", "s", "b", "c", "d", "e"] },
    { boxes: ["uprising", "choam"], players: [3, 4, 6], leaders: ["m", "s", "b", "c", "d", "e"] },
  ];
  const teams = [
    { seats: [0, 2, 4], commander: "m", recommended: ["b"] },
    { seats: [3, 5, 1], commander: "s", recommended: ["c"] },
  ];
  const six = { variants: [], boxes: ["base", "uprising", "choam"], sets: known, teams } as unknown as About;
  const draft = withTable(newDraft(0), six, 6)!;

  it("brings its boxes along, and goes back to four with the board of the base box", () => {
    expect(draft.boxes).toEqual(["uprising", "choam"]);
    expect(draft.seats).toHaveLength(6);
    expect(withTable(newDraft(0), aboutOf(["base"]), 6)).toBeNull();
    expect(withBoard(draft, ["base"]).seats).toHaveLength(4);
    expect(withBoard(draft, ["uprising"]).boxes).toEqual(["uprising", "choam"]);
  });

  it("has a Commander in each team, whose leader is given", () => {
    const roles = draft.seats.map((_, n) => roleOf(six, 6, n)!);
    expect(roles.map(({ commands }) => commands)).toEqual([true, false, false, true, false, false]);
    expect(roles.map(({ commander }) => commander)).toEqual(["m", "s", "m", "s", "m", "s"]);
    expect(roleOf(six, 4, 0)).toBeNull();
    expect(leadersFor(draft, six)).toEqual(["b", "c", "d", "e"]);
    const { leaders } = request({ ...draft, leaders: "named" }, "me", six, [], String).setup;
    expect(leaders![0]).toBe("m");
    expect(leaders![3]).toBe("s");
    expect(new Set(leaders).size).toBe(6);
  });
});
