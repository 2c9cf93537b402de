import { useEffect, useState } from "react";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { places, strengths } from "../logic/combat";
import type { Amount } from "../logic/panel";
import { actingSeat } from "../logic/view";
import { useModel } from "../model";
import "./AmountChooser.css";

/** How many troops to deploy or to retreat: a slider with the strength and the place that would follow. */
export function AmountChooser({ amount }: { amount: Amount }) {
  const { view, decision, texts, send, busy, setDeploying } = useModel();
  const { t } = texts;
  const { family, least, most } = amount;
  const [n, setN] = useState(family === "deploy" ? most : least);
  const seat = actingSeat(view, decision!);
  const shown = Math.min(most, Math.max(least, n));
  const to = (wanted: number) => setN(Math.min(most, Math.max(least, wanted)));
  useAmountKeys((by) => to(shown + by));
  const change = family === "deploy" ? shown : -shown;
  useEffect(() => {
    setDeploying(change);
    return () => setDeploying(0);
  }, [change, setDeploying]);
  const all = strengths(view, seat, change);
  const place = places(all)[seat] ?? 0;
  const player = view.players[seat]!;
  const recruits = Math.max(0, view.turn_recruited - view.turn_recruits_deployed);
  return (
    <div className="amount-chooser">
      <div className="amount-row">
        <Button size="small" icon={<Icon name="minus" size={18} />} aria-label={t("table-fewer")} onClick={() => to(shown - 1)} />
        <input
          type="range"
          min={least}
          max={most}
          value={shown}
          aria-label={t(`ask-${family}`)}
          aria-valuetext={t(`action-${family}`, { n: shown })}
          onChange={(event) => to(Number(event.target.value))}
        />
        <Button size="small" icon={<Icon name="plus" size={18} />} aria-label={t("table-more")} onClick={() => to(shown + 1)} />
        <Button
          look="main"
          size="small"
          data-action={`${family}:${shown}`}
          busy={busy}
          icon={<Icon name={family} size={18} />}
          onClick={() => send([`${family}:${shown}`])}
        >
          {t(`table-${family}`, { n: shown })}
        </Button>
      </div>
      <p className="amount-preview" role="status">
        {family === "deploy" && decision!.kind === "agent_effects" && (
          <span>{t("table-deploy-limits", { recruits: Math.min(recruits, player.garrison), garrison: player.garrison })}</span>
        )}
        <span>
          {t("table-strength", { n: all[seat] ?? 0 })} · {t("table-place", { n: place })}
        </span>
      </p>
    </div>
  );
}

/** The `-` and `=` keys, which the table sends as an event, change the amount. */
function useAmountKeys(change: (by: number) => void): void {
  useEffect(() => {
    const listen = (event: Event) => change((event as CustomEvent<number>).detail);
    window.addEventListener("table-amount", listen);
    return () => window.removeEventListener("table-amount", listen);
  });
}
