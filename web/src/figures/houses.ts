/**
 * The crests of the Houses, our own: an outline, an emblem on it and a colour, on a grid of 40 x 40. No two outlines are alike,
 * so a House is known without its colour and where its emblem is too small to be seen.
 */
interface House {
  outline: string;
  emblem: string;
  /** `#rrggbb`: the plate of the crest, and the light that its people stand in. */
  colour: string;
}

export const HOUSES: Readonly<Record<string, House>> = {
  /** A shield; a bird of prey. */
  atreides: {
    outline: "M4 3h32v17c0 9-6 14-16 18C10 34 4 29 4 20z",
    emblem: "M20 11l2.6 4.4L35 9.5l-4 9.3-7.2 3.4-.8 6.3-3 4-3-4-.8-6.3L9 18.8 5 9.5l12.4 5.9z",
    colour: "#5f9a6a",
  },
  /** A plate that narrows downwards; horns. */
  harkonnen: {
    outline: "M2 4h36l-6 32H8z",
    emblem: "M9 9c0 7 3 10 8 11v12h6V20c5-1 8-4 8-11-2 4-6 5-11 5s-9-1-11-5z",
    colour: "#b5563a",
  },
  /** A hexagon; a lens. */
  richese: {
    outline: "M20 2l16 9v18l-16 9-16-9V11z",
    emblem: "M20 10a10 10 0 1 0 .01 0zM20 14a6 6 0 1 1-.01 0zM20 17a3 3 0 1 0 .01 0z",
    colour: "#8a9ab5",
  },
  /** A house with a gable; mountains. */
  thorvald: { outline: "M20 2l18 13-6 23H8L2 15z", emblem: "M8 30l7-14 4 6 4-9 9 17z", colour: "#5f9fbd" },
  /** A leaf; its veins. */
  ecaz: {
    outline: "M5 35C1 15 14 3 37 3c2 23-12 36-32 32z",
    emblem: "M9 32C13 22 20 15 31 9 27 14 24 18 21 21l8 1-10 1.5-4 3.5 7 1-9 1z",
    colour: "#7f9d4a",
  },
  /** An octagon; an hourglass. */
  vernius: {
    outline: "M12 2h16l10 10v16L28 38H12L2 28V12z",
    emblem: "M11 10h18v3l-6.5 7 6.5 7v3H11v-3l6.5-7-6.5-7z",
    colour: "#b5793f",
  },
  /** A gate; what falls down in it. */
  moritani: {
    outline: "M4 37V18a16 16 0 0 1 32 0v19z",
    emblem: "M10 13h20v5l-2 12-3.5-10L20 33l-4.5-13L12 30l-2-12z",
    colour: "#b04a55",
  },
  /** A drop; a plant. */
  metulli: {
    outline: "M20 1c9 11 15 17 15 24a15 14 0 0 1-30 0C5 18 11 12 20 1z",
    emblem: "M18.6 33V25C13 25 10 21 10 16c6 0 9 3 10 7 1-4 4-7 10-7 0 5-3 9-8.6 9v8z",
    colour: "#3f9c92",
  },
  /** A lozenge; an eye. */
  fenring: {
    outline: "M20 1l19 19-19 19L1 20z",
    emblem: "M8 20c4-6 8-8 12-8s8 2 12 8c-4 6-8 8-12 8s-8-2-12-8zM20 15a5 5 0 1 1-.01 0z",
    colour: "#8a68b5",
  },
  /** A star of eight points; a crown. */
  corrino: {
    outline:
      "M20 1l5.5 6.5L34 6l-1.5 8.5L39 20l-6.5 5.5L34 34l-8.5-1.5L20 39l-5.5-6.5L6 34l1.5-8.5L1 20l6.5-5.5L6 6l8.5 1.5z",
    emblem: "M11 27V14l4.5 4.5L20 11l4.5 7.5L29 14v13z",
    colour: "#c9a227",
  },
};

/** Of those who belong to no House: a plain square; a sail. */
const NO_HOUSE: House = {
  outline: "M4 4h32v32H4z",
  emblem: "M8 26h24l-4 6H13zM18.5 8v15H9zM21 11l9 12h-9z",
  colour: "#a98a5f",
};

/** The crest of a House of the library; "" is none. */
export function houseOf(id: string): House {
  return HOUSES[id] ?? NO_HOUSE;
}
