import { useState } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Stepper } from "../ui/Stepper";
import { makersOf } from "./facts";
import { type Game, stateOf } from "./game";
import { useDoing } from "./kept";
import { type Ask, passingTile, type Rival } from "./state";
import { NO_TILE } from "./tech";
import { factionWords, pricedTileText, signetText, whoText } from "./words";

const MOST_SPICE = 12;
const MOST_STRENGTH = 60;

/** What the rules must know from the table before they go on. */
export function Question({ game, ask }: { game: Game; ask: Ask }) {
  const t = useT();
  const { perform } = useDoing();
  const { facts, setup } = game;
  const state = stateOf(game);
  const who = whoText(t, setup, ask.rival);
  const rival = state.rivals[ask.rival - 1] as Rival;
  switch (ask.kind) {
    case "place":
      return (
        <Asked question={t("companion-ask-place", { name: t(`space-${state.turn?.space ?? ""}`) })}>
          <Button look="main" size="large" icon={<Icon name="agent" size={22} />} onClick={() => perform("place")}>
            {t("companion-place")}
          </Button>
          <Button size="large" icon={<Icon name="next" size={18} />} onClick={() => perform("taken")}>
            {t("companion-taken")}
          </Button>
        </Asked>
      );
    case "bonus":
      return <BonusSpice game={game} />;
    case "strength":
      return <Strength note={t("companion-ask-strength-note", { who, n: facts.careful_lead })} />;
    case "faction":
    case "raise":
      return (
        <Asked question={t("companion-ask-faction", { who })} note={t(factionNote(ask, setup.players))}>
          {ask.among.map((faction) => (
            <Button
              key={faction}
              size="large"
              icon={<Icon name={faction} size={24} />}
              onClick={() => perform(`faction:${faction}`)}
            >
              {t(`faction-${faction}`)} ({rival.influence[faction]})
            </Button>
          ))}
        </Asked>
      );
    case "tile":
      return <Tiles game={game} ask={ask} who={who} />;
    case "control":
      return (
        <Asked question={t("companion-ask-control", { who })} note={t("companion-ask-control-note")}>
          {ask.among.map((space) => (
            <Button
              key={space}
              size="large"
              icon={<Icon name="control_flag" size={22} />}
              onClick={() => perform(`control:${space}`)}
            >
              {t(`space-${space}`)}
            </Button>
          ))}
        </Asked>
      );
    case "pass": {
      const tile = t(`tech-${passingTile(facts, state, ask.rival)?.id ?? ""}`);
      const question = t("companion-ask-pass", { name: t(`space-${state.turn?.space ?? ""}`) });
      return <YesNo question={question} note={t("companion-ask-pass-note", { who, tile })} />;
    }
    case "signet": {
      const signet = facts.leaders.find((leader) => leader.id === rival.leader)?.signet;
      return <YesNo question={t("companion-ask-signet", { who, what: signet ? signetText(t, signet) : "" })} />;
    }
    case "alliance": {
      const words = { who, n: rival.influence[ask.faction] as number, ...factionWords(t, ask.faction) };
      return <YesNo question={t("companion-ask-alliance", words)} note={t("companion-ask-alliance-note")} />;
    }
  }
}

function factionNote(ask: Ask, players: number): string {
  if (ask.kind === "faction") return "companion-ask-faction-note";
  return players === 1 ? "companion-ask-raise-note" : "companion-ask-raise-note-two";
}

/** Which of the tiles that the Rival could pay is the first that lies open? */
function Tiles({ game, ask, who }: { game: Game; ask: Ask; who: string }) {
  const t = useT();
  const { perform } = useDoing();
  const discount = stateOf(game).turn?.discount ?? 0;
  const tiles = ask.among.flatMap((id) => game.facts.tiles.filter((tile) => tile.id === id));
  return (
    <Asked question={t("companion-ask-tile", { who })} note={t("companion-ask-tile-note")}>
      {tiles.map((tile) => (
        <Button key={tile.id} icon={<Icon name="acquire_tech" size={24} />} onClick={() => perform(`tile:${tile.id}`)}>
          {pricedTileText(t, tile, discount)}
        </Button>
      ))}
      <Button icon={<Icon name="close" size={20} />} onClick={() => perform(`tile:${NO_TILE}`)}>
        {t("companion-tile-none")}
      </Button>
    </Asked>
  );
}

function Asked({ question, note, children }: { question: string; note?: string; children: React.ReactNode }) {
  return (
    <div className="companion-asked" role="group" aria-label={question}>
      <h3 role="status">{question}</h3>
      {note && <p className="soft">{note}</p>}
      <div className="companion-answers">{children}</div>
    </div>
  );
}

function YesNo({ question, note }: { question: string; note?: string }) {
  const t = useT();
  const { perform } = useDoing();
  return (
    <Asked question={question} note={note}>
      <Button look="main" size="large" icon={<Icon name="check" size={20} />} onClick={() => perform("yes")}>
        {t("companion-yes")}
      </Button>
      <Button size="large" icon={<Icon name="close" size={20} />} onClick={() => perform("no")}>
        {t("companion-no")}
      </Button>
    </Asked>
  );
}

/** The bonus spice on the Maker spaces; -1: somebody stands there. */
function BonusSpice({ game }: { game: Game }) {
  const t = useT();
  const { perform } = useDoing();
  const state = stateOf(game);
  const makers = makersOf(game.facts);
  const [spice, setSpice] = useState(() =>
    makers.map((maker, i) => (maker.id in state.taken ? -1 : (state.bonus[i] as number))),
  );
  const put = (i: number, n: number) => setSpice(spice.map((old, j) => (i === j ? n : old)));
  const told = spice.map((n) => (n < 0 ? "x" : n)).join(",");
  return (
    <div className="companion-asked" role="group" aria-label={t("companion-ask-bonus")}>
      <h3 role="status">{t("companion-ask-bonus")}</h3>
      <p className="soft">{t("companion-ask-bonus-note")}</p>
      <div className="companion-steppers">
        {makers.map((maker, i) => (
          <Stepper
            key={maker.id}
            label={t(`space-${maker.id}`)}
            value={spice[i] as number}
            min={-1}
            max={MOST_SPICE}
            say={(n) => (n < 0 ? t("companion-space-person") : String(n))}
            onChange={(n) => put(i, n)}
          />
        ))}
      </div>
      <div className="companion-answers">
        <Button
          look="main"
          size="large"
          icon={<Icon name="check" size={20} />}
          onClick={() => perform(`bonus:${told}`)}
        >
          {t("companion-bonus-done")}
        </Button>
      </div>
    </div>
  );
}

function Strength({ note }: { note: string }) {
  const t = useT();
  const { perform } = useDoing();
  const [n, setN] = useState(0);
  return (
    <div className="companion-asked" role="group" aria-label={t("companion-ask-strength")}>
      <h3 role="status">{t("companion-ask-strength")}</h3>
      <p className="soft">{note}</p>
      <div className="companion-steppers">
        <Stepper label={t("companion-strength")} value={n} min={0} max={MOST_STRENGTH} onChange={setN} />
      </div>
      <div className="companion-answers">
        <Button
          look="main"
          size="large"
          icon={<Icon name="check" size={20} />}
          onClick={() => perform(`strength:${n}`)}
        >
          {t("companion-bonus-done")}
        </Button>
      </div>
    </div>
  );
}
