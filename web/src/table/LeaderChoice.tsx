import { CardFace } from "../cards/CardFace";
import { names } from "../ui/names";
import { useModel } from "./model";
import "./LeaderChoice.css";

const FEW = 8; // leaders that have two rows

/** The decisions in which a leader or a Rival card is chosen. */
export const CHOOSES_SHEETS: ReadonlySet<string> = new Set(["choose_leader", "choose_rival"]);

/** The leaders, or the Rival cards, that can be chosen, in place of the board while that is asked: all of them at once, each to be read in full
 * by a look at it. */
export function LeaderChoice() {
  const { view, decision, mine, lit, pick, library, look, setHighlight } = useModel();
  const kind = decision?.kind === "choose_rival" ? "rival" : "leader";
  const taken = view.players.map(({ rival }) => rival);
  const pool =
    kind === "leader" ? view.leader_pool : Object.keys(library.rivals).filter((rival) => !taken.includes(rival));
  const count = pool.length;
  const many = count > FEW;
  const columns = Math.max(1, Math.ceil(count / (many ? 3 : 2)));
  return (
    <div className={names("leader-choice", many && "is-many")}>
      <div
        className="leader-grid"
        style={{ "--columns": columns, "--rows": Math.ceil(count / columns) } as React.CSSProperties}
      >
        {pool.map((id) => {
          const action = `${kind}:${id}`;
          const legal = mine && lit.has(action);
          const open = () => look({ kind, id });
          return (
            <CardFace
              key={id}
              kind={kind}
              id={id}
              size="l"
              library={library}
              state={legal ? "legal" : "plain"}
              onClick={() => (legal ? pick(action) : open())}
              onOpen={open}
              onHover={(hovered) => setHighlight(hovered ? { kind, id } : null)}
            />
          );
        })}
      </div>
    </div>
  );
}
