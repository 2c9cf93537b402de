import { CardFace, type CardKind } from "../../cards/CardFace";
import { TrainingTrack } from "../../cards/TrainingTrack";
import { numberOf, parse } from "../logic/actions";
import { useModel } from "../model";
import "../ix/ix.css";
import "./uprising.css";

/** What is chosen among things that lie nowhere on the table: cards from the top of the deck, contracts of the start, the
 * training track. */
export function UprisingChoice() {
  const { decision, view, library } = useModel();
  switch (decision?.kind) {
    case "sort_top":
      return <Faces kind="card" />;
    case "keep_contract":
      return <Faces kind="contract" />;
    case "train": {
      const { leader, training } = view.players[decision.about]!;
      const open = (decision.options ?? []).map((option) => numberOf(parse(option)));
      return leader === null ? null : <TrainingTrack library={library} leader={leader} at={training} open={open} />;
    }
    default:
      return null;
  }
}

function Faces({ kind }: { kind: CardKind }) {
  const { decision, lit, library, send, look } = useModel();
  const options = decision!.options ?? [];
  return (
    <div className="keep-cards">
      {options.map((action) => {
        const { param } = parse(action);
        return (
          <CardFace
            key={action}
            kind={kind}
            id={param}
            size={options.length > 2 ? "s" : "m"}
            library={library}
            state={lit.has(action) ? "legal" : "plain"}
            onClick={() => send([action])}
            onOpen={() => look({ kind, id: param })}
          />
        );
      })}
    </div>
  );
}
