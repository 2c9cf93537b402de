import { isUprising, textOf } from "../../cards/facts";
import { Icon } from "../../icons/Icon";
import { nameOf } from "../logic/said";
import { useModel } from "../model";
import "./uprising.css";

/** What Uprising adds to a Conflict: its battle icon, whether sandworms can come, that they double rewards. */
export function ConflictNotes({ conflict }: { conflict: string }) {
  const { view, library, texts, me } = useModel();
  const { t } = texts;
  const card = library.conflicts[conflict];
  if (card === undefined || !isUprising(library)) return null;
  const icon = textOf(card, "battle_icon");
  const pairs = me !== null && view.players[me]!.pairs;
  const { walled } = view;
  return (
    <ul className="conflict-notes">
      {icon !== "" && (
        <li>
          <Icon name={icon} size={18} title={t("term-battle_icon")} /> {nameOf(texts, "battle_icon", icon)}
          {pairs && <b> {t("table-conflict-pair")}</b>}
        </li>
      )}
      <li>
        <Icon name={walled ? "shield_wall" : "sandworm"} size={18} />{" "}
        {t(walled ? "table-conflict-walled" : "table-conflict-doubling")}
      </li>
    </ul>
  );
}
