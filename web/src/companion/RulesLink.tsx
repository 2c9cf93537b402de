import { boardOf, lookUp } from "../app/boards";
import { useT } from "../app/i18n";
import { Link } from "../app/router";
import { Icon } from "../icons/Icon";

/** To the rules of a game's board, and from there back to the companion. */
export function RulesLink({ boxes }: { boxes: readonly string[] }) {
  const t = useT();
  return (
    <Link
      href={lookUp("/rules", boardOf(boxes), { from: "/companion" })}
      className="button button-quiet button-medium button-bare"
      aria-label={t("rules-title")}
      title={t("rules-title")}
    >
      <Icon name="rules" size={22} />
    </Link>
  );
}
