import { Tokens } from "../../cards/Tokens";
import { techTokens } from "../../cards/tech";
import { Icon } from "../../icons/Icon";
import { numberOf, parse } from "../logic/actions";
import { freighterLevel, leftToPay, levelAfter, rewardNodes, tilePrice } from "../logic/ix";
import { actionLabel } from "../logic/words";
import { useModel } from "../model";
import { EffectIcons } from "../parts/Tokens";
import "./ix.css";

/** A tile that can be acquired: name, price, what it does. */
export function TileFace({ tile }: { tile: string }) {
  const { library, decision } = useModel();
  const { n, goods } = tilePrice(library, decision, tile);
  return (
    <span className="choice-effect">
      <span className="choice-label">
        <span className="choice-text">{library.tech[tile]?.name}</span>
        <span className="tech-plate-cost">
          {n} <Icon name={goods} size={17} />
        </span>
      </span>
      <Tokens tokens={techTokens(library, tile)} library={library} size={17} />
    </span>
  );
}

/** A move of the freighter: the next level, or home with its rewards. */
export function FreighterFace({ action }: { action: string }) {
  const { view, decision, speaker } = useModel();
  const level = levelAfter(view, decision!, action);
  const nodes = level === 0 ? rewardNodes(freighterLevel(view, decision!)) : rewardNodes(level).slice(-1);
  return (
    <span className="choice-effect">
      <span className="choice-label">
        <Icon name={level === 0 ? "freighter_recall" : "freighter_move"} size={18} />{" "}
        <span className="choice-text">{actionLabel(speaker, action)}</span>
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
  const { view, decision, speaker } = useModel();
  const n = numberOf(parse(action));
  const price = leftToPay(view, decision, n);
  return (
    <span className="choice-effect">
      <span className="choice-label">
        {n > 0 && (
          <>
            {n} <Icon name="negotiator" size={18} />
          </>
        )}
        {n > 0 && price !== null && price.n > 0 && " + "}
        {price !== null && price.n > 0 && (
          <>
            {price.n} <Icon name={price.goods} size={18} />
          </>
        )}
      </span>
      <span className="effect-words">{actionLabel(speaker, action)}</span>
    </span>
  );
}
