import { column, IX_PANELS, IX_SCORE, type IxPlaces } from "../ix/layout";
import type { Layout, Point } from "../layouts";

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
  high_council: { rect: [360, 42, 112, 96], group: "landsraad" },
  imperial_privilege: { rect: [360, 146, 112, 96], group: "landsraad" },
  swordmaster: { rect: [512, 146, 112, 96], group: "landsraad" },
  tech_negotiation: { rect: [648, 42, 118, 96], group: "ix" },
  dreadnought: { rect: [648, 146, 118, 96], group: "ix" },
  interstellar_shipping: { rect: [960, 42, 112, 96], group: "choam" },
  smuggling: { rect: [960, 146, 112, 96], group: "choam" },
  spice_refinery: { rect: [760, 276, 160, 84], group: "arrakis" },
  arrakeen: { rect: [960, 292, 160, 84], group: "arrakis" },
};

const IX: IxPlaces = {
  tech: column([806, 42, 130, 64], 68, 3),
  ships: column([1110, 195, 68, 47], -51, 4),
  negotiators: "ix",
};

/** What lies in the desert outside the wall: on the usual board, and on its side for six. */
interface Desert {
  spaces: Readonly<Record<string, Point>>;
  posts: UprisingPlaces["posts"];
}

const DESERT: Desert = {
  spaces: { sietch_tabr: [360, 336], research_station: [560, 298] },
  posts: {
    research_station_and_sietch_tabr: [540, 360],
    spice_refinery_and_research_station: [740, 328],
  },
};

export const DESERT_OF_SIX: Desert = {
  spaces: {
    sietch_tabr: [360, 282],
    research_station: [560, 282],
    carthag: [360, 374],
    hagga_basin: [574, 374],
  },
  posts: {
    research_station_and_sietch_tabr: [540, 324],
    spice_refinery_and_research_station: [740, 324],
    carthag: [547, 416],
    hagga_basin: [756, 444],
  },
};

/** The board of Uprising with the upper right covered by the boards of Rise of Ix, which have a post each. */
export function uprisingWithIx(uprising: Layout, desert = DESERT): Layout {
  const { landsraad, choam, arrakis, vp, ...others } = uprising.panels;
  const { assembly_hall_and_gather_support: _, accept_contract_and_shipping: __, ...posts } = uprising.uprising!.posts;
  const kept = Object.entries(uprising.spaces).filter(([id]) => !COVERED.includes(id));
  const moved = Object.entries(desert.spaces).map(
    ([id, [x, y]]) => [id, { rect: [x, y, 160, 84], group: "arrakis" }] as const,
  );
  return {
    ...uprising,
    panels: {
      ...others,
      landsraad: { ...landsraad!, rect: [352, 16, 280, 232] },
      ix: { rect: [640, 16, 304, 232], tint: "ix", title: "board-ix" },
      choam: { ...choam!, rect: [952, 16, 232, 232] },
      arrakis: { ...arrakis!, rect: IX_PANELS.arrakis },
      vp: { ...vp!, rect: IX_PANELS.vp },
    },
    spaces: { ...Object.fromEntries([...kept, ...moved]), ...PLACED },
    flags: { ...uprising.flags, spice_refinery: [844, 364], arrakeen: [1044, 380] },
    areas: { ...uprising.areas, bench: [512, 42, 112, 96] },
    vp: IX_SCORE,
    ix: IX,
    uprising: {
      posts: {
        ...posts,
        ...desert.posts,
        arrakeen_and_spice_refinery: [940, 326],
        imperial_basin: [1062, 440],
        high_council_and_imperial_privilege_and_swordmaster: [492, 142],
        tech_negotiation_and_dreadnought: [786, 142],
        interstellar_shipping_and_smuggling: [1091, 142],
      },
      wall: { path: "M748 260H1120V500H868V406H748z", breach: [748, 406] },
    },
  };
}
