import { useState } from "react";
import { api } from "../../app/api";
import { useTexts } from "../../app/i18n";
import { navigate } from "../../app/router";
import { copyText } from "../../app/share";
import { linkToScreen } from "../../app/site";
import { failureText } from "../../app/words";
import { Icon } from "../../icons/Icon";
import type { Me } from "../../messages";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/Field";
import { QrCode } from "../../ui/QrCode";
import { toast } from "../../ui/Toasts";

interface RecoveryProps {
  me: Me;
  onChange: (me: Me) => void;
  /** A code that the address brings. */
  given: string;
}

/** The profile without a password: a code that brings it back, the way back with one, and the end of it. */
export function Recovery({ me, onChange, given }: RecoveryProps) {
  const texts = useTexts();
  const { t } = texts;
  const [made, setMade] = useState<string | null>(null);
  const [code, setCode] = useState(given);
  const [deleting, setDeleting] = useState(false);
  const wrong = (error: unknown) => toast(failureText(texts, error), "danger");
  const make = () => void api.newRecovery().then(({ code: fresh }) => setMade(fresh), wrong);
  const recover = () =>
    void api.recover(code).then((found) => {
      onChange(found);
      setCode("");
      toast(t("me-recovered"), "good");
      navigate("/me", { replace: true });
    }, wrong);
  const remove = () =>
    void api.deleteMe().then(() => {
      toast(t("me-deleted"), "good");
      window.setTimeout(() => window.location.reload(), 1200); // who one was is gone: everything anew
    }, wrong);
  return (
    <section className="part">
      <h2>{t("me-profile")}</h2>
      <p className="soft">{t("me-profile-note")}</p>
      <div>
        <Button icon={<Icon name="qr" size={20} />} onClick={make}>
          {t(me.recovery ? "me-code-again" : "me-code-make")}
        </Button>
      </div>
      {made !== null && <Code code={made} />}
      <form
        className="me-new"
        onSubmit={(event) => {
          event.preventDefault();
          recover();
        }}
      >
        <Field
          label={t("me-code-have")}
          note={t("me-code-have-note")}
          value={code}
          required
          maxLength={64}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit">{t("me-recover")}</Button>
      </form>
      <div>
        <Button look="danger" onClick={() => setDeleting(true)}>
          {t("me-delete")}
        </Button>
      </div>
      {deleting && (
        <Dialog
          open
          title={t("me-delete")}
          onClose={() => setDeleting(false)}
          foot={
            <>
              <Button onClick={() => setDeleting(false)}>{t("table-cancel")}</Button>
              <Button look="danger" onClick={remove}>
                {t("me-delete-yes")}
              </Button>
            </>
          }
        >
          <p>{t("me-delete-note")}</p>
        </Dialog>
      )}
    </section>
  );
}

/** A code to keep: written down, or photographed. */
function Code({ code }: { code: string }) {
  const { t } = useTexts();
  const link = linkToScreen(`/me#code=${code}`);
  const copy = async () => {
    const copied = await copyText(code);
    toast(t(copied ? "copied" : "not-copied"), copied ? "good" : "danger");
  };
  return (
    <div className="me-code" role="status">
      <QrCode text={link} label={t("me-code-qr")} />
      <div>
        <p className="me-code-text">{code}</p>
        <p className="soft">{t("me-code-note")}</p>
        <Button icon={<Icon name="link" size={20} />} onClick={() => void copy()}>
          {t("copy")}
        </Button>
      </div>
    </div>
  );
}
