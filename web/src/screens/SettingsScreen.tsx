import { useTexts } from "../app/i18n";
import { Link } from "../app/router";
import {
  BOT_PAUSES,
  COMBAT_PAUSES,
  LANGUAGE_NAMES,
  LANGUAGES,
  MOTIONS,
  reset,
  SOUND_NAMES,
  type SoundName,
  set,
  TEXT_SIZES,
  THEMES,
  useSettings,
} from "../app/settings";
import { hasServer } from "../app/site";
import { play } from "../app/sounds";
import { pauseText } from "../app/words";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Choice";
import { Field, Switch } from "../ui/Field";
import { Page } from "../ui/Page";
import { Stepper } from "../ui/Stepper";
import { toast } from "../ui/Toasts";
import { Keeping } from "./here/Keeping";
import "./settings.css";

/** What a person may set in this browser. Everything holds at once. */
export function SettingsScreen() {
  const { t } = useTexts();
  const settings = useSettings();
  const toggle = (
    name: "takeForced" | "stageOnTouch" | "coverCards" | "hints" | "shortcuts" | "patterns" | "scenes",
  ) => (
    <Switch
      label={t(`settings-${name}`)}
      note={t(`settings-${name}-note`)}
      checked={settings[name]}
      onChange={(on) => set(name === "hints" ? { hints: on, hintsDone: {} } : { [name]: on })}
    />
  );
  return (
    <Page
      title={t("settings")}
      width="medium"
      beside={
        <Button
          look="quiet"
          icon={<Icon name="restart" size={20} />}
          onClick={() => {
            reset();
            toast(t("settings-reset-done"), "good");
          }}
        >
          {t("settings-reset")}
        </Button>
      }
    >
      <section className="part">
        <h2>{t("settings-looks")}</h2>
        <Choice
          label={t("language")}
          value={settings.language}
          of={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
          onChange={(language) => set({ language })}
        />
        <Choice
          label={t("settings-theme")}
          value={settings.theme}
          of={THEMES.map((value) => ({ value, label: t(`settings-theme-${value}`) }))}
          onChange={(theme) => set({ theme })}
        />
        <Choice
          label={t("settings-text-size")}
          value={settings.textSize}
          of={TEXT_SIZES.map((value) => ({ value, label: `${Math.round(value * 100)} %` }))}
          onChange={(textSize) => set({ textSize })}
        />
        <Choice
          label={t("settings-motion")}
          value={settings.motion}
          of={MOTIONS.map((value) => ({ value, label: t(`settings-motion-${value}`) }))}
          onChange={(motion) => set({ motion })}
        />
        {toggle("patterns")}
        {toggle("scenes")}
      </section>
      <section className="part">
        <h2>{t("settings-play")}</h2>
        <Field
          label={t("new-my-name")}
          value={settings.name}
          maxLength={24}
          placeholder={t("seat-player", { n: 1 })}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Choice
          label={t("settings-bot-pause")}
          value={settings.botPause}
          of={BOT_PAUSES.map((value) => ({ value, label: pauseText(t, value) }))}
          onChange={(botPause) => set({ botPause })}
        />
        <Choice
          label={t("settings-combat-pause")}
          value={settings.combatPause}
          of={COMBAT_PAUSES.map((value) => ({ value, label: t(`settings-combat-pause-${value}`) }))}
          onChange={(combatPause) => set({ combatPause })}
        />
        {toggle("takeForced")}
        {toggle("stageOnTouch")}
        {toggle("coverCards")}
        {toggle("hints")}
        {toggle("shortcuts")}
      </section>
      <section className="part">
        <h2>{t("settings-sounds")}</h2>
        <Stepper
          label={t("settings-volume")}
          value={Math.round(settings.volume * 100)}
          min={0}
          max={100}
          step={10}
          slider
          say={(n) => `${n} %`}
          onChange={(percent) => set({ volume: percent / 100 })}
        />
        <ul className="settings-sounds">
          {SOUND_NAMES.map((name) => (
            <SoundRow key={name} name={name} on={settings.sounds[name]} sounds={settings.sounds} />
          ))}
        </ul>
        <Notices on={settings.notices} />
        {hasServer() && <Link href="/me">{t("me-calls")}</Link>}
      </section>
      <Keeping />
    </Page>
  );
}

function SoundRow({ name, on, sounds }: { name: SoundName; on: boolean; sounds: Record<SoundName, boolean> }) {
  const { t } = useTexts();
  const label = t(`settings-sound-${name}`);
  return (
    <li>
      <Button
        look="quiet"
        icon={<Icon name="sound" size={20} />}
        aria-label={t("settings-listen", { name: label })}
        reason={on ? null : t("settings-off")}
        onClick={() => play(name)}
      />
      <Switch label={label} checked={on} onChange={(next) => set({ sounds: { ...sounds, [name]: next } })} />
    </li>
  );
}

/** Notices of the browser: asked for when they are switched on. */
function Notices({ on }: { on: boolean }) {
  const { t } = useTexts();
  const change = async (wanted: boolean) => {
    if (!wanted) return set({ notices: false });
    const answer = typeof Notification === "undefined" ? "denied" : await Notification.requestPermission();
    set({ notices: answer === "granted" });
    if (answer !== "granted") toast(t("settings-notices-denied"), "danger");
  };
  return (
    <Switch
      label={t("settings-notices")}
      note={t("settings-notices-note")}
      checked={on}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
