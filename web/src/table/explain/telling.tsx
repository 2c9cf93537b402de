import type { ReactNode } from "react";
import { shipWords } from "../../board/describe";
import { isCommander } from "../../board/look";
import { contractTokens } from "../../cards/contracts";
import { definitionOf, isUprising, type Kind, listOf, saidOf, textOf, tokensOf, wordsOf } from "../../cards/facts";
import { Tokens } from "../../cards/Tokens";
import { TrainingTrack } from "../../cards/TrainingTrack";
import { familiesAt } from "../../families";
import { Icon } from "../../icons/Icon";
import type { Definition, Library, PlayerView } from "../../messages";
import type { Told } from "../../ui/explain/Explanation";
import { names } from "../../ui/names";
import { effectsIn, nameOf, tell as tellWords } from "../logic/said";
import { cardsReaching } from "../logic/staging";
import type { TableModel } from "../model";
import { SeatMark } from "../parts/SeatMark";

const SIGNS: Record<string, string> = {
  card: "card",
  intrigue: "intrigue",
  leader: "leader",
  contract: "take_contract",
  objective: "objective",
  post: "observation_post",
  tech: "acquire_tech",
  hagal: "hagal",
  rival: "rival",
};

/** Families of actions by which a thing is chosen, the likeliest first: the first that is barred says why. */
const CHOSEN: Partial<Record<string, readonly string[]>> = {
  card: ["play", "buy"],
  space: ["send"],
  intrigue: ["intrigue"],
  post: familiesAt("post"),
};

/** What an explanation speaks of: a table, or a step of a replay. */
export interface Explainable
  extends Pick<
    TableModel,
    | "library"
    | "texts"
    | "speaker"
    | "view"
    | "game"
    | "seatName"
    | "me"
    | "mine"
    | "decision"
    | "why"
    | "lit"
    | "litSpaces"
    | "infiltrated"
  > {
  boxes: readonly string[];
  /** What a seat is called beside its name: its leader. */
  secondName: (seat: number) => string;
}

/** What there is to say of a thing of the table; null where it has no words. `said`: what its element says of itself. */
export function toldOf(about: Explainable, kind: string, id: string, said: string): Told | null {
  if (kind === "seat") return ofSeat(about, Number(id) - 1);
  if (kind === "ship") return ofShip(about, Number(id));
  if (kind === "track") return ofTrack(about, id);
  if (kind === "step") return ofStep(about, id);
  if (kind === "research" || kind === "tleilaxu") return ofPlace(about, kind, id);
  const definition = definitionOf(about.library, kind as Kind, id);
  return definition === undefined ? null : ofThing(about, kind, id, definition, said);
}

function ofThing(about: Explainable, kind: string, id: string, definition: Definition, said: string): Told {
  const { library, texts } = about;
  const { t } = texts;
  const name = kind === "post" ? begun(definition.name) : definition.name;
  const reason = reasonOf(about, kind, id);
  const now = nowOf(about, kind, id).filter((line) => line !== reason);
  const what = t("explain-kind", { kind });
  const small = [what, ...(definition.english === definition.name ? [] : [definition.english])];
  return {
    barred: reason !== null,
    head: <Head icon={iconOf(kind, id, definition)} name={name} small={small.join(" · ")} />,
    body: (
      <>
        <Lines library={library} kind={kind} id={id} definition={definition} above={what} />
        {kind === "leader" && <TrainingTrack library={library} leader={id} at={0} />}
        {reason === null && said !== "" && !isSaid(saidOf(definition), said) && !now.includes(said) && (
          <p className="explanation-said">{said}</p>
        )}
        <Now title={t("explain-now")} icon="eye" lines={now} />
        {reason !== null && (
          <Now title={t("explain-barred")} icon="warning" lines={[reason, ...leadingNowhere(about, kind, id)]} barred />
        )}
      </>
    ),
  };
}

/** Do the lines say it already, one of them or all together? */
function isSaid(lines: readonly string[], said: string): boolean {
  return lines.includes(said) || said === lines.join(". ") || said === lines.join("\n");
}

function iconOf(kind: string, id: string, definition: Definition): string {
  if (kind === "space") return `to_${textOf(definition, "icon")}`;
  if (kind === "faction") return id;
  if (kind === "conflict") return `conflict_${Number(definition["level"])}`;
  return SIGNS[kind] ?? "help";
}

function Head({ icon, name, small }: { icon: string; name: string; small: string }) {
  return (
    <>
      <Icon name={icon} size={28} />
      <span className="explanation-name">
        <b>{name}</b>
        <small>{small}</small>
      </span>
    </>
  );
}

