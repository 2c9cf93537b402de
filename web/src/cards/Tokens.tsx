import { Icon } from "../icons/Icon";
import type { Library, Token } from "../messages";
import { groupsOf, type Part } from "./parts";
import "./tokens.css";

interface TokensProps {
  tokens: readonly Token[];
  library: Library;
  /** The same in words: the hint, and what readers hear. */
  words?: string;
  size?: number;
}

const SMALLER = 0.72;

/** A row of icon tokens: an effect, a cost, a reward. */
export function Tokens({ tokens, library, words, size = 20 }: TokensProps) {
  return (
    <span className="token-row" {...(words === undefined ? {} : { title: words })}>
      {groupsOf(tokens, library).map((group, i) => (
        <span key={i} className={`token-${group.role}`} aria-hidden="true">
          {group.parts.map((part, j) => (
            <PartOf key={j} part={part} size={group.role === "sign" ? size * SMALLER : size} />
          ))}
        </span>
      ))}
      {words !== undefined && <span className="visually-hidden">{words}</span>}
    </span>
  );
}

function PartOf({ part, size }: { part: Part; size: number }) {
  if ("icon" in part)
    return (
      <Icon
        name={part.icon}
        size={part.small ? size * SMALLER : size}
        {...(part.small ? { className: "icon-small" } : {})}
      />
    );
  if ("text" in part) return <span className="token-number">{part.text}</span>;
  return <span className="token-name">{part.name}</span>;
}
