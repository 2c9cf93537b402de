import { Icon } from "../icons/Icon";
import type { Definition, Library, Token } from "../messages";
import type { CardSize, FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { CardLine } from "./CardLine";
import { Effects } from "./Effects";
import { agentIcon, definitionOf, factLines, holds, type Line, linesOf, listOf, numberOf, textOf } from "./facts";

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
  const path = `card/${id}`;
  const acquire = ASIDE.flatMap(([box]) => linesOf(library, `${path}/${box}`));
  const corner =
    now === null ? (
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
      {holds(card, "moves_any_agent") && <Icon name="recall_agent" size={iconSize} />}
    </span>
  );
  const agent = [...attributes(card, id), ...linesOf(library, `${path}/agent`)];
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

/** What a card does to its Agent without an effect of its own, as lines. */
function attributes(card: Definition, id: string): Line[] {
  const found: Token[] = [];
  const influence = numberOf(card, "visit_influence") ?? 1;
  const harvest = numberOf(card, "harvest_factor") ?? 1;
  if (influence !== 1) found.push({ icon: "influence_any", n: influence });
  if (harvest !== 1) found.push({ icon: "maker" }, { icon: "spice" }, { icon: "repeat", n: harvest });
  const discount = numberOf(card, "discount") ?? 0;
  if (discount > 0) found.push({ icon: "spice", n: -discount, names: [textOf(card, "discount_space")] });
  if (holds(card, "moves_any_agent")) found.push({ icon: "agent" }, { icon: "infiltrate" });
  if (holds(card, "deploys_recruits")) found.push({ icon: "troop" }, { icon: "deploy" });
  if (holds(card, "ignores_requirements")) found.push({ icon: "influence_at_least", n: 0 });
  if (found.length === 0) return [];
  return [{ path: `card/${id}/attributes`, tokens: found, words: attributeWords(card) }];
}

/** The words of the attribute: the first sentence of the Agent line, which follows the lines of cost, factions, icons and Infiltration. */
function attributeWords(card: Definition): string {
  const hasCost = numberOf(card, "cost") !== null || textOf(card, "pile") !== "starter";
  const line =
    card.lines[
      3 + Number(hasCost) + Number(listOf(card, "factions").length > 0) + Number(listOf(card, "infiltrates").length > 0)
    ] ?? "";
  return line.slice(line.indexOf(": ") + 2).split("; ")[0] ?? "";
}

function stripes(factions: string[]): Record<string, string> {
  const tints = factions.map((faction) => `var(--tint-${faction})`);
  return { "--card-tint": tints[0] ?? "#4a4234", "--card-tint-2": tints[1] ?? tints[0] ?? "#4a4234" };
}
