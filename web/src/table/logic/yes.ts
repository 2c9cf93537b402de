/** Two questions as one: whether an effect is used, and which card it is used on. */
import type { Decision } from "../../messages";

const YES = "accept";
export const NO = "decline";

/** The decision with what a yes asks next in the place of the yes, where that is known. */
export function atOnce(decision: Decision | null): Decision | null {
  if (!decision?.then) return decision;
  const { kind, options, labels } = decision.then;
  const no = decision.labels![decision.options!.indexOf(NO)]!;
  return { ...decision, kind, options: [...options, NO], labels: [...labels, no], brings: {} };
}

/** Has what a yes asks next taken its place? */
export function isAtOnce({ then, options }: Decision): boolean {
  return then != null && !options!.includes(YES);
}

/** The actions that are sent for those that were chosen: to answer what a yes asks next is a yes. */
export function sentFor(decision: Decision | null, actions: string[]): string[] {
  return decision?.then?.options.includes(actions[0]!) ? [YES, ...actions] : actions;
}
