import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../app/settings";
import { fixture, MOMENTS, textsOf } from "../../testing";
import { library, speakerOf } from "../testing";
import { lineText } from "./loglines";
import { actionLabel, factionArgs, priceOf, promptOf, reasonText, rowName, rowNode, sourceName } from "./words";

const RAW = /\b[a-z]+(?:_[a-z0-9]+)+\b|\b(?:action|ask|log|why|card|space|table)-[a-z]|[{}]|undefined|NaN/;
const MINE = MOMENTS.filter((name) => fixture(name).game.decision?.options);

describe.each(LANGUAGES)("labels in %s", (language) => {
  it.each(MINE)("%s: every choice, reason, row and source is in words", (name) => {
    const speaker = speakerOf(name, language);
    const { words, decision } = speaker;
    const said = [
      promptOf(words, decision!.kind),
      sourceName(words, decision!.source),
      ...decision!.options!.map((action) => actionLabel(speaker, action)),
      ...Object.values(decision!.why ?? {}).map((reason) => reasonText(words, speaker.library, reason)),
      ...decision!.tray!.map((row) => rowName(speaker, row.action)),
    ];
    const unknown = words.t("table-unknown");
    expect(said.filter((text) => text === "" || text === unknown || RAW.test(text))).toEqual([]);
  });

  it("every log line of the fixtures is in words", () => {
    const words = textsOf(language);
    const speaker = { words, seatName: () => "Alia", conflictLevel: () => 2 };
    for (const name of MOMENTS) {
      for (const line of fixture(name).log!.lines) {
        const said = lineText(speaker, line);
        if (said !== null) expect(said).not.toMatch(RAW);
      }
    }
  });
});

describe("labels", () => {
  it("say what an alternative does", () => {
    const speaker = speakerOf("choose-4", "en");
    expect(actionLabel(speaker, "choose:1")).toMatch(/^Option 1: .{8,}/);
  });

  it("say the price of a card now", () => {
    const view = { ...fixture("reveal-4").game.view, turn_discount_card: null };
    expect(priceOf(library, view, "lady_jessica")).toBe(7);
    expect(priceOf(library, view, "dagger")).toBeNull();
    const cheaper = { ...view, turn_discount_card: "the_spice_must_flow", turn_discount: 3 };
    expect(priceOf(library, cheaper, "the_spice_must_flow")).toBe(6);
  });

  it("take the faction out of what a reason is about", () => {
    const words = textsOf("en");
    const reason = { code: "influence", what: "fremen", have: 1, need: 2 };
    expect(reasonText(words, library, reason)).toBe("Influence with the Fremen: have 1, need 2");
  });

  it("fall back to a general reason where a code is new", () => {
    const words = textsOf("en");
    expect(reasonText(words, library, { code: "never_heard", what: "of_it", have: -1, need: -1 })).toBe("Not now");
  });

  it("have all forms of a faction", () => {
    expect(Object.keys(factionArgs(textsOf("uk"), "fremen")).sort()).toEqual([
      "faction",
      "faction_alliance",
      "faction_influence",
      "faction_of",
    ]);
  });

  it("find the node of a tray row and of a leader's ability", () => {
    const { decision } = fixture("tray-4").game;
    expect(rowNode(decision, decision!.tray![0]!.action)).toBe(decision!.tray![0]!.node);
    expect(rowNode(null, "resolve:leader/helena_richese.3")).toBe("leader/helena_richese/turn_ability");
  });
});
