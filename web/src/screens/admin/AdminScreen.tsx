import { type FormEvent, useState } from "react";
import { useTexts } from "../../app/i18n";
import { failureText } from "../../app/words";
import type { AdminOverview } from "../../messages";
import { Button } from "../../ui/Button";
import { DownloadButton } from "../../ui/DownloadButton";
import { Field } from "../../ui/Field";
import { Page } from "../../ui/Page";
import { toast } from "../../ui/Toasts";
import "./admin.css";
import { AdminTables } from "./AdminTables";
import { type AdminCalls, adminCalls, sizeText } from "./calls";

interface Opened {
  calls: AdminCalls;
  seen: AdminOverview;
}

/** The page of whoever runs the server. The key stays in the memory of this page. */
export default function AdminScreen() {
  const texts = useTexts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async (calls: AdminCalls) => setOpened({ calls, seen: await calls.look() });
  return (
    <Page title={texts.t("admin-title")} width={opened ? "medium" : "narrow"}>
      {opened ? (
        <Overview {...opened} again={() => open(opened.calls)} />
      ) : (
        <KeyForm onKey={(key) => open(adminCalls(key))} />
      )}
    </Page>
  );
}

function KeyForm({ onKey }: { onKey: (key: string) => Promise<void> }) {
  const texts = useTexts();
  const [key, setKey] = useState("");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    onKey(key).catch((error: unknown) => {
      setBusy(false);
      setWrong(failureText(texts, error));
    });
  };
  return (
    <form className="part" onSubmit={open}>
      <Field
        label={texts.t("admin-key")}
        type="password"
        value={key}
        required
        autoFocus
        wrong={wrong}
        onChange={(event) => setKey(event.target.value)}
      />
      <div>
        <Button type="submit" look="main" busy={busy}>
          {texts.t("admin-open")}
        </Button>
      </div>
    </form>
  );
}

function Overview({ calls, seen, again }: Opened & { again: () => Promise<void> }) {
  const texts = useTexts();
  const { t, language } = texts;
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await again();
    } catch (error) {
      toast(failureText(texts, error), "danger");
    }
  };
  const facts: [string, string][] = [
    [t("admin-version"), seen.version],
    [t("admin-rules"), String(seen.rules)],
    [t("admin-database"), seen.database === "sqlite" ? "SQLite" : "PostgreSQL"],
    [t("admin-storage"), sizeText(language, seen.storage)],
  ];
  return (
    <>
      <section className="part">
        <dl className="admin-facts">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {seen.database !== "sqlite" && <p className="soft">{t("admin-pg-dump")}</p>}
        <div className="admin-files">
          {seen.database === "sqlite" && <DownloadButton file={calls.backup}>{t("admin-backup")}</DownloadButton>}
          <DownloadButton file={() => calls.statistics(language)}>{t("admin-statistics")}</DownloadButton>
        </div>
      </section>
      <section className="part">
        <div className="part-head">
          <h2>{t("admin-tables", { n: seen.tables.length })}</h2>
          <Button onClick={() => void attempt(() => Promise.resolve())}>{t("admin-again")}</Button>
        </div>
        <AdminTables
          tables={seen.tables}
          onVacate={(table, seat) => void attempt(() => calls.vacate(table, seat))}
          onDelete={(table) => void attempt(() => calls.remove(table))}
        />
      </section>
    </>
  );
}
