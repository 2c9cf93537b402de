import { useCallback, useState } from "react";
import { saveFile } from "../app/files";
import { useTexts } from "../app/i18n";
import { failureText } from "../app/words";
import { toast } from "./Toasts";

/** Brings a file as soon as it is here; why it does not come is told in a notice. */
export function useDownload(): { busy: boolean; download: (file: () => Promise<File>) => void } {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const download = useCallback(
    (file: () => Promise<File>) => {
      setBusy(true);
      file()
        .then(saveFile)
        .catch((error: unknown) => toast(failureText(texts, error), "danger"))
        .finally(() => setBusy(false));
    },
    [texts],
  );
  return { busy, download };
}
