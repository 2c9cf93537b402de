import { useEffect, useState } from "react";
import { api, asApiError } from "../../app/api";
import { useTexts } from "../../app/i18n";
import { useSettings } from "../../app/settings";
import { failureText } from "../../app/words";
import { Icon } from "../../icons/Icon";
import type { Me, Profile, Way, WayAsked } from "../../messages";
import { Button } from "../../ui/Button";
import { Field, Switch } from "../../ui/Field";
import { toast } from "../../ui/Toasts";
import { subscribed } from "./push";

interface CallsProps {
  me: Me;
  onChange: (me: Me) => void;
}

const KINDS = ["turn", "over", "invited"] as const;
const NIGHT: [number, number] = [22 * 60, 8 * 60];

/** Calls away from the page: by which ways, for what, and when not. */
export function Calls({ me, onChange }: CallsProps) {
  const { t } = useTexts();
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    if (me.ways.length === 0 || me.profile.language === language) return;
    save({ ...me.profile, language }).then(onChange, () => undefined); // calls follow the page; if not now, then the next time
  }, [me, language, onChange]);
  const offered = me.offers.push !== "" || me.offers.mail || me.offers.hooks.length > 0;
  return (
    <section className="part" id="calls">
      <h2>{t("me-calls")}</h2>
      <p className="soft">{t(offered ? "me-calls-note" : "me-calls-none")}</p>
      {offered && (
        <>
          <Ways me={me} onChange={onChange} />
          <When me={me} onChange={onChange} />
        </>
      )}
    </section>
  );
}

/** The profile with the language and the time zone of this browser, in which calls are made. */
function useHere(profile: Profile): Profile {
  const language = useSettings((settings) => settings.language);
  return { ...profile, language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC" };
}

/** Keeps a profile. A time zone that the server does not know is that of Greenwich. */
function save(profile: Profile): Promise<Me> {
  return api.saveMe(profile).catch((error: unknown) => {
    if (asApiError(error).code !== "malformed") throw error;
    return api.saveMe({ ...profile, zone: "UTC" });
  });
}

/** Does something that changes what is known of oneself; what is refused is told in a notice. */
function useChanging(onChange: (me: Me) => void) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const change = (work: () => Promise<Me>, done?: () => void) => {
    setBusy(true);
    work()
      .then(
        (me) => {
          onChange(me);
          done?.();
        },
        (error: unknown) => toast(failureText(texts, error), "danger"),
      )
      .finally(() => setBusy(false));
  };
  return { busy, change };
}

function Ways({ me, onChange }: CallsProps) {
  const { t } = useTexts();
  const { push, mail, hooks } = me.offers;
  const { busy, change } = useChanging(onChange);
  const here = useHere(me.profile);
  const askBrowser = () =>
    change(async () => {
      const address = await subscribed(push);
      await save(here);
      return api.addWay("push", address);
    });
  return (
    <>
      {me.ways.length > 0 && (
        <ul className="rows me-ways">
          {me.ways.map((way) => (
            <WayRow key={way.id} way={way} onChange={onChange} />
          ))}
        </ul>
      )}
      {push !== "" && (
        <div>
          <Button icon={<Icon name="bell" size={20} />} busy={busy} onClick={askBrowser}>
            {t("me-push")}
          </Button>
        </div>
      )}
      {mail && <NewWay kind="mail" note={t("me-mail-note")} me={me} onChange={onChange} />}
      {hooks.length > 0 && (
        <NewWay kind="hook" me={me} note={t("me-hook-note", { hosts: hooks.join(", ") })} onChange={onChange} />
      )}
    </>
  );
}

function WayRow({ way, onChange }: { way: Way; onChange: (me: Me) => void }) {
  const texts = useTexts();
  const { t } = texts;
  const { busy, change } = useChanging(onChange);
  const attempt = () =>
    void api.tryWay(way.id).then(
      () => toast(t("me-tried"), "good"),
      (error: unknown) => toast(failureText(texts, error), "danger"),
    );
  return (
    <li className="me-way">
      <span className="me-way-name">
        {t(`me-way-${way.kind}`)}: {way.label}
        {!way.confirmed && <em> {t("me-unconfirmed")}</em>}
      </span>
      {way.confirmed && (
        <Button look="quiet" onClick={attempt}>
          {t("me-try")}
        </Button>
      )}
      <Button look="quiet" busy={busy} onClick={() => change(() => api.dropWay(way.id))}>
        {t("me-drop")}
      </Button>
    </li>
  );
}

function NewWay({ kind, note, me, onChange }: CallsProps & { kind: WayAsked["kind"]; note: string }) {
  const { t } = useTexts();
  const [address, setAddress] = useState("");
  const { busy, change } = useChanging(onChange);
  const here = useHere(me.profile);
  const add = async () => {
    await save(here); // what comes first, a letter that asks, is in its language
    return api.addWay(kind, address.trim());
  };
  return (
    <form
      className="me-new"
      onSubmit={(event) => {
        event.preventDefault();
        change(add, () => setAddress(""));
      }}
    >
      <Field
        label={t(`me-way-${kind}`)}
        type={kind === "mail" ? "email" : "url"}
        note={note}
        required
        maxLength={2000}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {t("me-add")}
      </Button>
    </form>
  );
}

function When({ me, onChange }: CallsProps) {
  const { t } = useTexts();
  const { change } = useChanging(onChange);
  const profile = useHere(me.profile);
  const { quiet, zone } = profile;
  const put = (part: Partial<Profile>) => change(() => save({ ...profile, ...part }));
  const edge = (which: 0 | 1, label: string) =>
    quiet && (
      <Field
        label={label}
        type="time"
        value={clock(quiet[which] ?? 0)}
        onChange={({ target }) => {
          const minutes = minutesOf(target.value);
          if (minutes !== null) put({ quiet: which === 0 ? [minutes, quiet[1] ?? 0] : [quiet[0] ?? 0, minutes] });
        }}
      />
    );
  return (
    <>
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          label={t(`me-call-${kind}`)}
          checked={profile[kind]}
          onChange={(on) => put({ [kind]: on })}
        />
      ))}
      <Switch
        label={t("me-quiet")}
        note={t("me-quiet-note", { zone })}
        checked={quiet !== null}
        onChange={(on) => put({ quiet: on ? NIGHT : null })}
      />
      {quiet && (
        <div className="me-new">
          {edge(0, t("me-quiet-from"))}
          {edge(1, t("me-quiet-to"))}
        </div>
      )}
    </>
  );
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function minutesOf(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? 60 * Number(found[1]) + Number(found[2]) : null;
}
