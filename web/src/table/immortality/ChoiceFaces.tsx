import { numberOf } from "../../cards/facts";
import { Icon } from "../../icons/Icon";
import { useModel } from "../model";
import { EffectIcons } from "../parts/Tokens";

/** A way on the research track: where it leads, and what that brings. */
export function ResearchFace({ place: id }: { place: string }) {
  const { library, texts } = useModel();
  const place = library.research.find((one) => one.id === id);
  if (place === undefined) return null;
  return (
    <span className="choice-effect">
      <span className="choice-label">
        <Icon name="research" size={18} />
        <span className="choice-text">{place.parts.find(({ part }) => part === "place")?.words}</span>
        {place.marker > 0 && (
          <Icon name="genetic_marker" size={16} title={`${texts.t("term-genetic_marker")} ${place.marker}`} />
        )}
      </span>
      {place.effect !== null && <EffectIcons node={place.effect} size={18} />}
    </span>
  );
}

/** A card that specimens pay for, which may lie behind another tab: its name, and how many it costs. */
export function CloneFace({ card }: { card: string }) {
  const { library } = useModel();
  const definition = library.cards[card];
  if (definition === undefined) return null;
  return (
    <span className="choice-label">
      <Icon name="tleilaxu_row" size={18} />
      <span className="choice-text">{definition.name}</span>
      <span className="tech-plate-cost">
        {numberOf(definition, "specimens")} <Icon name="specimen" size={17} />
      </span>
    </span>
  );
}
