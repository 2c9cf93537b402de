/**
 * Leaders as shapes: a silhouette put together from a few parts, drawn in the light of its House. No face, no likeness of
 * anybody: what tells two of them apart is build, headgear, cloak and how they stand.
 *
 * The grid is 200 x 330, the middle of the figure at x = 100, the crown of its head at about 30; below 330 it is cut off.
 */

/** How broad somebody is, as half widths at shoulders, waist and hem. */
type Build = readonly [shoulders: number, waist: number, hem: number];
type Head = keyof typeof HEADS;
type Cloak = keyof typeof CLOAKS;
type Stance = keyof typeof STANCES;

interface Figure {
  build: Build;
  head: Head;
  cloak: Cloak;
  stance: Stance;
}

/** What is drawn of a figure: filled shapes one over the other, lines as thick as an arm, and thin lines for what is held. */
export interface Shapes {
  solid: readonly string[];
  arms: string;
  held: string;
  /** Lines of the clothes inside the silhouette. */
  seams: string;
}

const HEADS = {
  bald: "",
  crop: "M79 60C77 38 86 30 100 30s23 8 21 30C114 48 86 48 79 60z",
  beard: "M79 60C77 38 86 30 100 30s23 8 21 30C114 48 86 48 79 60zM83 66c1 20 6 32 17 38 11-6 16-18 17-38z",
  long: "M73 128C70 62 75 30 100 30s30 32 27 98c-8 5-15 2-17-4H90c-2 6-9 9-17 4z",
  bun: "M79 60C77 38 86 31 100 31s23 7 21 29C114 48 86 48 79 60zM100 6a13 12.5 0 1 0 .01 0z",
  braid:
    "M79 60C77 38 86 30 100 30s23 8 21 30C114 48 86 48 79 60zM117 48c17 15 8 42 15 64 4 16 1 30-5 42-7-14 0-28-6-46-6-20-2-38-4-60z",
  hood: "M70 112C62 60 74 23 100 19c26 4 38 41 30 93-12 8-48 8-60 0z",
  veil: "M66 176C60 70 73 26 100 24c27 2 40 46 34 152-10 4-15-6-16-20H82c-1 14-6 24-16 20z",
  crown: "M79 58l-6-32 14 13 13-23 13 23 14-13-6 32C112 50 88 50 79 58z",
  circlet:
    "M73 126C70 62 75 32 100 32s30 30 27 94c-8 4-13 0-15-6H88c-2 6-7 10-15 6zM82 36l-2-16 10 9 10-15 10 15 10-9-2 16z",
  helmet: "M76 74C71 42 82 27 100 27s29 15 24 47l-6 16h-8V64H90v26h-8zM97 8h6l2 22H95z",
  hat: "M56 50c14-9 74-9 88 0-12 8-76 8-88 0zM80 48c-2-22 6-31 20-29 14-2 22 7 20 29z",
  cap: "M78 56C76 34 86 27 100 27s25 7 22 27l12 5c-14 4-42 3-56-3z",
  wrap: "M77 74C72 42 82 28 100 28s28 14 23 46l8 26c-16 12-46 12-62 0zM121 70c12 12 9 30 3 44l-7-3c5-12 6-22-2-32z",
} as const;

/** The cloak over a build: behind the figure, or on its shoulders. */
const CLOAKS = {
  none: () => "",
  cape: ([s, , h]: Build) =>
    both(
      (x) =>
        `M100 92C${x(s * 0.5)} 92 ${x(s + 5)} 96 ${x(s + 9)} 112C${x(s + 20)} 180 ${x(h + 18)} 260 ${x(h + 24)} 330H100z`,
    ),
  collar: ([s]: Build) => both((x) => `M100 112L${x(s * 0.72)} 106L${x(31)} 58C${x(27)} 82 ${x(12)} 94 100 98z`),
  pauldrons: ([s]: Build) =>
    both(
      (x) =>
        `M${x(s * 0.45)} 100C${x(s * 0.7)} 84 ${x(s + 12)} 88 ${x(s + 17)} 118C${x(s + 4)} 122 ${x(s * 0.6)} 116 ${x(s * 0.45)} 100z`,
    ),
  fur: ([s]: Build) =>
    both((x) => `M100 84C${x(s * 0.5)} 80 ${x(s + 12)} 92 ${x(s + 14)} 116C${x(s + 6)} 134 ${x(s * 0.5)} 130 100 142z`),
  robe: ([s, , h]: Build) =>
    both(
      (x) =>
        `M100 90C${x(s * 0.6)} 92 ${x(s + 2)} 98 ${x(s + 5)} 116C${x(s + 16)} 180 ${x(s + 22)} 218 ${x(s + 20)} 226L${x(s - 2)} 220C${x(h * 0.8)} 250 ${x(h + 8)} 300 ${x(h + 10)} 330H100z`,
    ),
} as const;

