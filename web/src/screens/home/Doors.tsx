import type { ReactNode } from "react";
import { useTexts } from "../../app/i18n";
import { Link } from "../../app/router";
import { useSettings } from "../../app/settings";
import { hasServer } from "../../app/site";
import { botNames } from "../../app/words";
import { Icon } from "../../icons/Icon";
import { Scene } from "../../scene/Scene";
import type { Hour } from "../../scene/scene";
import { Button } from "../../ui/Button";
import { useFile } from "../../ui/useFile";
import { openRecord } from "../here/records";
import { JoinForm } from "../JoinForm";
import { openTable, quickDraft } from "../new/draft";
import { useGoing } from "../useGoing";

interface DoorProps {
  title: string;
  hour: Hour;
  seed: number;
  children: ReactNode;
}

/** A way in, below the sky of its hour: noon is here, night is where others are, dawn is where one learns. */
function Door({ title, hour, seed, children }: DoorProps) {
  return (
    <section className="part home-door">
      <header className="home-door-head">
        <div className="scene-back scene-shade">
          <Scene hour={hour} seed={seed} />
        </div>
        <h2>{title}</h2>
      </header>
      {children}
    </section>
  );
}

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
    <Door title={t("new-where-here")} hour="noon" seed={1}>
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
    </Door>
  );
}

/** To the tables of the server: open one, come to one. */
export function OnlineDoor() {
  const { t } = useTexts();
  return (
    <Door title={t("new-where-online")} hour="night" seed={2}>
      <p className="soft">{t("new-where-online-note")}</p>
      <Link href="/new?where=online" className="button button-large">
        <Icon name="plus" size={22} />
        <span className="button-label">{t("home-new-online")}</span>
      </Link>
      <h3>{t("home-join")}</h3>
      <JoinForm />
      <p className="soft">{t("join-note")}</p>
    </Door>
  );
}

/** To the lessons. */
export function LearnDoor() {
  const { t } = useTexts();
  return (
    <Door title={t("home-learn")} hour="dawn" seed={3}>
      <p className="soft">{t("learn-door")}</p>
      <Link href="/learn" className="button button-large">
        <Icon name="help" size={22} />
        <span className="button-label">{t("learn-title")}</span>
      </Link>
    </Door>
  );
}
