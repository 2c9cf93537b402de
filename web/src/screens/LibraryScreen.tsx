import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { BOARD_NAMES, BOARDS, type BoardName, boardIn, lookUp } from "../app/boards";
import { useTexts } from "../app/i18n";
import { Libraries, useLibrary } from "../app/library";
import { usePart } from "../app/page";
import { navigate, usePlace } from "../app/router";
import { LANGUAGES, type Language } from "../app/settings";
import { failureText } from "../app/words";
import { CardFace, type CardKind } from "../cards/CardFace";
import { definitionOf, definitionsOf } from "../cards/facts";
import { Icon } from "../icons/Icon";
import type { Library } from "../messages";
import { Choice } from "../ui/Choice";
import { Field } from "../ui/Field";
import { Page } from "../ui/Page";
import { Entry } from "./library/Entry";
import { Filters } from "./library/Filters";
import { find, type Wanted } from "./library/search";
import "./library/library.css";
import { WaitingScreen } from "./WaitingScreen";

const KINDS: readonly CardKind[] = [
  "card",
  "intrigue",
  "conflict",
  "leader",
  "space",
  "tech",
  "contract",
  "objective",
  "post",
  "hagal",
  "rival",
];
const ANYTHING = { pile: "", faction: "", reach: "", effect: "", most: null, box: "" };

/** All cards, leaders and spaces: search in three languages, filters, and each one to be opened. */
export default function LibraryScreen() {
  const texts = useTexts();
  const { t } = texts;
  const { query } = usePlace();
  const board = boardIn(query);
  const fetched = usePart(Libraries);
  const library = useLibrary(BOARDS[board]);
  const libraries = useLibraries(board);
  const asked = query.get("kind");
  const kinds = KINDS.filter((one) => library !== null && definitionsOf(library, one).length > 0);
  const kind = kinds.find((one) => one === asked) ?? "card";
  const [wanted, setWanted] = useState<Wanted>({ ...ANYTHING, kind, words: "" });
  const now = useDeferredValue(wanted);
  const others = useMemo(() => LANGUAGES.flatMap((language) => libraries[language] ?? []), [libraries]);
  const found = useMemo(
    () => (library === null ? [] : find(library, others, { ...now, kind })),
    [library, others, now, kind],
  );
  if (library === null) {
    return (
      <WaitingScreen
        title={t("library-title")}
        failure={fetched.failure === null ? null : failureText(texts, fetched.failure)}
        again={() => void fetched.load(texts.language, BOARDS[board]).catch(() => undefined)}
        where="here"
      />
    );
  }
  const open = query.get("open");
  const opened = open === null ? undefined : definitionOf(library, kind, open);
  const change = (part: Partial<Wanted>) => setWanted((old) => ({ ...old, ...part }));
  return (
    <Page title={t("library-title")} width="wide">
      <div className="library-head">
        <Choice
          label={t("library-board")}
          hideLabel
          value={board}
          of={BOARD_NAMES.map((one) => ({ value: one, label: t(`library-board-${one}`) }))}
          onChange={(next) => {
            change(ANYTHING);
            navigate(address(next, kind, null));
          }}
        />
        <Choice
          label={t("library-kind")}
          hideLabel
          value={kind}
          of={kinds.map((one) => ({ value: one, label: t(`library-${one}`) }))}
          onChange={(next) => {
            change(ANYTHING);
            navigate(address(board, next, null));
          }}
        />
        <Field
          label={t("library-search")}
          hideLabel
          type="search"
          placeholder={t("library-search")}
          value={wanted.words}
          onChange={(event) => change({ words: event.target.value })}
        />
      </div>
      <Filters library={library} wanted={{ ...wanted, kind }} onChange={change} />
      <p className="library-count" role="status">
        {t("library-found", { n: found.length })}
      </p>
      <div className={`library-cards library-of-${kind}`}>
        {found.map(({ id }) => (
          <CardFace
            key={id}
            kind={kind}
            id={id}
            size="m"
            library={library}
            onClick={() => navigate(address(board, kind, id))}
          />
        ))}
      </div>
      {found.length === 0 && (
        <p className="library-none">
          <Icon name="search" size={28} /> {t("library-none")}
        </p>
      )}
      {open !== null && opened !== undefined && (
        <Entry
          found={{ kind, id: open, definition: opened }}
          library={library}
          libraries={libraries}
          onClose={() => navigate(address(board, kind, null))}
        />
      )}
    </Page>
  );
}

function address(board: BoardName, kind: CardKind, open: string | null): string {
  return lookUp("/cards", board, { kind, ...(open === null ? {} : { open }) });
}

/** The libraries of a board in all languages, as they come in. */
function useLibraries(board: BoardName): Partial<Record<Language, Library>> {
  const [known, setKnown] = useState<{ board: BoardName; libraries: Partial<Record<Language, Library>> }>({
    board,
    libraries: {},
  });
  const libraries = usePart(Libraries);
  useEffect(() => {
    let current = true;
    for (const language of LANGUAGES) {
      libraries.load(language, BOARDS[board]).then(
        (library) => {
          if (current)
            setKnown((old) => ({
              board,
              libraries: { ...(old.board === board ? old.libraries : {}), [language]: library },
            }));
        },
        () => undefined, // the search goes on in the languages that are here
      );
    }
    return () => {
      current = false;
    };
  }, [libraries, board]);
  return known.board === board ? known.libraries : NONE;
}

const NONE = {};
