import { describe, expect, it, vi } from "vitest";
import { set } from "../app/settings";
import { makeStage } from "../testing";
import { Motion, originsOf } from "./Motion";

const at = (x: number, y = 0) => ({ x, y });

describe("where things come from", () => {
  it("is nothing for those that stay", () => {
    expect(originsOf([at(0), at(20)], [at(0), at(20.5)])).toEqual([undefined, undefined]);
  });

  it("is the nearest place that was left", () => {
    expect(originsOf([at(0), at(20), at(40)], [at(0), at(100), at(30)])).toEqual([undefined, at(40), at(20)]);
  });

  it("is nowhere for those that are new", () => {
    expect(originsOf([at(0)], [at(0), at(20)])).toEqual([undefined, null]);
  });
});

describe("motion", () => {
  const stage = makeStage();

  /** Shows a number and a thing before and after an action; what was animated. */
  function changed(n: number): Element[] {
    const animated: Element[] = [];
    vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element) {
      animated.push(this);
      return { cancel: () => undefined } as Animation;
    });
    const draw = (n: number, value: number) =>
      stage.draw(
        <Motion n={n}>
          <b data-count>{value}</b>
          <i data-count>7</i>
          {value > 1 && <u data-move="troop 0" />}
          <s data-appear="there" />
          {value > 1 && <q data-appear="new" />}
        </Motion>,
      );
    draw(0, 1);
    draw(n, 2);
    return animated;
  }

  const names = (things: Element[]) => things.map(({ tagName }) => tagName).sort();

  it("shows what an action has changed", () => {
    set({ motion: "full" });
    expect(names(changed(1))).toEqual(["B", "Q", "U"]);
  });

  it("shows nothing where no action was taken, after a jump, or where less motion is wished", () => {
    set({ motion: "full" });
    expect(changed(0)).toEqual([]);
    expect(changed(40)).toEqual([]);
    set({ motion: "less" });
    expect(changed(1)).toEqual([]);
  });
});
