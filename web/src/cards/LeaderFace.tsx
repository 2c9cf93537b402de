import { Crest } from "../figures/Crest";
import { Figure } from "../figures/Figure";
import { Icon } from "../icons/Icon";
import type { FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { CardLine } from "./CardLine";
import { definitionOf, factLines, innerWords, numberOf, ON_LEADER_FACE, partOf, textOf, wordsOf } from "./facts";

/** A leader: house, complexity, the ability that always holds and that of the Signet Ring. */
export function LeaderFace({ library, id, size }: FaceProps) {
  const leader = definitionOf(library, "leader", id)!;
  const signet = factLines(library, leader, "signet").flatMap((line) => line.tokens);
  const house = textOf(leader, "house");
  return (
    <span className="card-face">
      {size === "l" && (
        <span className="card-figure">
          <Figure leader={id} house={house} />
        </span>
      )}
      <CardHead
        name={leader.name}
        corner={<span className="card-complexity">{"◆".repeat(numberOf(leader, "complexity") ?? 1)}</span>}
      />
      {size === "l" && (
        <span className="card-house">
          <Crest house={house} size={26} /> {textOf(leader, "house_name")}
        </span>
      )}
      <span className="card-box card-box-left">
        <Icon name="leader" size={size === "l" ? 24 : 16} />
        <span className="card-lines">
          {size === "l" && <span className="card-ability">{textOf(leader, "left_name")}</span>}
          <span className="card-words">{innerWords(partOf(leader, "left"))}</span>
        </span>
      </span>
      <span className="card-box card-box-signet">
        <Icon name="signet" size={size === "l" ? 24 : 16} />
        <span className="card-lines">
          {size === "l" && <span className="card-ability">{textOf(leader, "signet_name")}</span>}
          <CardLine library={library} tokens={signet} words={innerWords(partOf(leader, "signet"))} size={size} />
        </span>
      </span>
      {size === "l" && textOf(leader, "other_side") !== "" && (
        <span className="card-words">{wordsOf(leader, ON_LEADER_FACE).join("\n")}</span>
      )}
    </span>
  );
}
