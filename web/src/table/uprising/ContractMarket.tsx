import { Icon } from "../../icons/Icon";
import { nameOf } from "../logic/words";
import { useModel } from "../model";
import { ContractPlate } from "./ContractPlate";
import "./uprising.css";

/** The open contracts, those set aside for one leader, and how many lie in the stack; nothing without the CHOAM module. */
export function ContractMarket() {
  const { view, library, texts } = useModel();
  const { contract_market: open, contract_stack: stack, contracts_aside: aside } = view;
  if (open.length + stack.length + aside.length === 0) return null;
  const owner = view.players.map(({ leader }) => leader).find((leader) => leader !== null && library.leaders[leader]?.["takes_aside"] === true);
  return (
    <>
      <h3 className="visually-hidden">{texts.t("table-contracts")}</h3>
      <Plates contracts={open} />
      {aside.length > 0 && (
        <div className="contracts-aside">
          <h3 className="market-heading">{owner == null ? texts.t("table-set-aside") : texts.t("table-contracts-aside", { who: nameOf(texts, "leader", owner) })}</h3>
          <Plates contracts={aside} />
        </div>
      )}
    </>
  );
}

function Plates({ contracts }: { contracts: readonly string[] }) {
  return (
    <ul className="contract-plates">
      {contracts.map((contract, i) => (
        <li key={`${contract} ${i}`} data-appear={`contract ${contract} ${i}`}>
          <ContractPlate contract={contract} />
        </li>
      ))}
    </ul>
  );
}

/** How many contracts lie in the stack, beside the decks; nothing without the CHOAM module. */
export function ContractStack() {
  const { view, texts } = useModel();
  const { contract_market: open, contract_stack: stack } = view;
  const words = texts.t("table-contract-stack", { n: stack.length });
  if (open.length + stack.length === 0) return null;
  return (
    <span title={words}>
      <Icon name="take_contract" size={17} /> {stack.length}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
