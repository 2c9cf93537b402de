/** Where the pointer is in the window, or where the finger was last. */
export class Pointer {
  x = -1;
  y = -1;

  constructor() {
    const note = ({ clientX, clientY }: PointerEvent) => {
      this.x = clientX;
      this.y = clientY;
    };
    for (const type of ["pointermove", "pointerdown"] as const)
      window.addEventListener(type, note, { capture: true, passive: true });
  }

  /** Does it rest where this happens? Then something has come under it. */
  restsAt({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
    return this.x === clientX && this.y === clientY;
  }

  isOn(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return this.x >= left && this.x <= right && this.y >= top && this.y <= bottom;
  }
}
