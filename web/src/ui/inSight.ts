/** Where none of these is wholly in sight in what scrolls them, the first comes into sight, at `block`; else nothing moves. */
export function bringIntoSight(
  room: Element,
  ones: readonly Element[],
  block: ScrollLogicalPosition = "nearest",
): void {
  const { top, bottom } = room.getBoundingClientRect();
  const inSight = (one: Element) => {
    const box = one.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  if (!ones.some(inSight)) ones[0]?.scrollIntoView({ block });
}
