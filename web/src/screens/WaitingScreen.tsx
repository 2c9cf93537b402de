import type { ReactNode } from "react";
import { useTexts } from "../app/i18n";
import type { Where } from "../here/where";
import { Button } from "../ui/Button";
import { Page } from "../ui/Page";
import { Spinner } from "../ui/Spinner";
import { Preparing, usePreparing } from "./here/Preparing";

interface WaitingProps {
  title: string;
  /** Why nothing comes; null while it may still come. */
  failure: string | null;
  again: () => void;
  width?: "narrow" | "medium";
  /** Beside the title. */
  beside?: ReactNode;
  /** Where it comes from: the engine in this browser may have to be loaded first. */
  where?: Where;
}

/** A screen whose content has not come yet, or could not: then it can be asked for again. */
export function WaitingScreen(props: WaitingProps) {
  const { title, failure, again, width = "medium", beside, where = "online" } = props;
  const { t } = useTexts();
  const preparing = usePreparing();
  return (
    <Page title={title} width={width} beside={beside}>
      {where === "here" && preparing !== null ? (
        <section className="part">
          <h2>{preparing}</h2>
          <Preparing again={again} />
        </section>
      ) : failure === null ? (
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
