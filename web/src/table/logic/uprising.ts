/** What Uprising shows by facts of the library: observation posts by their spaces, cards won by their battle icons. */
import { listOf, textOf } from "../../cards/facts";
import type { Definition, Library } from "../../messages";
import { sourceParts } from "./actions";

/** A post by the spaces that it watches: shorter than its name. */
export function postTitle(library: Library, post: string): string {
  const spaces = listOf(library.posts[post] ?? NOTHING, "spaces");
  return spaces.map((space) => library.spaces[space]?.name ?? "").join(" · ");
}

/** A Conflict card that was won, or an objective, by its source (`conflict/skirmish_crysknife`): its kind, id and battle icon. */
export interface Trophy {
  kind: "conflict" | "objective";
  id: string;
  icon: string;
}

export function trophyOf(library: Library, source: string): Trophy {
  const [kind, id] = sourceParts(source);
  return kind === "objective"
    ? { kind, id, icon: textOf(library.objectives[id] ?? NOTHING, "battle_icon") }
    : { kind: "conflict", id, icon: textOf(library.conflicts[id] ?? NOTHING, "battle_icon") };
}

const NOTHING: Definition = { name: "", english: "", parts: [], box: "", ways: [] };
