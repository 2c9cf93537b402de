import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { BOARD_NAMES, type BoardName, boardIn, lookUp } from "../app/boards";
import { useT, useTexts } from "../app/i18n";
import { Link, navigate, usePlace } from "../app/router";
import type { Language } from "../app/settings";
import { Icon } from "../icons/Icon";
import { IconLegend } from "../icons/IconLegend";
import { type Rule, type RuleGroup, readRulebook } from "../rules/rulebook";
import { Choice } from "../ui/Choice";
import { Field } from "../ui/Field";
import { Page } from "../ui/Page";
import { fold } from "./library/search";
import "./rules/rules.css";
import { Runs } from "./rules/Runs";
import { WaitingScreen } from "./WaitingScreen";
import { WayBack } from "./WayBack";

const BOOKS = import.meta.glob<string>("../rules/*.md", { query: "?raw", import: "default" });

/** The rules in our own words, with a search, and the legend of the icons. */
export default function RulesScreen() {
  const { t, language } = useTexts();
  const { hash, query } = usePlace();
  const board = boardIn(query);
  const from = query.get("from");
  const came: Record<string, string> = from === null ? {} : { from };
  const { book, failed, again } = useRulebook(board, language);
  const [words, setWords] = useState("");
  const sought = useDeferredValue(words);
  const shown = useMemo(() => (book === null ? null : matching(book, sought, t)), [book, sought, t]);
  const text = useRef<HTMLDivElement>(null);
  const loaded = shown !== null;
  useEffect(() => {
    if (loaded && hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [loaded, hash]);
  useEffect(() => {
    if (sought !== "") text.current?.scrollIntoView(); // what was found begins there
  }, [sought]);
  const count = rulesIn(shown);
  const other = useOther(board, language, sought);
  if (shown === null) {
    return <WaitingScreen title={t("rules-title")} failure={failed ? t("error-offline") : null} again={again} />;
  }
  return (
    <Page title={t("rules-title")} width="wide">
      <div className="rules">
        <WayBack />
        <nav className="rules-contents" aria-label={t("rules-contents")}>
          <Choice
            label={t("library-board")}
            hideLabel
            value={board}
            of={BOARD_NAMES.map((one) => ({ value: one, label: t(`rules-board-${one}`) }))}
            onChange={(next) => navigate(lookUp("/rules", next, came), { replace: true })}
          />
          <Field
            label={t("rules-search")}
            hideLabel
            type="search"
            placeholder={t("rules-search")}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <p className="rules-count" role="status">
            {t("rules-found", { n: count })}
          </p>
          {other.n > 0 && (
            <Link href={lookUp("/rules", other.board, came)} className="rules-elsewhere">
              {t("rules-elsewhere", { n: other.n, board: t(`rules-board-${other.board}`) })}
            </Link>
          )}
          <ul>
            {shown.map((group) => (
              <li key={group.id}>
                <a href={`#${group.id}`}>{group.name}</a>
              </li>
            ))}
            <li>
              <a href="#icons">{t("rules-icons")}</a>
            </li>
          </ul>
        </nav>
        <div className="rules-text" ref={text}>
          {shown.map((group) => (
            <section key={group.id} id={group.id}>
              <h2>{group.name}</h2>
              {group.rules.map((rule) => (
                <OneRule key={rule.id} rule={rule} board={board} />
              ))}
            </section>
          ))}
          {count === 0 && (
            <p className="rules-none">
              <Icon name="search" size={28} /> {t("rules-none")}
            </p>
          )}
          <section id="icons">
            <h2>{t("rules-icons")}</h2>
            <IconLegend sought={sought} />
          </section>
        </div>
      </div>
    </Page>
  );
}

/** How many rules of the other book have the words. */
function useOther(board: BoardName, language: Language, sought: string): { board: BoardName; n: number } {
  const t = useT();
  const other = BOARD_NAMES.find((one) => one !== board)!;
  const { book } = useRulebook(other, language);
  return { board: other, n: book === null || sought.trim() === "" ? 0 : rulesIn(matching(book, sought, t)) };
}

function rulesIn(groups: readonly RuleGroup[] | null): number {
  return groups?.reduce((sum, group) => sum + group.rules.length, 0) ?? 0;
}

function OneRule({ rule, board }: { rule: Rule; board: BoardName }) {
  return (
    <article id={rule.id} className="rule">
      <h3>
        <Runs runs={rule.title} board={board} />
        {rule.numbers !== "" && <small className="rule-numbers">{rule.numbers}</small>}
      </h3>
      {rule.blocks.map((block, i) =>
        "list" in block ? (
          <ul key={i}>
            {block.list.map((item, j) => (
              <li key={j}>
                <Runs runs={item} board={board} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={i}>
            <Runs runs={block.text} board={board} />
          </p>
        ),
      )}
    </article>
  );
}

/** The groups with the rules that have all of the words, or the whole group where its name has them. */
function matching(book: RuleGroup[], sought: string, t: (id: string) => string): RuleGroup[] {
  const words = fold(sought).split(" ").filter(Boolean);
  if (words.length === 0) return book;
  const has = (text: string) => words.every((word) => ` ${fold(text)}`.includes(` ${word}`));
  return book
    .map((group) => ({
      ...group,
      rules: has(group.name) ? group.rules : group.rules.filter((rule) => has(said(rule.source, t))),
    }))
    .filter((group) => group.rules.length > 0);
}

/** The words of a rule with the names of its components. */
function said(source: string, t: (id: string) => string): string {
  return source.replaceAll(/\{\w+\}/g, "").replaceAll(/\[([\w-]+)\]/g, (_, name: string) => t(name));
}

/** The rule book of a board in a language; null until it is here. `failed`: it did not come. */
function useRulebook(board: BoardName, language: Language) {
  const [read, setRead] = useState<{ board: BoardName; book: RuleGroup[] } | null>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    BOOKS[`../rules/${board}.${language}.md`]?.().then(
      (text) => {
        if (current) setRead({ board, book: readRulebook(text) });
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [board, language, tries]);
  const again = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { book: read?.board === board ? read.book : null, failed, again };
}
