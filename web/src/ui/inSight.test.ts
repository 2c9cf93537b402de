import { expect, it, vi } from "vitest";
import { bringIntoSight } from "./inSight";

/** Something that lies from `top` to `bottom` of the window. */
function lying(top: number, bottom: number) {
  const one = document.createElement("div");
  one.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  const moved = vi.fn();
  one.scrollIntoView = moved;
  return { one, moved };
}

it("moves nothing where one of them is seen, else as far as the first", () => {
  const room = lying(100, 200).one;
  const [above, below, cut, within] = [lying(0, 50), lying(300, 350), lying(180, 220), lying(120, 160)];
  bringIntoSight(room, [above.one, within.one, below.one]);
  bringIntoSight(room, []);
  for (const { moved } of [above, below, within]) expect(moved).not.toHaveBeenCalled();
  bringIntoSight(room, [cut.one, below.one]);
  expect(cut.moved).toHaveBeenCalledOnce();
  expect(below.moved).not.toHaveBeenCalled();
});
