import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../app/settings";
import { fixture } from "../../testing";
import { library, speakerOf } from "../testing";
import { dreadnoughtsWith } from "./combat";
import { deployment, leftToPay, levelAfter, rewardNodes, tilePrice, usesOf } from "./ix";
import { linePieces } from "./loglines";
import { panelOf } from "./panel";
import { nothing } from "./staging";
import { actionLabel } from "./words";

describe("tech tiles", () => {
  it("cost what the icon that acquires them leaves", () => {
    const { decision } = fixture("ix-tile-4").game;
    const node = decision!.node;
    const [tile, definition] = Object.entries(library.tech)[0]!;
    const discounted = {
      ...library,
      tokens: {
        ...library.tokens,
        [node]: [
          { icon: "acquire_tech", names: ["solari"] },
          { icon: "tech_discount", n: 2 },
        ],
      },
    };
    expect(tilePrice(discounted, decision, tile)).toEqual({
      n: Math.max(0, Number(definition["cost"]) - 2),
      goods: "solari",
    });
    expect(tilePrice(library, null, tile)).toEqual({ n: Number(definition["cost"]), goods: "spice" });
  });

  it("are paid for with negotiators and what is left", () => {
    const { view, decision } = fixture("ix-pay-4").game;
    const price = view.stack.at(-1)!.a;
    expect(leftToPay(view, decision, 1)).toEqual({ n: price - 1, goods: view.stack.at(-1)!.b ? "solari" : "spice" });
    expect(leftToPay(view, null, 1)).toBeNull();
  });

  it("are used from the hand of their owner", () => {
    const { decision } = fixture("ix-use-4").game;
    const action = decision!.options!.find((option) => option.startsWith("resolve:tech/"))!;
    const tile = action.slice("resolve:tech/".length).split(".")[0]!;
    expect(usesOf(decision, tile)).toContain(action);
    expect(usesOf(null, tile)).toEqual([]);
  });
});

describe("the freighter", () => {
  it("goes up by one or home with all rewards below", () => {
    const { view, decision } = fixture("ix-freighter-4").game;
    const level = view.players[decision!.seat]!.freighter;
    expect(levelAfter(view, decision!, "freighter:advance")).toBe(level + 1);
    expect(levelAfter(view, decision!, "freighter:recall")).toBe(0);
    expect(rewardNodes(2)).toEqual(["shipping/0", "shipping/1"]);
  });
});

describe("units", () => {
  it("are deployed in two numbers, of one allowance", () => {
    const { decision } = fixture("ix-deploy-4").game;
    const { amount } = panelOf(decision!, nothing(decision!.id));
    expect(amount).toMatchObject({ family: "deploy", least: 0 });
    expect(amount!.dreadnoughts).toBeGreaterThan(0);
    const none = Math.max(...dreadnoughtsWith(decision, 0));
    expect(none).toBe(amount!.dreadnoughts);
    expect(Math.max(...dreadnoughtsWith(decision, amount!.most))).toBeLessThanOrEqual(none);
    expect(deployment(2, 1)).toEqual(["deploy:2", "deploy_dreadnought:1"]);
    expect(deployment(0, 0)).toEqual([]);
  });

  it("share what a Second Wave brings", () => {
    const { view, decision } = fixture("ix-units-4").game;
    const left = 2 - view.stack.at(-1)!.a;
    expect(Math.max(0, ...dreadnoughtsWith(decision, left))).toBe(0);
  });

  it("retreat as so many troops, and dreadnoughts for the rest", () => {
    const { decision } = fixture("ix-retreat-4").game;
    expect(dreadnoughtsWith(decision, -2)).toEqual([-1]);
  });
});

const MOMENTS = [
  "ix-turn-4",
  "ix-deploy-4",
  "ix-tile-4",
  "ix-pay-4",
  "ix-use-4",
  "ix-freighter-4",
  "ix-reward-4",
  "ix-control-4",
  "ix-units-4",
  "ix-retreat-4",
  "ix-force-4",
  "ix-return-4",
  "ix-keep-4",
  "ix-ahead-4",
];

describe("words of Rise of Ix", () => {
  it.each(MOMENTS.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
    "%s in %s are complete",
    (name, language) => {
      const speaker = speakerOf(name, language);
      const unknown = speaker.words.t("table-unknown");
      for (const option of speaker.decision?.options ?? []) {
        const said = actionLabel(speaker, option);
        expect(said, option).not.toBe("");
        expect(said, option).not.toContain(unknown);
        expect(said, option).not.toMatch(/[a-z]+_[a-z]+|action-|\{/);
      }
      const log = { words: speaker.words, seatName: (seat: number) => `P${seat}`, conflictLevel: () => 1 };
      for (const line of fixture(name).log?.lines ?? []) {
        const said =
          linePieces(log, line)
            ?.map(({ text }) => text)
            .join("") ?? "";
        expect(said, JSON.stringify(line)).not.toMatch(/[a-z]+_[a-z]+|log-|\{/);
        expect(said, JSON.stringify(line)).not.toContain(unknown);
      }
    },
  );
});
