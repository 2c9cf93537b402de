import { Icon } from "../icons/Icon";
import type { CardSize, FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { Effects } from "./Effects";
import { definitionOf, numberOf, wordsOf } from "./facts";
import { Tokens } from "./Tokens";
import { techLines } from "./tech";

const ICON_SIZES: Record<CardSize, number> = { xs: 15, s: 15, m: 18, l: 24 };
const BESIDE = ["kind", "cost"]; // what the face shows otherwise

/** A tech tile: its price, and for each time at which it works, what it does. */
export function TechFace({ library, id, size }: FaceProps) {
  const tile = definitionOf(library, "tech", id)!;
  const icon = ICON_SIZES[size];
  const lines = techLines(library, id);
  return (
    <span className="card-face">
      <CardHead
        name={tile.name}
        corner={
          <span className="tech-price">
            {numberOf(tile, "cost")}
            <Icon name="spice" size={icon - 3} />
          </span>
        }
      />
      <Effects
        size={size}
        name={tile.name}
        library={library}
        boxes={lines.map(({ tokens }) => [tokens])}
        icons={lines.length}
      >
        {lines.map(({ mark, tokens }, i) => (
          <span key={`${mark} ${i}`} className="card-box card-box-tech">
            <Icon name={mark} size={icon} />
            <span className="card-lines">
              <Tokens tokens={tokens} library={library} size={icon} />
            </span>
          </span>
        ))}
      </Effects>
      {size === "l" && (
        <span className="card-lines tech-words">
          {wordsOf(tile, BESIDE).map((line) => (
            <span key={line} className="card-words">
              {line}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
