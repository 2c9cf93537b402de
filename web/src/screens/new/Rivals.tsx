import { type Texts, useTexts } from "../../app/i18n";
import { useLibrary } from "../../app/library";
import { holds, numberOf, wordsOf } from "../../cards/facts";
import type { About, Library } from "../../messages";
import { nameOf } from "../../table/logic/said";
import { Select } from "../../ui/Field";
import { type Draft, played, rivalsOf, setOf, withRival } from "./draft";

interface RivalsProps {
  draft: Draft;
  about: About;
  onChange: (draft: Draft) => void;
}

/** Which Rivals play along, where they have cards: named, or any. */
export function Rivals({ draft, about, onChange }: RivalsProps) {
  const texts = useTexts();
  const { t } = texts;
  const library = useLibrary(draft.boxes);
  const named = rivalsOf(draft, about);
  const any = t(draft.leaders === "random" || draft.leaders === "named" ? "new-rival-any" : "new-rival-asked");
  return (
    <div className="new-rivals">
      {named.map((rival, n) => (
        <Select
          key={n}
          label={named.length > 1 ? t("new-rival-number", { n: n + 1 }) : t("rival-plate")}
          value={rival}
          onChange={(event) => onChange(withRival(draft, n, event.target.value))}
        >
          <option value="">{any}</option>
          {setOf(draft, about)!.rivals.map((id) => {
            const taken = named.some((one, i) => i !== n && one === id);
            const unfit = !fits(draft, about, library, id);
            return (
              <option key={id} value={id} disabled={taken || unfit}>
                {optionOf(texts, library, id)}
                {taken ? ` (${t("taken")})` : ""}
              </option>
            );
          })}
        </Select>
      ))}
      <p className="soft">{t("new-rivals-note")}</p>
    </div>
  );
}

/** What the chosen difficulty is, in words; what the easier one does not have stands out. */
export function Level({ draft, about }: Pick<RivalsProps, "draft" | "about">) {
  const library = useLibrary(draft.boxes);
  const n = Math.max(0, about.difficulties.indexOf(draft.difficulty));
  const linesOf = (level: number) => wordsOf(library?.difficulties[about.difficulties[level] ?? ""], ["kind"]);
  const easier = n === 0 ? null : new Set(linesOf(n - 1));
  return (
    <ul className="soft new-level">
      {linesOf(n).map((line) => (
        <li key={line}>{easier?.has(line) === false ? <strong>{line}</strong> : line}</li>
      ))}
    </ul>
  );
}

/** Why a Rival that is named cannot play along; null where all can. */
export function unfitRival(texts: Texts, draft: Draft, about: About, library: Library | null): string | null {
  const unfit = rivalsOf(draft, about).find((id) => id !== "" && !fits(draft, about, library, id));
  if (unfit === undefined) return null;
  return texts.t("new-rival-unfit", { name: nameOf(texts, "rival", unfit) });
}

function fits(draft: Draft, about: About, library: Library | null, id: string): boolean {
  const card = library?.rivals[id];
  return card === undefined || !played(draft, about).includes("streamlined") || holds(card, "streamlined");
}

/** A Rival and what its third Agent costs. */
function optionOf(texts: Texts, library: Library | null, id: string): string {
  const card = library?.rivals[id];
  const name = nameOf(texts, "rival", id);
  return card === undefined ? name : texts.t("new-rival-option", { name, n: numberOf(card, "swordmaster") ?? 0 });
}
