/** Where a table or a game is: in this browser, kept and played by its own engine, or on the server. */
export type Where = "here" | "online";

const HERE = "here-";

/** Where the table or the game with an id is. A server refuses ids of this browser: they are none of its own. */
export function whereOf(id: string): Where {
  return id.startsWith(HERE) ? "here" : "online";
}
