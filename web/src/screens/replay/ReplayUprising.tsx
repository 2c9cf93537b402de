import { useTexts } from "../../app/i18n";
import { CardFace } from "../../cards/CardFace";
import { isUprising } from "../../cards/facts";
import { Icon } from "../../icons/Icon";
import type { Library, PlayerView } from "../../messages";
import { Amount } from "../../table/parts/Amounts";

interface ReplayUprisingProps {
  player: PlayerView;
  library: Library;
}

/** What Uprising gives a seat, counted: spies, sandworms, Maker Hooks, battle icons, contracts. Nothing with another board. */
export function ReplayUprising({ player, library }: ReplayUprisingProps) {
  const { t } = useTexts();
  if (!isUprising(library)) return null;
  const { sandworms, hooks, trophies, contracts, contracts_done: done, spies, spies_left: left } = player;
  return (
    <>
      <Amount icon="spy" n={left} title={t("table-spies", { left, out: spies.length })} />
      {sandworms > 0 && <Amount icon="sandworm" n={sandworms} title={t("table-sandworms", { n: sandworms })} />}
      {Boolean(hooks) && <Icon name="maker_hooks" size={18} title={t("term-maker_hooks")} />}
      {trophies.length > 0 && (
        <Amount icon="objective" n={trophies.length} title={`${t("table-trophies-up")}: ${trophies.length}`} />
      )}
      {contracts.length > 0 && (
        <Amount icon="take_contract" n={contracts.length} title={`${t("table-contracts")}: ${contracts.length}`} />
      )}
      {done.length > 0 && (
        <Amount icon="complete_contract" n={done.length} title={t("table-contracts-done", { n: done.length })} />
      )}
    </>
  );
}

/** Its contracts, and the cards with its battle icons. */
export function ReplayHoldings({ player, library }: ReplayUprisingProps) {
  const { t } = useTexts();
  const { contracts, contracts_done: done, trophies, trophies_matched: matched } = player;
  return (
    <>
      <Holding label={t("table-contracts")} things={contracts.map((id) => `contract/${id}`)} library={library} />
      <Holding label={t("table-contracts-completed")} things={done.map((id) => `contract/${id}`)} library={library} />
      <Holding label={t("table-trophies-up")} things={trophies} library={library} />
      <Holding label={t("table-trophies-down")} things={matched} library={library} />
    </>
  );
}

/** `things`: kinds and ids, joined by a slash. */
function Holding({ label, things, library }: { label: string; things: readonly string[]; library: Library }) {
  if (things.length === 0) return null;
  return (
    <div className="replay-zone">
      <h3>{label}</h3>
      <div className="replay-cards">
        {things.map((thing, i) => {
          const [kind, id] = thing.split("/") as ["contract" | "conflict" | "objective", string];
          return <CardFace key={`${thing} ${i}`} kind={kind} id={id} size="xs" library={library} />;
        })}
      </div>
    </div>
  );
}
