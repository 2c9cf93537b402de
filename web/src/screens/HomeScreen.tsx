import { useEffect, useRef, useState } from "react";
import { api, asApiError } from "../app/api";
import { useTexts } from "../app/i18n";
import { Link, navigate } from "../app/router";
import { useSettings } from "../app/settings";
import { useTitle } from "../app/title";
import { botNames, boxNames, failureText } from "../app/words";
import { Icon } from "../icons/Icon";
import type { TableList, TableRow } from "../messages";
import { Button } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { LanguageSelect } from "../ui/LanguageSelect";
import { Brand } from "../ui/Page";
import { toast } from "../ui/Toasts";
import "./home.css";
import { JoinForm } from "./JoinForm";
import { openTable, quickDraft } from "./new/draft";

const RENEW = 10_000;

/** The first screen: go on, begin, join, look things up. */
export function HomeScreen() {
  const texts = useTexts();
  const { t } = texts;
  useTitle("");
  const { tables, offline } = useTables();
  const mine = [...(tables?.mine ?? [])].sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.created - a.created);
  const going = mine.filter((row) => row.phase !== "over");
  const past = mine.filter((row) => row.phase === "over");
  const listed = (tables?.listed ?? []).filter((row) => row.mine.length === 0);
  return (
    <div className="home">
      <header className="home-head">
        <div className="home-tools">
          <LanguageSelect />
          <Link href="/settings" className="page-tool" aria-label={t("settings")} title={t("settings")}>
            <Icon name="settings" size={22} />
          </Link>
        </div>
        <Horizon />
        <div className="home-name">
          <Brand size={64} />
          <div>
            <h1>Landsraad</h1>
            <p>{t("home-lead")}</p>
          </div>
        </div>
      </header>
      <main className="home-main">
        {offline && (
          <p className="home-offline" role="status">
            <Icon name="offline" size={20} /> {t("home-offline")}
          </p>
        )}
        {going.length > 0 && (
          <section className="part home-mine">
            <h2>{t("home-continue")}</h2>
            <Rows rows={going} />
          </section>
        )}
        <section className="part home-begin">
          <h2>{t("home-begin")}</h2>
          <QuickGame />
          <Link href="/new" className="button button-large">
            <Icon name="plus" size={22} />
            <span className="button-label">{t("home-new")}</span>
          </Link>
        </section>
        <section className="part">
          <h2>{t("home-join")}</h2>
          <JoinForm />
          <p className="soft">{t("join-note")}</p>
        </section>
        {listed.length > 0 && (
          <section className="part">
            <h2>{t("home-listed")}</h2>
            <Rows rows={listed} />
          </section>
        )}
        {past.length > 0 && (
          <section className="part">
            <h2>{t("home-past")}</h2>
            <Rows rows={past.slice(0, 8)} />
          </section>
        )}
        <nav className="part home-more" aria-label={t("home-more")}>
          <h2>{t("home-more")}</h2>
          <Link href="/cards" className="home-link">
            <Icon name="card" size={26} />
            {t("home-cards")}
          </Link>
          <Link href="/rules" className="home-link">
            <Icon name="rules" size={26} />
            {t("home-rules")}
          </Link>
          <Link href="/companion" className="home-link">
            <Icon name="hagal" size={26} />
            {t("companion-title")}
          </Link>
          <ReplayUpload />
          <Link href="/settings" className="home-link">
            <Icon name="settings" size={26} />
            {t("settings")}
          </Link>
        </nav>
      </main>
      <footer className="home-foot soft">{t("home-fan-made")}</footer>
    </div>
  );
}

function useTables(): { tables: TableList | null; offline: boolean } {
  const [tables, setTables] = useState<TableList | null>(null);
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    let current = true;
    const load = () => {
      api.tables("online").then(
        (found) => {
          if (!current) return;
          setTables(found);
          setOffline(false);
        },
        (error: unknown) => {
          if (current) setOffline(asApiError(error).code === "offline");
        },
      );
    };
    load();
    const timer = window.setInterval(load, RENEW);
    return () => {
      current = false;
      window.clearInterval(timer);
    };
  }, []);
  return { tables, offline };
}

function Rows({ rows }: { rows: TableRow[] }) {
  const texts = useTexts();
  const { t, language } = texts;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <ul className="home-rows">
      {rows.map((row) => (
        <li key={row.id}>
          <Link href={`/t/${row.id}`} className="home-row">
            <span className="home-row-names">{row.names.filter(Boolean).join(", ") || t("lobby-title")}</span>
            <span className="home-row-facts">
              {boxNames(texts, row.setup.boxes)} · {when.format(row.created * 1000)}
            </span>
            <Phase row={row} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Phase({ row }: { row: TableRow }) {
  const { t } = useTexts();
  if (row.waiting) return <Chip tone="accent">{t("home-my-turn")}</Chip>;
  if (row.phase === "lobby")
    return <Chip tone={row.open > 0 ? "good" : "plain"}>{t("home-open-seats", { n: row.open })}</Chip>;
  if (row.phase === "over") return <Chip>{t("home-over")}</Chip>;
  return <Chip>{row.mine.length > 0 ? t("home-playing") : t("home-watch")}</Chip>;
}

function QuickGame() {
  const texts = useTexts();
  const { name, botPause } = useSettings();
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    openTable(quickDraft(name || texts.t("seat-me"), botPause, botNames(texts))).then(
      (address) => navigate(address),
      (error: unknown) => {
        setBusy(false);
        toast(failureText(texts, error), "danger");
      },
    );
  };
  return (
    <Button look="main" size="large" icon={<Icon name="play" size={22} />} busy={busy} onClick={begin}>
      {texts.t("home-quick")}
    </Button>
  );
}

function ReplayUpload() {
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const send = (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    api
      .upload(file, "online")
      .then(({ id }) => navigate(`/g/${id}`))
      .catch((error: unknown) => toast(failureText(texts, error), "danger"))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <button type="button" className="home-link" aria-busy={busy || undefined} onClick={() => input.current?.click()}>
        <Icon name="upload" size={26} />
        {texts.t("home-replay")}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => send(event.target.files?.[0])}
      />
    </>
  );
}

/** Dunes at dusk: lines of our own. */
function Horizon() {
  return (
    <svg className="home-horizon" viewBox="0 0 1200 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="930" cy="120" r="150" fill="#3a2413" />
      <circle cx="930" cy="120" r="96" fill="#6b3d1a" />
      <circle cx="930" cy="120" r="58" fill="#c87f38" />
      <path d="M0 140C160 90 300 150 470 130s260-60 430-20 220 0 300-20v130H0z" fill="#4a2f1a" />
      <path d="M0 180c200-60 330 10 520-10s330-70 680-20v70H0z" fill="#33210f" />
      <path d="M0 206c260-50 520 20 1200-30v44H0z" fill="#14110d" />
    </svg>
  );
}
