import { useTexts } from "../app/i18n";
import { Button } from "../ui/Button";
import { Page } from "../ui/Page";
import { Spinner } from "../ui/Spinner";

interface WaitingProps {
  title: string;
  /** Why nothing comes; null while it may still come. */
  failure: string | null;
  again: () => void;
  width?: "narrow" | "medium";
}

/** A screen whose content has not come yet, or could not: then it can be asked for again. */
export function WaitingScreen({ title, failure, again, width = "medium" }: WaitingProps) {
  const { t } = useTexts();
  return (
    <Page title={title} width={width}>
      {failure === null ? (
        <Spinner large label={t("loading")} />
      ) : (
        <section className="part">
          <p>{failure}</p>
          <div>
            <Button look="main" onClick={again}>
              {t("try-again")}
            </Button>
          </div>
        </section>
      )}
    </Page>
  );
}