/** Where the arms are, from the shoulder on, and what the hands hold. */
const STANCES = {
  rest: ([s]: Build) => ({
    arms: arm(left, s, [s + 5, 166], [s, 212]) + arm(right, s, [s + 5, 166], [s, 212]),
    held: "",
  }),
  folded: ([s]: Build) => ({
    arms: arm(left, s, [s + 5, 154], [-14, 148]) + arm(right, s, [s + 5, 156], [-12, 160]),
    held: "",
  }),
  clasped: ([s]: Build) => ({
    arms: arm(left, s, [s + 4, 158], [5, 186]) + arm(right, s, [s + 4, 158], [5, 186]),
    held: "",
  }),
  hip: ([s, w]: Build) => ({
    arms: arm(left, s, [s + 24, 152], [w - 2, 188]) + arm(right, s, [s + 5, 166], [s, 212]),
    held: "",
  }),
  akimbo: ([s, w]: Build) => ({
    arms: arm(left, s, [s + 24, 152], [w - 2, 188]) + arm(right, s, [s + 24, 152], [w - 2, 188]),
    held: "",
  }),
  knife: ([s]: Build) => ({
    arms: arm(left, s, [s + 6, 164], [s + 2, 208]) + arm(right, s, [s + 12, 160], [s + 20, 200]),
    held: `M${right(s + 13)} 207l16-9M${right(s + 22)} 204C${right(s + 34)} 226 ${right(s + 36)} 250 ${right(s + 32)} 276`,
  }),
  sword: ([s]: Build) => ({
    arms: arm(left, s, [s + 2, 156], [8, 178]) + arm(right, s, [s + 2, 156], [8, 178]),
    held: "M100 162V326M84 186h32",
  }),
  staff: ([s]: Build) => ({
    arms: arm(left, s, [s + 5, 166], [s, 212]) + arm(right, s, [s + 18, 152], [s + 26, 128]),
    held: `M${right(s + 26)} 26V330M${right(s + 26)} 26m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0`,
  }),
  offering: ([s]: Build) => ({
    arms: arm(left, s, [s + 5, 166], [s, 212]) + arm(right, s, [s + 14, 156], [s + 30, 132]),
    held: `M${right(s + 22)} 122h18M${right(s + 31)} 122v-14M${right(s + 25)} 100l6-10 6 10-6 9z`,
  }),
  book: ([s]: Build) => ({
    arms: arm(left, s, [s + 5, 158], [14, 172]) + arm(right, s, [s + 5, 158], [14, 172]),
    held: "M78 156l22 6 22-6v26l-22 6-22-6z",
  }),
  strings: ([s]: Build) => ({
    arms: arm(left, s, [s + 8, 160], [12, 190]) + arm(right, s, [s + 18, 146], [s + 22, 130]),
    held: `M86 196L${right(s + 38)} 108M70 200c0-18 34-22 36-4 2 20-32 24-36 4z`,
  }),
  salute: ([s]: Build) => ({
    arms: arm(left, s, [s + 5, 166], [s, 212]) + arm(right, s, [s + 4, 158], [10, 128]),
    held: "",
  }),
} as const;

