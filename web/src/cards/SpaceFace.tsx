import { Icon } from "../icons/Icon";
import type { Definition, Library, Token } from "../messages";
import type { FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { CardLine } from "./CardLine";
import { agentIcon, definitionOf, holds, linesOf, numberOf, partOf, textOf, tokensOf, wordsOf } from "./facts";

/** What a space of the board asks and gives, as tokens. */
export interface SpaceTokens {
  /** Requirement and cost. */
  asks: Token[];
  gives: Token[];
  control: Token[];
}

/** The tokens of a space: requirement and cost, effects with the faction's Influence and what more may be paid for, what its controller gets. */
export function spaceTokens(library: Library, id: string): SpaceTokens {
  const space = definitionOf(library, "space", id)!;
  const tokens = (path: string) => linesOf(library, `space/${id}/${path}`).flatMap((line) => line.tokens);
  const icon = textOf(space, "icon");
  const reveal = tokens("reveal");
  const [unpaid, extra] = [tokens("unpaid"), tokens("extra")];
  return {
    asks: [...tokensOf(library, partOf(space, "requirement")), ...tokens("cost")],
    gives: [
      ...(icon in library.factions ? [{ icon: `influence_${icon}` }] : []),
      ...tokens("effects"),
      ...unpaid,
      ...(extra.length === 0
        ? []
        : [{ icon: unpaid.length === 0 ? "optional" : "or" }, ...extra, { icon: "arrow_pay" }, ...tokens("paid")]),
      ...(reveal.length === 0 ? [] : [{ icon: "reveal" }, ...reveal]),
    ],
    control: tokens("control"),
  };
}

/** What is asked, an arrow, what is given, without what a tile of the board says already: its ring has the bonus spice, its
 * name that of a card; the Shield Wall is drawn round what it protects. `less`: how much less Solari it costs now. */
export function tileTokens(library: Library, id: string, less = 0): Token[] {
  const { asks, gives } = spaceTokens(library, id);
  const { name } = definitionOf(library, "space", id)!;
  const shown = gives
    .filter(({ icon }) => icon !== "bonus_spice" && icon !== "shield_wall")
    .map((token) => ({ ...token, names: token.names?.filter((card) => library.cards[card]?.name !== name) }));
  const cost = asks
    .filter((token) => !token.if)
    .map((token) => (token.icon === "solari" && less > 0 ? { ...token, n: (token.n ?? 0) - less } : token));
  const arrow = cost.length > 0 && shown.length > 0 ? [{ icon: "arrow_pay" }] : [];
  return [...asks.filter((token) => token.if), ...cost, ...arrow, ...shown];
}

/** Is it a Combat space, and does it collect bonus spice? */
function marksOf(space: Definition): { combat: boolean; maker: boolean } {
  return { combat: holds(space, "combat"), maker: (numberOf(space, "maker") ?? 0) > 0 };
}

/** A space of the board as a card, to be read. */
export function SpaceFace({ library, id, size }: FaceProps) {
  const space = definitionOf(library, "space", id)!;
  const { asks, gives, control } = spaceTokens(library, id);
  const { combat, maker } = marksOf(space);
  const words = wordsOf(space).join("\n");
  const icon = size === "l" ? 28 : 18;
  return (
    <span className="card-face">
      <CardHead name={space.name} corner={<Icon name={agentIcon(textOf(space, "icon"))} size={icon} />} />
      <span className="card-band">
        <span className="card-icons">
          {combat && <Icon name="combat_mark" size={icon} />}
          {maker && <Icon name="maker" size={icon} />}
        </span>
      </span>
      {asks.length > 0 && (
        <span className="card-box card-box-agent">
          <CardLine library={library} tokens={asks} words="" size={size} />
        </span>
      )}
      <span className="card-box card-box-reveal">
        <CardLine library={library} tokens={gives} words={size === "l" ? words : ""} size={size} />
      </span>
      {control.length > 0 && (
        <span className="card-box card-box-acquire">
          <Icon name="control_flag" size={size === "l" ? 22 : 14} />
          <CardLine library={library} tokens={control} words="" size={size} />
        </span>
      )}
    </span>
  );
}
