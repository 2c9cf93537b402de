import { describe, expect, it } from "vitest";
import { libraryOf } from "../../testing";
import { find, fold, type Wanted } from "./search";

const read = (language: string) => libraryOf(language);
const [en, ru, uk] = [read("en"), read("ru"), read("uk")];
const NOTHING: Wanted = { kind: "card", words: "", pile: "", faction: "", reach: "", effect: "", most: null };
const ids = (wanted: Partial<Wanted>) => find(en, [ru, uk], { ...NOTHING, ...wanted }).map(({ id }) => id);

describe("folding", () => {
  it("leaves out what people write differently", () => {
    expect(fold("  Smuggler's Thopter!")).toBe("smugglers thopter");
    expect(fold("Свёрнутое")).toBe(fold("свернутое"));
    expect(fold("Зв'язкові")).toBe(fold("звʼязкові"));
  });
});

describe("the search", () => {
  it("finds everything when nothing is asked", () => {
    expect(ids({}).length).toBe(Object.keys(en.cards).length);
  });

  it("finds names in every language", () => {
    expect(ids({ words: "stilg" })).toEqual(["stilgar"]);
    expect(ids({ words: "стилгар" })).toContain("stilgar");
    expect(ids({ words: "стілґар" })).toContain("stilgar");
  });

  it("puts names before texts", () => {
    expect(ids({ words: "spice" })[0]).toMatch(/^spice_/);
    expect(ids({ words: "spice" })).toContain("gene_manipulation");
  });

  it("filters by what cards have", () => {
    expect(ids({ pile: "starter", box: "base" })).toHaveLength(7);
    expect(ids({ pile: "starter", box: "ix" })).toEqual(["control_the_spice"]);
    expect(ids({ faction: "guild" })).toContain("space_travel");
    expect(ids({ faction: "guild" })).not.toContain("stilgar");
    expect(ids({ reach: "spice_trade", faction: "fremen" })).toContain("stilgar");
    expect(ids({ effect: "intrigue" })).toContain("piter_de_vries");
    expect(ids({ most: 1 })).toContain("scout");
    expect(ids({ most: 1 })).not.toContain("stilgar");
  });

  it("finds a card by the Agent icons that it has only while something holds", () => {
    const cards = find(libraryOf("en", "immortality"), [], { ...NOTHING, reach: "fremen" }).map(({ id }) => id);
    expect(cards).toContain("blank_slate");
    expect(cards).not.toContain("long_reach");
  });

  it("filters tech tiles by when they work, what they give and what they cost", () => {
    expect(ids({ kind: "tech" })).toHaveLength(18);
    expect(ids({ kind: "tech", pile: "once_per_round" }).toSorted()).toEqual([
      "flagship",
      "holoprojectors",
      "invasion_ships",
      "training_drones",
    ]);
    expect(ids({ kind: "tech", effect: "water" })).toEqual(["windtraps"]);
    expect(ids({ kind: "tech", most: 1 })).toEqual(["artillery"]);
    expect(
      ids({ kind: "tech", words: "плёнка" }).length + ids({ kind: "tech", words: "minimic" }).length,
    ).toBeGreaterThan(0);
  });

  it("finds cards by Infiltration and Unload", () => {
    expect(ids({ effect: "infiltrate" })).toContain("bounty_hunter");
    expect(ids({ effect: "unload" })).toContain("freighter_fleet");
  });

  it("finds contracts, objectives and posts of Uprising", () => {
    const [uprising, russian] = [libraryOf("en", "uprising"), libraryOf("ru", "uprising")];
    const found = (wanted: Partial<Wanted>) => find(uprising, [russian], { ...NOTHING, ...wanted }).map(({ id }) => id);
    expect(found({ kind: "contract", pile: "task_harvest", box: "choam" }).toSorted()).toEqual([
      "harvest_3",
      "harvest_4",
    ]);
    expect(found({ kind: "contract", pile: "task_card" })).toEqual(["the_spice_must_flow"]);
    expect(found({ kind: "contract", reach: "city", effect: "water" }).toSorted()).toEqual([
      "arrakeen_water",
      "spice_refinery_water",
    ]);
    expect(found({ kind: "contract", words: "шпионаж" })).toContain("espionage");
    expect(found({ kind: "objective", pile: "ornithopter" })).toEqual(["ornithopter_i"]);
    expect(found({ kind: "conflict", pile: "wild" })).toEqual(["propaganda"]);
    expect(found({ kind: "post", reach: "bene_gesserit" })).toEqual(["espionage_and_secrets"]);
    expect(found({ kind: "post", words: "heighliner" })).toEqual(["deliver_supplies_and_heighliner"]);
    expect(found({ kind: "leader", pile: "fenring" })).toEqual(["lady_margot_fenring"]);
  });

  it("filters Intrigue cards by when they are played, spaces by the Agent icon", () => {
    expect(ids({ kind: "intrigue", pile: "endgame" })).toContain("tiebreaker");
    expect(ids({ kind: "space", reach: "city" }).toSorted()).toEqual([
      "arrakeen",
      "carthag",
      "research_station",
      "sietch_tabr",
    ]);
  });
});
