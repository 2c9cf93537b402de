import { Icon } from "../icons/Icon";
import type { Definition, Library } from "../messages";
import type { CardSize, FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { CardLine } from "./CardLine";
import { Effects } from "./Effects";
import {
  agentIcon,
  definitionOf,
  extraIcons,
  factLines,
  holds,
  type Line,
  linesOf,
  listOf,
  numberOf,
  partOf,
  textOf,
} from "./facts";

const AGENT_ICON_SIZES: Record<CardSize, number> = { xs: 15, s: 17, m: 22, l: 30 };
const MANY_ICONS: Record<CardSize, number> = { xs: Infinity, s: 3, m: 4, l: Infinity };
const SMALLER = 5;
const FACTION_SIZES: Record<CardSize, number> = { xs: 15, s: 12, m: 15, l: 24 };
const PILE_ICONS: Record<string, string> = { starter: "starter", reserve: "reserve" };

/** What happens at other times than an Agent or a Reveal turn, and its sign. */
const ASIDE = [
  ["acquire", "on_acquire"],
  ["on_trash", "on_trash"],
  ["on_discard", "on_discard"],
] as const;

/** A card of a player's deck: name, cost, factions, Agent icons, Agent box, Reveal box, acquire box. */
export function DeckFace({ library, id, size, cost }: FaceProps) {
  const card = definitionOf(library, "card", id)!;
  const printed = numberOf(card, "cost");
  const now = cost ?? printed;
  const icons = listOf(card, "icons");
  const factions = listOf(card, "factions");
  const infiltrates = listOf(card, "infiltrates");
  const specimens = numberOf(card, "specimens") ?? 0;
  const path = `card/${id}`;
  const acquire = ASIDE.flatMap(([box]) => linesOf(library, `${path}/${box}`));
  const corner =
    specimens > 0 ? (
      <span className="card-cost card-cost-specimens">
        {specimens}
        <Icon name="specimen" size={size === "l" ? 20 : 13} />
      </span>
    ) : now === null ? (
      <Icon name={PILE_ICONS[textOf(card, "pile")] ?? "starter"} size={size === "l" ? 26 : 17} className="card-pile" />
    ) : (
      <span className={now !== printed ? "card-cost card-cost-changed" : "card-cost"}>{now}</span>
    );
  const iconSize = AGENT_ICON_SIZES[size] - (icons.length + factions.length > MANY_ICONS[size] ? SMALLER : 0);
  const agentIcons = (
    <span className="card-icons">
      {icons.map((icon) => (
        <span key={icon} className="card-agent-icon">
          <Icon name={agentIcon(icon)} size={iconSize} />
          {infiltrates.includes(icon) && <Icon name="infiltrate" size={iconSize * 0.62} className="card-infiltrates" />}
        </span>
      ))}
      {extraIcons(card).map((icon) => (
        <span key={icon} className="card-agent-icon card-agent-extra">
          <Icon name={agentIcon(icon)} size={iconSize} />
        </span>
      ))}
      {holds(card, "graft") && <Icon name="graft" size={iconSize} className="card-graft" />}
      {holds(card, "moves_any_agent") && <Icon name="recall_agent" size={iconSize} />}
    </span>
  );
  const agent = [...whileIcons(card), ...attributes(card), ...linesOf(library, `${path}/agent`)];
  const reveal = factLines(library, card, "reveal");
  const unload = holds(card, "unload");
  const boxes = [acquire, agent, reveal]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(({ tokens }) => tokens));
  return (
    <span className="card-face" style={stripes(factions)}>
      <CardHead name={card.name} corner={corner} />
      <Effects size={size} name={card.name} library={library} boxes={boxes} icons={icons.length + infiltrates.length}>
        <span className="card-band">
          {agentIcons}
          <span className="card-factions">
            {factions.map((faction) => (
              <Icon key={faction} name={faction} size={FACTION_SIZES[size]} />
            ))}
          </span>
        </span>
        {acquire.length > 0 && (
          <Box
            kind="acquire"
            icon={size === "xs" ? "" : acquireIcon(acquire)}
            lines={acquire}
            library={library}
            size={size}
          />
        )}
        <Box kind="agent" icon="" lines={agent} library={library} size={size} />
        <Box kind="reveal" icon={unload ? "unload" : ""} lines={reveal} library={library} size={size} />
      </Effects>
    </span>
  );
}

function acquireIcon(lines: Line[]): string {
  return ASIDE.find(([box]) => lines[0]!.path.includes(`/${box}`))![1];
}

function Box({
  kind,
  icon,
  lines,
  library,
  size,
}: {
  kind: string;
  icon: string;
  lines: Line[];
  library: Library;
  size: CardSize;
}) {
  return (
    <span className={`card-box card-box-${kind}`}>
      {icon !== "" && <Icon name={icon} size={size === "l" ? 22 : 14} />}
      <span className="card-lines">
        {lines.map((line) => (
          <CardLine key={line.path} library={library} tokens={line.tokens} words={line.words} size={size} />
        ))}
      </span>
    </span>
  );
}

/** When that is, as a line: the icons themselves stand with the others. */
function whileIcons(card: Definition): Line[] {
  const part = partOf(card, "icons_while");
  if (part === undefined) return [];
  return [
    { path: part.part, tokens: [...part.icons.filter((token) => token.if), { icon: "agent_icon" }], words: part.words },
  ];
}

/** What a card changes for its Agent without an effect, as lines. */
function attributes(card: Definition): Line[] {
  const inner = partOf(card, "agent")?.inner ?? [];
  return inner
    .filter(({ icons }) => icons.length > 0)
    .map(({ part, icons, words }) => ({ path: part, tokens: icons, words }));
}

function stripes(factions: string[]): Record<string, string> {
  const tints = factions.map((faction) => `var(--tint-${faction})`);
  return { "--card-tint": tints[0] ?? "#4a4234", "--card-tint-2": tints[1] ?? tints[0] ?? "#4a4234" };
}
