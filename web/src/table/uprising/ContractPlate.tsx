import { useStore } from "../../app/store";
import { contractTokens } from "../../cards/contracts";
import { saidOf } from "../../cards/facts";
import { Tokens } from "../../cards/Tokens";
import { textWidth } from "../../cards/widths";
import type { Library } from "../../messages";
import { names } from "../../ui/names";
import { actionLabel } from "../logic/labels";
import { useModel } from "../model";
import { PlateButton } from "../parts/PlateButton";
import "../ix/ix.css";
import "./uprising.css";

/** A contract of the table: lit where it can be taken. */
export function ContractPlate({ contract }: { contract: string }) {
  const { library, speaker, decision, mine, lit, pick, look, highlight } = useModel();
  const marked = useStore(highlight, (thing) => thing?.kind === "contract" && thing.id === contract);
  const action = `contract:${contract}`;
  const legal = mine && lit.has(action);
  const open = () => look({ kind: "contract", id: contract });
  return (
    <Plate
      library={library}
      contract={contract}
      {...(legal ? { title: actionLabel(speaker, decision, action) } : {})}
      legal={legal}
      marked={marked}
      onClick={() => (legal ? pick(action) : open())}
      onOpen={open}
    />
  );
}

const ROOM = 9.9; // the width that a name has on one line, in sizes of its letters

/** The size of letters in which the name of a contract has room on one line. */
function sizeOf(name: string): string {
  return `${Math.min(1, ROOM / textWidth(name, 1)).toFixed(3)}em`;
}

interface PlateProps {
  library: Library;
  contract: string;
  /** What it says to readers; where not given, all that it says. */
  title?: string;
  legal?: boolean;
  marked?: boolean;
  onClick: () => void;
  onOpen: () => void;
}

/** A contract as a small plate: its name, what completes it, what it gives. */
export function Plate({
  library,
  contract,
  title = saidOf(library.contracts[contract]).join(". "),
  legal = false,
  marked = false,
  onClick,
  onOpen,
}: PlateProps) {
  const name = library.contracts[contract]?.name ?? contract;
  return (
    <PlateButton
      about={`contract/${contract}`}
      className={names("contract-plate", legal && "is-legal", marked && "is-marked")}
      head={<span style={{ fontSize: sizeOf(name) }}>{name}</span>}
      title={title}
      onClick={onClick}
      onOpen={onOpen}
    >
      <Tokens tokens={contractTokens(library, contract)} library={library} size={14} />
    </PlateButton>
  );
}
