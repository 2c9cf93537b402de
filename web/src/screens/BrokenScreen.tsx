import { api } from "../app/api";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import type { Lobby } from "../messages";
import { Page } from "../ui/Page";

/** A table whose game cannot be loaded: why, and for the host what is stored of it. */
export function BrokenScreen({ lobby }: { lobby: Lobby }) {
  const t = useT();
  const newer = lobby.broken === "newer";
  return (
    <Page title={t("broken-title")} width="narrow">
      <section className="part">
        <p>{t(newer ? "broken-newer" : "broken")}</p>
        {lobby.host && !newer && (
          <div>
            <a className="button button-main" href={api.journalUrl(lobby.id)} download>
              <Icon name="download" size={20} /> {t("broken-download")}
            </a>
          </div>
        )}
      </section>
    </Page>
  );
}
