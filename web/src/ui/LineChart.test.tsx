import { describe, expect, it } from "vitest";
import { makeStage } from "../testing";
import { lanes, scale, spread } from "./chart";
import { LineChart } from "./LineChart";

const stage = makeStage();

describe("the axis of a chart", () => {
  it.each([
    [[0, 3, 5], 0, 5, 6],
    [[0, 11], 0, 12, 7],
    [[0, 1], 0, 4, 5],
    [[-2, 4], -2, 4, 7],
    [[230, 7], 0, 250, 6],
  ])("of %j goes from %d to %d", (values, low, high, ticks) => {
    const found = scale(values);
    expect([found.low, found.high]).toEqual([low, high]);
    expect(found.ticks[0]).toBe(low);
    expect(found.ticks.at(-1)).toBe(high);
    expect(found.ticks.length).toBeLessThanOrEqual(ticks);
  });
});

describe("what would lie upon each other", () => {
  it("is put beside each other, in its order and between the bounds", () => {
    expect(spread([50, 50, 50], 10, 0, 100)).toEqual([50, 60, 70]);
    expect(spread([98, 20, 99], 10, 0, 100)).toEqual([90, 20, 100]);
    expect(spread([10, 40], 10, 0, 100)).toEqual([10, 40]);
    expect(lanes(3, 2)).toEqual([-2, 0, 2]);
  });
});

describe("a chart of lines", () => {
  const lines = [
    { seat: 0, name: "Alia", values: [1, 4, 4] },
    { seat: 1, name: "Feyd", values: [0, 4, 9] },
  ];
  const draw = (marks?: (number | null)[]) =>
    stage.draw(<LineChart label="Points, by round" columns={["1", "2", "3"]} lines={lines} marks={marks} />);

  it("is one picture with a name, and says the number of every point", () => {
    const svg = draw();
    expect([svg.getAttribute("role"), svg.getAttribute("aria-label")]).toEqual(["img", "Points, by round"]);
    const titles = [...svg.querySelectorAll("title")].map((title) => title.textContent);
    expect(titles).toEqual(["Alia, 1: 1", "Alia, 2: 4", "Alia, 3: 4", "Feyd, 1: 0", "Feyd, 2: 4", "Feyd, 3: 9"]);
  });

  it("tells the seats apart without their colours", () => {
    const svg = draw();
    const of = (pick: (line: Element) => string | null) => [...svg.querySelectorAll(".line-chart-line")].map(pick);
    for (const sign of [
      of((line) => line.querySelector("polyline")!.getAttribute("stroke-dasharray")),
      of((line) => line.querySelector("path")!.getAttribute("d")),
      of((line) => line.querySelector(".line-chart-mark text")!.textContent),
    ]) {
      expect(new Set(sign).size).toBe(lines.length);
    }
  });

  it("never draws two lines upon each other, nor two marks at their ends", () => {
    const svg = draw();
    const middle = [...svg.querySelectorAll("polyline")].map((line) => line.getAttribute("points")!.split(" ")[1]);
    expect(middle[0]).not.toBe(middle[1]);
    const ends = [...svg.querySelectorAll(".line-chart-line > .line-chart-mark")].map((mark) =>
      Number(/ ([\d.]+)\)/.exec(mark.getAttribute("transform")!)![1]),
    );
    expect(Math.abs(ends[0]! - ends[1]!)).toBeGreaterThanOrEqual(15);
  });

  it("puts a seat's mark above the columns that are its own", () => {
    const marks = [...draw([1, null, 0]).querySelectorAll("svg > .line-chart-mark text")].map(
      (text) => text.textContent,
    );
    expect(marks).toEqual(["B", "R"]);
  });
});
