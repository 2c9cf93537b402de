import { useState } from "react";
import { useModel } from "../model";
import { Amounts } from "./Amounts";
import "./moments.css";

const MOST = 5;

/** What the turn of a seat that has just ended cost and brought, beside its name for two seconds. */
export function Gains({ seat }: { seat: number }) {
  const { state, speaker } = useModel();
  const { log, logStart } = state;
  const [from] = useState(logStart + log.length); // what was there before is no news
  const at = log.findLastIndex(({ moment }) => moment?.kind === "turn" && moment.seat === seat);
  const moment = log[at]?.moment;
  if (moment?.kind !== "turn" || logStart + at < from) return null;
  return (
    <span key={logStart + at} className="seat-gains" aria-hidden="true">
      <Amounts amounts={moment.paid} by={-1} speaker={speaker} />
      <Amounts amounts={moment.gained.slice(0, MOST)} by={1} speaker={speaker} />
    </span>
  );
}
