import { taskIcon } from "../../cards/contracts";
import { isUprising, saidOf } from "../../cards/facts";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { useModel } from "../model";
import { Amount } from "../parts/Amounts";
import { Trophies } from "./Trophies";
import "./uprising.css";

/** What Uprising gives a seat: spies in the supply, Maker Hooks, battle icons, contracts, what belongs to its leader. */
export function SeatUprising({ seat, compact }: { seat: number; compact: boolean }) {
  const { view, library } = useModel();
  if (!isUprising(library)) return null;
  const size = compact ? 14 : 17;
  return (
    <div className={names("seat-line seat-uprising", compact && "is-compact")}>
      <Spies seat={seat} size={size} />
      <Hooks seat={seat} size={size} />
      <Trophies seat={seat} size={size} />
      <Contracts seat={seat} size={size} />
      <LeaderMarks seat={seat} size={size} />
      {compact && view.players[seat]!.sandworms > 0 && <SeatSandworms seat={seat} />}
    </div>
  );
}

/** Sandworms of a seat in the Conflict; nothing where there is none. */
export function SeatSandworms({ seat }: { seat: number }) {
  const { view, texts } = useModel();
  const n = view.players[seat]!.sandworms;
  return n === 0 ? null : <Amount icon="sandworm" n={n} size={17} title={texts.t("table-sandworms", { n })} />;
}

/** How many spies are in the supply; a spy that is placed leaves from here. */
function Spies({ seat, size }: { seat: number; size: number }) {
  const { view, texts } = useModel();
  const { spies, spies_left: left } = view.players[seat]!;
  return (
    <span data-move={left > 0 ? `spy ${seat}` : undefined}>
      <Amount
        icon="spy"
        n={left}
        size={size}
        title={texts.t("table-spies", { left, out: spies.length })}
        dim={left === 0}
      />
    </span>
  );
}

function Hooks({ seat, size }: { seat: number; size: number }) {
  const { view, texts } = useModel();
  return view.players[seat]!.hooks ? <Icon name="maker_hooks" size={size} title={texts.t("term-maker_hooks")} /> : null;
}

/** Open contracts by what completes them, and how many are completed. */
function Contracts({ seat, size }: { seat: number; size: number }) {
  const { view, library, texts } = useModel();
  const { contracts, contracts_done: done } = view.players[seat]!;
  return (
    <>
      {contracts.map((contract, i) => {
        const definition = library.contracts[contract];
        if (definition === undefined) return null;
        return (
          <span
            key={`${contract} ${i}`}
            className="contract-chip on-dark"
            title={saidOf(definition).join("\n")}
            role="img"
            aria-label={`${texts.t("term-contract")}: ${definition.name}`}
          >
            <Icon name={taskIcon(definition)} size={size - 3} />
          </span>
        );
      })}
      {done.length > 0 && (
        <Amount
          icon="complete_contract"
          n={done.length}
          size={size}
          title={texts.t("table-contracts-done", { n: done.length })}
        />
      )}
    </>
  );
}

/** The training track and the memories of the leaders that have them. */
function LeaderMarks({ seat, size }: { seat: number; size: number }) {
  const { view, library, texts } = useModel();
  const { leader, training, memories } = view.players[seat]!;
  const trains = leader !== null && (library.leaders[leader]?.["training"] as unknown[] | undefined)?.length;
  return (
    <>
      {Boolean(trains) && (
        <Amount icon="training" n={training} size={size} title={texts.t("table-training", { n: training })} />
      )}
      {memories > 0 && (
        <Amount icon="memory" n={memories} size={size} title={texts.t("table-memories", { n: memories })} />
      )}
    </>
  );
}
