/**
 * What the client knows of the families of actions (`play` of `play:dagger`): where on the table each is chosen, which
 * icon shows it and which key presses it. All else about an action is said by the server.
 */
interface Family {
  at: Zone;
  /** Where it is not called as the family. */
  icon?: string;
  /** A `KeyboardEvent.code`. */
  key?: `Key${string}`;
}

/** Where actions are chosen, in the order in which the decision panel lists those that it lists. */
export const ZONES = [
  "tech",
  "research",
  "contract",
  "trophy",
  "post",
  "panel", // nowhere else on the table
  "faction",
  "seat",
  "space",
  "hand",
  "discard",
  "played",
  "market",
  "row",
  "tleilaxu",
  "aside",
  "intrigue",
  "leader",
  "atomics",
  "amount", // with others of its kind, as a number to set
  "foot", // at the foot of the panel, as a button of its own
] as const;

export type Zone = (typeof ZONES)[number];

const FAMILIES: Record<string, Family> = {
  play: { at: "hand" },
  discard: { at: "hand" },
  trash_hand: { at: "hand" },
  keep: { at: "hand" },
  graft: { at: "hand" },
  trash_discard: { at: "discard" },
  take: { at: "discard" },
  trash_play: { at: "played" },
  send: { at: "space" },
  move: { at: "space" },
  mark: { at: "space" },
  recall: { at: "space" },
  control: { at: "space" },
  buy: { at: "market" },
  acquire: { at: "market" },
  set_aside: { at: "market" },
  to_throne: { at: "market" },
  graft_row: { at: "row", icon: "graft" },
  clone: { at: "tleilaxu", icon: "acquire" },
  claim: { at: "aside" },
  intrigue: { at: "intrigue" },
  give_intrigue: { at: "intrigue" },
  keep_intrigue: { at: "intrigue" },
  return_intrigue: { at: "intrigue" },
  trash_intrigue: { at: "intrigue" },
  influence: { at: "faction" },
  lose: { at: "faction" },
  token: { at: "faction" },
  target: { at: "seat", icon: "troop" },
  target_dreadnought: { at: "seat", icon: "dreadnought" },
  alliance: { at: "seat" },
  activate: { at: "seat" },
  leader: { at: "leader" },
  rival: { at: "leader" },
  tech: { at: "tech" },
  research: { at: "research" },
  place_spy: { at: "post" },
  recall_spy: { at: "post" },
  contract: { at: "contract" },
  flip: { at: "trophy" },
  atomics: { at: "atomics" },
  lose_troops: { at: "panel", icon: "lose_unit" },
  return_specimen: { at: "panel", icon: "specimen" },
  deploy: { at: "amount" },
  deploy_dreadnought: { at: "amount" },
  retreat: { at: "amount" },
  end_turn: { at: "foot", key: "KeyE" },
  reveal: { at: "foot", key: "KeyR" },
  pass: { at: "panel", key: "KeyP" },
};

/** Where a family is chosen: in the panel where it has no record. */
export function zoneOfFamily(name: string): Zone {
  return FAMILIES[name]?.at ?? "panel";
}

/** The icon of a family. */
export function iconOfFamily(name: string): string {
  return FAMILIES[name]?.icon ?? name;
}

/** The families that are chosen in a place. */
export function familiesAt(zone: Zone): string[] {
  return Object.keys(FAMILIES).filter((name) => FAMILIES[name]!.at === zone);
}

/** The families with a key, and their keys. */
export function keysOfFamilies(): [family: string, key: string][] {
  return Object.entries(FAMILIES).flatMap(([name, { key }]) => (key === undefined ? [] : [[name, key]]));
}
