import { box, corners, disc, type Layer, line, solid } from "./draw";

/** The emblems of the factions and of the other powers, in the main colour; drawings put them on plates and in rings. */
export const emblems = {
  /** A throne. */
  emperor: [solid("M5 3.5l3 2.7L12 2l4 4.2 3-2.7V14h2v7.5h-3.5V18.5h-11v3H3V14h2zM8.4 9.5V14h7.2V9.5L12 7.6z")],
  /** A ring and the ship that passes through it. */
  guild: [
    line("M6.3 17.7A8 8 0 0 1 15.6 4.9M18.6 7.5A8 8 0 0 1 9 19.4"),
    solid("M1.5 21.5C5 13 12 6.5 22.5 1.8 19.5 12.6 12.5 19 1.5 21.5z"),
  ],
  /** An eye under a veil. */
  bene_gesserit: [
    line("M2 15.5c3-4.6 6.4-6.5 10-6.5s7 1.9 10 6.5c-3 3.3-6.4 5-10 5s-7-1.7-10-5z"),
    solid(disc(12, 15, 3.2)),
    line("M3 9.5C5 4.8 8.2 2.8 12 2.8s7 2 9 6.7"),
  ],
  /** Two crescents: the two moons. */
  fremen: [
    solid("M13.5 2.2A10 10 0 1 0 21.8 15.5 8 8 0 0 1 13.5 2.2z"),
    solid("M18.8 3a4.4 4.4 0 1 0 3.2 6.4 3.6 3.6 0 0 1-3.2-6.4z"),
  ],
  /** A tower with three battlements. */
  great_houses: [
    solid(
      "M4 3h4v3h2V3h4v3h2V3h4v7l-2.5 2v5l2.5 2v2.5H4V19l2.5-2v-5L4 10zM12 12.5a2.2 2.2 0 0 0-2.2 2.2V18h4.4v-3.3a2.2 2.2 0 0 0-2.2-2.2z",
    ),
  ],
  /** A planet beyond the last orbit. */
  fringe_worlds: [solid(disc(15.5, 8.5, 5.5)), line("M3 8C5.5 16 11 20 20 20.5"), solid(disc(5, 19, 1.9))],
  /** Steps of an assembly below a pediment. */
  landsraad: [
    solid(
      "M12 2.5L22 9v2.2H2V9zM4.5 12.8h2.8v5.4H4.5zM10.6 12.8h2.8v5.4h-2.8zM16.7 12.8h2.8v5.4h-2.8zM2 19.8h20V22H2z",
    ),
  ],
  /** A balance with two pans. */
  choam: [
    line("M12 3.5V21M5.5 21.3h13M4 6.5h16"),
    solid("M4.5 7l4 8.5a4.2 4.2 0 0 1-8 0zM19.5 7l4 8.5a4.2 4.2 0 0 1-8 0z"),
  ],
  /** A cog with an eye. */
  ix: [
    line(corners(12, 12, 9.5, 6)),
    line(disc(12, 12, 3.2)),
    line("M12 2.5v4M20.2 7.2l-3.4 2M20.2 16.8l-3.4-2M12 21.5v-4M3.8 16.8l3.4-2M3.8 7.2l3.4 2"),
  ],
  /** Walls and a dome. */
  city: [solid("M2 21.5V13h3.5V9.5A6.5 6.5 0 0 1 12 3a6.5 6.5 0 0 1 6.5 6.5V13H22v8.5h-6.5V17a3.5 3.5 0 0 0-7 0v4.5z")],
  /** A grain of spice. */
  grain: [solid(corners(12, 12, 10, 6))],
  /** A signet. */
  signet: [line(disc(12, 14.5, 7)), solid(box(7.5, 2, 9, 6.5, 1.5))],
} satisfies Record<string, Layer[]>;

export type Emblem = keyof typeof emblems;
