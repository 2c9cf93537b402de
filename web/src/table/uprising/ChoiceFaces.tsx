import { contractTokens } from "../../cards/contracts";
import { Tokens } from "../../cards/Tokens";
import { actionLabel } from "../logic/words";
import { useModel } from "../model";

/** A contract that can be taken: its name, what completes it, what it gives. */
export function ContractFace({ contract }: { contract: string }) {
  const { library } = useModel();
  return (
    <span className="choice-effect">
      <b>{library.contracts[contract]?.name}</b>
      <Tokens tokens={contractTokens(library, contract)} library={library} size={17} />
    </span>
  );
}

/** More to be paid at a space for a further effect, or not. */
export function ExtraFace({ action }: { action: string }) {
  const { library, view, speaker } = useModel();
  const tokens = (part: string) => library.tokens[`space/${view.turn_space ?? ""}/${part}`] ?? [];
  const shown = action === "accept" ? [...tokens("extra"), { icon: "arrow_pay" }, ...tokens("paid")] : tokens("unpaid");
  return (
    <span className="choice-effect">
      {shown.length > 0 && <Tokens tokens={shown} library={library} size={18} />}
      <span className="effect-words">{actionLabel(speaker, action)}</span>
    </span>
  );
}
