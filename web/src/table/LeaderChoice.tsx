import { useState } from "react";
import { CardFace } from "../cards/CardFace";
import { definitionOf, numberOf, textOf } from "../cards/facts";
import { TrainingTrack } from "../cards/TrainingTrack";
import { Crest } from "../figures/Crest";
import { Icon } from "../icons/Icon";
import { actionLabel } from "./logic/labels";
import { useModel } from "./model";
import { SteadyButton } from "./parts/SteadyButton";
import "./LeaderChoice.css";

/** The decisions in which a leader or a Rival card is chosen. */
export const CHOOSES_SHEETS: ReadonlySet<string> = new Set(["choose_leader", "choose_rival"]);

/**
 * The leaders, or the Rival cards, that can be chosen, in place of the board while that is asked: a list by boxes, and one of them
 * large. Only the button below the large one takes it.
 */
export function LeaderChoice() {
  const { view, decision, mine, lit, library, send, busy, speaker } = useModel();
  const kind = decision?.kind === "choose_rival" ? "rival" : "leader";
  const taken = view.players.map(({ rival }) => rival);
  const pool =
    kind === "leader" ? view.leader_pool : Object.keys(library.rivals).filter((rival) => !taken.includes(rival));
  const [marked, mark] = useState("");
  const shown = pool.includes(marked) ? marked : pool[0];
  if (shown === undefined) return null;
  const action = `${kind}:${shown}`;
  return (
    <div className="leader-choice">
      <LeaderList kind={kind} pool={pool} shown={shown} onMark={mark} />
      <section className="leader-sheet">
        <div className="leader-words">
          <CardFace kind={kind} id={shown} size="l" library={library} />
          {kind === "leader" && <TrainingTrack library={library} leader={shown} at={0} />}
        </div>
        {mine && lit.has(action) && (
          <SteadyButton
            className="leader-take"
            look="main"
            data-action={action}
            meaning={`${decision!.id} ${action}`}
            busy={busy}
            icon={<Icon name="check" size={18} />}
            onClick={() => send([action])}
          >
            {actionLabel(speaker, decision, action)}
          </SteadyButton>
        )}
      </section>
    </div>
  );
}

interface LeaderListProps {
  kind: "leader" | "rival";
  pool: readonly string[];
  shown: string;
  onMark: (id: string) => void;
}

/** The names, box by box. */
function LeaderList({ kind, pool, shown, onMark }: LeaderListProps) {
  const { library, texts, numbers } = useModel();
  const boxOf = (id: string) => textOf(definitionOf(library, kind, id)!, "box");
  const boxes = [...new Set(pool.map(boxOf))];
  return (
    <nav
      className="leader-list"
      aria-label={texts.t(kind === "leader" ? "term-leader" : "rival-plate")}
      data-group="board"
    >
      {boxes.map((box) => (
        <section key={box}>
          {boxes.length > 1 && <h3>{texts.t(`box-${box}`)}</h3>}
          <div className="leader-tiles">
            {pool
              .filter((id) => boxOf(id) === box)
              .map((id) => {
                const leader = definitionOf(library, kind, id)!;
                return (
                  <button
                    key={id}
                    type="button"
                    className="leader-tile"
                    aria-pressed={id === shown}
                    data-leader={`${kind}:${id}`}
                    data-choice={numbers.get(`${kind}:${id}`)}
                    onClick={() => onMark(id)}
                  >
                    <span>{leader.name}</span>
                    {kind === "leader" && <Crest house={textOf(leader, "house")} size={26} />}
                    <small aria-hidden="true">{"◆".repeat(numberOf(leader, "complexity") ?? 0)}</small>
                  </button>
                );
              })}
          </div>
        </section>
      ))}
    </nav>
  );
}
