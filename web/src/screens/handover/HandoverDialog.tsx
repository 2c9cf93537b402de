import { useEffect, useState } from "react";
import { type ApiError, api, asApiError } from "../../app/api";
import { useTexts } from "../../app/i18n";
import { canShare, copyText, shareLink } from "../../app/share";
import { failureText } from "../../app/words";
import { Icon } from "../../icons/Icon";
import type { SeatOffer } from "../../messages";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/Field";
import { QrCode } from "../../ui/QrCode";
import { Spinner } from "../../ui/Spinner";
import { toast } from "../../ui/Toasts";
import "./handover.css";

interface HandoverProps {
  table: string;
  seat: number;
  name: string;
  onClose: () => void;
}

/** Gives a seat of this browser to another device of its person: a link and a QR code that work once, for a while. */
export function HandoverDialog({ table, seat, name, onClose }: HandoverProps) {
  const texts = useTexts();
  const { t } = texts;
  const { offer, failure, late, renew } = useOffer(table, seat);
  const link = offer && new URL(offer.link, window.location.href).href;
  const again = (
    <Button look="main" onClick={renew}>
      {t(failure ? "try-again" : "handover-again")}
    </Button>
  );
  return (
    <Dialog
      open
      title={t("handover")}
      onClose={onClose}
      foot={late || failure ? again : link && <LinkActs link={link} />}
    >
      <div className="handover">
        {failure ? (
          <p role="alert">{failureText(texts, failure)}</p>
        ) : late ? (
          <p role="status">{t("handover-late")}</p>
        ) : !link ? (
          <Spinner large label={t("loading")} />
        ) : (
          <>
            <p>{t("handover-lead", { name })}</p>
            <Field label={t("invite-link")} value={link} readOnly onFocus={(event) => event.target.select()} />
            <QrCode text={link} label={t("handover-qr")} />
            <p className="soft">{t("handover-note", { n: Math.round(offer.seconds / 60) })}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function LinkActs({ link }: { link: string }) {
  const { t } = useTexts();
  const copy = async () => {
    const copied = await copyText(link);
    toast(t(copied ? "copied" : "not-copied"), copied ? "good" : "danger");
  };
  return (
    <>
      {canShare() && (
        <Button icon={<Icon name="share" size={20} />} onClick={() => void shareLink("Landsraad", link)}>
          {t("share")}
        </Button>
      )}
      <Button look="main" icon={<Icon name="link" size={20} />} onClick={() => void copy()}>
        {t("copy")}
      </Button>
    </>
  );
}

interface Offered {
  offer: SeatOffer | null;
  failure: ApiError | null;
  /** Its time has run out. */
  late: boolean;
}

const NOTHING: Offered = { offer: null, failure: null, late: false };

/** An offer of a seat, made when it is first needed and again at `renew`. */
function useOffer(table: string, seat: number): Offered & { renew: () => void } {
  const [offered, setOffered] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    let timer: number | undefined;
    api.offerSeat(table, seat).then(
      (offer) => {
        if (!current) return;
        setOffered({ ...NOTHING, offer });
        timer = window.setTimeout(() => setOffered({ ...NOTHING, late: true }), offer.seconds * 1000);
      },
      (error: unknown) => {
        if (current) setOffered({ ...NOTHING, failure: asApiError(error) });
      },
    );
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [table, seat, tries]);
  const renew = () => {
    setOffered(NOTHING);
    setTries(tries + 1);
  };
  return { ...offered, renew };
}
