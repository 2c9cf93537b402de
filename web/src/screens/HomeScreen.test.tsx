import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../app/api";
import { LANGUAGES } from "../app/settings";
import { engine } from "../here/engine";
import { GameStore } from "../here/store";
import { makeStage, textsOf } from "../testing";
import { Toasts } from "../ui/Toasts";
import { HomeScreen } from "./HomeScreen";

const stage = makeStage();
/** Wait until something holds. */
async function until(holds: () => void) {
  for (let left = 500; ; left -= 1) {
    await act(() => new Promise((done) => setTimeout(done)));
    try {
      return holds();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
const says = (text: string) => until(() => expect(document.body.textContent).toContain(text));
const rows = () => [...document.querySelectorAll(".home-row")].map((row) => row.textContent);
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (one) => one.getAttribute("aria-label") === name || one.textContent.trim() === name,
  );
const press = (name: string) => act(() => button(name)!.click());

async function keep(id: string, phase: string, names: string[], options = {}) {
  const setup = JSON.stringify({ players: 4, boxes: ["base", "ix"] });
  const seats = names.map((name, seat) => ({ seat, kind: seat === 0 ? "human" : "bot", name }));
  const table = { id, phase, setup, options: JSON.stringify(options), changed: 1_700_000_000 };
  await stage.page.part(GameStore).create(JSON.stringify({ table, seats }));
}

function draw(texts = textsOf("en")) {
  stage.draw(
    <>
      <HomeScreen />
      <Toasts />
    </>,
    texts,
  );
}

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  engine.store.set({ status: "idle" });
  vi.spyOn(api, "tables").mockResolvedValue({ mine: [], listed: [] });
});

afterEach(() => {
  document.head.innerHTML = "";
});

describe("the first screen", () => {
  it("lists what is played in this browser without loading the engine", async () => {
    const start = vi.spyOn(engine, "start");
    await keep("here-a", "playing", ["Alia", "Noor"]);
    await keep("here-b", "over", ["Alia", "Ilyas"]);
    await keep("here-d", "playing", ["Alia", "Noor"], { puzzle: "1-1" }); // it is no game before it is played on
    await stage.page
      .part(GameStore)
      .put_record("here-c", JSON.stringify({ names: ["Paul"], setup: { boxes: ["uprising"] } }));
    draw();
    await until(() => expect(rows()).toHaveLength(3));
    const [going, over, record] = rows();
    expect(going).toMatch(/Alia, Noor.*Rise of Ix.*in this browser.*Your turn/);
    expect(over).toMatch(/Alia, Ilyas.*Over/);
    expect(record).toMatch(/Paul.*Uprising/);
    const links = [...document.querySelectorAll(".home-row a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/t/here-a", "/t/here-b", "/g/here-c"]);
    expect(start).not.toHaveBeenCalled();
  });

  it("removes a game only after having asked", async () => {
    await keep("here-a", "playing", ["Alia", "Noor"]);
    draw();
    await until(() => expect(rows()).toHaveLength(1));
    const remove = vi.spyOn(stage.page.part(GameStore), "remove");
    press("More: Alia, Noor");
    press("Remove");
    press("Keep it");
    expect(remove).not.toHaveBeenCalled();
    press("More: Alia, Noor");
    press("Remove");
    act(() => document.querySelector<HTMLButtonElement>("dialog .button-danger")!.click());
    await until(() => expect(rows()).toHaveLength(0));
  });

  it.each(LANGUAGES)("offers here and online; where there is no server it says so in a line: %s", (language) => {
    const texts = textsOf(language);
    const addresses = () => [...document.querySelectorAll(".home-door a")].map((link) => link.getAttribute("href"));
    draw(texts);
    expect(addresses()).toEqual(["/new?where=here", "/new?where=online", "/learn"]);
    expect(document.body.textContent).not.toContain(texts.t("here-no-server"));
    document.head.innerHTML = '<meta name="server" content="no">';
    draw(texts);
    expect(addresses()).toEqual(["/?screen=/new&where=here", "/?screen=/learn"]);
    expect(document.body.textContent).toContain(texts.t("here-no-server"));
    expect(document.querySelector(".join-form")).toBeNull();
  });

  it("says where the browser keeps nothing", async () => {
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
    draw();
    await says("This browser keeps nothing for this page");
    expect(button("Export all")).toBeUndefined();
  });

  it("says that the browser may throw away what it keeps, unless it has agreed not to", async () => {
    const persisted = vi.fn().mockResolvedValue(false);
    vi.stubGlobal("navigator", {
      ...navigator,
      storage: { persisted, estimate: () => Promise.resolve({ usage: 2e6 }) },
    });
    draw();
    await says("may throw them away");
    await says("2 MB");
    persisted.mockResolvedValue(true);
    stage.draw(<p />);
    draw();
    await says("2 MB");
    expect(document.body.textContent).not.toContain("may throw them away");
  });

  it("takes in what was exported, and says what came", async () => {
    await keep("here-a", "over", ["Alia", "Noor"]);
    const file = await engine.backup();
    await stage.page.part(GameStore).remove("here-a");
    draw();
    const input = [...document.querySelectorAll<HTMLInputElement>("input[type=file]")].at(-1)!;
    const bring = (brought: File) => {
      Object.defineProperty(input, "files", { value: [brought], configurable: true });
      act(() => void input.dispatchEvent(new Event("change", { bubbles: true })));
    };
    bring(file);
    await says("1 game and no record were imported");
    await until(() => expect(rows()[0]).toContain("Alia, Noor"));
    bring(file);
    await says("Everything in this file is here already");
    bring(new File(["{}"], "x.json"));
    await says("not exported by Landsraad");
  });
});
