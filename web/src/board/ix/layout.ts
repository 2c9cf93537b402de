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

const PLACED: Record<string, { rect: Rect; group: string }> = {
  high_council: { rect: [360, 42, 116, 78], group: "landsraad" },
  mentat: { rect: [360, 128, 116, 78], group: "landsraad" },
  swordmaster: { rect: [482, 128, 116, 78], group: "landsraad" },
  tech_negotiation: { rect: [622, 42, 128, 78], group: "ix" },
  dreadnought: { rect: [622, 128, 128, 78], group: "ix" },
  interstellar_shipping: { rect: [956, 42, 128, 78], group: "choam" },
  smuggling: { rect: [956, 128, 128, 78], group: "choam" },
};

/** The board of the base box with the upper right covered by the boards of Rise of Ix. */
export function withIx(base: Layout): Layout {
  const { landsraad, choam, arrakis, ...others } = base.panels;
  const kept = Object.entries(base.spaces).filter(([id]) => !COVERED.includes(id));
  return {
    ...base,
    panels: {
      ...others,
      landsraad: { ...landsraad!, rect: [352, 16, 254, 196] },
      ix: { rect: [614, 16, 326, 196], tint: "ix", title: "board-ix" },
      choam: { ...choam!, rect: [948, 16, 236, 196] },
      arrakis: arrakis!,
    },
    spaces: { ...Object.fromEntries(kept), ...PLACED },
    areas: { ...base.areas, bench: [482, 42, 116, 78] },
    ix: {
      tech: [
        [760, 42, 172, 52],
        [760, 98, 172, 52],
        [760, 154, 172, 52],
      ],
      ships: [
        [1092, 165, 84, 40],
        [1092, 124, 84, 40],
        [1092, 83, 84, 40],
        [1092, 42, 84, 40],
      ],
      negotiators: "ix",
    },
  };
}
