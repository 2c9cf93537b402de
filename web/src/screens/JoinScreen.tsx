import { useT } from "../app/i18n";
import { Page } from "../ui/Page";
import { JoinForm } from "./JoinForm";

/** Join a table by its code or link. */
export function JoinScreen() {
  const t = useT();
  return (
    <Page title={t("home-join")} width="narrow">
      <section className="part">
        <JoinForm autoFocus />
        <p className="soft">{t("join-note")}</p>
      </section>
    </Page>
  );
}
