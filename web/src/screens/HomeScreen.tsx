import { useTexts } from "../app/i18n";
import { Link } from "../app/router";
import { addressOf, hasServer } from "../app/site";
import { useTitle } from "../app/title";
import { Icon } from "../icons/Icon";
import { LanguageSelect } from "../ui/LanguageSelect";
import { Brand } from "../ui/Page";
import { Keeping } from "./here/Keeping";
import { HereDoor, LearnDoor, OnlineDoor } from "./home/Doors";
import "./home/home.css";
import { RecordRows, TableRows } from "./home/Rows";
import { useGames } from "./home/useGames";

const PAST = 8; // finished games that are shown

/** The first screen: go on, begin here or online, join, look things up. */
export function HomeScreen() {
  const { t } = useTexts();
  useTitle("");
  const { mine, listed, records, offline, reload } = useGames();
  const going = mine.filter((row) => row.phase !== "over");
  const past = mine.filter((row) => row.phase === "over");
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
          <section className="part home-wide">
            <h2>{t("home-continue")}</h2>
            <TableRows rows={going} changed={reload} />
          </section>
        )}
        <LearnDoor />
        <HereDoor />
        {hasServer() && <OnlineDoor />}
        {listed.length > 0 && (
          <section className="part home-wide">
            <h2>{t("home-listed")}</h2>
            <TableRows rows={listed} changed={reload} />
          </section>
        )}
        {past.length > 0 && (
          <section className="part home-wide">
            <h2>{t("home-past")}</h2>
            <TableRows rows={past.slice(0, PAST)} changed={reload} />
          </section>
        )}
        {records.length > 0 && (
          <section className="part home-wide">
            <h2>{t("home-records")}</h2>
            <RecordRows rows={records} changed={reload} />
          </section>
        )}
        <nav className="part home-wide home-more" aria-label={t("home-more")}>
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
          <Link href="/me" className="home-link">
            <Icon name="human" size={26} />
            {t("me-title")}
          </Link>
          <Link href="/settings" className="home-link">
            <Icon name="settings" size={26} />
            {t("settings")}
          </Link>
        </nav>
        <Keeping className="home-wide" changed={reload} />
      </main>
      <footer className="home-foot soft">
        {t("home-fan-made")} <a href={addressOf("/licences.txt")}>{t("home-licences")}</a>
      </footer>
    </div>
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