/** Each part of a definition: its icons, and the sentence that reads them; but what stands above them is not said again. */
function Lines({
  library,
  kind,
  id,
  definition,
  above,
}: {
  library: Library;
  kind: string;
  id: string;
  definition: Definition;
  above: string;
}) {
  const parts = definition.parts.filter(({ words }) => words.toLowerCase() !== above.toLowerCase());
  if (parts.length === 0) return null;
  return (
    <ul className="explanation-lines">
      {kind === "contract" && (
        <li aria-hidden="true">
          <Tokens tokens={contractTokens(library, id)} library={library} size={18} />
        </li>
      )}
      {parts.map((part) => {
        const tokens = kind === "contract" ? [] : tokensOf(library, part);
        return (
          <li key={part.words}>
            {tokens.length > 0 && <Tokens tokens={tokens} library={library} size={18} />}
            {part.words}
          </li>
        );
      })}
    </ul>
  );
}

function Now({ title, icon, lines, barred }: { title: string; icon: string; lines: ReactNode[]; barred?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <div className={names("explanation-now", barred && "is-barred")}>
      <b>
        <Icon name={icon} size={16} /> {title}
      </b>
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}

/** Why the thing cannot be chosen at the present decision; null where it can, or nobody would try. */
function reasonOf({ mine, why, lit, litSpaces }: Explainable, kind: string, id: string): string | null {
  const families = CHOSEN[kind] ?? [];
  if (!mine || families.some((family) => lit.has(`${family}:${id}`)) || (kind === "space" && litSpaces.has(id)))
    return null;
  return families.map((family) => why(`${family}:${id}`)).find((reason) => reason !== null) ?? null;
}

/** Where a card that can be played nowhere would lead, and what bars each of these spaces. */
function leadingNowhere({ library, decision, why, texts }: Explainable, kind: string, id: string): string[] {
  if (kind !== "card" || decision?.kind !== "turn" || decision.why?.[`play:${id}`] === undefined) return [];
  const icons = listOf(library.cards[id]!, "icons");
  const known = decision.why; // it leaves out the spaces that nothing bars, and those of other boards
  return Object.entries(library.spaces)
    .filter(([space, definition]) => icons.includes(textOf(definition, "icon")) && known[`send:${space}`] !== undefined)
    .map(([space]) => `${nameOf(texts, "space", space)}: ${why(`send:${space}`)}`);
}

/** What the thing means for this seat now: what the table says, and where a card leads or what leads to a space. */
function nowOf(about: Explainable, kind: string, id: string): string[] {
  const { game, speaker, texts, decision, mine, me, view, library, infiltrated } = about;
  const lines = (game.now[`${kind}/${id}`] ?? []).map((line) => tellWords(speaker, line));
  if (me === null) return lines;
  const turn = mine && decision?.kind === "turn" ? decision : null;
  const list = (ids: readonly string[], of: string) => ids.map((one) => nameOf(texts, of, one)).join(", ");
  if (kind === "card") {
    const spaces = turn === null ? game.reach[id] : turn.follow?.[`play:${id}`];
    if (spaces !== undefined && spaces.length > 0) {
      const said = { n: spaces.length, names: list(spaces, "space") };
      lines.push(texts.t(turn === null ? "explain-leads" : "explain-reaches", said));
    }
    const price = mine && (decision?.prices?.[`buy:${id}`] ?? decision?.prices?.[`claim:${id}`]);
    if (price) lines.push(texts.t("explain-price", { n: price.n, left: view.players[me]!.persuasion - price.n }));
  }
  if (kind === "space") {
    const cards = turn === null ? [] : cardsReaching(turn, id).map((action) => action.slice("play:".length));
    if (cards.length > 0) lines.push(texts.t("explain-reached", { names: list(cards, "card") }));
    if (infiltrated.has(id)) lines.push(texts.t("explain-infiltrate"));
  }
  if (kind === "conflict" && id === view.conflict && isUprising(library))
    lines.push(texts.t(view.walled ? "table-conflict-walled" : "table-conflict-doubling"));
  return lines;
}

/** A seat: its score, what it holds on the board, what it hides; its pieces are marked on the board meanwhile. */
function ofSeat(about: Explainable, seat: number): Told | null {
  const { view, texts, seatName, secondName } = about;
  const { t } = texts;
  const player = view.players[seat];
  if (player === undefined) return null;
  const held = (places: Readonly<Record<string, number>>) => Object.keys(places).filter((id) => places[id] === seat);
  const spaces = (ids: readonly string[]) => ids.map((id) => nameOf(texts, "space", id)).join(", ");
  const alliances = held(view.alliances).map((id) => nameOf(texts, "faction", id));
  const controls = held(view.control);
  const leader = player.leader === null ? undefined : definitionOf(about.library, "leader", player.leader);
  return {
    head: (
      <>
        <SeatMark seat={seat} size={28} />
        <span className="explanation-name">
          <b>{seatName(seat)}</b>
          <small>{secondName(seat)}</small>
        </span>
        <Icon name="vp" size={20} /> <b>{player.vp}</b>
      </>
    ),
    body: (
      <>
        <ul className="explanation-lines">
          <li>{t("explain-agents", { n: player.agents, on: player.spaces.length, names: spaces(player.spaces) })}</li>
          {controls.length > 0 && <li>{t("explain-controls", { names: spaces(controls) })}</li>}
          {alliances.length > 0 && <li>{t("explain-alliances", { names: alliances.join(", ") })}</li>}
          {seat !== about.me && (
            <li>{t("explain-unseen", { cards: player.hand.length, intrigue: player.intrigue.length })}</li>
          )}
          {wordsOf(leader).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <Now
          title={t("explain-now")}
          icon="eye"
          lines={[
            t("explain-fights", { n: player.strength, place: player.place }),
            ...(player.may_add > 0 ? [t("explain-may-add", { n: player.may_add })] : []),
          ]}
        />
      </>
    ),
  };
}

/** The track of the score or of strength: who stands where, what holds for it now. */
function ofTrack(model: Explainable, track: string): Told {
  const { view, texts, seatName } = model;
  const standing = view.players.flatMap((player, seat) => {
    const n = stepOf(player, track);
    return n === null
      ? []
      : [<Standing key={seat} seat={seat} name={texts.t("board-seat-value", { who: seatName(seat), n })} />];
  });
  return {
    head: <Head icon={iconOfTrack(track)} name={nameOfTrack(model, track)} small="" />,
    body: (
      <>
        <ul className="explanation-lines">{standing}</ul>
        <Now title={texts.t("explain-now")} icon="eye" lines={nowOf(model, "track", track)} />
      </>
    ),
  };
}

/** A step of a track (`fremen/2`): what it brings, who stands there, how far it is. */
function ofStep(model: Explainable, id: string): Told {
  const { view, texts, library, speaker, seatName, game } = model;
  const slash = id.indexOf("/");
  const [track, n] = [id.slice(0, slash), Number(id.slice(slash + 1))];
  const here = view.players.flatMap((player, seat) => (stepOf(player, track) === n ? [seat] : []));
  return {
    head: <Head icon={iconOfTrack(track)} name={nameOfTrack(model, track)} small={texts.t("explain-step", { n })} />,
    body: (
      <>
        <ul className="explanation-lines">
          {(game.now[`step/${id}`] ?? []).map((line) => (
            <li key={line[0]}>
              <Tokens
                tokens={effectsIn(line).flatMap((node) => library.tokens[node] ?? [])}
                library={library}
                size={18}
              />
              {tellWords(speaker, line)}
            </li>
          ))}
          {here.map((seat) => (
            <Standing key={seat} seat={seat} name={seatName(seat)} />
          ))}
        </ul>
        <Now title={texts.t("explain-now")} icon="eye" lines={nowOf(model, "track", track)} />
      </>
    ),
  };
}

function Standing({ seat, name }: { seat: number; name: string }) {
  return (
    <li>
      <SeatMark seat={seat} size={16} /> {name}
    </li>
  );
}

/** Where a seat stands on a track; null where it has no marker there. */
function stepOf(player: PlayerView, track: string): number | null {
  if (track === "score") return player.vp;
  if (track === "strength") return isCommander(player) ? null : player.strength;
  return player.influence[track] ?? null;
}

/** As a sentence begins. */
function begun(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function iconOfTrack(track: string): string {
  return track === "score" ? "vp" : track;
}

function nameOfTrack({ texts, library }: Explainable, track: string): string {
  return library.factions[track]?.name ?? begun(texts.t(track === "score" ? "board-score" : "term-strength"));
}

/** A place of the research track or the Tleilaxu track: what it brings, where it leads, who is there. */
function ofPlace(
  { library, texts, view, seatName }: Explainable,
  kind: "research" | "tleilaxu",
  id: string,
): Told | null {
  const place = kind === "research" ? library.research.find((one) => one.id === id) : library.tleilaxu[Number(id)];
  if (place === undefined) return null;
  const at = kind === "research" ? id : Number(id);
  const seats = view.players.flatMap((player, seat) => (player[kind] === at ? [seat] : []));
  const taken = kind === "tleilaxu" && view.tleilaxu_spice === 0;
  const [where, ...parts] = place.parts.filter(({ part }) => !(taken && part === "first"));
  return {
    head: <Head icon={kind} name={texts.t(`term-${kind}_track`)} small={where?.words ?? ""} />,
    body: (
      <ul className="explanation-lines">
        {parts.map((part) => {
          const tokens = tokensOf(library, part);
          return (
            <li key={part.words}>
              {tokens.length > 0 && <Tokens tokens={tokens} library={library} size={18} />}
              {part.words}
            </li>
          );
        })}
        {seats.map((seat) => (
          <Standing key={seat} seat={seat} name={seatName(seat)} />
        ))}
      </ul>
    ),
  };
}

function ofShip({ texts, view, library, seatName }: Explainable, level: number): Told {
  const words = shipWords({ t: texts.t, view, library, seatName }, level);
  return {
    head: <Head icon="freighter" name={texts.t("explain-kind", { kind: "ship" })} small="" />,
    body: <p className="explanation-said">{words}</p>,
  };
}
