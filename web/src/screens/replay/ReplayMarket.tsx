import { useTexts } from "../../app/i18n";
import { CardFace, type CardKind } from "../../cards/CardFace";
import type { Library, View } from "../../messages";
import { ContractMarket, ContractStack } from "../../table/uprising/ContractMarket";
import { Plate } from "../../table/uprising/ContractPlate";

interface ReplayMarketProps {
  view: View;
  library: Library;
  /** Asked to look closely at something. */
  onOpen: (kind: CardKind, id: string) => void;
}

/** What could be had at this step: the Imperium Row, and the contracts. */
export function ReplayMarket({ view, library, onOpen }: ReplayMarketProps) {
  const { t } = useTexts();
  return (
    <section className="replay-market" aria-label={t("term-imperium_row")}>
      <h2>
        <span>{t("term-imperium_row")}</span>
        <ContractStack view={view} />
      </h2>
      {view.row.map((card, i) => (
        <CardFace
          key={`${card} ${i}`}
          kind="card"
          id={card}
          size="xs"
          library={library}
          onClick={() => card !== null && onOpen("card", card)}
        />
      ))}
      {view.throne_row.length > 0 && <h2>{t("term-throne_row")}</h2>}
      {view.throne_row.map((card, i) => (
        <CardFace
          key={`throne ${card} ${i}`}
          kind="card"
          id={card}
          size="xs"
          library={library}
          onClick={() => onOpen("card", card)}
        />
      ))}
      <ContractMarket
        view={view}
        open={view.contract_market}
        library={library}
        plate={(contract) => {
          const open = () => onOpen("contract", contract);
          return <Plate library={library} contract={contract} onClick={open} onOpen={open} />;
        }}
      />
    </section>
  );
}
