import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const server = `${process.cwd()}/../src/landsraad/server`;
const python = ["messages", "answers"].map((name) => readFileSync(`${server}/${name}.py`, "utf8")).join("\n");
const typescript = readFileSync(`${process.cwd()}/src/messages.ts`, "utf8");

/** The fields of a model of the server, as they are called on the wire. */
function fieldsOfModel(name: string): string[] {
  const body = new RegExp(`^class ${name}\\(\\w+\\):\\n((?:(?: .*)?\\n)*)`, "m").exec(python)?.[1] ?? "";
  const fields = [...body.matchAll(/^ {4}(\w+): ([^\n]*)/gm)];
  return fields.map(([, field = "", rest = ""]) => /alias="(\w+)"/.exec(rest)?.[1] ?? field).sort();
}

/** The fields of an interface here. */
function fieldsOfInterface(name: string): string[] {
  const body = new RegExp(`^export interface ${name} \\{\\n((?: .*\\n)*)\\}`, "m").exec(typescript)?.[1] ?? "";
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map((match) => match[1] ?? "").sort();
}

describe("the messages of the client", () => {
  it.each([
    ["SetupIn", "Setup"],
    ["ClockOptions", "ClockOptions"],
    ["Options", "Options"],
    ["SeatIn", "SeatIn"],
    ["NewTable", "NewTable"],
    ["TakeSeat", "TakeSeat"],
    ["ClaimSeat", "ClaimSeat"],
    ["HostOrder", "HostOrder"],
    ["SeatOut", "Seat"],
    ["ClockOut", "Clock"],
    ["Lobby", "Lobby"],
    ["PriceOut", "Price"],
    ["LeftoverOut", "Leftover"],
    ["TrayRow", "TrayRow"],
    ["DecisionOut", "Decision"],
    ["UndoOut", "Undo"],
    ["AskingOut", "Asking"],
    ["Ended", "Ended"],
    ["GameOut", "Game"],
    ["LogLine", "LogLine"],
    ["LogOut", "LogPart"],
    ["ChatLine", "ChatLine"],
    ["NewTableOut", "NewTableAnswer"],
    ["SeatOffer", "SeatOffer"],
    ["AdminSeat", "AdminSeat"],
    ["AdminTable", "AdminTable"],
    ["AdminOut", "AdminOverview"],
    ["TableRow", "TableRow"],
    ["TableList", "TableList"],
    ["ErrorBody", "ErrorBody"],
    ["ReplayOut", "Replay"],
    ["PlayOn", "PlayOn"],
    ["ReportOut", "Report"],
    ["ReportSeat", "ReportSeat"],
    ["ReportRound", "ReportRound"],
    ["ReportSeatRound", "ReportSeatRound"],
    ["GameCreated", "GameCreated"],
  ])("have the fields of the server's %s", (model, type) => {
    const fields = fieldsOfModel(model).filter((field) => field !== "model_config");
    expect(fields.length).toBeGreaterThan(0);
    expect(fieldsOfInterface(type)).toEqual(fields);
  });

  it("know every type of message and command", () => {
    const types = [...python.matchAll(/^ {4}type: Literal\["(\w+)"\]/gm)].map((match) => match[1] ?? "");
    expect(types.length).toBeGreaterThan(10);
    expect(types.filter((type) => !typescript.includes(`type: "${type}"`))).toEqual([]);
  });
});
