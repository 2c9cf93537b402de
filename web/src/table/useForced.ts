import { useEffect, useRef } from "react";
import { useSettings } from "../app/settings";
import type { Table } from "../app/tables";
import type { Decision } from "../messages";
import { forcedAction } from "./logic/forced";

/**
 * Answers forced choices, once each. `asked`: the decision that this seat can answer now, null where there is none; `n`: how many
 * actions have been taken. A refusal (another window was faster) says nothing: the table shows how things are.
 *
 * A decision that the table has come back to by taking back is left to the person: else nothing before it could be taken back.
 */
export function useForced(table: Table, asked: Decision | null, n: number): void {
  const on = useSettings((settings) => settings.takeForced);
  const last = useRef(-1); // `n` when the table was looked at last
  const left = useRef(-1); // the decision that has been answered, or is not to be
  const id = asked?.id ?? -1;
  const action = on && asked ? forcedAction(asked) : null;
  useEffect(() => {
    if (n < last.current) left.current = n;
    last.current = n;
    if (action === null || id === left.current) return;
    left.current = id;
    table.connection.command({ type: "act", decision: id, actions: [action] }).catch(() => undefined);
  }, [table, n, id, action]);
}
