import type { Texts } from "../../app/i18n";
import { isUprising } from "../../cards/facts";
import { TrainingTrack } from "../../cards/TrainingTrack";
import { Icon } from "../../icons/Icon";
import type { Library, View } from "../../messages";
import { nameOf } from "../logic/said";
import { trophyOf } from "../logic/uprising";
import { useModel } from "../model";
import { NameLink } from "../parts/NameLink";
import "./uprising.css";

/** What a seat has of spies and sandworms: icon, name, how many. */
export function uprisingNumbers(
  view: View,
  library: Library,
  seat: number,
  t: Texts["t"],
): [icon: string, label: string, n: number][] {
  if (!isUprising(library)) return [];
  const player = view.players[seat]!;
  return [
    ["spy", t("table-spies-left"), player.spies_left],
    ["sandworm", t("label-sandworms"), player.sandworms],
  ];
}

/** What Uprising gives a seat, in its sheet: spies, Maker Hooks, cards won, contracts, what belongs to its leader. */
export function UprisingSheet({ seat }: { seat: number }) {
  const { view, library, texts } = useModel();
  const { t } = texts;
  const player = view.players[seat]!;
  if (!isUprising(library)) return null;
  return (
    <section>
      {player.leader !== null && <TrainingTrack library={library} leader={player.leader} at={player.training} />}
      <ul className="seat-facts">
        {player.spies.map((post) => (
          <li key={post}>
            <Icon name="spy" size={18} /> {t("term-spy")}: <NameLink thing={{ kind: "post", id: post }} />
          </li>
        ))}
        {Boolean(player.hooks) && (
          <li>
            <Icon name="maker_hooks" size={18} /> {t("term-maker_hooks")}
          </li>
        )}
        {player.memories > 0 && (
          <li>
            <Icon name="memory" size={18} /> {t("table-memories", { n: player.memories })}
          </li>
        )}
      </ul>
      <Won seat={seat} />
      <Contracts title={t("table-contracts")} contracts={player.contracts} />
      <Contracts
        title={t("table-contracts-done", { n: player.contracts_done.length })}
        contracts={player.contracts_done}
      />
    </section>
  );
}

/** The objective and the Conflict cards that were won, with their battle icons. */
function Won({ seat }: { seat: number }) {
  const { view, library, texts } = useModel();
  const { trophies, trophies_matched: matched } = view.players[seat]!;
  if (trophies.length + matched.length === 0) return null;
  return (
    <section>
      <h3>{texts.t("table-trophies")}</h3>
      <ul className="plain-list">
        {[...trophies, ...matched].map((source) => {
          const { kind, id, icon } = trophyOf(library, source);
          return (
            <li key={source}>
              {icon !== "" && <Icon name={icon} size={18} title={nameOf(texts, "battle_icon", icon)} />}{" "}
              <NameLink thing={{ kind, id }} />
              {matched.includes(source) && <span className="soft"> {texts.t("table-trophy-matched")}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Contracts({ title, contracts }: { title: string; contracts: readonly string[] }) {
  if (contracts.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="plain-list">
        {contracts.map((contract, i) => (
          <li key={`${contract} ${i}`}>
            <NameLink thing={{ kind: "contract", id: contract }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
