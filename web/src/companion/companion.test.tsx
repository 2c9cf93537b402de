import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../app/refusal";
import { engine } from "../here/engine";
import CompanionScreen from "../screens/CompanionScreen";
import { makeStage, textsOf } from "../testing";
import { Toasts } from "../ui/Toasts";
import answers from "./desks.json";
import { RivalPlate } from "./RivalPlate";
import { type Desk, type Save, VARIANTS } from "./shown";

const KEY = "landsraad.companion";
const desks = answers.desks as unknown as Record<string, { save: Save }>;
const stage = makeStage();
let offline: boolean;
/** The bodies of the calls with a game. */
let sent: { save: string; command: string }[];

/** What the engine answers: desks.json, which Python makes; at all other commands it refuses. */
async function answer(method: string, _path: string, body?: object | string): Promise<unknown> {
  await Promise.resolve();
  if (offline) throw new ApiError("engine", 0, { why: "offline" });
  if (method === "GET") return answers.form;
  const step = body as { save: string; command: string };
  sent.push(step);
  const { commands, setup } = JSON.parse(step.save) as Save;
  const kind = setup.players > 2 ? "people" : "";
  const desk = desks[[kind, ...commands, step.command].filter(Boolean).join(" ")];
  if (!desk) throw new ApiError("impossible", 422, { text: `not here: ${step.command}` });
  return desk;
}

/** Let all that is under way come to its end. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(async () => {
  offline = false;
  sent = [];
  localStorage.clear();
  vi.spyOn(engine, "call").mockImplementation(answer);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  stage.draw(
    <>
      <CompanionScreen />
      <Toasts />
    </>,
  );
  await settle();
});

function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll("button")];
  const found = all.find((one) => (one.getAttribute("aria-label") ?? one.textContent).includes(name));
  if (!found) throw new Error(`no button ${name} among ${all.map((one) => one.textContent).join(" | ")}`);
  return found;
}

/** Choose in a list by the beginning of its label. */
function choose(label: string, value: string) {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent.startsWith(label));
  const select = document.getElementById(found?.htmlFor ?? "") as HTMLSelectElement;
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

async function press(name: string) {
  act(() => button(name).click());
  await settle();
}

const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null") as Save | null;
const commands = () => kept()?.commands.join(" ");
const shown = () => document.body.textContent;

/** Go on with a game that another tab has kept. */
async function continueWith(game: string) {
  localStorage.setItem(KEY, JSON.stringify(desks[game]?.save));
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  });
  await settle();
}

it("goes from setting up to the next round and back, and keeps every step", async () => {
  await press("Begin");
  expect(shown()).toContain("Setting up");
  expect(commands()).toBe("");
  await press("Next round");
  expect(commands()).toBe("round");
  expect(document.querySelector("h1")?.textContent).toBe("Round 2");
  await press("Undo");
  expect(commands()).toBe("");
  expect(button("Undo").getAttribute("aria-disabled")).toBe("true");
});

it("says what cannot be done, and keeps the game as it was", async () => {
  await continueWith("round");
  await press("Reveal for Prince Rhombur Vernius");
  expect(shown()).toContain("not here: reveal:1");
  expect(commands()).toBe("round");
});

it("begins with what was chosen; leaders and seed left open are for the engine", async () => {
  const select = () => document.querySelector(".companion-leaders select") as HTMLSelectElement;
  const switches = () => [...document.querySelectorAll<HTMLInputElement>("input[role=switch]")];
  expect(switches()).toHaveLength(1);
  choose("Boxes", "2");
  expect(switches()).toHaveLength(3);
  act(() => switches().forEach((one) => one.click()));
  act(() => {
    select().value = "rhombur_vernius";
    select().dispatchEvent(new Event("change", { bubbles: true }));
  });
  await press("Begin");
  expect(JSON.parse(sent.at(-1)?.save ?? "")).toMatchObject({
    setup: {
      players: 1,
      boxes: ["base", "ix"],
      difficulty: "mercenary",
      leaders: ["rhombur_vernius", ""],
      seed: "",
      epic: true,
      escalation: true,
      scores: true,
    },
    commands: [],
  });
});

it.each(["epic", "escalation"] as const)("begins with a variant alone: %s", async (variant) => {
  choose("Boxes", "2");
  const name = textsOf("en").t(`variant-${variant}`);
  const label = [...document.querySelectorAll("label")].find((one) => one.textContent.includes(name));
  act(() => label?.querySelector("input")?.click());
  await press("Begin");
  const { setup } = JSON.parse(sent.at(-1)?.save ?? "") as Save;
  expect(VARIANTS.filter((id) => setup[id])).toEqual([variant]);
});

