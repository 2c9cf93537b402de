import { set, useSettings } from "../../app/settings";
import { Icon } from "../../icons/Icon";
import { HINTS, hintShown } from "../hints";
import { isStaged } from "../logic/staging";
import { useModel } from "../model";

/** What the decision is about, for those who do not know the game yet. It fades with each time that they answer such a decision. */
export function Hint() {
  const { decision, staging, texts, game } = useModel();
  const settings = useSettings();
  const { kind } = decision!;
  const taught = game.lesson || game.puzzle; // it says by itself what is to be done
  if (isStaged(staging) || taught || !texts.has(`hint-${kind}`) || !hintShown(settings, kind)) return null;
  const times = settings.hintsDone[kind] ?? 0;
  const off = texts.t("table-hints-off");
  return (
    <p className="decision-hint" style={{ opacity: 1 - times / (HINTS + 1) }}>
      <span>{texts.t(`hint-${kind}`)}</span>
      <button
        type="button"
        className="icon-button"
        title={off}
        aria-label={off}
        onClick={() => set({ hintsDone: { ...settings.hintsDone, [kind]: HINTS } })}
      >
        <Icon name="close" size={14} />
      </button>
    </p>
  );
}
