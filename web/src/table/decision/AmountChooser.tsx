import { useEffect, useState } from "react";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { DreadnoughtCounter } from "../ix/DreadnoughtCounter";
import { dreadnoughtsWith, NO_CHANGE, outlookOf } from "../logic/combat";
import { actionLabel } from "../logic/labels";
import type { Amount } from "../logic/panel";
import { deployment } from "../logic/ships";
import { useModel } from "../model";
import "./AmountChooser.css";

/** How many troops (and dreadnoughts) to deploy or to retreat: a slider, and a button with the strength and the place that follow. */
export function AmountChooser({ amount }: { amount: Amount }) {
  const { view, decision, texts, speaker, send, busy, setDeploying } = useModel();
  const { t } = texts;
  const { family, least, most } = amount;
  const [n, setN] = useState(family === "deploy" ? most : least);
  const seat = decision!.about;
  const shown = Math.min(most, Math.max(least, n));
  const to = (wanted: number) => setN(Math.min(most, Math.max(least, wanted)));
  useAmountKeys((by) => to(shown + by));
  const [ships, setShips] = useState(amount.dreadnoughts);
  const troops = family === "deploy" ? shown : -shown;
  const beside = dreadnoughtsWith(decision, troops);
  const mostShips = Math.max(0, ...beside);
  const sailing = Math.min(mostShips, ships);
  const dreadnoughts = family === "deploy" ? sailing : Math.min(0, ...beside); // of units that retreat the rest
  useEffect(() => {
    setDeploying({ troops, dreadnoughts });
    return () => setDeploying(NO_CHANGE);
  }, [troops, dreadnoughts, setDeploying]);
  const actions = family === "deploy" && amount.dreadnoughts > 0 ? deployment(shown, sailing) : [`${family}:${shown}`];
  const player = view.players[seat]!;
  const { strength, place } = outlookOf(decision, { troops, dreadnoughts }) ?? player;
  const outlook = `${t("table-strength", { n: strength })} · ${t("table-place", { n: place })}`;
  return (
    <div className="amount-chooser">
      {amount.dreadnoughts > 0 && <DreadnoughtCounter n={sailing} most={mostShips} onChange={setShips} />}
      <div className="amount-row">
        {amount.dreadnoughts > 0 && <Icon name="troop" size={20} title={t("term-troop")} />}
        <Button
          size="small"
          icon={<Icon name="minus" size={18} />}
          aria-label={t("table-fewer")}
          onClick={() => to(shown - 1)}
        />
        <input
          type="range"
          min={least}
          max={most}
          value={shown}
          aria-label={t(`ask-${family}`)}
          aria-valuetext={actionLabel(speaker, decision, `${family}:${shown}`)}
          onChange={(event) => to(Number(event.target.value))}
        />
        <Button
          size="small"
          icon={<Icon name="plus" size={18} />}
          aria-label={t("table-more")}
          onClick={() => to(shown + 1)}
        />
      </div>
      <Button
        look="main"
        size="small"
        data-action={actions.join(" ")}
        busy={busy}
        reason={actions.length === 0 ? t("table-deploy-nothing") : null}
        onClick={() => send(actions)}
      >
        {amount.dreadnoughts > 0
          ? t("table-deploy-units", {
              troops: t("count-troops", { n: shown }),
              dreadnoughts: t("count-dreadnoughts", { n: sailing }),
            })
          : t(`table-${family}`, { n: shown })}
        <small className="amount-outlook" aria-hidden="true">
          {outlook}
        </small>
      </Button>
      <p className="amount-preview" role="status">
        {decision!.kind === "retreat_units" && <span>{actionLabel(speaker, decision, `retreat:${shown}`)}</span>}
        <span className="visually-hidden">{outlook}</span>
        {family === "deploy" && decision!.kind === "agent_effects" && (
          <span>{t("table-deploy-limits", { recruits: decision!.recruits ?? 0, garrison: player.garrison })}</span>
        )}
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
