import type { Texts } from "../../app/i18n";
import type { Library, Report, ReportSeatRound } from "../../messages";
import { nameOf } from "../../table/logic/said";
import type { Line } from "../../ui/LineChart";

/** Numbers by round and seat, for a chart and its table. */
export interface Figure {
  id: string;
  title: string;
  lines: Line[];
  /** The seat that won each round, where that is the matter. */
  winners?: (number | null)[];
  /** What belongs to each round: its Conflict. */
  remarks?: string[];
  /** By line and round: the names of the cards that are counted. */
  cards?: string[][][];
  /** The numbers of the rounds add up to something. */
  adds: boolean;
}

/** Figures that stand together. */
export interface Part {
  id: "conflicts" | "resources" | "influence" | "cards";
  figures: Figure[];
}

const RESOURCES = ["solari", "spice", "water"] as const;

interface Naming {
  texts: Texts;
  library: Library;
  seatName: (seat: number) => string;
}

/** All figures of a report. */
export function partsOf(report: Report, naming: Naming): Part[] {
  const { texts, library } = naming;
  const { t } = texts;
  const seats = report.seats.flatMap(({ rank }, seat) => (rank > 0 ? [seat] : []));
  const lines = (value: (row: ReportSeatRound) => number, of = seats): Line[] =>
    of.map((seat) => ({
      seat,
      name: naming.seatName(seat),
      values: report.rounds.map((round) => value(round.seats[seat]!)),
    }));
  const flow = (way: "gained" | "spent", what: string): Figure => ({
    id: `${what}-${way}`,
    title: t(`report-${way}`, { what: t(`term-${what}`) }),
    lines: lines((row) => row[way][what] ?? 0),
    adds: true,
  });
  const cards = (way: "acquired" | "trashed"): Figure => ({
    id: `cards-${way}`,
    title: t(`report-${way}`),
    lines: lines((row) => row[way].length),
    cards: seats.map((seat) =>
      report.rounds.map((round) => round.seats[seat]![way].map((card) => library.cards[card]?.name ?? card)),
    ),
    adds: true,
  });
  return [
    {
      id: "conflicts",
      figures: [
        { id: "points", title: t("report-points"), lines: lines((row) => row.vp), adds: false },
        {
          id: "strength",
          title: t("report-strength"),
          lines: lines(
            (row) => row.strength,
            report.seats.map((_, seat) => seat),
          ),
          winners: report.rounds.map(({ winner }) => winner),
          remarks: report.rounds.map(({ conflict }) => library.conflicts[conflict]?.name ?? conflict),
          adds: false,
        },
      ],
    },
    { id: "resources", figures: RESOURCES.flatMap((what) => [flow("gained", what), flow("spent", what)]) },
    {
      id: "influence",
      figures: Object.keys(report.rounds[0]?.seats[0]?.influence ?? {}).map((faction) => ({
        id: `influence-${faction}`,
        title: nameOf(texts, "faction", faction),
        lines: lines((row) => row.influence[faction] ?? 0),
        adds: false,
      })),
    },
    {
      id: "cards",
      figures: [
        { id: "deck", title: t("report-deck"), lines: lines((row) => row.deck), adds: false },
        cards("acquired"),
        cards("trashed"),
      ],
    },
  ];
}

/** The sum of a line. */
export function totalOf({ values }: Line): number {
  return values.reduce((sum, value) => sum + value, 0);
}

type Cell = string | number;

/** A figure as CSV: a row for each round. */
export function figureCsv(
  { lines, winners, remarks, cards }: Figure,
  t: Texts["t"],
  seatName: (seat: number) => string,
): string {
  const head: Cell[] = [t("report-round")];
  if (remarks) head.push(t("report-conflict"));
  if (winners) head.push(t("report-winner"));
  head.push(...lines.map(({ name }) => name));
  if (cards) head.push(...lines.map(({ name }) => `${name}: ${t("report-names")}`));
  const rows = (lines[0]?.values ?? []).map((_, round) => {
    const row: Cell[] = [round + 1];
    if (remarks) row.push(remarks[round] ?? "");
    if (winners) row.push(winners[round] == null ? "" : seatName(winners[round]));
    row.push(...lines.map(({ values }) => values[round] ?? 0));
    if (cards) row.push(...cards.map((names) => names[round]!.join("; ")));
    return row;
  });
  return csv([head, ...rows]);
}

/** The whole report as CSV for programs: a row for each round and seat, ids instead of words. */
export function reportCsv(report: Report): string {
  const factions = Object.keys(report.rounds[0]?.seats[0]?.influence ?? {});
  const head = ["round", "conflict", "winner", "seat", "name", "leader", "rank", "vp", "strength", "place"];
  head.push(
    ...RESOURCES.flatMap((what) => [`${what}_gained`, `${what}_spent`]),
    ...factions,
    "deck",
    "acquired",
    "trashed",
  );
  const rows = report.rounds.flatMap(({ round, conflict, winner, seats }) =>
    seats.map((row, seat): Cell[] => {
      const { name, leader, rank } = report.seats[seat]!;
      return [
        ...[round, conflict, winner ?? "", seat, name, leader, rank, row.vp, row.strength, row.place],
        ...RESOURCES.flatMap((what) => [row.gained[what] ?? 0, row.spent[what] ?? 0]),
        ...factions.map((faction) => row.influence[faction] ?? 0),
        ...[row.deck, row.acquired.join(" "), row.trashed.join(" ")],
      ];
    }),
  );
  return csv([head, ...rows]);
}

function csv(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

/** A text that begins like a formula is kept from being one: the names of players come from anybody. */
function field(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
