import { useTexts } from "../../app/i18n";
import { Link } from "../../app/router";
import { useSettings } from "../../app/settings";
import { hasServer } from "../../app/site";
import { botNames } from "../../app/words";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { names } from "../../ui/names";
import { useFile } from "../../ui/useFile";
import { openRecord } from "../here/records";
import { JoinForm } from "../JoinForm";
import { openTable, quickDraft } from "../new/draft";
import { useGoing } from "../useGoing";

/** To what is played in this browser: a game at once, one of one's own making, a record. Without a server it is the only door. */
export function HereDoor() {
  const texts = useTexts();
  const { t } = texts;
  const { name, botPause } = useSettings();
  const { going, go, waiting } = useGoing();
  const { choose, input } = useFile((file) => go("here", () => openRecord(file, "here")));
  const quick = () => quickDraft(name, botPause, botNames(texts), (n) => t("seat-player", { n }));
  const begin = () => go("here", () => openTable(quick(), "here"));
  return (
    <section className={names("part home-door", !hasServer() && "home-wide")}>
      <h2>{t("new-where-here")}</h2>
      <p className="soft">{t("new-where-here-note")}</p>
      <Button look="main" size="large" icon={<Icon name="play" size={22} />} busy={going} onClick={begin}>
        {t("home-quick")}
      </Button>
      <Link href="/new?where=here" className="button button-large">
        <Icon name="plus" size={22} />
        <span className="button-label">{t("home-new-here")}</span>
      </Link>
      <Button look="quiet" icon={<Icon name="upload" size={20} />} onClick={choose}>
        {t("home-replay")}
      </Button>
      {!hasServer() && <p className="soft">{t("here-no-server")}</p>}
      {input}
      {waiting}
    </section>
  );
}

/** To the tables of the server: open one, come to one. */
export function OnlineDoor() {
  const { t } = useTexts();
  return (
    <section className="part home-door">
      <h2>{t("new-where-online")}</h2>
      <p className="soft">{t("new-where-online-note")}</p>
      <Link href="/new?where=online" className="button button-large">
        <Icon name="plus" size={22} />
        <span className="button-label">{t("home-new-online")}</span>
      </Link>
      <h3>{t("home-join")}</h3>
      <JoinForm />
      <p className="soft">{t("join-note")}</p>
    </section>
  );
}

/** To the lessons. */
export function LearnDoor() {
  const { t } = useTexts();
  return (
    <section className="part home-wide home-learn">
      <p>{t("learn-door")}</p>
      <Link href="/learn" className="button button-large">
        <Icon name="help" size={22} />
        <span className="button-label">{t("learn-title")}</span>
      </Link>
    </section>
  );
}
