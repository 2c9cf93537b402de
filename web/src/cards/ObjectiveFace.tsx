import { Icon } from "../icons/Icon";
import type { CardSize, FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { definitionOf, holds, textOf, wordsOf } from "./facts";

const ICON_SIZES: Record<CardSize, number> = { xs: 20, s: 40, m: 56, l: 120 };

/** An objective: its battle icon, and whether its owner begins. */
export function ObjectiveFace({ library, id, size }: FaceProps) {
  const objective = definitionOf(library, "objective", id)!;
  return (
    <span className="card-face">
      <CardHead
        name={objective.name}
        corner={holds(objective, "first") && <Icon name="first_player" size={size === "l" ? 28 : 18} />}
      />
      <span className="objective-icon">
        <Icon name={textOf(objective, "battle_icon")} size={ICON_SIZES[size]} />
      </span>
      {size === "l" && (
        <span className="card-lines contract-words">
          {wordsOf(objective).map((line) => (
            <span key={line} className="card-words">
              {line}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
