import { useT } from "../app/i18n";
import { Link } from "../app/router";
import { Page } from "../ui/Page";

/** An address that leads nowhere. `text`: what was not found, in words. */
export function NotFoundScreen({ text }: { text?: string }) {
  const t = useT();
  return (
    <Page title={t("not-found")} width="narrow">
      <section className="part">
        <p>{text ?? t("not-found-page")}</p>
        <div>
          <Link href="/" className="button button-main">
            {t("home")}
          </Link>
        </div>
      </section>
    </Page>
  );
}
