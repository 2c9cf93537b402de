import { useT } from "../app/i18n";
import { Link, usePlace } from "../app/router";
import { Icon } from "../icons/Icon";

/** Back to the screen of this client that has led here (`?from=`), where one has. */
export function WayBack() {
  const t = useT();
  const from = usePlace().query.get("from") ?? "";
  if (!/^\/\w/.test(from)) return null;
  return (
    <Link href={from} className="button button-plain button-medium">
      <Icon name="back" size={20} />
      <span className="button-label">{t("way-back")}</span>
    </Link>
  );
}
