/** The rows of the tray as they are shown: those that the same action resolves (two copies of a card) are one. */
import type { Decision, TrayRow } from "../../messages";

/** A row, and how often it lies on the tray. */
export interface ShownRow extends TrayRow {
  count: number;
}

/** The rows that can be resolved now, and those that something bars. */
export function shownRows({ tray, options }: Decision): { open: ShownRow[]; barred: ShownRow[] } {
  const shown = new Map<string, ShownRow>();
  for (const row of tray ?? []) {
    const known = shown.get(row.action);
    if (known) known.count += 1;
    else shown.set(row.action, { ...row, count: 1 });
  }
  const open = (row: ShownRow) => options?.includes(row.action) === true;
  const all = [...shown.values()];
  return { open: all.filter(open), barred: all.filter((row) => !open(row)) };
}
