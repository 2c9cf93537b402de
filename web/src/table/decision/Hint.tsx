import { set, useSettings } from "../../app/settings";
import { Icon } from "../../icons/Icon";
import { isStaged } from "../logic/staging";
import { useModel } from "../model";

/** What the decision is about, for those who do not know the game yet; they can be rid of all hints at once. */
export function Hint() {
  const { decision, staging, texts } = useModel();
  const on = useSettings((settings) => settings.hints);
  const id = `hint-${decision!.kind}`;
  if (!on || isStaged(staging) || !texts.has(id)) return null;
  const off = texts.t("table-hints-off");
  return (
    <p className="decision-hint">
      <span>{texts.t(id)}</span>
      <button type="button" className="icon-button" title={off} aria-label={off} onClick={() => set({ hints: false })}>
        <Icon name="close" size={14} />
      </button>
    </p>
  );
}
