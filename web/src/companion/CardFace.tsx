import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import type { Card } from "./shown";

/** A House Hagal card: where the Agent goes, and what the Rival gains there. */
export function CardFace({ card }: { card: Card }) {
  const t = useT();
  const name = t(`hagal-${card.id}`);
  return (
    <article className={`hagal-card hagal-${card.icon}`} aria-label={name}>
      <header className="hagal-card-head">
        <Icon name={`to_${card.icon}`} size={44} />
        <span className="hagal-card-name">
          {card.titled && <span className="soft">{name}</span>}
          <strong>{card.space ? t(`space-${card.space}`) : name}</strong>
        </span>
        {card.combat && <Icon name="combat_mark" size={28} title={t("companion-combat-space")} />}
      </header>
      <ul className="hagal-card-gains">
        {card.influence && (
          <li>
            <Icon name={`influence_${card.influence}`} size={30} />
            <span>{t("count-influence", { n: 1 })}</span>
          </li>
        )}
        {card.troops > 0 && (
          <li>
            <Icon name="recruit" size={30} />
            <span>{t("count-troops", { n: card.troops })}</span>
          </li>
        )}
        {card.dreadnought && (
          <li>
            <Icon name="dreadnought" size={30} />
            <span>{t("effect-commission")}</span>
          </li>
        )}
        {card.freighters > 0 && (
          <li>
            <Icon name="freighter_move" size={30} />
            <span>{t("effect-rival_freighter", { n: card.freighters })}</span>
          </li>
        )}
        {card.tech && (
          <li>
            <Icon name="acquire_tech" size={30} />
            <span>
              {card.discount > 0 ? t("effect-acquire_tech-discount", { n: card.discount }) : t("effect-acquire_tech")}
            </span>
          </li>
        )}
        {card.signet && (
          <li>
            <Icon name="signet" size={30} />
            <span>{t("term-signet_ring")}</span>
          </li>
        )}
        {card.effects.map((words) => (
          <li key={words}>
            <span>{words}</span>
          </li>
        ))}
        {card.spice > 0 && (
          <li>
            <Icon name="spice" size={30} />
            <span>{t("count-spice", { n: card.spice })}</span>
          </li>
        )}
      </ul>
      <footer className="hagal-card-foot soft">
        <Icon name="sword" size={16} /> {t("companion-swords", { n: card.swords })}
      </footer>
    </article>
  );
}
