import { useState } from "react";
import { saveFile } from "../app/files";
import { useTexts } from "../app/i18n";
import { failureText } from "../app/words";
import { Button, type ButtonProps } from "./Button";
import { toast } from "./Toasts";

interface DownloadProps extends Omit<ButtonProps, "busy" | "onClick"> {
  file: () => Promise<File>;
}

/** A button that brings a file. */
export function DownloadButton({ file, ...rest }: DownloadProps) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const bring = async () => {
    setBusy(true);
    try {
      saveFile(await file());
    } catch (error) {
      toast(failureText(texts, error), "danger");
    }
    setBusy(false);
  };
  return <Button {...rest} busy={busy} onClick={() => void bring()} />;
}
