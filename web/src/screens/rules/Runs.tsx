import { type BoardName, lookUp } from "../../app/boards";
import { useTexts } from "../../app/i18n";
import { Link } from "../../app/router";
import { Icon } from "../../icons/Icon";
import type { Run } from "../../rules/rulebook";

/** A line of the rules: words, icons, names of components. */
export function Runs({ runs, board }: { runs: readonly Run[]; board: BoardName }) {
  const { t, has } = useTexts();
  return runs.map((run, i) => {
    if ("words" in run) return <span key={i}>{run.words}</span>;
    if ("icon" in run)
      return (
        <Icon key={i} name={run.icon} size={18} title={has(`icon-${run.icon}`) ? t(`icon-${run.icon}`) : undefined} />
      );
    const dash = run.name.indexOf("-");
    return (
      <Link
        key={i}
        href={lookUp("/cards", board, { kind: run.name.slice(0, dash), open: run.name.slice(dash + 1) })}
        className="rules-name"
      >
        {t(run.name)}
      </Link>
    );
  });
}
