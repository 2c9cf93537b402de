import { Icon } from "../icons/Icon";
import type { FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { CardLine } from "./CardLine";
import { definitionOf, tokensOf } from "./facts";

/** A House Hagal card: where an Agent goes and what it brings, line by line; small, only what has icons. */
export function HagalFace({ library, id, size }: FaceProps) {
  const card = definitionOf(library, "hagal", id)!;
  const lines = card.parts.filter(
    (part) => part.part !== "kind" && (size === "l" || tokensOf(library, part).length > 0),
  );
  return (
    <span className="card-face">
      <CardHead name={card.name} corner={<Icon name="hagal" size={size === "l" ? 24 : 16} />} />
      {lines.map((part) => (
        <span key={part.words} className="card-box">
          <CardLine library={library} tokens={tokensOf(library, part)} words={part.words} size={size} />
        </span>
      ))}
    </span>
  );
}
