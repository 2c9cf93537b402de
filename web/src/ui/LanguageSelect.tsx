import { useT } from "../app/i18n";
import { LANGUAGE_NAMES, LANGUAGES, type Language, set, useSettings } from "../app/settings";
import { Icon } from "../icons/Icon";
import "./language-select.css";

/** Switches the language at once. */
export function LanguageSelect() {
  const t = useT();
  const language = useSettings((settings) => settings.language);
  return (
    <label className="language-select">
      <Icon name="language" size={20} />
      <span className="visually-hidden">{t("language")}</span>
      <select value={language} onChange={(event) => set({ language: event.target.value as Language })}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
