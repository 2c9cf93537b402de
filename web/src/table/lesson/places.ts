import type { LessonPlace } from "../../messages";

/** Where on the table the places lie that a lesson looks at; a test draws a table and finds them all. */
const PLACES: Record<LessonPlace["kind"], (id: string) => string> = {
  space: (id) => `[data-space="${id}"]`,
  post: (id) => `[data-target="post:${id}"]`,
  faction: (id) => `[data-target="faction:${id}"], .tiles-track[data-faction="${id}"]`,
  hand: (id) => `[data-group="hand"] [data-move="hand ${id}"]`,
  intrigue: () => '[data-group="intrigue"] [data-about]',
  seat: (id) => `[data-seat="${id}"]`,
  conflict: () => '[data-target^="conflict:"], .conflict-panel',
  market: (id) => (id ? `[data-group="market"] [data-about="card/${id}"]` : '[data-group="market"]'),
  tech: () => '[data-target^="tech:"], .tech-list',
  contracts: () => ".contract-plates",
  research: (id) => `[data-target="research:${id}"]`,
  tleilaxu: () => '[data-target^="tleilaxu:"]',
  tanks: () => '[data-target^="tanks:"]',
  tleilaxu_row: (id) =>
    id ? `[data-group="tleilax"] [data-about="card/${id}"]` : '[data-group="tleilax"] .market-list',
  decision: () => "#decision",
  finish: () => '#decision [data-action="reveal"], #decision [data-action="end_turn"], #decision [data-action="pass"]',
};

/** Places of several elements. */
const MANY: ReadonlySet<LessonPlace["kind"]> = new Set(["tech", "intrigue", "tleilaxu"]);

/** The elements of a place, several only where they are one place together; none while it is not on the screen. */
export function elementsOf({ kind, id }: LessonPlace): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(PLACES[kind](id))];
  return MANY.has(kind) ? found : found.slice(0, 1);
}

export type LessonTab = "board" | "market" | "tleilax" | "conflict";

/** In which tab beside the board a place lies, where not all of the table is seen at once. */
export function tabOf(place: LessonPlace | undefined): LessonTab | null {
  switch (place?.kind) {
    case "market":
    case "contracts":
      return "market";
    case "research":
    case "tleilaxu":
    case "tanks":
    case "tleilaxu_row":
      return "tleilax";
    case "conflict":
      return "conflict";
    case "space":
    case "post":
    case "faction":
    case "tech":
      return "board";
    default:
      return null;
  }
}
