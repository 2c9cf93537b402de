import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Dialog";
import { Switch } from "../ui/Field";
import { Stepper } from "../ui/Stepper";
import { RESOURCES, type Resource } from "./facts";
import type { Rival, Zone } from "./hagal";
import { useDoing } from "./kept";
import { ZONE_TEXTS } from "./RivalPlate";
import { stateOf, type Game } from "./game";
import { whoText } from "./words";

const MOST_AGENTS = 4;
const MOST_VP = 40;
const MOVES: [Zone, Zone][] = [
  ["supply", "garrison"],
  ["supply", "conflict"],
  ["garrison", "conflict"],
  ["conflict", "garrison"],
  ["conflict", "supply"],
  ["garrison", "supply"],
];

/** Rewards, losses and mistakes: everything about a Rival can be put right here. Sets are exchanged and VP counted by rule. */
export function ChangeDialog({ game, number, onClose }: { game: Game; number: number; onClose: () => void }) {
  const t = useT();
  const { perform } = useDoing();
  const state = stateOf(game);
  const rival = state.rivals[number - 1] as Rival;
  const solo = game.setup.players === 1;
  const change = (what: string, old: number) => (now: number) => {
    if (now !== old) perform(`gain:${number}:${what}:${now - old}`);
  };
  return (
    <Sheet open title={whoText(t, game.setup, number)} onClose={onClose}>
      <div className="companion-change">
        <section>
          <h3>{t("companion-influence")}</h3>
          {game.facts.factions.map((faction) => (
            <InfluenceRow key={faction} game={game} number={number} faction={faction} />
          ))}
        </section>
        {solo && (
          <section>
            <h3>{t("companion-resources")}</h3>
            {RESOURCES.map((what: Resource) => (
              <Stepper key={what} label={t(`companion-${what}`)} value={rival[what]} min={0} max={99} onChange={change(what, rival[what])} />
            ))}
            <Stepper label={t("companion-vp")} value={rival.vp} min={0} max={MOST_VP} onChange={change("vp", rival.vp)} />
          </section>
        )}
        <section>
          <h3>{t("companion-troops")}</h3>
          <div className="companion-moves">
            {MOVES.map(([from, to]) => {
              const names = { from: `${t(ZONE_TEXTS[from])} (${rival[from]})`, to: `${t(ZONE_TEXTS[to])} (${rival[to]})` };
              return (
                <Button
                  key={`${from}-${to}`}
                  size="small"
                  reason={rival[from] === 0 ? t("companion-wrong-too_few", { n: 0 }) : null}
                  onClick={() => perform(`troops:${number}:${from}:${to}:1`)}
                >
                  {t("companion-move", names)}
                </Button>
              );
            })}
          </div>
        </section>
        <section>
          <h3>{t("companion-agents")}</h3>
          <Stepper label={t("companion-agents")} value={rival.agents} min={0} max={MOST_AGENTS} onChange={change("agents", rival.agents)} />
          {solo && <Switch label={t("companion-mentat")} checked={rival.mentat} onChange={() => perform(`mentat:${number}`)} />}
        </section>
      </div>
    </Sheet>
  );
}

function InfluenceRow({ game, number, faction }: { game: Game; number: number; faction: string }) {
  const t = useT();
  const { perform } = useDoing();
  const state = stateOf(game);
  const value = (state.rivals[number - 1] as Rival).influence[faction] as number;
  const allied = state.alliances[faction] === number;
  return (
    <div className="companion-influence">
      <Stepper
        label={t(`faction-${faction}`)}
        value={value}
        min={0}
        max={game.facts.top}
        onChange={(now) => now !== value && perform(`influence:${number}:${faction}:${now - value}`)}
      />
      {(allied || value >= game.facts.alliance_at) && (
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
