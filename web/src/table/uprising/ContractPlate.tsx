import { useStore } from "../../app/store";
import { contractTokens } from "../../cards/contracts";
import { Tokens } from "../../cards/Tokens";
import { names } from "../../ui/names";
import { actionLabel } from "../logic/words";
import { useModel } from "../model";
import "../ix/ix.css";
import "./uprising.css";

/** A contract as a small plate: its name, what completes it, what it gives. Lit where it can be taken. */
export function ContractPlate({ contract }: { contract: string }) {
  const { library, speaker, mine, lit, pick, look, highlight, setHighlight } = useModel();
  const marked = useStore(highlight, (thing) => thing?.kind === "contract" && thing.id === contract);
  const action = `contract:${contract}`;
  const legal = mine && lit.has(action);
  const open = () => look({ kind: "contract", id: contract });
  const title = legal ? actionLabel(speaker, action) : library.contracts[contract]?.lines.join(". ");
  return (
    <button
      type="button"
      className={names("tech-plate contract-plate on-dark", legal && "is-legal", marked && "is-marked")}
      title={title}
      aria-label={title}
      onClick={() => (legal ? pick(action) : open())}
      onContextMenu={(event) => {
        event.preventDefault();
        open();
      }}
      onMouseEnter={() => setHighlight({ kind: "contract", id: contract })}
      onMouseLeave={() => setHighlight(null)}
    >
      <span className="tech-plate-head">
        <span>{library.contracts[contract]?.name}</span>
      </span>
      <Tokens tokens={contractTokens(library, contract)} library={library} size={14} />
    </button>
  );
}
