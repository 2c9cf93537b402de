import { useCallback, useEffect, useState } from "react";
import { api } from "../app/api";
import { useTexts } from "../app/i18n";
import { navigate, usePlace } from "../app/router";
import "../companion/companion.css";
import { CompanionDesk } from "../companion/Desk";
import { useDoing, useKept, wrongText } from "../companion/kept";
import { SetupForm } from "../companion/SetupForm";
import { saveIn } from "../companion/share";
import type { Desk, Form } from "../companion/shown";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { toast } from "../ui/Toasts";
import { WaitingScreen } from "./WaitingScreen";

/** House Hagal for people who play with the box. The engine knows its rules; the game is kept here. */
export default function CompanionScreen() {
  const { save, desk } = useKept();
  return (
    <>
      {save === null ? <Beginning /> : desk ? <Playing desk={desk} /> : <Opening />}
      <Shared own={desk} waits={save !== null && desk === null} />
    </>
  );
}

function Beginning() {
  const { language } = useTexts();
  const [form, setForm] = useState<Form | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(() => {
    setFailure(null);
    api.companionForm(language).then(setForm, setFailure);
  }, [language]);
  useEffect(load, [load]);
  return form ? <SetupForm form={form} /> : <Waiting failure={failure} again={load} />;
}

/** The kept game, before the engine has said what it is. */
function Opening() {
  const { failure } = useKept();
  const { show } = useDoing();
  useEffect(show, [show]);
  return <Waiting failure={failure} again={show} />;
}

/** The game; in another language the engine is asked for it anew. */
function Playing({ desk }: { desk: Desk }) {
  const { language } = useTexts();
  const { language: shown } = useKept();
  const { show } = useDoing();
  useEffect(() => {
    if (shown !== language) show();
  }, [shown, language, show]);
  return <CompanionDesk desk={desk} />;
}

function Waiting({ failure, again }: { failure: unknown; again: () => void }) {
  const texts = useTexts();
  const why = failure ? wrongText(texts, failure) : null;
  return <WaitingScreen title={texts.t("companion-title")} failure={why} again={again} where="here" />;
}

/** A game that the address holds: taken at once where there is none, else asked for. `waits`: for what is known of our own. */
function Shared({ own, waits }: { own: Desk | null; waits: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  const { hash } = usePlace();
  const { take, look } = useDoing();
  const [shared, setShared] = useState<Desk | null>(null);
  useEffect(() => {
    if (!hash) return;
    let current = true;
    const read = async () => {
      const save = await saveIn(hash);
      const desk = save === null ? null : await look(save);
      if (current) setShared(desk);
    };
    read().catch((error: unknown) => {
      if (!current) return;
      toast(wrongText(texts, error), "danger");
      navigate("/companion", { replace: true });
    });
    return () => {
      current = false;
    };
  }, [hash, texts, look]);
  const done = useCallback(
    (desk: Desk | null) => {
      if (desk) void take(JSON.stringify(desk.save));
      setShared(null);
      navigate("/companion", { replace: true });
    },
    [take],
  );
  const same = shared !== null && own !== null && JSON.stringify(own.save) === JSON.stringify(shared.save);
  const settled = shared !== null && !waits && (own === null || same);
  useEffect(() => {
    if (settled) done(shared);
  }, [settled, shared, done]);
  if (!shared || waits || settled || hash === "") return null;
  return (
    <Dialog
      open
      title={t("companion-title")}
      onClose={() => done(null)}
      foot={
        <>
          <Button onClick={() => done(null)}>{t("companion-shared-drop")}</Button>
          <Button look="main" onClick={() => done(shared)}>
            {t("companion-shared-use")}
          </Button>
        </>
      }
    >
      <p>{t("companion-shared", { n: shared.table.round })}</p>
    </Dialog>
  );
}
