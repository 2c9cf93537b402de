import { useEffect, useState } from "react";
import { saveFile } from "../app/files";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Field } from "../ui/Field";
import { QrCode } from "../ui/QrCode";
import { toast } from "../ui/Toasts";
import { useFile } from "../ui/useFile";
import { useDoing } from "./kept";
import { linkTo } from "./share";
import type { Desk, Save } from "./shown";

const MOST_IN_QR = 1200; // characters that phones still read off a screen

/** The game as a link, as a QR code, as a file; and back from a file. */
export function ShareDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const t = useT();
  const link = useLink(desk.save);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("copied"), "good");
    } catch {
      toast(t("not-copied"), "danger");
    }
  };
  return (
    <Dialog
      open
      title={t("companion-share")}
      onClose={onClose}
      foot={
        <>
          <OpenFile onDone={onClose} />
          <Button icon={<Icon name="download" size={20} />} onClick={() => saveGame(desk)}>
            {t("companion-save")}
          </Button>
          <Button look="main" icon={<Icon name="link" size={20} />} onClick={() => void copy()}>
            {t("companion-copy")}
          </Button>
        </>
      }
    >
      <div className="companion-share">
        <p className="soft">{t("companion-share-note")}</p>
        <Field
          label={t("companion-share")}
          hideLabel
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        {link && link.length <= MOST_IN_QR && <QrCode text={link} label={t("companion-share")} />}
      </div>
    </Dialog>
  );
}

function useLink(save: Save): string {
  const [link, setLink] = useState("");
  useEffect(() => {
    let current = true;
    void linkTo(save).then((made) => {
      if (current) setLink(made);
    });
    return () => {
      current = false;
    };
  }, [save]);
  return link;
}

function saveGame(desk: Desk): void {
  const name = `house-hagal-${desk.table.round}.json`;
  saveFile(new File([JSON.stringify(desk.save)], name, { type: "application/json" }));
}

/** Opens a saved game. */
export function OpenFile({ onDone }: { onDone?: () => void }) {
  const t = useT();
  const { take } = useDoing();
  const open = async (file: File) => {
    if (await take(await file.text())) onDone?.();
  };
  const { choose, input } = useFile((file) => void open(file));
  return (
    <>
      <Button icon={<Icon name="upload" size={20} />} onClick={choose}>
        {t("companion-load")}
      </Button>
      {input}
    </>
  );
}
