import { saidOf } from "../../cards/facts";
import { techLines } from "../../cards/tech";
import { Icon } from "../../icons/Icon";
import type { Library } from "../../messages";
import { names } from "../../ui/names";
import { useModel } from "../model";
import { Amount } from "../parts/Amounts";
import { hasIx } from "./facts";
import "./ix.css";

/** What Rise of Ix gives a seat: freighter, negotiators, tech tiles; compact: how many tiles. Nothing without that box. */
export function SeatTech({ seat, compact }: { seat: number; compact: boolean }) {
  const { view, texts, library } = useModel();
  const { t } = texts;
  const player = view.players[seat]!;
  if (!hasIx(view)) return null;
  if (compact) {
    if (player.tech.length === 0) return null;
    return (
      <Amount
        icon="acquire_tech"
        n={player.tech.length}
        size={16}
        title={player.tech.map((tile) => library.tech[tile]?.name).join(", ")}
      />
    );
  }
  return (
    <div className="seat-line seat-tech">
      <Amount
        icon="freighter"
        n={player.freighter}
        size={17}
        title={t("table-freighter", { n: player.freighter })}
        dim={player.freighter === 0}
      />
      {player.negotiators > 0 && (
        <Amount
          icon="negotiator"
          n={player.negotiators}
          size={16}
          title={t("count-negotiators", { n: player.negotiators })}
        />
      )}
      {player.ahead.length > 0 && <Icon name="card" size={16} title={t("table-ahead")} />}
      {player.tech.map((tile) => (
        <TechChip
          key={tile}
          tile={tile}
          library={library}
          flipped={player.tech_flipped.includes(tile)}
          flippedText={t("table-tech-flipped")}
        />
      ))}
    </div>
  );
}

const SIGNS = new Set(["arrow_pay", "or", "and", "optional", "up_to", "choose_n", "per_each"]);

/** A tile as a chip: the sign of when it works, and the first thing that it gives. */
function TechChip({
  tile,
  library,
  flipped,
  flippedText,
}: {
  tile: string;
  library: Library;
  flipped: boolean;
  flippedText: string;
}) {
  const [line] = techLines(library, tile);
  const gives = line?.tokens.filter((token) => !token.if && !SIGNS.has(token.icon)).at(-1);
  const name = library.tech[tile]?.name ?? "";
  const title = flipped ? `${name} (${flippedText})` : saidOf(library.tech[tile]).join("\n");
  return (
    <span
      className={names("tech-chip on-dark", flipped && "is-flipped")}
      title={title}
      role="img"
      aria-label={flipped ? title : name}
    >
      {line && <Icon name={line.mark} size={13} />}
      {gives && <Icon name={gives.icon} size={15} />}
    </span>
  );
}

/** Dreadnoughts of a seat, in the garrison or in the Conflict; nothing where there is none. */
export function SeatShips({ seat, place }: { seat: number; place: "home" | "conflict" }) {
  const { view, texts } = useModel();
  const n = view.players[seat]![place === "home" ? "dreadnoughts_home" : "dreadnoughts_conflict"];
  if (n === 0) return null;
  return <Amount icon="dreadnought" n={n} title={texts.t(`table-dreadnoughts-${place}`, { n })} />;
}
