import { useTexts } from "../app/i18n";
import { GROUPS } from "./drawings";
import { Icon } from "./Icon";
import "./legend.css";

const SHOWN = {
  resources: GROUPS.resources,
  pieces: GROUPS.pieces,
  agents: GROUPS.agentIcons,
  factions: GROUPS.factions,
  cards: GROUPS.cards,
  verbs: GROUPS.verbs,
  battle: GROUPS.battle,
  grammar: GROUPS.grammar,
} as const;

/** Signs that are letters, with an icon before or after some: what stands on cards and on choices. */
const SIGNS: readonly [id: string, before: string, sign: string, after: string][] = [
  ["number", "", "2", "spice"],
  ["at_least", "fremen", "≥2", ""],
  ["condition", "council_seat", ":", ""],
  ["at_most", "", "≤3", "card"],
  ["range", "", "2–5", "solari"],
  ["any_number", "", "∞", "troop"],
  ["each", "", "×", "agent"],
  ["less", "", "−1", "fremen"],
  ["leads_to", "", "→4", ""],
];

interface IconLegendProps {
  /** Words that the name of an icon must have. */
  sought?: string;
  /** The icons that there are to explain; all that have a name where it is not given. */
  only?: ReadonlySet<string>;
}

/** What the icons mean, by group, and the signs beside them. */
export function IconLegend({ sought = "", only }: IconLegendProps) {
  const { t, has } = useTexts();
  const words = sought.toLocaleLowerCase().split(" ").filter(Boolean);
  const wanted = (said: string) => words.every((word) => said.toLocaleLowerCase().includes(word));
  const signs = SIGNS.filter(([id]) => wanted(t(`legend-${id}`)));
  return (
    <div className="legend">
      {Object.entries(SHOWN).map(([group, icons]) => {
        const named = Object.keys(icons).filter(
          (id) => has(`icon-${id}`) && (only?.has(id) ?? true) && wanted(t(`icon-${id}`)),
        );
        return (
          named.length > 0 && (
            <section key={group}>
              <h3>{t(`rules-icons-${group}`)}</h3>
              <ul>
                {named.map((id) => (
                  <li key={id}>
                    <Icon name={id} size={28} /> {t(`icon-${id}`)}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {signs.length > 0 && (
        <section>
          <h3>{t("legend")}</h3>
          <ul>
            {signs.map(([id, before, sign, after]) => (
              <li key={id}>
                <span className="legend-sign" aria-hidden="true">
                  {before !== "" && <Icon name={before} size={20} />}
                  {sign}
                  {after !== "" && <Icon name={after} size={20} />}
                </span>
                {t(`legend-${id}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
