import type { Drawing } from "./draw";
import { agentIcons, cards, factions, verbs } from "./powers";
import { battle, phases, pieces, resources, teams } from "./resources";
import { grammar, signs } from "./signs";

/** All icons by group, as the legend shows them. */
export const GROUPS = {
  resources,
  pieces,
  agentIcons,
  factions,
  cards,
  verbs,
  grammar,
  battle,
  phases,
  teams,
  signs,
} as const;

const all = {
  ...resources,
  ...pieces,
  ...agentIcons,
  ...factions,
  ...cards,
  ...verbs,
  ...grammar,
  ...battle,
  ...phases,
  ...teams,
  ...signs,
};

/** The id of an icon. */
export type IconName = keyof typeof all;

/** All icons by id. */
export const DRAWINGS: Readonly<Record<IconName, Drawing>> = all;

/** Is this the id of an icon? */
export function isIcon(id: string): id is IconName {
  return Object.hasOwn(DRAWINGS, id);
}
