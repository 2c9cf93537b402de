import { CardFace } from "../cards/CardFace";
import { useModel } from "./model";
import "./LeaderChoice.css";

/** The leaders that can be chosen, in place of the board while that is asked. */
export function LeaderChoice() {
  const { view, mine, lit, pick, library, look } = useModel();
  return (
    <div className="leader-choice">
      {view.leader_pool.map((leader) => {
        const action = `leader:${leader}`;
        const legal = mine && lit.has(action);
        return (
          <CardFace
            key={leader}
            kind="leader"
            id={leader}
            size="l"
            library={library}
            state={legal ? "legal" : "plain"}
            onClick={() => (legal ? pick(action) : look({ kind: "leader", id: leader }))}
          />
        );
      })}
    </div>
  );
}
