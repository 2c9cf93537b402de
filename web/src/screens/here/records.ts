import { api } from "../../app/api";
import type { Where } from "../../here/where";

/** Open a recorded game, here or on the server; gives the address of its replay. */
export async function openRecord(record: Blob, where: Where): Promise<string> {
  const { id } = await api.upload(record, where);
  return `/g/${id}`;
}

/**
 * Take a game of this browser to the server; gives its address there. A game in progress goes on there at a table of its own,
 * with the seats `mine` for whoever brings it and opponents in the others; of a game that is over (no seats) it is the replay.
 */
export async function putOnline(id: string, mine: readonly number[], botPause: number): Promise<string> {
  const record = await api.record(id);
  const replay = await openRecord(record, "online");
  const [seat, ...also] = mine;
  if (seat === undefined) return replay;
  const { actions } = JSON.parse(await record.text()) as { actions: unknown[] };
  const game = replay.slice("/g/".length);
  const table = await api.playOn(game, { at: actions.length, seat, also, options: { bot_pause: botPause } });
  return `/t/${table.id}`;
}
