import { Tokens } from "../../cards/Tokens";
import { useModel } from "../model";
import "./Tokens.css";

/** An effect as icons, by the path of its node; the words are its hint, and what readers hear. */
export function EffectIcons({ node, size = 18 }: { node: string; size?: number }) {
  const { library } = useModel();
  return (
    <Tokens tokens={library.tokens[node] ?? []} library={library} words={library.effects[node] ?? ""} size={size} />
  );
}

/** An effect as icons, and in words below. */
export function Effect({ node, size = 18 }: { node: string; size?: number }) {
  const { library } = useModel();
  const tokens = library.tokens[node] ?? [];
  return (
    <span className="effect">
      {tokens.length > 0 && <Tokens tokens={tokens} library={library} size={size} />}
      <span className="effect-words">{library.effects[node] ?? ""}</span>
    </span>
  );
}
