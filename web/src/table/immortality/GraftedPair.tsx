import { CardFace } from "../../cards/CardFace";
import { Icon } from "../../icons/Icon";
import { useModel } from "../model";
import "./immortality.css";

/** The two cards that are grafted in this turn, as one; nothing where none are. */
export function GraftedPair() {
  const { view, library, texts, look } = useModel();
  const { turn_card: card, turn_grafted: other } = view;
  if (card === null || other === null) return null;
  const face = (id: string) => (
    <CardFace
      kind="card"
      id={id}
      size="xs"
      library={library}
      onClick={() => look({ kind: "card", id })}
      onOpen={() => look({ kind: "card", id })}
    />
  );
  return (
    <div className="grafted-pair" role="group" aria-label={texts.t("term-graft")}>
      {face(card)}
      <Icon name="graft" size={20} />
      {face(other)}
    </div>
  );
}
