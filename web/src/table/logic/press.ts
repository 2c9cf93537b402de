/** What a press on a numbered choice does: in the decision panel and in the text table alike. */
import type { TableModel } from "../model";
import { parse } from "./actions";
import type { Choice } from "./panel";

type Pressed = Pick<TableModel, "pick" | "pickSpace" | "send" | "staging">;

/** Takes a choice, or stages it where something must be chosen with it. */
export function press({ pick, pickSpace, send, staging }: Pressed, { action, space }: Choice): void {
  const { family, param } = parse(action);
  if (space) send([staging.card!, `send:${space}`]);
  else if (family === "play") pick(action);
  else if ((family === "send" || family === "move") && param !== "leader") pickSpace(param);
  else send([action]);
}
