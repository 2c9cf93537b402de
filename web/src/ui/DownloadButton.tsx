import { Button, type ButtonProps } from "./Button";
import { useDownload } from "./useDownload";

interface DownloadProps extends Omit<ButtonProps, "busy" | "onClick"> {
  file: () => Promise<File>;
}

/** A button that brings a file. */
export function DownloadButton({ file, ...rest }: DownloadProps) {
  const { busy, download } = useDownload();
  return <Button {...rest} busy={busy} onClick={() => download(file)} />;
}
