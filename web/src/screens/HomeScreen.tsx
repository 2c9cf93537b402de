import { useTexts } from "../app/i18n";
import { Link } from "../app/router";
import { addressOf, hasServer } from "../app/site";
import { useTitle } from "../app/title";
import { Icon } from "../icons/Icon";
import { Scene } from "../scene/Scene";
import { LanguageSelect } from "../ui/LanguageSelect";
import { Brand } from "../ui/Page";
import { Keeping } from "./here/Keeping";
import { HereDoor, LearnDoor, OnlineDoor } from "./home/Doors";
import "./home/home.css";
import { PuzzleCard } from "./home/PuzzleCard";
import { RecordRows, TableRows } from "./home/Rows";
import { useGames } from "./home/useGames";

const PAST = 8; // finished games that are shown
const HOME = 12; // the desert around this house

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
        <div className="scene-back scene-shade home-scene">
          <Scene hour="dusk" seed={HOME} />
        </div>
        <div className="home-bar">
          <span className="home-name">
            <Brand size={34} /> Landsraad
          </span>
          <LanguageSelect />
          <Link href="/settings" className="page-tool" aria-label={t("settings")} title={t("settings")}>
            <Icon name="settings" size={22} />
          </Link>
        </div>
        <h1>{t("home-headline")}</h1>
        <p>{t("home-lead")}</p>
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
        <div className="home-doors">
          <HereDoor />
          {hasServer() && <OnlineDoor />}
          <LearnDoor />
        </div>
        <PuzzleCard />
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
