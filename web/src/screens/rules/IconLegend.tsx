import { useTexts } from "../../app/i18n";
import { GROUPS } from "../../icons/drawings";
import { Icon } from "../../icons/Icon";

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

/** What the icons mean: all that have a name, by group. */
export function IconLegend() {
  const { t, has } = useTexts();
  return (
    <div className="legend">
      {Object.entries(SHOWN).map(([group, icons]) => (
        <section key={group}>
          <h3>{t(`rules-icons-${group}`)}</h3>
          <ul>
            {Object.keys(icons)
              .filter((id) => has(`icon-${id}`))
              .map((id) => (
                <li key={id}>
                  <Icon name={id} size={28} /> {t(`icon-${id}`)}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
