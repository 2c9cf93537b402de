import { useState } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Dialog";
import { useDoing } from "./kept";
import { NOTHING, StrengthRow, WORM } from "./Strength";
import type { ConflictCard, Desk } from "./shown";

/** The Conflict that lies open, with its rewards; until it is named, the way to name it. */
export function ConflictPart({ desk }: { desk: Desk }) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const { conflict, level, resolved, over } = desk.table;
  const card = desk.conflicts.find(({ id }) => id === conflict);
  return (
    <section className="companion-conflict" aria-label={t("companion-conflict", { level })}>
      <div className="companion-conflict-head">
        <Icon name="combat" size={22} />
        {card ? <b>{t(`conflict-${card.id}`)}</b> : <span className="soft">{t("companion-conflict", { level })}</span>}
        {!resolved && !over && (
          <Button
            size="small"
            reason={desk.ask ? t("companion-wrong-answer_first") : null}
            onClick={() => setChoosing(true)}
          >
            {t(card ? "companion-conflict-change" : "companion-conflict-which")}
          </Button>
        )}
      </div>
      {card && <Rewards card={card} />}
      {choosing && <ConflictSheet desk={desk} onClose={() => setChoosing(false)} />}
    </section>
  );
}

function Rewards({ card }: { card: ConflictCard }) {
  return (
    <ul className="companion-rewards">
      {card.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function ConflictSheet({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const t = useT();
  const { perform } = useDoing();
  const choose = (id: string) => {
    perform(`conflict:${id}`);
    onClose();
  };
  return (
    <Sheet open title={t("companion-conflict-which")} onClose={onClose}>
      <div className="companion-conflicts">
        {desk.conflicts.map((card) => (
          <button
            key={card.id}
            type="button"
            className="companion-conflict-card"
            aria-pressed={card.id === desk.table.conflict}
            onClick={() => choose(card.id)}
          >
            <b>{t(`conflict-${card.id}`)}</b>
            {card.lines.map((line) => (
              <small key={line}>{line}</small>
            ))}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

/** The persons' strengths when Combat is over: then the engine gives out the rewards. */
export function Outcome({ desk }: { desk: Desk }) {
  const t = useT();
  const { perform } = useDoing();
  const named = desk.table.conflict !== "";
  const fighters = desk.persons.filter((_, i) => !desk.table.persons[i]?.commander);
  const [strengths, setStrengths] = useState(() => fighters.map(() => NOTHING));
  return (
    <div className="companion-asked" role="group" aria-label={t("companion-outcome-title")}>
      <h3>{t("companion-outcome-title")}</h3>
      <p className="soft">{t("companion-outcome-pieces")}</p>
      {WORM in desk.pieces && <p className="soft">{t("companion-outcome-worms")}</p>}
      <div className="companion-strengths">
        {fighters.map((who, i) => (
          <StrengthRow
            key={who}
            desk={desk}
            who={who}
            strength={strengths[i] ?? NOTHING}
            onChange={(next) => setStrengths(strengths.map((old, j) => (i === j ? next : old)))}
          />
        ))}
      </div>
      <Button
        look="main"
        size="large"
        icon={<Icon name="vp" size={22} />}
        reason={named ? null : t("companion-wrong-no_conflict")}
        onClick={() => perform(`outcome:${strengths.map(({ n, worm }) => `${n}${worm ? "w" : ""}`).join(",")}`)}
      >
        {t("companion-outcome")}
      </Button>
    </div>
  );
}
