import { describe, expect, it } from "vitest";
import { fixture, libraryFor } from "../../testing";
import { click, makeOpening } from "../opening";

const { open, acts } = makeOpening();

describe("Rivals", () => {
  const uprising = libraryFor(["uprising", "choam"], "en");
  const message = fixture("rivals-turn-1");
  const rivals = message.game.view.players.flatMap(({ rival }, seat) => (rival === null ? [] : [{ rival, seat }]));

  it("have a plate with what they gather, their signet and spy network, and no hand", () => {
    const { element } = open(message);
    const plates = [...element.querySelectorAll(".seat-panel:has(.seat-rival)")];
    expect(plates).toHaveLength(2);
    rivals.forEach(({ rival, seat }, i) => {
      const definition = uprising.rivals[rival]!;
      const plate = plates[i]!;
      expect(plate.getAttribute("aria-label")).toBe(definition.name);
      const powers = [...plate.querySelectorAll(".rival-power")].map((power) => power.getAttribute("title"));
      const words = (part: string) => definition.parts.find((one) => one.part === part)!.words;
      expect(powers).toEqual([words("signet"), words("network")]);
      const { gathered } = message.game.view.players[seat]!;
      expect(plate.querySelector(".rival-meter b")?.textContent).toBe(
        gathered === null ? undefined : `${gathered}/${String(definition["swordmaster"])}`,
      );
      expect(plate.querySelectorAll(".rival-cells i[class]")).toHaveLength(gathered ?? 0);
    });
  });

  it("say what they are before they have revealed a card", () => {
    const lines = message.log!.lines.filter(({ seat }) => seat === message.lobby.seat);
    const { element } = open({ ...message, log: { ...message.log!, lines } });
    const said = [...element.querySelectorAll(".seat-panel:has(.seat-rival) .seat-leader")].map(
      (one) => one.textContent,
    );
    expect(said.map((one) => one.trim())).toEqual(["Rival", "Rival"]);
  });

  it("tell their last turns step by step, the newest first", () => {
    const { element } = open(message);
    click("#tab-rivals");
    const turns = [...element.querySelectorAll(".rival-turn")];
    expect(turns).toHaveLength(2);
    const steps = [...turns[0]!.querySelectorAll(".rival-steps li")].map((step) => step.textContent);
    expect(steps[0]).toContain("House Hagal card");
    expect(steps.length).toBeGreaterThan(1);
  });

  it("say in their sheet what their card says", () => {
    const { element } = open(message);
    click(".seat-panel:has(.seat-rival) .seat-open");
    const sheet = element.ownerDocument.querySelector(".seat-sheet")!.textContent;
    expect(sheet).toContain("Spy network, with the third spy");
    expect(sheet).toContain("Priorities");
    expect(sheet).toContain("The last turn");
  });

  it("are chosen among their cards, those that are taken left out", () => {
    const choice = fixture("rivals-choose-1");
    open(choice);
    const { options } = choice.game.decision!;
    expect(document.querySelectorAll(".leader-tile")).toHaveLength(options!.length);
    click(".leader-take");
    expect(options).toContain(acts().at(-1)![0]);
  });
});
