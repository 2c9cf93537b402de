import { useEffect, useState } from "react";
import { useT } from "../app/i18n";
import { type Table, useTableState } from "../app/tables";
import { Icon } from "../icons/Icon";
import { Button } from "./Button";
import "./connection-banner.css";

/** Says that the connection is lost and when it is tried again; nothing while all is well. */
export function ConnectionBanner({ table }: { table: Table }) {
  const t = useT();
  const status = useTableState(table, (state) => state.status);
  const retryAt = useTableState(table, (state) => state.retryAt);
  const seconds = useSeconds(retryAt);
  const shown = status === "lost" || (status === "connecting" && retryAt !== null);
  return (
    <div className="connection-banner" role="alert">
      {shown && (
        <div className="connection-banner-inside">
          <Icon name="offline" size={20} />
          <span>{seconds > 0 ? t("lost-retry", { n: seconds }) : t("lost")}</span>
          <Button size="small" onClick={table.reconnect}>
            {t("lost-now")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whole seconds until a moment; 0 when it is past or there is none. */
function useSeconds(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
