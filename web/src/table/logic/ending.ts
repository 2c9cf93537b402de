/** Ending a turn: what would be lost by it. */
import type { Decision, View } from "../../messages";
import { parse } from "./actions";
import { TURN_KINDS } from "./view";

/** What ending the turn now would leave unused. */
export interface Left {
  effects: number;
  persuasion: number;
  deployable: number;
}

/** What the seat that is asked would leave unused by ending its turn now. */
export function leftOver(decision: Decision, view: View): Left {
  const options = decision.options ?? [];
  const player = view.players[decision.seat];
  const effects = (decision.tray ?? []).filter(
    (row) => !row.unasked && row.reason === null && options.includes(row.action),
  ).length;
  const buys = options.some((text) => ["buy", "claim"].includes(parse(text).family));
  const most = Math.max(
    0,
    ...options
      .filter((text) => ["deploy", "deploy_dreadnought"].includes(parse(text).family))
      .map((text) => Number(parse(text).param)),
  );
  return {
    effects,
    persuasion: view.turn_kind === TURN_KINDS.reveal && buys ? (player?.persuasion ?? 0) : 0,
    deployable: view.turn_deployed + view.turn_dreadnoughts_deployed === 0 ? most : 0,
  };
}

/** Does ending the turn give up something that takes a second press? */
export function needsSecondPress(left: Left): boolean {
  return left.effects > 0 || left.persuasion > 0;
}
