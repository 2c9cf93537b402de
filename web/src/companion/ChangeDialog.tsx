import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Dialog";
import { Select, Switch } from "../ui/Field";
import { Stepper } from "../ui/Stepper";
import { useDoing } from "./kept";
import { ZONE_TEXTS } from "./RivalPlate";
import {
  type Desk,
  hasCards,
  hasIx,
  MOST_VP,
  RESOURCES,
  type Resource,
  type Rival,
  type TroopZone,
  type Zone,
} from "./shown";

const MOST_AGENTS = 4;
const MOVES: [Zone, Zone][] = [
  ["supply", "garrison"],
  ["supply", "conflict"],
  ["garrison", "conflict"],
  ["conflict", "garrison"],
  ["conflict", "supply"],
  ["garrison", "supply"],
];

const TROOP_MOVES: [TroopZone, TroopZone][] = [...MOVES, ["supply", "negotiators"], ["negotiators", "supply"]];
const TROOP_ZONE_TEXTS = { ...ZONE_TEXTS, negotiators: "companion-negotiators" } as const;

/** Rewards, losses and mistakes: everything about a Rival can be put right here. Sets are exchanged and VP counted by rule. */
export function ChangeDialog({ desk, number, onClose }: { desk: Desk; number: number; onClose: () => void }) {
  const t = useT();
  const { perform } = useDoing();
  const rival = desk.table.rivals[number - 1] as Rival;
  const { solo } = desk;
  const ix = hasIx(desk);
  const change = (what: string, old: number) => (now: number) => {
    if (now !== old) perform(`gain:${number}:${what}:${now - old}`);
  };
  return (
    <Sheet open title={desk.names[number] ?? ""} onClose={onClose}>
      <div className="companion-change">
        <section>
          <h3>{t("companion-influence")}</h3>
          {desk.factions.map((faction) => (
            <InfluenceRow key={faction} desk={desk} number={number} faction={faction} />
          ))}
        </section>
        {desk.competes && (
          <section>
            <h3>{t("companion-resources")}</h3>
            {RESOURCES.map((what: Resource) => (
              <Stepper
                key={what}
                label={t(`companion-${what}`)}
                value={rival[what]}
                min={0}
                max={99}
                onChange={change(what, rival[what])}
              />
            ))}
            <Stepper
              label={t("companion-vp")}
              value={rival.vp}
              min={0}
              max={MOST_VP}
              onChange={change("vp", rival.vp)}
            />
          </section>
        )}
        <Moves
          label={t("companion-troops")}
          moves={solo && ix ? TROOP_MOVES : MOVES}
          units={rival}
          command={`troops:${number}`}
        />
        {ix && (
          <Moves
            label={t("companion-dreadnoughts")}
            moves={MOVES}
            units={rival.dreadnoughts}
            command={`dreadnoughts:${number}`}
          />
        )}
        {ix && (
          <section>
            <h3>{t("companion-freighter")}</h3>
            <Button
              size="small"
              icon={<Icon name="freighter_move" size={18} />}
              onClick={() => perform(`freighter:${number}`)}
            >
              {t("companion-freighter-move")} ({t("companion-freighter-level", { n: rival.freighter })})
            </Button>
          </section>
        )}
        {hasCards(desk) && <Spies rival={rival} number={number} />}
        {ix && solo && <Tiles desk={desk} number={number} />}
        <section>
          <h3>{t("companion-agents")}</h3>
          <Stepper
            label={t("companion-agents")}
            value={rival.agents}
            min={0}
            max={MOST_AGENTS}
            onChange={change("agents", rival.agents)}
          />
          {solo && !hasCards(desk) && (
            <Switch label={t("companion-mentat")} checked={rival.mentat} onChange={() => perform(`mentat:${number}`)} />
          )}
        </section>
      </div>
    </Sheet>
  );
}

interface MovesProps<Z extends TroopZone> {
  label: string;
  moves: [Z, Z][];
  units: Record<Z, number>;
  /** What each move begins with. */
  command: string;
}

/** Units one by one from zone to zone. */
function Moves<Z extends TroopZone>({ label, moves, units, command }: MovesProps<Z>) {
  const t = useT();
  const { perform } = useDoing();
  const named = (zone: Z) => `${t(TROOP_ZONE_TEXTS[zone])} (${units[zone]})`;
  return (
    <section>
      <h3>{label}</h3>
      <div className="companion-moves">
        {moves.map(([from, to]) => (
          <Button
            key={`${from}-${to}`}
            size="small"
            reason={units[from] === 0 ? t("companion-wrong-too_few", { n: 0 }) : null}
            onClick={() => perform(`${command}:${from}:${to}:1`)}
          >
            {t("companion-move", { from: named(from), to: named(to) })}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Spies and Maker Hooks of a Rival: a spy as a reward, one taken back. */
function Spies({ rival, number }: { rival: Rival; number: number }) {
  const t = useT();
  const { perform } = useDoing();
  return (
    <section>
      <h3>{t("companion-spies")}</h3>
      <div className="companion-moves">
        <Button size="small" icon={<Icon name="place_spy" size={18} />} onClick={() => perform(`spy:${number}`)}>
          {t("companion-spy-reward")}
        </Button>
        {rival.spies.map((post) => (
          <Button
            key={post}
            size="small"
            icon={<Icon name="recall_spy" size={18} />}
            onClick={() => perform(`lift:${number}:${post}`)}
          >
            {t("companion-spy-lift", { name: t(`post-${post}`) })}
          </Button>
        ))}
      </div>
      <Switch label={t("companion-hooks")} checked={rival.hooks} onChange={() => perform(`hooks:${number}`)} />
    </section>
  );
}

/** The tech tiles of a Rival: give it one, take one away. */
function Tiles({ desk, number }: { desk: Desk; number: number }) {
  const t = useT();
  const { perform } = useDoing();
  const own = desk.tiles.filter((tile) => desk.table.tiles[tile] === number);
  return (
    <section>
      <h3>{t("companion-tiles")}</h3>
      <div className="companion-moves">
        {own.map((tile) => (
          <Button
            key={tile}
            size="small"
            icon={<Icon name="close" size={18} />}
            onClick={() => perform(`own:0:${tile}`)}
          >
            {t("companion-tile-lose", { name: t(`tech-${tile}`) })}
          </Button>
        ))}
      </div>
      <Select
        label={t("companion-tile-add")}
        value=""
        onChange={(event) => perform(`own:${number}:${event.target.value}`)}
      >
        <option value="" />
        {desk.tiles
          .filter((tile) => !own.includes(tile))
          .map((tile) => (
            <option key={tile} value={tile}>
              {t(`tech-${tile}`)}
            </option>
          ))}
      </Select>
    </section>
  );
}

function InfluenceRow({ desk, number, faction }: { desk: Desk; number: number; faction: string }) {
  const t = useT();
  const { perform } = useDoing();
  const { table } = desk;
  const value = (table.rivals[number - 1] as Rival).influence[faction] as number;
  const allied = table.alliances[faction] === number;
  return (
    <div className="companion-influence">
      <Stepper
        label={t(`faction-${faction}`)}
        value={value}
        min={0}
        max={desk.top}
        onChange={(now) => now !== value && perform(`influence:${number}:${faction}:${now - value}`)}
      />
      {(allied || value >= desk.alliance_at) && (
        <Button
          size="small"
          icon={<Icon name="alliance" size={18} />}
          aria-pressed={allied}
          onClick={() => perform(`hold:${allied ? 0 : number}:${faction}`)}
        >
          {t(allied ? "companion-alliance-lose" : "companion-alliance-take")}
        </Button>
      )}
    </div>
  );
}
