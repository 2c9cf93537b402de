import { Tokens } from "../../cards/Tokens";
import { techTokens } from "../../cards/tech";
import { useModel } from "../model";
import { NameLink } from "../parts/NameLink";

/** The tech tiles of a seat, in its sheet. */
export function TileNames({ seat }: { seat: number }) {
  const { view, library, texts } = useModel();
  const player = view.players[seat]!;
  if (player.tech.length === 0) return null;
  return (
    <section>
      <h3>
        {texts.t("table-tech")} <span className="soft">{player.tech.length}</span>
      </h3>
      <ul className="plain-list">
        {player.tech.map((tile) => (
          <li key={tile}>
            <NameLink thing={{ kind: "tech", id: tile }} />{" "}
            <Tokens tokens={techTokens(library, tile)} library={library} size={16} />
            {player.tech_flipped.includes(tile) && <span className="soft"> {texts.t("table-tech-flipped")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
