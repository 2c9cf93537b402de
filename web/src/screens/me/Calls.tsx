import { useState } from "react";
import { api } from "../../app/api";
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
  const askBrowser = () => change(async () => api.addWay("push", await subscribed(push)));
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
      {mail && <NewWay kind="mail" note={t("me-mail-note")} onChange={onChange} />}
      {hooks.length > 0 && (
        <NewWay kind="hook" note={t("me-hook-note", { hosts: hooks.join(", ") })} onChange={onChange} />
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

function NewWay({ kind, note, onChange }: { kind: WayAsked["kind"]; note: string; onChange: (me: Me) => void }) {
  const { t } = useTexts();
  const [address, setAddress] = useState("");
  const { busy, change } = useChanging(onChange);
  return (
    <form
      className="me-new"
      onSubmit={(event) => {
        event.preventDefault();
        change(
          () => api.addWay(kind, address.trim()),
          () => setAddress(""),
        );
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
  const language = useSettings((settings) => settings.language);
  const { change } = useChanging(onChange);
  const { profile } = me;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const save = (part: Partial<Profile>) => change(() => api.saveMe({ ...profile, language, zone, ...part }));
  const { quiet } = profile;
  const edge = (which: 0 | 1, label: string) =>
    quiet && (
      <Field
        label={label}
        type="time"
        value={clock(quiet[which] ?? 0)}
        onChange={({ target }) => {
          const minutes = minutesOf(target.value);
          if (minutes !== null) save({ quiet: which === 0 ? [minutes, quiet[1] ?? 0] : [quiet[0] ?? 0, minutes] });
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
          onChange={(on) => save({ [kind]: on })}
        />
      ))}
      <Switch
        label={t("me-quiet")}
        note={t("me-quiet-note", { zone })}
        checked={quiet !== null}
        onChange={(on) => save({ quiet: on ? NIGHT : null })}
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
