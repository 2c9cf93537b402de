/** The labels of actions at the present decision. */
import type { Decision, Said } from "../../messages";
import { numberOf, parse } from "./actions";
import { nameOf, type Speaker, tell } from "./said";

/** The message that labels an option; undefined for what is no option. */
export function labelOf(decision: Decision | null, action: string): Said | undefined {
  const n = decision?.options?.indexOf(action) ?? -1;
  return n < 0 ? undefined : decision?.labels?.[n];
}

/** The label of an action: of an option as the server says it, of what is put together here of what follows from one. */
export function actionLabel(speaker: Speaker, decision: Decision | null, text: string): string {
  const label = labelOf(decision, text);
  if (label !== undefined) return tell(speaker, label);
  const { words } = speaker;
  const action = parse(text);
  return action.family === "send"
    ? words.t("action-send", { name: nameOf(words, "space", action.param) })
    : words.t(`action-${action.family}`, { n: numberOf(action) });
}

/** What an option names first: the thing that is chosen with it. */
export function nameIn(decision: Decision | null, action: string): string | null {
  for (const value of Object.values(labelOf(decision, action)?.[1] ?? {})) {
    if (typeof value === "object" && "name" in value) return value.name;
  }
  return null;
}
