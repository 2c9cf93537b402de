/**
 * All pictures of the client on one page, for the eye: `npm run dev`, then /tools/pictures.html?show=icons, `cards`,
 * `intrigue`, `conflicts`, `leaders`, `spaces`, ...; `&world=uprising`, `&language=uk`, `&size=m`; or a fixture of a table: ?board=turn-4.
 */
import { createRoot } from "react-dom/client";
import { GivenTexts, loadTexts } from "../src/app/i18n";
import "../src/app/theme.css";
import type { Language } from "../src/app/settings";
import { Board } from "../src/board/Board";
import { CardFace, type CardKind, type CardSize } from "../src/cards/CardFace";
import { definitionsOf } from "../src/cards/facts";
import { GROUPS } from "../src/icons/drawings";
import { Icon } from "../src/icons/Icon";
import type { Game, Library, Lobby } from "../src/messages";
import "./pictures.css";

const LIBRARIES = import.meta.glob<Library>("../fixtures/library.*.json", { import: "default" });
const TABLES = import.meta.glob<{ game: Game; lobby: Lobby }>(["../fixtures/*.json", "!../fixtures/library*"], {
  import: "default",
});
const KINDS: Record<string, CardKind> = {
  cards: "card",
  intrigue: "intrigue",
  conflicts: "conflict",
  leaders: "leader",
  spaces: "space",
  tech: "tech",
  contracts: "contract",
  objectives: "objective",
  posts: "post",
};

function Icons() {
  return Object.entries(GROUPS).map(([group, icons]) => (
    <section key={group}>
      <h2>{group}</h2>
      <div className="pictures">
        {Object.keys(icons).map((id) => (
          <figure key={id}>
            <Icon name={id} size={48} /> <Icon name={id} size={24} /> <Icon name={id} size={16} />
            <figcaption>{id}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  ));
}

function Cards({ library, kind, size }: { library: Library; kind: CardKind; size: CardSize }) {
  return (
    <div className={`pictures pictures-${size}`}>
      {definitionsOf(library, kind).map(([id]) => (
        <CardFace key={id} kind={kind} id={id} size={size} library={library} onClick={() => undefined} />
      ))}
    </div>
  );
}

function Table({ library, game, lobby }: { library: Library; game: Game; lobby: Lobby }) {
  const follow = Object.values(game.decision?.follow ?? {}).flat();
  return (
    <Board
      view={game.view}
      library={library}
      boxes={lobby.setup.boxes}
      seatName={(seat) => lobby.seats[seat]!.name}
      legal={[...(game.decision?.options ?? []), ...follow.map((space) => `send:${space}`)]}
      fit="width"
    />
  );
}

async function show(query: URLSearchParams) {
  const language = (query.get("language") ?? "en") as Language;
  const kind = KINDS[query.get("show") ?? ""];
  const texts = await loadTexts(language);
  const library = await LIBRARIES[`../fixtures/library.${query.get("world") ?? "base"}.${language}.json`]!();
  document.documentElement.lang = language;
  document.documentElement.dataset["theme"] = query.get("theme") ?? "dusk";
  const fixture = query.get("board");
  const table = fixture === null ? null : await TABLES[`../fixtures/${fixture}.json`]!();
  createRoot(document.getElementById("root")!).render(
    <GivenTexts texts={texts}>
      {table !== null ? (
        <Table library={library} game={table.game} lobby={table.lobby} />
      ) : kind === undefined ? (
        <Icons />
      ) : (
        <Cards library={library} kind={kind} size={(query.get("size") ?? "m") as CardSize} />
      )}
    </GivenTexts>,
  );
}

void show(new URLSearchParams(window.location.search));
