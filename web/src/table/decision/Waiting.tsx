import type { ReactNode } from "react";
import { Link } from "../../app/router";
import { GraftedPair } from "../immortality/GraftedPair";
import { tell } from "../logic/said";
import { useModel } from "../model";
import { SeatMark } from "../parts/SeatMark";
import { UndoButtons } from "./Foot";
import { StandIn, StoodIn } from "./StandIn";

/** Who is asked what, while it is not this seat; made from what everybody may know. `over`: what follows the last decision. */
export function Waiting({ over }: { over: ReactNode }) {
  const { decision, texts, speaker, seatName, me, view, table } = useModel();
  const { t } = texts;
  if (!decision) {
    return (
      <>
        <div className="waiting-line" role="status">
          <p>{view.over ? t("table-over") : t("table-wait")}</p>
          {view.over && over === null && <Link href={`/g/${table.id}`}>{t("table-replay")}</Link>}
        </div>
        {over}
      </>
    );
  }
  return (
    <>
      <StoodIn />
      <div className="waiting-line" role="status">
        <SeatMark seat={decision.seat} size={26} />
        <div>
          <h2 tabIndex={-1}>
            {decision.seat === me ? t("table-you-act") : t("table-waiting-for", { who: seatName(decision.seat) })}
          </h2>
          <p className="soft">{t("table-decides", { what: tell(speaker, decision.prompt) })}</p>
        </div>
        <span className="waiting-dots" aria-hidden="true" />
      </div>
      <GraftedPair />
      <StandIn seat={decision.seat} />
      <UndoButtons />
    </>
  );
}
