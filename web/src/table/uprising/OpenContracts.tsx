import { useModel } from "../model";
import { ContractPlate } from "./ContractPlate";

/** The open contracts of this seat, beside its cards. */
export function OpenContracts({ seat }: { seat: number }) {
  const { view, texts } = useModel();
  const { contracts } = view.players[seat]!;
  if (contracts.length === 0) return null;
  return (
    <div className="tile-group" role="group" aria-label={texts.t("table-contracts-mine")} data-group="contracts">
      {contracts.map((contract, i) => (
        <ContractPlate key={`${contract} ${i}`} contract={contract} />
      ))}
    </div>
  );
}
