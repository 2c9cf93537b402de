import { describe, expect, it, vi } from "vitest";
import type { Report, ReportSeatRound } from "../../messages";
import { libraryOf, makeStage, textsOf } from "../../testing";
import { FigureShown } from "./FigureShown";
import { figureCsv, partsOf, reportCsv } from "./figures";

const stage = makeStage();
const texts = textsOf("en");
const library = libraryOf("en");
const NAMES = ["Alia", '=cmd, "x"', "House Hagal"];
const seatName = (seat: number) => NAMES[seat]!;

function row(vp: number, strength: number, place: number, more: Partial<ReportSeatRound> = {}): ReportSeatRound {
  const influence = { emperor: 0, guild: 1, bene_gesserit: 0, fremen: vp };
  const none = { solari: 0, spice: 0, water: 0 };
  return { vp, strength, place, gained: none, spent: none, influence, deck: 10, acquired: [], trashed: [], ...more };
}

/** Two rounds of a game for two, with House Hagal. */
const report: Report = {
  seats: [
    { name: "Alia", leader: "paul_atreides", rank: 1 },
    { name: NAMES[1]!, leader: "count_ilban_richese", rank: 2 },
    { name: "", leader: "", rank: 0 },
  ],
  rounds: [
    {
      round: 1,
      conflict: "skirmish_a",
      winner: 2,
      seats: [row(1, 4, 2, { gained: { solari: 5, spice: 2, water: 0 } }), row(0, 0, 0), row(0, 6, 1)],
    },
    {
      round: 2,
      conflict: "raid_stockpiles",
      winner: null,
      seats: [
        row(3, 5, 2, { gained: { solari: 1, spice: 0, water: 0 }, acquired: ["stilgar", "crysknife"], deck: 12 }),
        row(2, 5, 2),
        row(0, 0, 0),
      ],
    },
  ],
};

const figures = partsOf(report, { texts, library, seatName }).flatMap((part) => part.figures);
const figure = (id: string) => figures.find((one) => one.id === id)!;
const cells = (where: string) => [...stage.host.querySelectorAll(where)].map((cell) => cell.textContent?.trim());

describe("the figures of a report", () => {
  it("hold the numbers of every round by seat, without House Hagal where it has none", () => {
    expect(figure("points").lines.map(({ values }) => values)).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(figure("strength").lines.map(({ values }) => values)).toEqual([
      [4, 5],
      [0, 5],
      [6, 0],
    ]);
    expect(figure("solari-gained").lines[0]!.values).toEqual([5, 1]);
    expect(figure("influence-fremen").lines[0]!.values).toEqual([1, 3]);
    expect(figure("deck").lines[0]!.values).toEqual([10, 12]);
    expect(figure("cards-acquired").lines[0]!.values).toEqual([0, 2]);
  });

  it("are of everything that a report counts", () => {
    expect(figures.map(({ id }) => id)).toEqual([
      ...["points", "strength"],
      ...["solari-gained", "solari-spent", "spice-gained", "spice-spent", "water-gained", "water-spent"],
      ...["influence-emperor", "influence-guild", "influence-bene_gesserit", "influence-fremen"],
      ...["deck", "cards-acquired", "cards-trashed"],
    ]);
  });
});

describe("a figure", () => {
  it("has a table of the numbers that it draws, and who won what", () => {
    stage.draw(<FigureShown figure={figure("strength")} name="x" seatName={seatName} />);
    expect(cells("thead th")).toEqual([
      "Round",
      "Conflict",
      "Won by",
      `R ${NAMES[0]}`,
      `B ${NAMES[1]}`,
      `G ${NAMES[2]}`,
    ]);
    expect(cells("tbody tr:first-child > *").slice(2)).toEqual(["House Hagal", "4", "0", "6"]);
    expect(cells("tbody tr:last-child > *").slice(1)).toEqual([
      library.conflicts["raid_stockpiles"]!.name,
      "nobody",
      "5",
      "5",
      "0",
    ]);
    expect(cells("svg > .line-chart-mark text")).toEqual(["G"]);
  });

  it("names the cards that it counts, and adds up", () => {
    stage.draw(<FigureShown figure={figure("cards-acquired")} name="x" seatName={seatName} />);
    expect(cells("tbody tr:last-child td .soft")).toEqual([
      library.cards["stilgar"]!.name,
      library.cards["crysknife"]!.name,
    ]);
    expect(cells("tfoot td")).toEqual(["2", "0"]);
  });

  it("is given as a file", async () => {
    let file: Blob | null = null;
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      file = blob as Blob;
      return "blob:x";
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    stage.draw(<FigureShown figure={figure("points")} name="abc-points" seatName={seatName} />);
    stage.host.querySelector<HTMLButtonElement>("button[aria-label$='as CSV']")!.click();
    expect(click.mock.instances.map((anchor) => (anchor as HTMLAnchorElement).download)).toEqual([
      "landsraad-abc-points.csv",
    ]);
    expect(await file!.text()).toContain("Round,Alia,");
    vi.restoreAllMocks();
  });
});

describe("CSV", () => {
  it("has a row for each round; names are no formulas", () => {
    const lines = figureCsv(figure("strength"), texts.t, seatName).split("\r\n");
    expect(lines[0]).toBe('Round,Conflict,Won by,Alia,"\'=cmd, ""x""",House Hagal');
    expect(lines[1]).toMatch(/^1,.*,House Hagal,4,0,6$/);
    expect(lines[2]).toMatch(/^2,.*,,5,5,0$/);
  });

  it("of the whole report has a row for each round and seat, with as many fields as its head", () => {
    const lines = reportCsv(report).trim().split("\r\n");
    expect(lines).toHaveLength(1 + 2 * 3);
    const head = lines[0]!.split(",");
    const of = (line: string, field: string) => line.split(",")[head.indexOf(field)];
    expect(lines[1]!.split(",")).toHaveLength(head.length);
    expect([of(lines[1]!, "solari_gained"), of(lines[1]!, "guild"), of(lines[1]!, "winner")]).toEqual(["5", "1", "2"]);
    expect([of(lines[4]!, "acquired"), of(lines[4]!, "deck"), of(lines[4]!, "winner")]).toEqual([
      "stilgar crysknife",
      "12",
      "",
    ]);
  });
});
