/**
 * The words in which icons are drawn. An icon is a list of layers on a grid of 24 x 24; strokes are 2 wide.
 *
 * main    in the colour of the text around it
 * accent  in the icon's one colour of its own
 * ink     in the dark of the ground, for what is cut out of an accent
 */
export type Tone = "main" | "accent" | "ink";

/** One path: filled, or a stroke of the given width, or both (a body with an outline). */
export interface Layer {
  d: string;
  fill?: Tone;
  stroke?: Tone;
  width?: number;
  transform?: string;
}

/** The accents; icons.css gives them a colour for each theme. */
export type Accent =
  | "none"
  | "gold"
  | "sand"
  | "spice"
  | "water"
  | "blood"
  | "leaf"
  | "steel"
  | "violet"
  | "emperor"
  | "guild"
  | "bene_gesserit"
  | "fremen"
  | "great_houses"
  | "fringe_worlds"
  | "landsraad"
  | "city"
  | "choam";

/** An icon: what is drawn and the colour of its accent. */
export interface Drawing {
  accent: Accent;
  layers: Layer[];
}

/** An icon of the given accent. */
export function icon(accent: Accent, ...layers: (Layer | Layer[])[]): Drawing {
  return { accent, layers: layers.flat() };
}

/** A line in the main colour. */
export function line(d: string, width = 2): Layer {
  return { d, stroke: "main", width };
}

/** A filled shape in the main colour. */
export function solid(d: string): Layer {
  return { d, fill: "main" };
}

/** A line in the accent. */
export function glow(d: string, width = 2): Layer {
  return { d, stroke: "accent", width };
}

/** A filled shape in the accent. */
export function tint(d: string): Layer {
  return { d, fill: "accent" };
}

/** A line cut out of what lies below. */
export function cut(d: string, width = 2): Layer {
  return { d, stroke: "ink", width };
}

/** A shape cut out of what lies below. */
export function hole(d: string): Layer {
  return { d, fill: "ink" };
}

/** Layers moved and scaled; their strokes keep the width they say. */
export function placed(layers: Layer[], x: number, y: number, scale: number): Layer[] {
  return layers.map((layer) => ({
    ...layer,
    transform: `translate(${x} ${y}) scale(${scale})`,
    ...(layer.width === undefined ? {} : { width: layer.width / scale }),
  }));
}

/** Layers all in one tone. */
export function toned(layers: Layer[], tone: Tone): Layer[] {
  return layers.map((layer) => ({
    ...layer,
    ...(layer.fill === undefined ? {} : { fill: tone }),
    ...(layer.stroke === undefined ? {} : { stroke: tone }),
  }));
}

/** A circle. */
export function disc(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A rectangle with round corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const a = `a${r} ${r} 0 0 1`;
  return `M${x + r} ${y}h${w - 2 * r}${a} ${r} ${r}v${h - 2 * r}${a} ${-r} ${r}h${2 * r - w}${a} ${-r} ${-r}v${2 * r - h}${a} ${r} ${-r}z`;
}

/** A polygon with `n` corners, or a star where `inner` is given; the first corner points up. */
export function corners(cx: number, cy: number, r: number, n: number, inner?: number, turn = 0): string {
  const count = inner === undefined ? n : 2 * n;
  const points = Array.from({ length: count }, (_, i) => {
    const radius = inner !== undefined && i % 2 === 1 ? inner : r;
    const angle = ((i / count) * 360 + turn - 90) * (Math.PI / 180);
    return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
