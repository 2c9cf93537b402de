/** Places that stay: what lies in a row keeps its place while others leave it or come. */

/** What lies beside each other, from left to right; null where one has left. */
export type Places = readonly (string | null)[];

/**
 * The places of cards in a row, null where one has left: who stays does not move, who comes takes the first free place. When all
 * have left, their places stay until others come, with whom the row begins anew. `chosen`: the place that was chosen; of several
 * copies the one there leaves. `lay`: what has lain at each place; who comes back, such as by Undo, takes its own again.
 */
export function placed(before: Places, cards: readonly string[], chosen = -1, lay: Places = []): (string | null)[] {
  const coming = [...cards];
  const stays = (card: string | null | undefined) => {
    const at = card == null ? -1 : coming.indexOf(card);
    return at < 0 ? null : coming.splice(at, 1)[0]!;
  };
  const staying = before.map((card, i) => (i === chosen ? null : stays(card)));
  if (chosen in staying) staying[chosen] = stays(before[chosen]);
  if (coming.length > 0 && staying.every((card) => card === null)) return coming;
  const back = staying.map((card, i) => card ?? stays(lay[i]));
  return [...back.map((card) => card ?? coming.shift() ?? null), ...coming];
}

/** Is the row the same as before, with some who have left or come? Otherwise it has begun anew. */
export function goesOn(before: Places, now: Places): boolean {
  return now.every((card) => card === null)
    ? before.length > 0
    : now.some((card, i) => card !== null && card === before[i]);
}

/** A row without the empty places at its end. */
export function withoutEnd(places: Places): (string | null)[] {
  return places.slice(0, places.findLastIndex((card) => card !== null) + 1);
}

/** A row of a list that may be past. */
export interface Kept<R> {
  row: R;
  past: boolean;
}

/** The rows of a list as they were shown before and are now: past ones keep their place, new ones come below. */
export function keptRows<R>(before: readonly Kept<R>[], rows: readonly R[], nameOf: (row: R) => string): Kept<R>[] {
  const now = new Map(rows.map((row) => [nameOf(row), row]));
  const kept = before.map(({ row }) => {
    const present = now.get(nameOf(row));
    now.delete(nameOf(row));
    return { row: present ?? row, past: present === undefined };
  });
  return [...kept, ...[...now.values()].map((row) => ({ row, past: false }))];
}
