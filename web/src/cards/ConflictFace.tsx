import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import type { Token } from "../messages";
import type { FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { CardLine } from "./CardLine";
import { definitionOf, isUprising, linesOf, numberOf, textOf } from "./facts";

const PLACES = ["first", "second", "third"] as const;

/** A Conflict card: its level, its battle icon, the space that it is fought for, its three rewards. */
export function ConflictFace({ library, id, size }: FaceProps) {
  const conflict = definitionOf(library, "conflict", id)!;
  const level = numberOf(conflict, "level") ?? 1;
  const location = textOf(conflict, "location");
  const battleIcon = textOf(conflict, "battle_icon");
  const icon = size === "l" ? 30 : 20;
  return (
    <span className={`card-face card-level-${level}`}>
      <CardHead
        name={conflict.name}
        corner={
          <span className="card-corner">
            <Icon name={`conflict_${level}`} size={icon} />
            {battleIcon !== "" && <Icon name={battleIcon} size={icon} />}
          </span>
        }
      />
      {location !== "" && size !== "xs" && (
        <span className="card-place">
          <Icon name="control_flag" size={12} /> {library.spaces[location]?.name}
        </span>
      )}
      {PLACES.map((place, i) => (
        <span key={place} className={`card-box card-box-${place}`}>
          <span className="card-rank">{i + 1}</span>
          <span className="card-lines">
            {linesOf(library, `conflict/${id}/${place}`).map((line) => (
              <CardLine
                key={line.path}
                library={library}
                tokens={unnamed(line.tokens, location)}
                words={line.words}
                size={size}
              />
            ))}
          </span>
        </span>
      ))}
      {size === "l" && isUprising(library) && <Doubling />}
    </span>
  );
}

/** A sandworm doubles what its owner takes. */
function Doubling() {
  const t = useT();
  return (
    <span className="card-line card-doubling">
      <span className="token-row">
        <Icon name="sandworm" size={22} /> <b>×2</b>
      </span>
      <span className="card-words">{t("card-doubling")}</span>
    </span>
  );
}

/** The tokens, without the name of the space that the card names already. */
export function unnamed(tokens: readonly Token[], location: string): Token[] {
  return tokens.map((token) => ({ ...token, names: token.names?.filter((name) => name !== location) }));
}
