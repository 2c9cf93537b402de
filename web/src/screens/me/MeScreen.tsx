import { useEffect, useState } from "react";
import { api } from "../../app/api";
import { useTexts } from "../../app/i18n";
import { navigate, usePlace } from "../../app/router";
import { hasServer } from "../../app/site";
import { failureText } from "../../app/words";
import type { Me } from "../../messages";
import { Button } from "../../ui/Button";
import { Page } from "../../ui/Page";
import { Spinner } from "../../ui/Spinner";
import { toast } from "../../ui/Toasts";
import { Calls } from "./Calls";
import { Past } from "./Past";
import { Recovery } from "./Recovery";
import "./me.css";

/** Oneself: how one is called when away, the code that brings the profile back, one's own games. */
export default function MeScreen() {
  const { t } = useTexts();
  return (
    <Page title={t("me-title")} width="medium">
      {hasServer() && <OfServer />}
      <Past />
    </Page>
  );
}

function OfServer() {
  const texts = useTexts();
  const { t } = texts;
  const { hash } = usePlace();
  const [me, setMe] = useState<Me | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    api.me().then(setMe, setFailure);
  }, []);
  const asked = /^#(stop|confirm|code)=([\w-]+)$/.exec(hash);
  return (
    <>
      {asked?.[1] === "stop" && <Stop token={asked[2] ?? ""} />}
      {asked?.[1] === "confirm" && <Confirm token={asked[2] ?? ""} />}
      {me ? (
        <>
          <Calls me={me} onChange={setMe} />
          <Recovery me={me} onChange={setMe} given={asked?.[1] === "code" ? (asked[2] ?? "") : ""} />
        </>
      ) : (
        <section className="part">
          {failure === null ? <Spinner label={t("loading")} /> : <p role="alert">{failureText(texts, failure)}</p>}
        </section>
      )}
    </>
  );
}

/** The link at the end of each call: one press, and no more come by that way. */
function Stop({ token }: { token: string }) {
  const { t } = useTexts();
  return <Answer lead={t("me-stop-lead")} act={t("me-stop")} done={t("me-stopped")} does={() => api.stopWay(token)} />;
}

/** The link of the letter that asks whether calls are wanted. */
function Confirm({ token }: { token: string }) {
  const { t } = useTexts();
  return (
    <Answer
      lead={t("me-confirm-lead")}
      act={t("me-confirm")}
      done={t("me-confirmed")}
      does={() => api.confirmWay(token)}
    />
  );
}

function Answer({ lead, act, done, does }: { lead: string; act: string; done: string; does: () => Promise<unknown> }) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    does()
      .then(
        () => {
          toast(done, "good");
          navigate("/me", { replace: true });
        },
        (error: unknown) => toast(failureText(texts, error), "danger"),
      )
      .finally(() => setBusy(false));
  };
  return (
    <section className="part me-asked">
      <p>{lead}</p>
      <div>
        <Button look="main" busy={busy} onClick={press}>
          {act}
        </Button>
      </div>
    </section>
  );
}