it("shows on a Rival's plate where its Tleilaxu token is, if it has one", () => {
  const desk = answers.desks[""] as unknown as Desk;
  const plateOf = (tleilaxu: number) => {
    const rivals = desk.table.rivals.map((rival) => ({ ...rival, tleilaxu }));
    stage.draw(<RivalPlate desk={{ ...desk, table: { ...desk.table, rivals } }} number={1} onChange={() => {}} />);
    return [...document.querySelectorAll(".rival-numbers li")].map((row) => row.textContent);
  };
  const without = plateOf(-1);
  const rows = plateOf(3);
  expect(rows.filter((row) => !without.includes(row))).toEqual([`${textsOf("en").t("companion-tleilaxu")}3`]);
});

it("forgets leaders and variants that the boxes do not have", async () => {
  const radio = (number: number) =>
    act(() => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[number]?.click());
  const switches = () => [...document.querySelectorAll<HTMLInputElement>("input[role=switch]")];
  choose("Boxes", "2");
  act(() => switches().forEach((one) => one.click()));
  const select = document.querySelector(".companion-leaders select") as HTMLSelectElement;
  act(() => {
    select.value = "hundro_moritani";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  choose("Boxes", "0");
  expect(select.value).toBe("");
  expect(select.textContent).not.toContain("Hundro");
  radio(1);
  await press("Begin");
  expect(JSON.parse(sent.at(-1)?.save ?? "")).toMatchObject({
    setup: { players: 2, boxes: ["base"], difficulty: "", leaders: [], epic: false, escalation: false },
  });
});

it("asks which tile lies open, and shows the one that was bought", async () => {
  await continueWith("gain:1:spice:2");
  await press("Reveal for Prince Rhombur Vernius");
  expect(shown()).toContain("acquire a tech tile for 1 spice less");
  expect(button("Next round").getAttribute("aria-disabled")).toBe("true");
  await press("Yes: send");
  expect(shown()).toContain("Which of these tiles lies open?");
  const offered = [...document.querySelectorAll(".companion-answers button")].map((one) => one.textContent);
  expect(offered[0]).toBe("Detonation Devices (2 spice)");
  expect(offered.at(-1)).toBe("None of them");
  await press("Training Drones");
  expect(kept()?.commands.at(-1)).toBe("tile:training_drones");
  expect(document.querySelector(".rival-tiles")?.textContent).toBe("Training Drones (turned over)");
  await press("Undo");
  expect(document.querySelector(".rival-tiles")).toBeNull();
});

it("gives a winning dreadnought a space", async () => {
  await continueWith("dreadnoughts:2:supply:conflict:1");
  await press("Combat");
  expect(shown()).toContain("Give Rivals their first and second rewards");
  await press("Viscount Hundro Moritani has won the Conflict");
  await press("Carthag");
  expect(commands()).toBe("dreadnoughts:2:supply:conflict:1 combat won:2 control:carthag");
  expect(document.querySelectorAll(".rival-fleet")[1]?.textContent).toContain("Supply\u00a01, Carthag");
});

it("asks before the next round leaves a fight behind", async () => {
  await continueWith("dreadnoughts:2:supply:conflict:1");
  await press("Next round");
  expect(shown()).toContain("Viscount Hundro Moritani still has units in the Conflict");
  await press("No");
  expect(commands()).toBe("dreadnoughts:2:supply:conflict:1");
  await press("Next round");
  await press("Yes");
  expect(commands()).toBe("dreadnoughts:2:supply:conflict:1 round");
});

it("names the Conflict, shows its rewards and gives them out", async () => {
  await continueWith("");
  await press("Which Conflict lies open?");
  await press("1st: +1 VP2nd: draw 1 Intrigue card");
  expect(commands()).toBe("conflict:skirmish_a");
  expect(document.querySelector(".companion-rewards")?.textContent).toContain("1st: +1 VP");
  await continueWith("conflict:skirmish_a troops:1:supply:conflict:1 combat");
  expect(shown()).toContain("Strength in the end");
  await press("troop: +2");
  await press("Give out the rewards");
  expect(commands()).toBe("conflict:skirmish_a troops:1:supply:conflict:1 combat outcome:2");
  expect(shown()).toContain("strength 2: the second reward");
  expect(shown()).toContain("Take your rewards");
});

it("tells strength where no Rival fights, once the Conflict is named", async () => {
  await continueWith("");
  await press("Combat");
  expect(button("Give out the rewards").getAttribute("aria-disabled")).toBe("true");
  await continueWith("conflict:skirmish_a");
  await press("Combat");
  await press("troop: +2");
  await press("Give out the rewards");
  expect(commands()).toBe("conflict:skirmish_a outcome:2");
  expect(shown()).toContain("strength 2: the first reward");
});

it("lights the card of the Rival whose turn comes next", async () => {
  await continueWith("");
  const lit = [...document.querySelectorAll(".companion-reveals .button-main")].map((one) => one.textContent);
  expect(lit).toEqual(["Reveal a cardPrince Rhombur Vernius"]);
  expect(document.querySelector(".companion-turn")?.textContent).toBe("It is the turn of Prince Rhombur Vernius");
});

it("says so when the server answers in the place of the browser", async () => {
  await continueWith("");
  expect(shown()).not.toContain("so the server does");
  act(() => engine.store.set({ status: "failed", why: "unsupported", detail: "" }));
  expect(shown()).toContain("so the server does");
  act(() => engine.store.set({ status: "idle" }));
});

const radio = (label: string) =>
  act(() => [...document.querySelectorAll("label")].find((one) => one.textContent.startsWith(label))?.click());

it("begins with persons by themselves: the table is laid out, and can be looked up later", async () => {
  radio("Three players");
  choose("Seat 2", "helena_richese");
  await press("Begin");
  expect(JSON.parse(sent.at(-1)?.save ?? "")).toMatchObject({
    setup: { players: 3, boxes: ["base"], difficulty: "", leaders: ["", "helena_richese", ""], scores: false },
  });
  expect(shown()).toContain("Seats, clockwise");
  await press("Agent turn is over");
  expect(shown()).not.toContain("Seats, clockwise");
  await press("What happened");
  expect(shown()).toContain("These stay in the box");
});

it("calls people by the names that are written, with their leaders where they play by themselves", async () => {
  radio("Three players");
  const field = [...document.querySelectorAll("label")].find((one) => one.textContent === "Seat 3: name")!.control!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, "Alia");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const desk = desks["people"]!;
  const setup = { ...desk.save.setup, people: ["", "", "Alia"] };
  const persons = ["Duke Leto Atreides", "Helena Richese", "Alia"];
  const call = vi.spyOn(engine, "call").mockResolvedValue({ ...desk, persons, save: { ...desk.save, setup } });
  await press("Begin");
  expect(JSON.stringify(call.mock.lastCall)).toContain(JSON.stringify(JSON.stringify(setup.people)).slice(1, -1));
  const names = [...document.querySelectorAll(".person-tracks")].map((one) => one.parentElement!.querySelector("h2"));
  expect(names.map((one) => one!.textContent)).toEqual([
    "Duke Leto Atreides",
    "Helena Richese",
    "Alia Earl Memnon Thorvald",
  ]);
});

it("seats the Commanders of six, in the boxes that six can play", () => {
  radio("Six players");
  const seats = [...document.querySelectorAll<HTMLSelectElement>(".companion-leaders select")];
  expect(seats.map(({ value, disabled }) => [value, disabled])).toEqual([
    ["muaddib", true],
    ["", false],
    ["", false],
    ["shaddam_corrino_iv", true],
    ["", false],
    ["", false],
  ]);
});

it("goes round with the turns of persons, and the time with them", async () => {
  await continueWith("people");
  const now = vi.spyOn(Date, "now").mockReturnValue(1_000);
  const turn = () => document.querySelector(".person-turn h2")?.textContent;
  const first = turn();
  await press("Timer");
  await press(first ?? "");
  await press("Close");
  now.mockReturnValue(66_000);
  await press("Agent turn is over");
  expect(turn()).not.toBe(first);
  now.mockReturnValue(70_000);
  await press("Timer");
  const times = [...document.querySelectorAll(".companion-clock b")].map((one) => one.textContent).sort();
  expect(times).toEqual(["00:00", "00:04", "01:05"]);
});

it("adds strength up piece by piece and counts what scores", async () => {
  await continueWith("people turn revealed conflict:skirmish_a combat");
  const rows = [...document.querySelectorAll(".companion-strength")];
  const add = (row: number, piece: string) =>
    act(() => rows[row]?.querySelector<HTMLButtonElement>(`button[aria-label^="${piece}"]`)?.click());
  for (const piece of ["troop", "sword"]) add(0, piece);
  add(1, "troop");
  add(2, "troop");
  act(() => rows[2]?.querySelector("button")?.click());
  await press("Give out the rewards");
  expect(commands()).toBe("turn revealed conflict:skirmish_a combat outcome:3,2,0");
  expect(shown()).toContain("Duke Leto Atreides: +1 VP");
  expect(document.querySelector(".rival-vp")?.textContent).toContain("1");
});

it("counts the game when somebody has enough", async () => {
  await continueWith("people points:1:10");
  expect(() => button("Next round")).toThrow();
  await press("Count the game");
  expect(commands()).toBe("points:1:10 finish");
  expect(shown()).toContain("Duke Leto Atreides: 10 VP");
});

it("times one player after the other", async () => {
  await continueWith("");
  const now = vi.spyOn(Date, "now").mockReturnValue(1_000);
  await press("Timer");
  await press("you");
  now.mockReturnValue(66_000);
  await press("you");
  expect(document.querySelector(".companion-clock")?.textContent).toBe("you01:05");
  expect(localStorage.getItem("landsraad.timer")).toContain("65000");
});

it("says that the engine cannot be had, and goes on when it can", async () => {
  offline = true;
  await continueWith("round");
  expect(shown()).toContain("Try again");
  expect(commands()).toBe("round");
  offline = false;
  await press("Try again");
  expect(document.querySelector("h1")?.textContent).toBe("Round 2");
});
