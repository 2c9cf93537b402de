import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../app/settings";
import type { Said } from "../../messages";
import { fixture, MOMENTS } from "../../testing";
import { speakerOf } from "../testing";
import { actionLabel } from "./labels";
import { sourceName, tell, tellBriefly, tellInPieces, tellValue } from "./said";

const RAW = /\b[a-z]+(?:_[a-z0-9]+)+\b|\b(?:action|ask|log|why|card|space|table)-[a-z]|[{}]|undefined|NaN/;
const MINE = MOMENTS.filter((name) => fixture(name).game.decision?.options);

describe.each(LANGUAGES)("words in %s", (language) => {
  it.each(MINE)("%s: every choice, reason, row and source is in words", (name) => {
    const speaker = speakerOf(name, language);
    const { decision } = fixture(name).game;
    const said = [
      tell(speaker, decision!.prompt),
      tellBriefly(speaker, decision!.prompt),
      sourceName(speaker, decision!.source),
      ...decision!.options!.map((action) => actionLabel(speaker, decision, action)),
      ...Object.values(decision!.why ?? {}).map((reason) => tell(speaker, reason)),
      ...decision!.tray!.map((row) => tellValue(speaker, row.name)),
    ];
    const unknown = speaker.words.t("table-unknown");
    expect(said.filter((text) => text === "" || text.includes(unknown) || RAW.test(text))).toEqual([]);
  });

  it("every log line of the fixtures is in words", () => {
    for (const name of MOMENTS) {
      const speaker = { ...speakerOf(name, language), seatName: () => "Alia" };
      for (const line of fixture(name).log!.lines) {
        if (line.said !== null) expect(tell(speaker, line.said)).not.toMatch(RAW);
      }
    }
  });
});

describe("a message", () => {
  const speaker = { ...speakerOf("turn-4", "en"), seatName: (seat: number) => ["Alia", "Feyd"][seat] ?? "" };
  const sent: Said = ["log-send_agent", { who: { seat: 0 }, name: { name: "space/arrakeen" } }];

  it("has the things that it names as links", () => {
    const pieces = tellInPieces(speaker, sent);
    expect(pieces.map((piece) => piece.text).join("")).toBe("Alia sends an Agent to Arrakeen");
    expect(pieces[0]!.seat).toBe(0);
    expect(pieces.at(-1)!.link).toEqual({ kind: "space", id: "arrakeen" });
  });

  it("stands in another one", () => {
    const line: Said = ["log-gain_spice", { who: { seat: 1 }, n: 2 }];
    expect(tell(speaker, ["log-from", { line, source: { name: "card/worm_riders" } }])).toBe(
      "Feyd gains 2 spice (Worm Riders)",
    );
  });

  it("calls people what they were called then", () => {
    expect(tell(speaker, ["note-left", { who: { seat: 0, called: "Chani" } }])).toContain("Chani");
  });

  it("has the forms of a faction, and lists", () => {
    const reason: Said = ["why-influence", { faction: { faction: "fremen" }, have: 1, need: 2 }];
    expect(tell(speaker, reason)).toBe("Influence with the Fremen: have 1, need 2");
    expect(tellValue(speaker, { names: ["faction/emperor", "faction/fremen"] })).toBe("Emperor, Fremen");
  });

  it("says an effect as it stands on a card, or as one does it", () => {
    const [bare] = Object.keys(speaker.library.bare);
    expect(tellValue(speaker, { bare: bare! })).toBe(speaker.library.bare[bare!]);
    expect(tellValue(speaker, { effect: bare! })).toBe(speaker.library.effects[bare!]);
  });

  it("is said with a general one where it is new", () => {
    expect(tell(speaker, ["why-never_heard", {}])).toBe(speaker.words.t("table-unknown"));
  });

  it("is brief beside what it is about, where it can be", () => {
    expect(tellBriefly(speaker, ["ask-turn", {}])).toBe("Choose a card to play");
    expect(tellBriefly(speaker, ["ask-trash", {}])).toBe(tell(speaker, ["ask-trash", {}]));
  });
});
