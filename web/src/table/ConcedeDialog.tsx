import { api } from "../app/api";
import { useTexts } from "../app/i18n";
import { failureText } from "../app/words";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { toast } from "../ui/Toasts";

/** Giving a game up takes a second press: the computer plays the seat to the end. */
export function ConcedeDialog({ table, seat, onClose }: { table: string; seat: number; onClose: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const concede = () => {
    onClose();
    api.concede(table, seat).catch((error: unknown) => toast(failureText(texts, error), "danger"));
  };
  return (
    <Dialog
      open
      title={t("concede")}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t("table-cancel")}</Button>
          <Button look="danger" onClick={concede}>
            {t("concede")}
          </Button>
        </>
      }
    >
      <p>{t("concede-note")}</p>
    </Dialog>
  );
}
