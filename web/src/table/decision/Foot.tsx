import { useEffect, useState } from "react";
import type { Texts } from "../../app/i18n";
import { Icon } from "../../icons/Icon";
import type { Leftover } from "../../messages";
import { Button } from "../../ui/Button";
import { parse } from "../logic/actions";
import { actionLabel } from "../logic/labels";
import { NO } from "../logic/yes";
import { useModel } from "../model";
import { SteadyButton } from "../parts/SteadyButton";
import { Number } from "./Number";

/** Resolves all rows of the tray that ask nothing: it stands at the foot, in the place of a turn's first button. */
export const TAKE_PLAIN = "take_plain";

const NOTHING: Leftover = { effects: 0, persuasion: 0, units: 0 };

/**
 * Undo and Restart turn on the left; on the right Reveal (or Pass, or No), then End turn, each always in its own place. What gives
 * something up says so and takes a second press, until something else is pressed; while the turn cannot end yet, its button says
 * why. `beside`: the panel's main button is another one.
 */
export function Foot({ foot, beside }: { foot: string[]; beside: boolean }) {
  const { send, busy, texts, speaker, decision, numbers, why } = useModel();
  const { t } = texts;
  const barred = why("end_turn");
  const [armed, setArmed] = useState<"reveal" | "pass" | "end_turn" | null>(null);
  useEffect(() => {
    if (armed === null) return;
    const disarm = (event: PointerEvent) => {
      if (!(event.target as Element).closest(`[data-action="${armed}"]`)) setArmed(null);
    };
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && setArmed(null);
    window.addEventListener("pointerdown", disarm);
    window.addEventListener("keydown", leave);
    return () => {
      window.removeEventListener("pointerdown", disarm);
      window.removeEventListener("keydown", leave);
    };
  }, [armed]);
  const left = decision!.leaves ?? NOTHING;
  // Units can be deployed in a later turn, but those that effects still waiting would recruit come too late for it.
  const late = left.units > 0 && numbers.has(TAKE_PLAIN);
  const losing = left.effects > 0 || left.persuasion > 0 || late;
  const sending = decision!.options?.some((option) => parse(option).family === "play") === true;
  const sure = { reveal: !sending, pass: true, end_turn: !losing };
  const again = decision!.kind === "combat" ? t("hint-combat") : null; // nothing is lost by a pass, and it is not final
  const lost = { reveal: t("table-reveal-lose"), pass: again, end_turn: given(texts, left) };
  const button = (action: keyof typeof sure, text: string, main: boolean) => (
    <SteadyButton
      className={`foot-${action}`}
      look={main || armed === action ? "main" : "plain"}
      data-action={action}
      meaning={`${decision!.id} ${armed === action}`}
      busy={busy}
      hint={action === "reveal" && sure.reveal ? null : lost[action]}
      icon={<Icon name={action} size={18} />}
      onClick={() => {
        const meant = sure[action] || armed === action;
        setArmed(meant ? null : action);
        if (meant) send([action]);
      }}
    >
      {armed === action ? t("table-press-again") : text}
    </SteadyButton>
  );
  return (
    <footer className="decision-foot">
      <span className="foot-undo">
        <HintButton />
        <UndoButtons />
      </span>
      {numbers.has(TAKE_PLAIN) && <Numbered action={TAKE_PLAIN} text={t("table-plain")} hint={t("table-plain-hint")} />}
      {foot.includes(NO) && <Numbered action={NO} text={actionLabel(speaker, decision, NO)} />}
      {foot.includes("reveal") && button("reveal", t("table-reveal"), !sending)}
      {foot.includes("pass") && button("pass", actionLabel(speaker, decision, "pass"), !beside)}
      {foot.includes("end_turn") && button("end_turn", t("action-end_turn"), !beside && !losing)}
      {barred !== null && (
        <Button className="foot-end_turn" reason={barred} icon={<Icon name="end_turn" size={18} />}>
          {t("action-end_turn")}
        </Button>
      )}
      {armed !== null && (
        <p className="decision-notice" role="alert">
          {lost[armed]}
        </p>
      )}
    </footer>
  );
}

/** A button with a number, in the place of a turn's first button. */
function Numbered({ action, text, hint = null }: { action: string; text: string; hint?: string | null }) {
  const { send, busy, decision, numbers } = useModel();
  const n = numbers.get(action)!;
  return (
    <SteadyButton
      className="foot-numbered"
      data-choice={n}
      data-action={action}
      meaning={`${decision!.id}`}
      busy={busy}
      icon={<Number n={n} />}
      hint={hint}
      onClick={() => send([action])}
    >
      {text}
    </SteadyButton>
  );
}

/** What ending the turn now gives up; null where that is nothing. */
function given({ t }: Texts, { effects, persuasion, units }: Leftover): string | null {
  if (effects > 0) return t("table-end-lose", { n: effects });
  if (persuasion > 0) return t("table-end-persuasion", { n: persuasion });
  return units > 0 ? t("table-end-undeployed") : null;
}

/** Asks what is best now; a second press closes it. */
function HintButton() {
  const { game, mine, hint, toggleHint, texts } = useModel();
  if (!mine || !game.hints) return null;
  return (
    <Button
      look="quiet"
      size="small"
      data-key="hint"
      aria-label={texts.t("table-hint")}
      aria-expanded={hint !== null}
      hint={`${texts.t("table-hint")}. ${texts.t("table-hint-hint")}`}
      icon={<Icon name="hint" size={18} />}
      onClick={toggleHint}
    />
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
        hint={`${t("table-undo")}. ${t("table-undo-hint")}`}
        icon={<Icon name="undo" size={18} />}
        onClick={() => undo("choice")}
      />
      {allowed && steps > 1 && (
        <Button
          look="quiet"
          size="small"
          data-key="restart"
          aria-label={t("table-restart")}
          reason={why}
          hint={`${t("table-restart")}. ${t("table-restart-hint", { n: steps })}`}
          icon={<Icon name="restart" size={18} />}
          onClick={() => undo("point")}
        />
      )}
    </span>
  );
}
