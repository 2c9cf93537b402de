import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { nameOf } from "../logic/said";
import { trophyOf } from "../logic/uprising";
import { useModel } from "../model";

/** The battle icons of a seat's objective and of the Conflict cards that it has won; those in pairs are turned face down. */
export function Trophies({ seat, size }: { seat: number; size: number }) {
  const { view, library, texts } = useModel();
  const { trophies, trophies_matched: matched } = view.players[seat]!;
  const all = [
    ...trophies.map((source) => ({ source, down: false })),
    ...matched.map((source) => ({ source, down: true })),
  ];
  const shown = all.map((one) => ({ ...one, ...trophyOf(library, one.source) })).filter(({ icon }) => icon !== "");
  return (
    <span className="seat-trophies">
      {shown.map(({ source, down, kind, id, icon }) => {
        const title = `${nameOf(texts, "battle_icon", icon)}: ${nameOf(texts, kind, id)}${down ? ` (${texts.t("table-trophy-matched")})` : ""}`;
        return (
          <span
            key={source}
            className={names("trophy", down && "is-matched")}
            title={title}
            role="img"
            aria-label={title}
          >
            <Icon name={icon} size={down ? size - 4 : size} />
          </span>
        );
      })}
    </span>
  );
}
