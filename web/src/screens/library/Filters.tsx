import { useTexts } from "../../app/i18n";
import { boxName } from "../../app/words";
import type { CardKind } from "../../cards/CardFace";
import { definitionsOf, textOf } from "../../cards/facts";
import { Icon } from "../../icons/Icon";
import type { Library } from "../../messages";
import { names } from "../../ui/names";
import { effectsOf, pilesOf, type Wanted } from "./search";

interface FiltersProps {
  library: Library;
  wanted: Wanted;
  onChange: (part: Partial<Wanted>) => void;
}

const COSTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const PILE_MESSAGES: Record<string, string> = {
  starter: "icon-starter",
  reserve: "icon-reserve",
  imperium: "icon-imperium_deck",
  tleilaxu: "term-tleilaxu_card",
  plot: "icon-intrigue_plot",
  combat: "icon-intrigue_combat",
  when_won: "icon-when_won",
  when_lost: "icon-when_lost",
  endgame: "icon-intrigue_endgame",
  level_1: "icon-conflict_1",
  level_2: "icon-conflict_2",
  level_3: "icon-conflict_3",
  combat_space: "icon-combat_mark",
  peaceful: "library-peaceful",
  on_acquire: "icon-on_acquire",
  reveal: "icon-reveal",
  once_per_round: "icon-once_per_round",
  player_turns: "library-tech-own_turn",
  at_round_start: "library-tech-round_start",
  at_endgame: "icon-at_endgame",
  acquire: "library-tech-acquire",
  freighter_recall: "icon-freighter_recall",
  crysknife: "battle_icon-crysknife",
  desert_mouse: "battle_icon-desert_mouse",
  ornithopter: "battle_icon-ornithopter",
  wild: "battle_icon-wild",
  task_visit: "library-task-visit",
  task_harvest: "library-task-harvest",
  task_card: "library-task-card",
  task_none: "library-task-none",
};

/** Signs of the icon language that nobody looks for. */
const NOT_SOUGHT = new Set(["arrow_pay", "or", "and", "up_to", "optional", "per_each", "choose_n", "repeat"]);

/** What the list can be narrowed down by: only what this kind has. */
export function Filters({ library, wanted, onChange }: FiltersProps) {
  const texts = useTexts();
  const { t } = texts;
  const { kind } = wanted;
  const definitions = definitionsOf(library, kind);
  const piles = [
    ...new Set(definitions.flatMap(([id, definition]) => pilesOf(library, kind, id, definition))),
  ].toSorted((a, b) => pileRank(a) - pileRank(b));
  const effects = [...new Set(definitions.flatMap(([id]) => [...effectsOf(library, kind, id)]))].filter(
    (icon) => !NOT_SOUGHT.has(icon),
  );
  const reach = reachesOf(library, kind);
  const boxes = [...new Set(definitions.map(([, definition]) => textOf(definition, "box")))].filter(Boolean);
  return (
    <div className="filters">
      <Row
        label={t("new-box")}
        of={boxes}
        value={wanted.box ?? ""}
        onChange={(box) => onChange({ box })}
        text={(box) => boxName(texts, box)}
      />
      <Row
        label={t("library-group")}
        of={piles}
        value={wanted.pile}
        onChange={(pile) => onChange({ pile })}
        text={(pile) => pileName(t, pile)}
      />
      {(kind === "card" || kind === "space") && (
        <Row
          label={t("library-faction")}
          of={Object.keys(library.factions)}
          value={wanted.faction}
          onChange={(faction) => onChange({ faction })}
          text={(faction) => library.factions[faction]!.name}
          icon={(faction) => faction}
        />
      )}
      {reach.length > 0 && (
        <Row
          label={t("library-reach")}
          of={reach}
          value={wanted.reach}
          onChange={(icon) => onChange({ reach: icon })}
          text={(icon) => t(`icon-${icon}`)}
          icon={(icon) => `to_${icon}`}
          bare
        />
      )}
      {(kind === "card" || kind === "tech") && (
        <Row
          label={t("library-cost")}
          of={COSTS.map(String)}
          value={wanted.most === null ? "" : String(wanted.most)}
          onChange={(most) => onChange({ most: most === "" ? null : Number(most) })}
          text={(most) => t("at-most", { n: Number(most) })}
          short={(most) => `≤${most}`}
        />
      )}
      <Row
        label={t("library-effect")}
        of={effects}
        value={wanted.effect}
        onChange={(effect) => onChange({ effect })}
        text={(icon) => t(`icon-${icon}`)}
        icon={(icon) => icon}
        bare
      />
    </div>
  );
}

const REACHING = new Set<CardKind>(["card", "space", "contract", "post"]);

/** The Agent icons that definitions of the kind have. */
function reachesOf(library: Library, kind: CardKind): string[] {
  if (!REACHING.has(kind)) return [];
  return [...new Set(definitionsOf(library, "space").map(([, space]) => String(space["icon"])))];
}

/** Piles come in the order of their messages, houses last in the order of the boxes. */
function pileRank(pile: string): number {
  const known = Object.keys(PILE_MESSAGES);
  return known.includes(pile) ? known.indexOf(pile) : known.length;
}

function pileName(t: (id: string) => string, pile: string): string {
  return t(PILE_MESSAGES[pile] ?? `house-${pile}`);
}

interface RowProps {
  label: string;
  of: string[];
  value: string;
  onChange: (value: string) => void;
  text: (value: string) => string;
  /** What is drawn in place of the words where there is little room. */
  short?: (value: string) => string;
  icon?: (value: string) => string;
  /** The icon alone, its words as a hint. */
  bare?: boolean;
}

/** Toggles of which at most one is on. */
function Row({ label, of, value, onChange, text, short, icon, bare = false }: RowProps) {
  if (of.length < 2) return null;
  return (
    <div className="filter" role="group" aria-label={label}>
      <span className="filter-label">{label}</span>
      <span className="filter-list">
        {of.map((one) => (
          <button
            key={one}
            type="button"
            className={names("filter-one", bare && "filter-bare", value === one && "filter-on")}
            aria-pressed={value === one}
            aria-label={text(one)}
            title={text(one)}
            onClick={() => onChange(value === one ? "" : one)}
          >
            {icon !== undefined && <Icon name={icon(one)} size={bare ? 24 : 20} />}
            {!bare && <span>{short === undefined ? text(one) : short(one)}</span>}
          </button>
        ))}
      </span>
    </div>
  );
}
