import { CardFace } from "../../cards/CardFace";
import { parse } from "../logic/actions";
import { useModel } from "../model";
import "./ix.css";

/** The Intrigue cards of which one is kept: they are in nobody's hand yet. */
export function KeepCards() {
  const { decision, lit, library, send, look } = useModel();
  if (decision?.kind !== "keep_intrigue") return null;
  return (
    <div className="keep-cards">
      {(decision.options ?? []).map((action) => {
        const { param } = parse(action);
        return (
          <CardFace
            key={action}
            kind="intrigue"
            id={param}
            size="m"
            library={library}
            state={lit.has(action) ? "legal" : "plain"}
            onClick={() => send([action])}
            onOpen={() => look({ kind: "intrigue", id: param })}
          />
        );
      })}
    </div>
  );
}
