import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { makeStage } from "../../testing";
import { Transport } from "./Transport";

const stage = makeStage();

function show(at: number, rounds: number[]) {
  const went = vi.fn();
  const course = { length: 20, turns: [0, 5, 12], rounds };
  stage.draw(<Transport course={course} at={at} playing={false} onGo={went} onPlay={() => undefined} where="here" />);
  return { went, select: stage.host.querySelector("select") };
}

describe("the bar of a replay", () => {
  it("goes to a round that is chosen", () => {
    const { went, select } = show(6, [2, 12]);
    expect(select!.value).toBe("1");
    act(() => {
      select!.value = "2";
      select!.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(went).toHaveBeenCalledWith(12);
  });

  it("has no rounds to choose from before the first", () => {
    expect(show(0, []).select).toBeNull();
  });
});
