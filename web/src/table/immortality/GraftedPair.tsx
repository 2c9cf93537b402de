import { Icon } from "../../icons/Icon";
import { useModel } from "../model";
import { NameLink } from "../parts/NameLink";
import "./immortality.css";

/** The two cards that are grafted in this turn, as one; nothing where none are. */
export function GraftedPair() {
  const { view, texts } = useModel();
  const { turn_card: card, turn_grafted: other, turn_usurps: usurps } = view;
  if (card === null || other === null) return null;
  return (
    <p className="grafted-pair">
      <NameLink thing={{ kind: "card", id: card }} />
      <Icon name="graft" size={20} title={texts.t("term-graft")} />
      <NameLink thing={{ kind: "card", id: other }} />
      {usurps && <Icon name="imperium_deck" size={16} title={texts.t("term-imperium_row")} />}
    </p>
  );
}
