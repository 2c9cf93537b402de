/** What deployments and retreats would bring, as the server says it. */
import type { Decision, Outlook } from "../../messages";

/** More (or fewer) units of a seat in the Conflict. */
export type Change = Pick<Outlook, "troops" | "dreadnoughts">;

export const NO_CHANGE: Change = { troops: 0, dreadnoughts: 0 };

/** What a way to deploy or to retreat would bring; undefined where it cannot be chosen. */
export function outlookOf(decision: Decision | null, { troops, dreadnoughts }: Change): Outlook | undefined {
  return decision?.outlook?.find((way) => way.troops === troops && way.dreadnoughts === dreadnoughts);
}

/** The numbers of dreadnoughts that go with so many troops. */
export function dreadnoughtsWith(decision: Decision | null, troops: number): number[] {
  return (decision?.outlook ?? []).filter((way) => way.troops === troops).map((way) => way.dreadnoughts);
}
