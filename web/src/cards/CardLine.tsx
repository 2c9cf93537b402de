import type { Library, Token } from "../messages";
import type { CardSize } from "./CardFace";
import { Tokens } from "./Tokens";

const ICON_SIZES: Record<CardSize, number> = { xs: 15, s: 15, m: 17, l: 24 };

interface CardLineProps {
  library: Library;
  tokens: readonly Token[];
  words: string;
  size: CardSize;
  /** Say the words below the icons, too; at the size to be read they always are. */
  worded?: boolean;
}

/** A line of a card: icons and words. Without icons the words stand alone. */
export function CardLine({ library, tokens, words, size, worded = size === "l" }: CardLineProps) {
  if (tokens.length === 0) return <span className="card-words">{words}</span>;
  return (
    <span className="card-line">
      <Tokens tokens={tokens} library={library} size={ICON_SIZES[size]} />
      {worded && words !== "" && <span className="card-words">{words}</span>}
    </span>
  );
}
