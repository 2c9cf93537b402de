import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { type Desk, hasCards, hasIx, RESOURCES, type Rival, ZONES } from "./shown";

const ZONE_ICONS = { supply: "supply", garrison: "garrison", conflict: "combat" } as const;
export const ZONE_TEXTS = {
  supply: "companion-supply",
  garrison: "companion-garrison",
  conflict: "companion-conflict-zone",
} as const;

/** Everything about a Rival, to read; `onChange` opens what changes it. */
export function RivalPlate({ desk, number, onChange }: { desk: Desk; number: number; onChange: () => void }) {
  const t = useT();
  const { table } = desk;
  const rival = table.rivals[number - 1] as Rival;
  const name = desk.names[number];
  return (
    <section className="part rival" aria-label={name}>
      <div className="rival-head">
        <span className="rival-number" aria-hidden="true">
          {number}
        </span>
        <h2>{name}</h2>
        {desk.competes && (
          <span className="rival-vp" title={t("companion-vp")}>
            <Icon name="vp" size={22} /> {rival.vp} <small>{t("companion-vp")}</small>
          </span>
        )}
      </div>
      <Agents desk={desk} rival={rival} />
      <Standing desk={desk} holder={number} influence={rival.influence} />
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
          <b>{rival.strength}</b>
        </li>
        {desk.competes &&
          RESOURCES.map((what) => (
            <li key={what}>
              <Icon name={what} size={20} />
              <span>{t(`companion-${what}`)}</span>
              <b>
                {rival[what]}
                <small>/{desk.exchange[what]}</small>
              </b>
            </li>
          ))}
        {rival.tleilaxu >= 0 && (
          <li>
            <Icon name="tleilaxu" size={20} />
            <span>{t("companion-tleilaxu")}</span>
            <b>{rival.tleilaxu}</b>
          </li>
        )}
      </ul>
      {hasCards(desk) && <OfCard rival={rival} />}
      {hasIx(desk) && <Fleet desk={desk} number={number} />}
      <Button
        size="small"
        icon={<Icon name="plus" size={16} />}
        aria-label={`${t("companion-change")}: ${name}`}
        reason={desk.ask ? t("companion-wrong-answer_first") : null}
        onClick={onChange}
      >
        {t("companion-change")}
      </Button>
    </section>
  );
}

interface StandingProps {
  desk: Desk;
  /** Whose it is, as Alliances are held. */
  holder: number;
  influence: Record<string, number>;
}

/** Influence with each faction, and Alliances. */
export function Standing({ desk, holder, influence }: StandingProps) {
  const t = useT();
  return (
    <ul className="rival-influence" aria-label={t("companion-influence")}>
      {Object.entries(influence).map(([faction, n]) => {
        const allied = desk.table.alliances[faction] === holder;
        return (
          <li key={faction} className={allied ? "rival-allied" : undefined}>
            <Icon name={faction} size={24} title={t(`faction-${faction}`)} />
            <b>{n}</b>
            {allied && <Icon name="alliance" size={18} title={t("companion-alliance")} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Of Uprising: how far the third Agent is, spies, sandworms, Maker Hooks. */
function OfCard({ rival }: { rival: Rival }) {
  const t = useT();
  const rows: [string, string, string][] = [
    ["spy", t("companion-spies"), rival.spies.map((post) => t(`post-${post}`)).join(", ") || "0"],
    ["sandworm", t("companion-sandworms"), String(rival.sandworms)],
  ];
  if (!rival.swordmaster)
    rows.unshift(["agent_plus", t("companion-gathered"), t("rival-of", { n: rival.gathered, all: rival.cost })]);
  if (rival.hooks) rows.push(["maker_hooks", t("companion-hooks"), t("companion-yes")]);
  return (
    <ul className="rival-fleet" aria-label={t(`rival-${rival.card}`)}>
      {rows.map(([icon, label, said]) => (
        <li key={icon}>
          <Icon name={icon} size={20} />
          <span>{label}</span>
          <b>{said}</b>
        </li>
      ))}
    </ul>
  );
}

/** Of Rise of Ix: dreadnoughts and where they are, the freighter; alone also negotiators and tiles. */
function Fleet({ desk, number }: { desk: Desk; number: number }) {
  const t = useT();
  const { table } = desk;
  const rival = table.rivals[number - 1] as Rival;
  const { solo } = desk;
  const zones = ZONES.filter((zone) => rival.dreadnoughts[zone] > 0).map(
    (zone) => `${t(ZONE_TEXTS[zone])}\u00a0${rival.dreadnoughts[zone]}`,
  );
  const controlled = Object.keys(table.warships).filter((space) => table.warships[space] === number);
  const tiles = Object.keys(table.tiles).filter((tile) => table.tiles[tile] === number);
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
            <li key={tile} className={table.turned.includes(tile) ? "rival-tile-turned" : undefined}>
              <Icon name="acquire_tech" size={18} />
              {table.turned.includes(tile)
                ? t("companion-tile-turned", { name: t(`tech-${tile}`) })
                : t(`tech-${tile}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A Rival's Agents, those that are out dimmed. */
function Agents({ desk, rival }: { desk: Desk; rival: Rival }) {
  const t = useT();
  const all = Math.max(rival.agents, desk.agents + (rival.swordmaster ? 1 : 0));
  return (
    <span className="rival-agents" role="img" aria-label={t("companion-agents-left", { n: rival.agents })}>
      {Array.from({ length: all }, (_, i) => (
        <Icon
          key={i}
          name={i === desk.agents && (rival.leader || rival.card) ? "agent_plus" : "agent"}
          size={22}
          className={i < rival.agents ? undefined : "agent-out"}
        />
      ))}
      <small className="soft">{t("companion-agents-left", { n: rival.agents })}</small>
      {rival.mentat && <Icon name="mentat" size={20} title={t("companion-mentat-promised")} />}
    </span>
  );
}
