import { useState } from "react";
import type { Flow, Moment } from "../../messages";
import { useModel } from "../model";
import { Amounts } from "./Amounts";
import "./moments.css";

const MOST = 5;

/** What a turn that has just ended cost and brought a seat, beside its name for two seconds. */
export function Gains({ seat }: { seat: number }) {
  const { state, speaker } = useModel();
  const { log, logStart } = state;
  const [from] = useState(logStart + log.length); // what was there before is no news
  const at = log.findLastIndex(({ moment }) => flowOf(moment, seat) !== undefined);
  const flow = flowOf(log[at]?.moment, seat);
  if (flow === undefined || logStart + at < from) return null;
  return (
    <span key={logStart + at} className="seat-gains" aria-hidden="true">
      <Amounts amounts={flow.paid} by={-1} speaker={speaker} />
      <Amounts amounts={flow.gained.slice(0, MOST)} by={1} speaker={speaker} />
    </span>
  );
}

/** What a turn cost and brought a seat, its own or that of another one. */
function flowOf(moment: Moment | null | undefined, seat: number): Flow | undefined {
  if (moment?.kind !== "turn") return undefined;
  return moment.seat === seat ? moment : moment.others?.find((flow) => flow.seat === seat);
}
