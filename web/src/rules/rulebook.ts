/**
 * The rules of a board in our own words, written in `<board>.<language>.md`:
 *
 * # id | Name of a group
 * ## id | Name of a rule | Ix-8, Ix-9
 * The numbers are those of docs/rules.md, where the rule has some. Paragraphs, and lists with `- `. `{spice}` is an icon, `[card-dagger]` the name of a component that can be looked at.
 */
export interface Rule {
  id: string;
  title: Run[];
  /** Which rules of docs/rules.md it tells; empty where they are not named. */
  numbers: string;
  blocks: Block[];
  /** All of its words, for the search; names still as references. */
  source: string;
}

export interface RuleGroup {
  id: string;
  name: string;
  rules: Rule[];
}

type Block = { list: Run[][] } | { text: Run[] };

/** A piece of a line: words, an icon, or the name of a component. */
export type Run = { words: string } | { icon: string } | { name: string };

/** Read a rule book. */
export function readRulebook(text: string): RuleGroup[] {
  const groups: RuleGroup[] = [];
  for (const line of text.split("\n")) {
    const heading = /^(#{1,2}) ([\w-]+) \| (.+?)(?: \| (.+))?$/.exec(line);
    if (heading?.[1] === "#") groups.push({ id: heading[2]!, name: heading[3]!, rules: [] });
    else if (heading)
      groups.at(-1)!.rules.push({
        id: heading[2]!,
        title: readRuns(heading[3]!),
        numbers: heading[4] ?? "",
        blocks: [],
        source: heading[3]!,
      });
    else if (line.trim() !== "") addLine(groups.at(-1)!.rules.at(-1)!, line);
  }
  return groups;
}

function addLine(rule: Rule, line: string): void {
  rule.source += ` ${line}`;
  if (!line.startsWith("- ")) {
    rule.blocks.push({ text: readRuns(line) });
    return;
  }
  const last = rule.blocks.at(-1);
  const item = readRuns(line.slice(2));
  if (last !== undefined && "list" in last) last.list.push(item);
  else rule.blocks.push({ list: [item] });
}

function readRuns(text: string): Run[] {
  return text
    .split(/(\{\w+\}|\[[\w-]+\])/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("{")) return { icon: part.slice(1, -1) };
      return part.startsWith("[") ? { name: part.slice(1, -1) } : { words: part };
    });
}
