import type { Circle, Fields, Layout, Point, Rect } from "../layouts";

/** A Commander's own board: a track and two spaces, drawn by itself. */
export interface PersonalPlaces {
  canvas: Rect;
  tint: string;
  track: Fields;
  spaces: Readonly<Record<string, Rect>>;
}

/** What the game for six adds to a board. */
export interface SixPlaces {
  /** By seat: which of the four garrisons and quarters of the battlefield is its own, -1 for those without. */
  corners: readonly number[];
  /** By faction: the board of the Commander who has its track. */
  personal: Readonly<Record<string, PersonalPlaces>>;
}

function personal(tint: string, upper: string, lower: string): PersonalPlaces {
  return {
    canvas: [0, 0, 236, 304],
    tint,
    track: { at: [10, 44], step: [31, 0], size: [29, 48], last: 6 },
    spaces: { [upper]: [8, 102, 220, 92], [lower]: [8, 204, 220, 92] },
  };
}

/** Of each team the Allies on its own side. */
const SIX_PLACES: SixPlaces = {
  corners: [-1, 1, 0, -1, 2, 3],
  personal: {
    fremen: personal("fremen", "hardy_warriors", "desert_mastery"),
    emperor: personal("emperor", "sardaukar", "vast_wealth"),
  },
};

/** By panel. */
const FACTIONS: Record<string, { faction: string; spaces: readonly [string, string] }> = {
  f1: { faction: "great_houses", spaces: ["military_support", "economic_support"] },
  f4: { faction: "fringe_worlds", spaces: ["controversial_technology", "expedition"] },
};

const DESERT: Layout["spaces"] = {
  sietch_tabr: { rect: [360, 250, 160, 84], group: "arrakis" },
  research_station: { rect: [560, 250, 160, 84], group: "arrakis" },
  carthag: { rect: [360, 362, 160, 84], group: "arrakis" },
  hagga_basin: { rect: [574, 362, 160, 84], group: "arrakis" },
  deep_desert: { rect: [392, 472, 160, 84], group: "arrakis" },
  habbanya_erg: { rect: [640, 472, 160, 84], group: "arrakis" },
};

const POSTS: Record<string, Point> = {
  military_support_and_economic_support: [176, 160],
  controversial_technology_and_expedition: [176, 820],
  research_station_and_sietch_tabr: [540, 292],
  carthag: [547, 404],
  hagga_basin: [758, 420],
  deep_desert: [576, 512],
  habbanya_erg: [824, 512],
};

const GONE = ["dutiful_service_and_sardaukar", "desert_tactics_and_fremkit"];

/** The side of Uprising's board for six. */
export function forSix(uprising: Layout): Layout {
  const { panels, spaces } = uprising;
  const houses = Object.entries(FACTIONS).map(
    ([group, { faction }]) => [group, { ...panels[group]!, faction, tint: faction }] as const,
  );
  const kept = Object.entries(spaces).filter(([, { group }]) => !(group in FACTIONS));
  const ours = Object.entries(FACTIONS).flatMap(([group, { spaces: pair }]) => {
    const rects = Object.values(spaces).filter((space) => space.group === group);
    return pair.map((id, i) => [id, rects[i]!] as const);
  });
  const posts = Object.entries(uprising.uprising!.posts).filter(([id]) => !GONE.includes(id));
  return {
    ...uprising,
    panels: { ...panels, ...Object.fromEntries(houses) },
    spaces: { ...Object.fromEntries([...ours, ...kept]), ...DESERT },
    uprising: { ...uprising.uprising!, posts: { ...Object.fromEntries(posts), ...POSTS } },
    six: SIX_PLACES,
  };
}

/** The garrison of a seat; null for those who have none. */
export function garrisonOf(layout: Layout, seat: number): Circle | null {
  return layout.garrisons[cornerOf(layout, seat)] ?? null;
}

/** Which garrison, and which quarter of the battlefield, is a seat's own; -1 for those who have none. */
export function cornerOf(layout: Layout, seat: number): number {
  return layout.six?.corners[seat] ?? seat;
}
