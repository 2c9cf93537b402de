import { CardFace } from "../cards/CardFace";
import { names } from "../ui/names";
import { useModel } from "./model";
import "./LeaderChoice.css";

const FEW = 8; // leaders that have two rows

/** The leaders that can be chosen, in place of the board while that is asked: all of them at once, each to be read in full
 * by a look at it. */
export function LeaderChoice() {
  const { view, mine, lit, pick, library, look, setHighlight } = useModel();
  const count = view.leader_pool.length;
  const many = count > FEW;
  const columns = Math.max(1, Math.ceil(count / (many ? 3 : 2)));
  return (
    <div className={names("leader-choice", many && "is-many")}>
      <div
        className="leader-grid"
        style={{ "--columns": columns, "--rows": Math.ceil(count / columns) } as React.CSSProperties}
      >
        {view.leader_pool.map((leader) => {
          const action = `leader:${leader}`;
          const legal = mine && lit.has(action);
          const open = () => look({ kind: "leader", id: leader });
          return (
            <CardFace
              key={leader}
              kind="leader"
              id={leader}
              size="l"
              library={library}
              state={legal ? "legal" : "plain"}
              onClick={() => (legal ? pick(action) : open())}
              onOpen={open}
              onHover={(hovered) => setHighlight(hovered ? { kind: "leader", id: leader } : null)}
            />
          );
        })}
      </div>
    </div>
  );
}
