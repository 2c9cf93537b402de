import { Tokens } from "../../cards/Tokens";
import { techTokens } from "../../cards/tech";
import { Icon } from "../../icons/Icon";
import type { Price } from "../../messages";
import { numberOf, parse } from "../logic/actions";
import { actionLabel } from "../logic/labels";
import { useModel } from "../model";
import { EffectIcons } from "../parts/Tokens";
import "./ix.css";

/** A tile that can be acquired: name, price, what it does. */
export function TileFace({ tile, price }: { tile: string; price: Price | undefined }) {
  const { library } = useModel();
  return (
    <span className="choice-effect">
      <span className="choice-label">
        <span className="choice-text">{library.tech[tile]?.name}</span>
        <span className="tech-plate-cost">
          {price?.n} {price && <Icon name={price.goods} size={17} />}
        </span>
      </span>
      <Tokens tokens={techTokens(library, tile)} library={library} size={17} />
    </span>
  );
}

/** A move of the freighter: the next level, or home with its rewards. */
export function FreighterFace({ action }: { action: string }) {
  const { decision, speaker } = useModel();
  const nodes = decision?.brings?.[action] ?? [];
  return (
    <span className="choice-effect">
      <span className="choice-label">
        <Icon name={parse(action).param === "recall" ? "freighter_recall" : "freighter_move"} size={18} />{" "}
        <span className="choice-text">{actionLabel(speaker, decision, action)}</span>
      </span>
      <span className="reward-icons">
        {nodes.map((node) => (
          <EffectIcons key={node} node={node} size={17} />
        ))}
      </span>
    </span>
  );
}

/** Negotiators called back, and what is left to pay. */
export function NegotiatorsFace({ action }: { action: string }) {
  const { decision, speaker } = useModel();
  const n = numberOf(parse(action));
  const price = decision?.prices?.[action];
  return (
    <span className="choice-effect">
      <span className="choice-label">
        {n > 0 && (
          <>
            {n} <Icon name="negotiator" size={18} />
          </>
        )}
        {n > 0 && price !== undefined && price.n > 0 && " + "}
        {price !== undefined && price.n > 0 && (
          <>
            {price.n} <Icon name={price.goods} size={18} />
          </>
        )}
      </span>
      <span className="effect-words">{actionLabel(speaker, decision, action)}</span>
    </span>
  );
}
