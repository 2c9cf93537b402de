import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Sheet } from "../ui/Dialog";
import { names } from "../ui/names";
import { type Game, stateOf } from "./game";
import { useDoing } from "./kept";
import { NO_RIVAL } from "./state";
import { whoText } from "./words";

/** Which spaces of the board are taken; a press marks one or frees it. */
export function SpacesDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const t = useT();
  const { perform } = useDoing();
  const { taken } = stateOf(game);
  const icons = [...new Set(game.facts.spaces.map((space) => space.icon))];
  return (
    <Sheet open title={t("companion-spaces")} onClose={onClose}>
      <p className="soft">{t("companion-spaces-note")}</p>
      {icons.map((icon) => (
        <div key={icon} className="companion-region" role="group" aria-label={t(`icon-${icon}`)}>
          {game.facts.spaces
            .filter((space) => space.icon === icon)
            .map((space) => {
              const rival = taken[space.id];
              const said =
                rival === undefined
                  ? t("companion-space-free")
                  : rival === NO_RIVAL
                    ? t("companion-space-person")
                    : whoText(t, game.setup, rival);
              return (
                <button
                  key={space.id}
                  type="button"
                  className={names("companion-space", rival !== undefined && "companion-space-taken")}
                  aria-pressed={rival !== undefined}
                  onClick={() => perform(`${rival === undefined ? "mark" : "free"}:${space.id}`)}
                >
                  <Icon name={`to_${icon}`} size={24} />
                  <span>
                    <b>{t(`space-${space.id}`)}</b>
                    <small>{said}</small>
                  </span>
                </button>
              );
            })}
        </div>
      ))}
    </Sheet>
  );
}
