import type { Layout, Rect } from "../layouts";

/** What Rise of Ix adds to a board: three places for tech tiles, the dock of the shipping track and its levels. */
export interface IxPlaces {
  tech: readonly Rect[];
  /** The dock, then the levels from the first. */
  ships: readonly Rect[];
  /** The panel whose heading bears the negotiators. */
  negotiators: string;
}

const COVERED = ["hall_of_oratory", "rally_troops", "sell_melange", "secure_contract"];

/** The boards of Rise of Ix say much: they are higher than what they cover, and the desert below them lower. */
export const IX_PANELS: Record<"arrakis" | "vp", Rect> = {
  arrakis: [352, 256, 776, 316],
  vp: [1136, 256, 48, 316],
};
export const IX_SCORE: Layout["vp"] = { at: [1139, 545], step: [0, -23.9], size: [42, 22.5], last: 12 };

const PLACED: Layout["spaces"] = {
  high_council: { rect: [360, 42, 116, 96], group: "landsraad" },
  mentat: { rect: [360, 146, 116, 96], group: "landsraad" },
  swordmaster: { rect: [482, 146, 116, 96], group: "landsraad" },
  tech_negotiation: { rect: [622, 42, 128, 96], group: "ix" },
  dreadnought: { rect: [622, 146, 128, 96], group: "ix" },
  interstellar_shipping: { rect: [956, 42, 128, 96], group: "choam" },
  smuggling: { rect: [956, 146, 128, 96], group: "choam" },
  sietch_tabr: { rect: [360, 336, 160, 84], group: "arrakis" },
  research_station: { rect: [560, 298, 160, 84], group: "arrakis" },
  carthag: { rect: [760, 276, 160, 84], group: "arrakis" },
  arrakeen: { rect: [960, 292, 160, 84], group: "arrakis" },
};

/** The board of the base box with the upper right covered by the boards of Rise of Ix. */
export function withIx(base: Layout): Layout {
  const { landsraad, choam, arrakis, vp, ...others } = base.panels;
  const kept = Object.entries(base.spaces).filter(([id]) => !COVERED.includes(id));
  return {
    ...base,
    panels: {
      ...others,
      landsraad: { ...landsraad!, rect: [352, 16, 254, 232] },
      ix: { rect: [614, 16, 326, 232], tint: "ix", title: "board-ix" },
      choam: { ...choam!, rect: [948, 16, 236, 232] },
      arrakis: { ...arrakis!, rect: IX_PANELS.arrakis },
      vp: { ...vp!, rect: IX_PANELS.vp },
    },
    spaces: { ...Object.fromEntries(kept), ...PLACED },
    flags: { ...base.flags, carthag: [844, 364], arrakeen: [1044, 380] },
    areas: { ...base.areas, bench: [482, 42, 116, 96] },
    vp: IX_SCORE,
    ix: {
      tech: column([760, 42, 172, 64], 68, 3),
      ships: column([1092, 195, 84, 47], -51, 4),
      negotiators: "ix",
    },
  };
}

/** Rectangles one below the other. */
export function column([x, y, w, h]: Rect, step: number, count: number): Rect[] {
  return Array.from({ length: count }, (_, i) => [x, y + i * step, w, h]);
}
