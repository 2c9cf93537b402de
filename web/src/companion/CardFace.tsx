import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import type { Facts } from "./facts";
import { amountsText } from "./words";

interface CardFaceProps {
  facts: Facts;
  card: string;
  /** Where its Agent goes; "" while that is not known. */
  space: string;
  /** Is it the game for one, where a Rival gains spice? */
  solo: boolean;
  bonus: readonly number[];
  /** Is the other half of the card used? */
  otherwise: boolean;
}

/** A House Hagal card: where the Agent goes, and what the Rival gains there. */
export function CardFace({ facts, card: id, space: spaceId, solo, bonus, otherwise }: CardFaceProps) {
  const t = useT();
  const whole = facts.cards.find((one) => one.id === id);
  const card = otherwise ? whole?.otherwise : whole;
  const space = facts.spaces.find((one) => one.id === spaceId);
  if (!whole || !card) return null;
  const makers = facts.spaces.filter((one) => one.maker > 0);
  const icon = space?.icon ?? "spice_trade";
  const spice = space && card.harvests && solo ? space.maker + (bonus[makers.indexOf(space)] ?? 0) : 0;
  return (
    <article className={`hagal-card hagal-${icon}`} aria-label={t(`hagal-${id}`)}>
      <header className="hagal-card-head">
        <Icon name={`to_${icon}`} size={44} />
        <span className="hagal-card-name">
          {space && (card.harvests || whole.otherwise) && <span className="soft">{t(`hagal-${id}`)}</span>}
          <strong>{t(space ? `space-${space.id}` : `hagal-${id}`)}</strong>
        </span>
        {(space?.combat || card.harvests) && <Icon name="combat_mark" size={28} title={t("companion-combat-space")} />}
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
        {spice > 0 && (
          <li>
            <Icon name="spice" size={30} />
            <span>{amountsText(t, { spice })}</span>
          </li>
        )}
      </ul>
      <footer className="hagal-card-foot soft">
        <Icon name="sword" size={16} /> {t("companion-swords", { n: whole.swords })}
      </footer>
    </article>
  );
}
