import { useTexts } from "../../app/i18n";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../app/settings";
import { CardFace } from "../../cards/CardFace";
import { contractTokens } from "../../cards/contracts";
import { definitionOf, factLines, numberOf, wordsOf } from "../../cards/facts";
import { TrainingTrack } from "../../cards/TrainingTrack";
import { techTokens } from "../../cards/tech";
import { Icon } from "../../icons/Icon";
import type { Library, Token } from "../../messages";
import { Dialog } from "../../ui/Dialog";
import type { Found } from "./search";

interface EntryProps {
  found: Found;
  library: Library;
  libraries: Partial<Record<Language, Library>>;
  onClose: () => void;
}

/** A card or a space opened: its picture, its text, its names in all languages, the icons on it and what they mean. */
export function Entry({ found: { kind, id, definition }, library, libraries, onClose }: EntryProps) {
  const { t, has } = useTexts();
  const copies = numberOf(definition, "copies");
  const icons = [...new Set(tokensIn(library, kind, id, definition).map(({ icon }) => icon))].filter((icon) =>
    has(`icon-${icon}`),
  );
  return (
    <Dialog open title={definition.name} onClose={onClose} className="entry">
      <div className="entry-body">
        <CardFace kind={kind} id={id} size="l" library={library} />
        <div className="entry-text">
          {kind === "leader" && <TrainingTrack library={library} leader={id} at={0} />}
          <ul className="entry-lines">
            {wordsOf(definition).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {copies !== null && <li>{t("library-copies", { n: copies })}</li>}
          </ul>
          {definition.ways?.map(({ boxes, parts }) => (
            <div key={boxes.join("+")}>
              <h3>{t("library-way", { boxes: boxes.map((box) => t(`box-${box}`)).join(" + ") })}</h3>
              <ul className="entry-lines">
                {parts.map(({ words }) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </div>
          ))}
          <h3>{t("library-names")}</h3>
          <dl className="entry-names">
            {LANGUAGES.map((language) => {
              const other = libraries[language];
              return (
                <div key={language}>
                  <dt>{LANGUAGE_NAMES[language]}</dt>
                  <dd lang={language}>{other === undefined ? "…" : definitionOf(other, kind, id)?.name}</dd>
                </div>
              );
            })}
          </dl>
          {icons.length > 0 && (
            <>
              <h3>{t("library-icons")}</h3>
              <ul className="entry-icons">
                {icons.map((icon) => (
                  <li key={icon}>
                    <Icon name={icon} size={22} /> {t(`icon-${icon}`)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** All icons that the facts of a definition name. */
function tokensIn(library: Library, kind: Found["kind"], id: string, definition: Found["definition"]): Token[] {
  if (kind === "tech") return techTokens(library, id);
  if (kind === "contract") return contractTokens(library, id);
  return Object.keys(definition).flatMap((fact) => factLines(library, definition, fact).flatMap((line) => line.tokens));
}
