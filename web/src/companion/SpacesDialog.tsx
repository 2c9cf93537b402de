import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Sheet } from "../ui/Dialog";
import { names } from "../ui/names";
import { useDoing } from "./kept";
import { type Desk, NO_RIVAL } from "./shown";

/** Which spaces of the board are taken; a press marks one or frees it. */
export function SpacesDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const t = useT();
  const { perform } = useDoing();
  const { taken } = desk.table;
  const spaces = Object.entries(desk.spaces);
  const icons = [...new Set(spaces.map(([, icon]) => icon))];
  return (
    <Sheet open title={t("companion-spaces")} onClose={onClose}>
      <p className="soft">{t("companion-spaces-note")}</p>
      {icons.map((icon) => (
        <div key={icon} className="companion-region" role="group" aria-label={t(`icon-${icon}`)}>
          {spaces
            .filter(([, its]) => its === icon)
            .map(([space]) => {
              const rival = taken[space];
              const said =
                rival === undefined
                  ? t("companion-space-free")
                  : rival === NO_RIVAL
                    ? t("companion-space-person")
                    : desk.names[rival];
              return (
                <button
                  key={space}
                  type="button"
                  className={names("companion-space", rival !== undefined && "companion-space-taken")}
                  aria-pressed={rival !== undefined}
                  onClick={() => perform(`${rival === undefined ? "mark" : "free"}:${space}`)}
                >
                  <Icon name={`to_${icon}`} size={24} />
                  <span>
                    <b>{t(`space-${space}`)}</b>
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