/** The leaders of the library by their ids. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  baron_vladimir_harkonnen: { build: [58, 66, 74], head: "bald", cloak: "collar", stance: "clasped" },
  glossu_the_beast_rabban: { build: [54, 46, 44], head: "crop", cloak: "pauldrons", stance: "akimbo" },
  feyd_rautha_harkonnen: { build: [42, 28, 48], head: "crop", cloak: "pauldrons", stance: "knife" },
  count_ilban_richese: { build: [42, 40, 40], head: "hat", cloak: "none", stance: "offering" },
  helena_richese: { build: [35, 27, 58], head: "bun", cloak: "collar", stance: "clasped" },
  duke_leto_atreides: { build: [48, 36, 40], head: "beard", cloak: "cape", stance: "sword" },
  paul_atreides: { build: [38, 28, 32], head: "crop", cloak: "cape", stance: "rest" },
  gurney_halleck: { build: [50, 42, 42], head: "crop", cloak: "none", stance: "strings" },
  lady_jessica: { build: [35, 26, 54], head: "long", cloak: "robe", stance: "rest" },
  reverend_mother_jessica: { build: [36, 30, 60], head: "veil", cloak: "robe", stance: "clasped" },
  muaddib: { build: [40, 30, 40], head: "wrap", cloak: "cape", stance: "knife" },
  countess_ariana_thorvald: { build: [36, 28, 60], head: "hood", cloak: "fur", stance: "hip" },
  earl_memnon_thorvald: { build: [54, 44, 46], head: "helmet", cloak: "fur", stance: "staff" },
  armand_ecaz: { build: [44, 38, 42], head: "hat", cloak: "cape", stance: "staff" },
  ilesa_ecaz: { build: [35, 26, 48], head: "braid", cloak: "none", stance: "offering" },
  rhombur_vernius: { build: [52, 42, 38], head: "cap", cloak: "pauldrons", stance: "salute" },
  tessia_vernius: { build: [34, 26, 52], head: "hood", cloak: "robe", stance: "book" },
  yuna_moritani: { build: [36, 27, 40], head: "circlet", cloak: "collar", stance: "hip" },
  hundro_moritani: { build: [46, 38, 44], head: "cap", cloak: "collar", stance: "folded" },
  lady_amber_metulli: { build: [35, 26, 64], head: "bun", cloak: "none", stance: "hip" },
  lady_margot_fenring: { build: [34, 25, 58], head: "braid", cloak: "fur", stance: "clasped" },
  princess_irulan: { build: [35, 26, 62], head: "circlet", cloak: "cape", stance: "book" },
  shaddam_corrino_iv: { build: [46, 38, 46], head: "crown", cloak: "fur", stance: "sword" },
  staban_tuek: { build: [46, 38, 38], head: "wrap", cloak: "none", stance: "folded" },
};

/** The shapes of a leader; null for one that has no figure yet. */
export function shapesOf(leader: string): Shapes | null {
  const figure = FIGURES[leader];
  if (figure === undefined) return null;
  const { build, head, cloak, stance } = figure;
  const { arms, held } = STANCES[stance](build);
  const solid = (CLOAKS[cloak](build) + body(build) + HEAD + HEADS[head]).split(/(?=M)/);
  return { solid, arms, held, seams: seams(build) };
}

const HEAD = "M81 60C81 42 88 34 100 34s19 8 19 26c-1 17-9 31-19 32-10-1-18-15-19-32zM90 84h20v18H90z";

function body([s, w, h]: Build): string {
  return both(
    (x) =>
      `M100 92C${x(12)} 92 ${x(11)} 97 ${x(s * 0.6)} 101C${x(s - 2)} 104 ${x(s + 2)} 112 ${x(s)} 126C${x(s - 3)} 150 ${x(w)} 164 ${x(w)} 190C${x(w + 4)} 240 ${x(h)} 280 ${x(h)} 330H100z`,
  );
}

function seams([, w]: Build): string {
  return `M100 112V186M${left(w)} 190Q100 202 ${right(w)} 190M100 206V330`;
}

type Side = (x: number) => number;
const left: Side = (x) => round(100 - x);
const right: Side = (x) => round(100 + x);

/** A shape and its mirror image. */
function both(shape: (side: Side) => string): string {
  return shape(left) + shape(right);
}

/** From the shoulder over the elbow to the hand. */
function arm(side: Side, shoulder: number, ...joints: (readonly [x: number, y: number])[]): string {
  return `M${side(shoulder - 8)} 116${joints.map(([x, y]) => `L${side(x - 6)} ${y}`).join("")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
