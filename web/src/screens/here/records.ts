import { api } from "../../app/api";
import type { Problem } from "../../app/problem";
import type { Where } from "../../here/where";

/** Open a recorded game, here or on the server; gives the address of its replay. A report of a problem opens at its step. */
export async function openRecord(record: Blob, where: Where): Promise<string> {
  const { game, step, lacking } = reportedIn(await record.text());
  if (lacking) return `/g/${game}`; // it was made while others played: the game may be over by now
  const { id } = await api.upload(record, where);
  return step === null ? `/g/${id}` : `/g/${id}?at=${step}`;
}

/** What a report of a problem says of its game: at which step, and whether it lacks the record. */
function reportedIn(text: string): { game: string; step: number | null; lacking: boolean } {
  try {
    const { problem, game, step, record } = JSON.parse(text) as Partial<Problem>;
    if (problem === 1 && typeof game === "string" && typeof step === "number") {
      return { game, step, lacking: game !== "" && record === null };
    }
  } catch {
    // what is no JSON is refused where it is read
  }
  return { game: "", step: null, lacking: false };
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
