import { useEffect, useState } from "react";
import { Icon } from "../../icons/Icon";
import type { Leftover } from "../../messages";
import { Button } from "../../ui/Button";
import { useModel } from "../model";

const SECOND_PRESS = 4000; // milliseconds
const NOTHING: Leftover = { effects: 0, persuasion: 0, units: 0 };

/** Undo, Restart turn, Reveal, Pass and End turn. What gives something up takes a second press. `beside`: the panel's main button
 * is another one. */
export function Foot({ foot, beside }: { foot: string[]; beside: boolean }) {
  const { send, busy, texts, decision } = useModel();
  const { t } = texts;
  const [armed, setArmed] = useState<string | null>(null);
  useEffect(() => {
    if (armed === null) return;
    const timer = setTimeout(() => setArmed(null), SECOND_PRESS);
    return () => clearTimeout(timer);
  }, [armed]);
  const press = (action: string, sure: boolean) => {
    if (sure || armed === action) send([action]);
    else setArmed(action);
  };
  const left = decision!.leaves ?? NOTHING;
  const losing = left.effects > 0 || left.persuasion > 0; // units can be deployed in a later turn
  const end = () => {
    if (armed === "end_turn") return t("table-press-again");
    if (left.effects > 0) return t("table-end-lose", { n: left.effects });
    if (left.persuasion > 0) return t("table-end-persuasion", { n: left.persuasion });
    return left.units > 0 ? t("table-end-undeployed") : t("action-end_turn");
  };
  return (
    <footer className="decision-foot">
      <UndoButtons />
      {foot.includes("reveal") && (
        <Button
          className="foot-last"
          data-action="reveal"
          busy={busy}
          icon={<Icon name="reveal" size={18} />}
          onClick={() => press("reveal", false)}
        >
          {armed === "reveal" ? t("table-press-again") : t("table-reveal")}
        </Button>
      )}
      {foot.includes("pass") && (
        <Button
          className="foot-last"
          look={beside ? "plain" : "main"}
          data-action="pass"
          busy={busy}
          icon={<Icon name="pass" size={18} />}
          onClick={() => send(["pass"])}
        >
          {t("action-pass")}
        </Button>
      )}
      {foot.includes("end_turn") && (
        <Button
          className="foot-last"
          look={beside || losing ? "plain" : "main"}
          data-action="end_turn"
          busy={busy}
          icon={<Icon name="end_turn" size={18} />}
          onClick={() => press("end_turn", !losing)}
        >
          {end()}
        </Button>
      )}
    </footer>
  );
}

/** Taking back: one choice, or to the last fixed point; the hint says what, or why not. */
export function UndoButtons() {
  const { game, undo, texts, mine, me } = useModel();
  const { t } = texts;
  const { allowed, steps, reason, asking } = game.undo;
  if (!mine && !allowed) return null;
  const why =
    asking?.seat === me
      ? t("table-undo-asked")
      : allowed
        ? null
        : t(texts.has(`table-undo-${reason}`) ? `table-undo-${reason}` : "table-undo-fixed");
  return (
    <span className="foot-undo">
      <Button
        look="quiet"
        size="small"
        data-key="undo"
        aria-label={t("table-undo")}
        reason={why}
        hint={t("table-undo-hint")}
        icon={<Icon name="undo" size={18} />}
        onClick={() => undo("choice")}
      >
        {allowed ? t("table-undo") : undefined}
      </Button>
      {allowed && steps > 1 && (
        <Button
          look="quiet"
          size="small"
          data-key="restart"
          aria-label={t("table-restart")}
          reason={why}
          hint={t("table-restart-hint", { n: steps })}
          icon={<Icon name="restart" size={18} />}
          onClick={() => undo("point")}
        >
          {t("table-restart")}
        </Button>
      )}
    </span>
  );
}
