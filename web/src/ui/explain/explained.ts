/**
 * What on a screen can be explained: elements with `data-about` (a thing: its kind and id), with a `title`, and icons. All
 * three are plain attributes, so that whatever is drawn is explained without being wrapped into anything.
 */

const HUSHED = "data-title"; // where a title waits while the browser must not show it by itself
const SAID = `[title], [${HUSHED}]`;

/** What an element is about: the thing that it shows, or a part that says something by itself; null for neither. */
export function explainedAt(target: Element): Element | null {
  const whole = target.closest("[data-about]");
  const part = target.closest(`${SAID}, [data-icon]`);
  if (whole === null || part === null) return whole ?? (part?.closest(".button") ? part.closest(SAID) : part);
  // What a seat has is explained by itself; what stands on a card belongs to the card.
  const apart = whole !== part && whole.contains(part) && aboutOf(whole)!.startsWith("seat/");
  return apart ? part : whole;
}

/** What lies at a place: where a button covers a whole panel (`data-covers`), that part of the panel. */
export function pointedAt({ target, clientX, clientY }: PointerEvent): Element | null {
  if (!(target instanceof Element)) return null;
  if (!target.hasAttribute("data-covers")) return target;
  const parts = [...(target.parentElement?.querySelectorAll(`${SAID}, [data-icon]`) ?? [])];
  const within = (one: Element) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  };
  return parts.find((one) => one !== target && within(one)) ?? target;
}

/** The thing that an element shows, as kind and id (`card/dagger`). */
export function aboutOf(element: Element): string | null {
  return element.getAttribute("data-about");
}

/** The kind and the id of a thing (`card/dagger`). */
export function kindAndId(about: string): [kind: string, id: string] {
  const slash = about.indexOf("/");
  return [about.slice(0, slash), about.slice(slash + 1)];
}

/** What an element says of itself: its title, or that of what it stands in. */
export function saidOf(element: Element): string {
  const titled = element.closest(SAID);
  return titled?.getAttribute("title") ?? titled?.getAttribute(HUSHED) ?? "";
}

/** The icons in an element, each once, in their order. */
export function iconsIn(element: Element): string[] {
  const around = element.matches("[data-icon]") ? (element.closest(SAID) ?? element) : element;
  const found = [around, ...around.querySelectorAll("[data-icon]")].map((one) => one.getAttribute("data-icon"));
  return [...new Set(found.filter((icon) => icon !== null))];
}

/** Keeps the browser from showing a title beside the explanation while the pointer is on it. */
export function hushedTitles() {
  let hushed: Element[] = [];
  const restore = () => {
    for (const element of hushed) {
      const title = element.getAttribute(HUSHED);
      element.removeAttribute(HUSHED);
      if (title !== null && !element.hasAttribute("title")) element.setAttribute("title", title);
    }
    hushed = [];
  };
  return {
    restore,
    hush: (target: Element) => {
      restore();
      for (let one = target.closest("[title]"); one !== null; one = one.parentElement?.closest("[title]") ?? null) {
        one.setAttribute(HUSHED, one.getAttribute("title")!);
        one.removeAttribute("title");
        hushed.push(one);
      }
    },
  };
}
