import { useState } from "react";
import { useT } from "../../app/i18n";
import { canShare, copyText, shareLink } from "../../app/share";
import { linkToScreen } from "../../app/site";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { QrCode } from "../../ui/QrCode";
import { toast } from "../../ui/Toasts";

/** How others come to this table: link, code, QR. */
export function Invite({ id, code }: { id: string; code: string }) {
  const t = useT();
  const link = linkToScreen(`/t/${id}?code=${code}`);
  const [shown, setShown] = useState(false);
  const copy = async (text: string) => {
    const copied = await copyText(text);
    toast(t(copied ? "copied" : "not-copied"), copied ? "good" : "danger");
  };
  return (
    <section className="part">
      <h2>{t("invite-title")}</h2>
      <div className="invite-link">
        <Field label={t("invite-link")} value={link} readOnly onFocus={(event) => event.target.select()} />
        <Button look="main" icon={<Icon name="link" size={20} />} onClick={() => void copy(link)}>
          {t("copy")}
        </Button>
      </div>
      <div className="invite-code">
        <span>
          {t("lobby-code")}: <strong>{`${code.slice(0, 4)} ${code.slice(4)}`}</strong>
        </span>
        <span className="invite-acts">
          {canShare() && (
            <Button icon={<Icon name="share" size={20} />} onClick={() => void shareLink("Landsraad", link)}>
              {t("share")}
            </Button>
          )}
          <Button icon={<Icon name="qr" size={20} />} aria-expanded={shown} onClick={() => setShown(!shown)}>
            {t("invite-qr")}
          </Button>
        </span>
      </div>
      {shown && <QrCode text={link} label={t("invite-qr-label")} />}
      <p className="soft">{t("invite-note")}</p>
    </section>
  );
}
