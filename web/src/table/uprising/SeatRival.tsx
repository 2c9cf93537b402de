import { definitionOf, factLines, listOf, numberOf } from "../../cards/facts";
import { Tokens } from "../../cards/Tokens";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { lastHagal } from "../logic/turns";
import { useModel } from "../model";
import { NameLink } from "../parts/NameLink";
import "./rivals.css";

/** What a Rival gathers, in the order in which it is drawn. */
const GATHERED = ["solari", "spice", "water", "intrigue"] as const;

/** What a Rival card says, in short: how far its third Agent is, its signet, its spy network. Nothing for other seats. */
export function SeatRival({ seat, compact }: { seat: number; compact: boolean }) {
  const { view, library, texts } = useModel();
  const { rival } = view.players[seat]!;
  const card = !rival ? undefined : definitionOf(library, "rival", rival);
  if (card === undefined) return null;
  const size = compact ? 13 : 16;
  return (
    <div className={names("seat-line seat-rival", compact && "is-compact")}>
      <ThirdAgent seat={seat} needed={numberOf(card, "swordmaster") ?? 0} />
      {(["signet", "network"] as const).map((fact) => (
        <span
          key={fact}
          className="rival-power"
          title={card.parts.find(({ part }) => part === fact)?.words}
          aria-label={card.parts.find(({ part }) => part === fact)?.words}
          role="img"
        >
          <Icon name={fact === "signet" ? "signet" : "spy"} size={size} />
          {fact === "network" && <b>{texts.t("rival-third-spy")}</b>}
          <Tokens
            tokens={factLines(library, card, fact).flatMap(({ tokens }) => tokens)}
            library={library}
            size={size}
          />
        </span>
      ))}
    </div>
  );
}

/** How much a Rival has towards its third Agent, piece by piece; nothing once it is there. */
function ThirdAgent({ seat, needed }: { seat: number; needed: number }) {
  const { view, texts } = useModel();
  const player = view.players[seat]!;
  if (player.gathered === null) return null;
  const words = texts.t("rival-gathered", { n: player.gathered, all: needed });
  const pieces = GATHERED.flatMap((what) =>
    Array.from({ length: what === "intrigue" ? player.intrigue.length : player[what] }, () => what),
  );
  return (
    <span className="rival-meter" title={words}>
      <Icon name="agent_plus" size={16} />
      <span className="rival-cells" aria-hidden="true">
        {Array.from({ length: needed }, (_, i) => (
          <i key={i} className={pieces[i] && `is-${pieces[i]}`} />
        ))}
      </span>
      <b aria-hidden="true">{texts.t("rival-of", { n: player.gathered, all: needed })}</b>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** The House Hagal card that a Rival revealed last, and for what, as far as the log reaches; its name opens it. */
export function LastHagal({ seat }: { seat: number }) {
  const { state, texts } = useModel();
  const last = lastHagal(state.log, seat);
  if (last === null) return null;
  return (
    <>
      {" · "}
      {last.forSwords && <Icon name="sword" size={14} title={texts.t("rival-for-swords")} />}
      <NameLink thing={{ kind: "hagal", id: last.card }} quiet />
    </>
  );
}

/** The factions of a seat: those of a Rival in the order of its priorities. */
export function useFactions(seat: number): string[] {
  const { view, library } = useModel();
  const { rival, influence } = view.players[seat]!;
  const card = !rival ? undefined : definitionOf(library, "rival", rival);
  return card === undefined ? Object.keys(influence) : listOf(card, "priorities");
}
