import { type IxPlaces } from "../ix/layout";
import type { Layout, Point, Rect } from "../layouts";

/** What Uprising adds to a board: observation posts, and the Shield Wall round the spaces that it protects. */
export interface UprisingPlaces {
  /** By post: its middle. */
  posts: Readonly<Record<string, Point>>;
  /** The outline of the wall, and where it breaks. */
  wall: { path: string; breach: Point };
}

/** How large a post is drawn. */
export const POST_RADIUS = 17;

const POSTS: UprisingPlaces["posts"] = {
  dutiful_service_and_sardaukar: [176, 160],
  deliver_supplies_and_heighliner: [176, 380],
  espionage_and_secrets: [176, 600],
  desert_tactics_and_fremkit: [176, 820],
  high_council_and_imperial_privilege_and_swordmaster: [530, 124],
  assembly_hall_and_gather_support: [721, 124],
  accept_contract_and_shipping: [1160, 124],
  research_station_and_sietch_tabr: [540, 324],
  spice_refinery_and_research_station: [740, 292],
  arrakeen_and_spice_refinery: [940, 290],
  deep_desert: [562, 480],
  hagga_basin: [802, 444],
  imperial_basin: [1062, 420],
};

/** Posts and wall of the board of Uprising. */
export const UPRISING_PLACES: UprisingPlaces = {
  posts: POSTS,
  wall: { path: "M748 224H1120V500H868V388H748z", breach: [748, 388] },
};

const COVERED = ["assembly_hall", "gather_support", "shipping", "accept_contract"];

const PLACED: Layout["spaces"] = {
  high_council: { rect: [360, 42, 112, 78], group: "landsraad" },
  imperial_privilege: { rect: [360, 128, 112, 78], group: "landsraad" },
  swordmaster: { rect: [512, 128, 112, 78], group: "landsraad" },
  tech_negotiation: { rect: [648, 42, 118, 78], group: "ix" },
  dreadnought: { rect: [648, 128, 118, 78], group: "ix" },
  interstellar_shipping: { rect: [960, 42, 118, 78], group: "choam" },
  smuggling: { rect: [960, 128, 118, 78], group: "choam" },
};

const IX: IxPlaces = {
  tech: column([806, 42, 130, 52], 56, 3),
  ships: column([1116, 165, 62, 40], -41, 4),
  negotiators: "ix",
};

function column([x, y, w, h]: Rect, step: number, count: number): Rect[] {
  return Array.from({ length: count }, (_, i) => [x, y + i * step, w, h]);
}

/** The board of Uprising with the upper right covered by the boards of Rise of Ix, which have a post each. */
export function uprisingWithIx(uprising: Layout): Layout {
  const { landsraad, choam, arrakis, ...others } = uprising.panels;
  const { assembly_hall_and_gather_support: _, accept_contract_and_shipping: __, ...posts } = uprising.uprising!.posts;
  const kept = Object.entries(uprising.spaces).filter(([id]) => !COVERED.includes(id));
  return {
    ...uprising,
    panels: {
      ...others,
      landsraad: { ...landsraad!, rect: [352, 16, 280, 196] },
      ix: { rect: [640, 16, 304, 196], tint: "ix", title: "board-ix" },
      choam: { ...choam!, rect: [952, 16, 232, 196] },
      arrakis: arrakis!,
    },
    spaces: { ...Object.fromEntries(kept), ...PLACED },
    areas: { ...uprising.areas, bench: [512, 42, 112, 78] },
    ix: IX,
    uprising: {
      ...uprising.uprising!,
      posts: {
        ...posts,
        high_council_and_imperial_privilege_and_swordmaster: [492, 124],
        tech_negotiation_and_dreadnought: [786, 124],
        interstellar_shipping_and_smuggling: [1097, 124],
      },
    },
  };
}
