import { useTexts } from "../../app/i18n";
import { nameOf } from "../logic/said";

/** What a team is called: by the leader who commands it. */
export function useTeamName(): (leader: string | null) => string {
  const texts = useTexts();
  return (leader) => texts.t("six-team", { who: leader === null ? "" : nameOf(texts, "leader", leader) });
}
