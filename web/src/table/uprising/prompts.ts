import type { Decision } from "../../messages";
import { parse } from "../logic/actions";
import { infiltratedSpace } from "../logic/uprising";
import { nameOf, type Speaker } from "../logic/words";

/** What Uprising asks, with the names that belong to it; null where the usual prompt says enough. */
export function uprisingPrompt({ words, view, library }: Speaker, decision: Decision): string | null {
  const { t } = words;
  const space = view.turn_space;
  switch (decision.kind) {
    case "place_spy":
      return decision.options?.some((option) => parse(option).family === "recall_spy")
        ? t("table-ask-recall-first")
        : null;
    case "infiltrate": {
      const occupied = infiltratedSpace(view, library, decision);
      return occupied === null ? null : t("table-ask-infiltrate", { name: nameOf(words, "space", occupied) });
    }
    case "gather":
      return space === null ? null : t("table-ask-gather", { name: nameOf(words, "space", space) });
    case "pay_extra":
      return space === null ? null : t("table-ask-pay_extra", { name: nameOf(words, "space", space) });
    case "sort_top":
      return t(
        decision.options?.some((option) => parse(option).family === "keep")
          ? "table-ask-sort-draw"
          : "table-ask-sort-discard",
      );
    default:
      return null;
  }
}
