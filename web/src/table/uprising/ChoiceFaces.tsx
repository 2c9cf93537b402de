import { contractTokens } from "../../cards/contracts";
import { Tokens } from "../../cards/Tokens";
import { actionLabel } from "../logic/labels";
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
  const { library, decision, speaker } = useModel();
  const effects = (decision?.brings?.[action] ?? []).flatMap((node) => library.tokens[node] ?? []);
  const price = decision?.prices?.[action];
  const shown = price ? [{ icon: price.goods, n: price.n }, { icon: "arrow_pay" }, ...effects] : effects;
  return (
    <span className="choice-effect">
      {shown.length > 0 && <Tokens tokens={shown} library={library} size={18} />}
      <span className="effect-words">{actionLabel(speaker, decision, action)}</span>
    </span>
  );
}
