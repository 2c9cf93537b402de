/** The icons of things that have another name than their icon. */
const ICONS: Record<string, string> = {
  troops: "troop",
  cards: "card",
  agents: "take_swordmaster",
  council: "council_seat",
  alliances: "alliance",
  conflict: "combat",
};

/** The icon of a thing in which ways to go on differ; that of `influence/<faction>` is `influence_<faction>`. */
export function iconOf(thing: string): string {
  return ICONS[thing] ?? thing.replace("/", "_");
}
