import { expect, it, vi } from "vitest";
import { bringIntoSight } from "./inSight";

/** Something that lies from `top` to `bottom` of the window. */
function lying(top: number, bottom: number) {
  const one = document.createElement("div");
  one.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  one.scrollIntoView = vi.fn();
  return one;
}

it("moves nothing where one of them is seen, else as far as the first", () => {
  const room = lying(100, 200);
  const [above, below, cut, within] = [lying(0, 50), lying(300, 350), lying(180, 220), lying(120, 160)];
  bringIntoSight(room, [above, within, below]);
  bringIntoSight(room, []);
  for (const one of [above, below, within]) expect(one.scrollIntoView).not.toHaveBeenCalled();
  bringIntoSight(room, [cut, below]);
  expect(cut.scrollIntoView).toHaveBeenCalledOnce();
  expect(below.scrollIntoView).not.toHaveBeenCalled();
});
