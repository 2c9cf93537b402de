import type { ReactNode } from "react";
import { useTexts } from "../../app/i18n";
import { Icon } from "../../icons/Icon";
import type { Library, View } from "../../messages";
import type { Places } from "../logic/places";
import { hasContracts } from "../logic/view";
import "./uprising.css";

interface ContractMarketProps {
  view: View;
  /** The open contracts at their places. */
  open: Places;
  library: Library;
  /** Draws an open contract. */
  plate: (contract: string) => ReactNode;
}

/** The open contracts and those set aside for one leader; nothing without the CHOAM module. */
export function ContractMarket({ view, open, library, plate }: ContractMarketProps) {
  const { t } = useTexts();
  const { contracts_aside: aside } = view;
  if (!hasContracts(view)) return null;
  const owner = view.players
    .map(({ leader }) => leader)
    .find((leader) => leader !== null && library.leaders[leader]?.["takes_aside"] === true);
  return (
    <>
      <h3 className="visually-hidden">{t("table-contracts")}</h3>
      <Plates contracts={open} plate={plate} />
      {aside.length > 0 && (
        <div className="contracts-aside">
          <h3 className="market-heading">
            {owner == null ? t("table-set-aside") : t("table-contracts-aside", { who: library.leaders[owner]!.name })}
          </h3>
          <Plates contracts={aside} plate={plate} />
        </div>
      )}
    </>
  );
}

function Plates({ contracts, plate }: { contracts: Places; plate: (contract: string) => ReactNode }) {
  return (
    <ul className="contract-plates">
      {contracts.map((contract, i) => (
        <li key={`${contract} ${i}`} data-appear={`contract ${contract} ${i}`}>
          {contract !== null && plate(contract)}
        </li>
      ))}
    </ul>
  );
}

/** How many contracts lie in the stack; nothing without the CHOAM module. */
export function ContractStack({ view }: { view: View }) {
  const { t } = useTexts();
  const { contract_stack: stack } = view;
  const words = t("table-contract-stack", { n: stack.length });
  if (!hasContracts(view)) return null;
  return (
    <span title={words}>
      <Icon name="take_contract" size={17} /> {stack.length}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
