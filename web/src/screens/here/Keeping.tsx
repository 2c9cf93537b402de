import { useCallback, useEffect, useState } from "react";
import { useTexts } from "../../app/i18n";
import { usePart } from "../../app/page";
import { failureText } from "../../app/words";
import { engine } from "../../here/engine";
import { GameStore } from "../../here/store";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { DownloadButton } from "../../ui/DownloadButton";
import { names } from "../../ui/names";
import { toast } from "../../ui/Toasts";
import { useFile } from "../../ui/useFile";
import { howKept, type Kept } from "./keeping";
import "./keeping.css";

interface KeepingProps {
  className?: string;
  /** Something came in. */
  changed?: () => void;
}

/** What this browser keeps and how safely; all of it out into a file, and back in. */
export function Keeping({ className, changed }: KeepingProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const store = usePart(GameStore);
  const [kept, setKept] = useState<Kept | null>(null);
  const look = useCallback(() => void howKept(store).then(setKept), [store]);
  useEffect(look, [look]);
  const { choose, input } = useFile((file) => {
    const take = async () => {
      const { tables, records } = await engine.restore(file);
      const nothing = tables + records === 0;
      toast(nothing ? t("here-imported-nothing") : t("here-imported", { tables, records }), "good");
      look();
      changed?.();
    };
    take().catch((error: unknown) => toast(failureText(texts, error), "danger"));
  });
  if (kept?.how === "nowhere") {
    return (
      <section className={names("part", className)}>
        <h2>{t("here-kept")}</h2>
        <p>{t("here-kept-nowhere")}</p>
      </section>
    );
  }
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <section className={names("part", className)}>
      <h2>{t("here-kept")}</h2>
      <p className="soft">
        {t("here-kept-note")} {kept?.used != null && t("here-kept-used", { mb: megabytes.format(kept.used / 1e6) })}
      </p>
      {kept?.how === "fleeting" && <p>{t("here-kept-fleeting")}</p>}
      <div className="keeping-acts">
        <DownloadButton icon={<Icon name="download" size={20} />} file={() => engine.backup()}>
          {t("here-export")}
        </DownloadButton>
        <Button icon={<Icon name="upload" size={20} />} onClick={choose}>
          {t("here-import")}
        </Button>
        {input}
      </div>
    </section>
  );
}
