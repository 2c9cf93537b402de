import { useT } from "../app/i18n";
import { lacksGame, problemFile } from "../app/problem";
import { Icon } from "../icons/Icon";
import { Button } from "./Button";
import { toast } from "./Toasts";
import { useDownload } from "./useDownload";

interface ReportProps {
  /** Of a button beside others; without it, it is a row of a menu. */
  look?: "quiet";
  /** After how many actions of a replay; else the game as far as it has come. */
  step?: number;
  /** The class of its words. */
  wide?: string;
}

/** Saves a report of a problem, with the game as it is now, and says what to do with it. */
export function ReportProblem({ look, step, wide }: ReportProps) {
  const t = useT();
  const { busy, download } = useDownload();
  const report = () =>
    download(async () => {
      const file = await problemFile(step === undefined ? {} : { step });
      toast(t((await lacksGame(file)) ? "problem-saved-lacking" : "problem-saved"), "good");
      return file;
    });
  const icon = <Icon name="bug" size={look ? 20 : 18} />;
  if (!look) {
    return (
      <button type="button" onClick={report}>
        {icon} {t("problem-report")}
      </button>
    );
  }
  return (
    <Button look={look} busy={busy} icon={icon} title={t("problem-report")} onClick={report}>
      <span className={wide}>{t("problem-report")}</span>
    </Button>
  );
}
