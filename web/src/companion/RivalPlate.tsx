import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { RESOURCES } from "./facts";
import { type Game, stateOf } from "./game";
import { type Rival, strength, tilesOf, ZONES } from "./state";
import { tileText, whoText } from "./words";

const ZONE_ICONS = { supply: "supply", garrison: "garrison", conflict: "combat" } as const;
export const ZONE_TEXTS = {
  supply: "companion-supply",
  garrison: "companion-garrison",
  conflict: "companion-conflict-zone",
} as const;

/** Everything about a Rival, to read; `onChange` opens what changes it. */
export function RivalPlate({ game, number, onChange }: { game: Game; number: number; onChange: () => void }) {
  const t = useT();
  const state = stateOf(game);
  const rival = state.rivals[number - 1] as Rival;
  const solo = game.setup.players === 1;
  const name = whoText(t, game.setup, number);
  return (
    <section className="part rival" aria-label={name}>
      <div className="rival-head">
        <span className="rival-number" aria-hidden="true">
          {number}
        </span>
        <h2>{name}</h2>
        {solo && (
          <span className="rival-vp" title={t("companion-vp")}>
            <Icon name="vp" size={22} /> {rival.vp} <small>{t("companion-vp")}</small>
          </span>
        )}
      </div>
      <Agents game={game} rival={rival} />
      <ul className="rival-influence" aria-label={t("companion-influence")}>
        {game.facts.factions.map((faction) => {
          const allied = state.alliances[faction] === number;
          return (
            <li key={faction} className={allied ? "rival-allied" : undefined}>
              <Icon name={faction} size={24} title={t(`faction-${faction}`)} />
              <b>{rival.influence[faction]}</b>
              {allied && <Icon name="alliance" size={18} title={t("companion-alliance")} />}
            </li>
          );
        })}
      </ul>
      <ul className="rival-numbers">
        {ZONES.map((zone) => (
          <li key={zone}>
            <Icon name={ZONE_ICONS[zone]} size={20} />
            <span>{t(ZONE_TEXTS[zone])}</span>
            <b>{rival[zone]}</b>
          </li>
        ))}
        <li>
          <Icon name="strength" size={20} />
          <span>{t("companion-strength")}</span>
          <b>{strength(game.facts, rival)}</b>
        </li>
        {solo &&
          RESOURCES.map((what) => (
            <li key={what}>
              <Icon name={what} size={20} />
              <span>{t(`companion-${what}`)}</span>
              <b>
                {rival[what]}
                <small>/{game.facts.exchange[what]}</small>
              </b>
            </li>
          ))}
      </ul>
      {game.facts.dreadnoughts > 0 && <Fleet game={game} number={number} />}
      <Button
        size="small"
        icon={<Icon name="plus" size={16} />}
        aria-label={`${t("companion-change")}: ${name}`}
        reason={state.ask ? t("companion-wrong-answer_first") : null}
        onClick={onChange}
      >
        {t("companion-change")}
      </Button>
    </section>
  );
}

/** Of Rise of Ix: dreadnoughts and where they are, the freighter; alone also negotiators and tiles. */
function Fleet({ game, number }: { game: Game; number: number }) {
  const t = useT();
  const { facts, setup } = game;
  const state = stateOf(game);
  const rival = state.rivals[number - 1] as Rival;
  const solo = setup.players === 1;
  const zones = ZONES.filter((zone) => rival.dreadnoughts[zone] > 0).map(
    (zone) => `${t(ZONE_TEXTS[zone])}\u00a0${rival.dreadnoughts[zone]}`,
  );
  const controlled = Object.keys(state.warships).filter((space) => state.warships[space] === number);
  const tiles = tilesOf(facts, state, number);
  const rows: [string, string, string[]][] = [
    ["dreadnought", t("companion-dreadnoughts"), [...zones, ...controlled.map((space) => t(`space-${space}`))]],
    ["freighter", t("companion-freighter"), [t("companion-freighter-level", { n: rival.freighter })]],
  ];
  if (solo) rows.push(["negotiator", t("companion-negotiators"), [String(rival.negotiators)]]);
  return (
    <>
      <ul className="rival-fleet">
        {rows.map(([icon, label, said]) => (
          <li key={icon}>
            <Icon name={icon} size={20} />
            <span>{label}</span>
            <b>{said.join(", ")}</b>
          </li>
        ))}
      </ul>
      {tiles.length > 0 && (
        <ul className="rival-tiles" aria-label={t("companion-tiles")}>
          {tiles.map((tile) => (
            <li key={tile.id} className={state.turned.includes(tile.id) ? "rival-tile-turned" : undefined}>
              <Icon name="acquire_tech" size={18} />
              {tileText(t, state, tile.id)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A Rival's Agents, those that are out dimmed. */
function Agents({ game, rival }: { game: Game; rival: Rival }) {
  const t = useT();
  const all = Math.max(rival.agents, game.facts.agents + (rival.swordmaster ? 1 : 0));
  return (
    <span className="rival-agents" role="img" aria-label={t("companion-agents-left", { n: rival.agents })}>
      {Array.from({ length: all }, (_, i) => (
        <Icon
          key={i}
          name={i === game.facts.agents && rival.leader ? "agent_plus" : "agent"}
          size={22}
          className={i < rival.agents ? undefined : "agent-out"}
        />
      ))}
      <small className="soft">{t("companion-agents-left", { n: rival.agents })}</small>
      {rival.mentat && <Icon name="mentat" size={20} title={t("companion-mentat-promised")} />}
    </span>
  );
}
