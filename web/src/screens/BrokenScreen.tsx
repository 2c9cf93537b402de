import { api } from "../app/api";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import type { Lobby } from "../messages";
import { DownloadButton } from "../ui/DownloadButton";
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
            <DownloadButton look="main" icon={<Icon name="download" size={20} />} file={() => api.journal(lobby.id)}>
              {t("broken-download")}
            </DownloadButton>
          </div>
        )}
      </section>
    </Page>
  );
}
