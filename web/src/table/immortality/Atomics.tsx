import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { useModel } from "../model";
import { PlateButton } from "../parts/PlateButton";

const ACTION = "atomics";

/** This seat's Family Atomics token: a press on it, and a second one in the panel, clears the Imperium Row. */
export function Atomics({ seat }: { seat: number }) {
  const { view, texts, mine, lit, pick, why, staging } = useModel();
  const { t } = texts;
  if (!view.players[seat]!.atomics) return null;
  const legal = mine && lit.has(ACTION);
  const title = `${t("term-family_atomics")}. ${t("line-atomics")}`;
  return (
    <div className="tile-group" role="group" aria-label={t("term-family_atomics")}>
      <PlateButton
        about="icon/atomics"
        className={names("atomics", staging.armed?.includes(ACTION) && "is-legal")}
        head={<span>{t("term-family_atomics")}</span>}
        title={title}
        label={[title, why(ACTION)].filter(Boolean).join(". ")}
        action={legal ? ACTION : undefined}
        disabled={!legal}
        onClick={() => pick(ACTION)}
      >
        <span className="token-row">
          <Icon name="atomics" size={16} /> <Icon name="arrow_pay" size={11} /> <Icon name="imperium_deck" size={16} />
        </span>
      </PlateButton>
    </div>
  );
}
