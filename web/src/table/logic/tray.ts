/** The rows of the tray as they are shown: those that the same action resolves (two copies of a card) are one. */
import type { TrayRow } from "../../messages";

/** A row, and how often it lies on the tray. */
export interface ShownRow extends TrayRow {
  count: number;
}

/** The rows that can be resolved now, then those that cannot. */
export function shownRows(rows: TrayRow[]): { open: ShownRow[]; barred: ShownRow[] } {
  const shown = new Map<string, ShownRow>();
  for (const row of rows) {
    const known = shown.get(row.action);
    if (known) known.count += 1;
    else shown.set(row.action, { ...row, count: 1 });
  }
  const all = [...shown.values()];
  return { open: all.filter((row) => row.reason === null), barred: all.filter((row) => row.reason !== null) };
}
