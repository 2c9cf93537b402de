import { saidOf } from "../../cards/facts";
import { Tokens } from "../../cards/Tokens";
import { techBrief } from "../../cards/tech";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { actionLabel } from "../logic/labels";
import { usesOf } from "../logic/ships";
import { useModel } from "../model";
import { PlateButton } from "../parts/PlateButton";
import "./ix.css";

const ROOM = 7; // icons that a plate has room for

/** The tech tiles of this seat: lit where one can be used now; turned over ones rest. */
export function TechTiles({ seat }: { seat: number }) {
  const { view, texts, library, decision, mine, pick, look, speaker } = useModel();
  const player = view.players[seat]!;
  if (player.tech.length === 0) return null;
  return (
    <div className="tile-group" role="group" aria-label={texts.t("table-tech-mine")} data-group="tech">
      {player.tech.map((tile) => {
        const uses = mine ? usesOf(decision, tile) : [];
        const use = uses.length === 1 ? uses[0]! : null;
        const flipped = player.tech_flipped.includes(tile);
        return (
          <TechPlate
            key={tile}
            tile={tile}
            legal={uses.length > 0}
            flipped={flipped}
            title={use === null ? saidOf(library.tech[tile]).join(". ") : actionLabel(speaker, decision, use)}
            onClick={() => (use === null ? look({ kind: "tech", id: tile }) : pick(use))}
            onOpen={() => look({ kind: "tech", id: tile })}
          />
        );
      })}
    </div>
  );
}

interface PlateProps {
  tile: string;
  legal?: boolean;
  flipped?: boolean;
  /** What it costs, where it is to be had. */
  cost?: number;
  goods?: string;
  title: string;
  onClick: () => void;
  onOpen: () => void;
}

/** A tech tile as a small plate: name, price, icons. */
export function TechPlate({
  tile,
  legal = false,
  flipped = false,
  cost,
  goods = "spice",
  title,
  onClick,
  onOpen,
}: PlateProps) {
  const { library, texts } = useModel();
  return (
    <PlateButton
      about={`tech/${tile}`}
      className={names(legal && "is-legal", flipped && "is-flipped")}
      head={
        <>
          <span>{library.tech[tile]?.name}</span>
          {cost !== undefined && (
            <span className="tech-plate-cost">
              {cost} <Icon name={goods} size={15} />
            </span>
          )}
          {flipped && <Icon name="repeat" size={14} />}
        </>
      }
      title={title}
      label={flipped ? `${title}. ${texts.t("table-tech-flipped")}` : title}
      onClick={onClick}
      onOpen={onOpen}
    >
      <Tokens tokens={techBrief(library, tile, ROOM)} library={library} size={13} />
    </PlateButton>
  );
}
