import { memo, useMemo } from "react";
import { useSeatClass } from "../../board/seats";
import { Icon } from "../../icons/Icon";
import type { CombatMoment, LogLine, RoundMoment } from "../../messages";
import { names } from "../../ui/names";
import { useTail } from "../../ui/useTail";
import { type Piece, type Speaker, tell, tellInPieces } from "../logic/said";
import { aimedAt, type LogFilter, passes, turnsOf } from "../logic/turns";
import { useModel } from "../model";
import { useTelling } from "../moments/Telling";
import { asButton, NameLink, thingOf } from "../parts/NameLink";

const FILTERS: LogFilter[] = ["all", "mine", "at_me", "combat", "buys"];

/** What the log shows, and all of it as text; beside the tabs, so that the lines have the room. */
export function LogTools({ filter, onFilter }: { filter: LogFilter; onFilter: (filter: LogFilter) => void }) {
  const { state, me, texts, speaker } = useModel();
  const copy = () => {
    const said = shownLines(state.log, filter, me).flatMap(({ line }) => (line.said ? [tell(speaker, line.said)] : []));
    void navigator.clipboard.writeText(said.join("\n")).catch(() => undefined);
  };
  return (
    <span className="log-tools">
      <label className={names("icon-button", filter !== "all" && "is-on")} title={texts.t("table-filter")}>
        <Icon name="filter" size={16} />
        <select
          aria-label={texts.t("table-filter")}
          value={filter}
          onChange={(event) => onFilter(event.target.value as LogFilter)}
        >
          {FILTERS.map((one) => (
            <option key={one} value={one}>
              {texts.t(`table-filter-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="icon-button"
        onClick={copy}
        aria-label={texts.t("table-copy-log")}
        title={texts.t("table-copy-log")}
      >
        <Icon name="share" size={16} />
      </button>
    </span>
  );
}

/** The log: newest below; it follows the tail only while the reader is there. Combats and rounds can be looked at again. */
export function Log({ filter }: { filter: LogFilter }) {
  const { state, me, texts, speaker } = useModel();
  const lines = useMemo(() => shownLines(state.log, filter, me), [state.log, filter, me]);
  const { list, follows, toEnd } = useTail(lines);
  return (
    <>
      <div className="log-lines" ref={list} role="log" aria-label={texts.t("table-log")} tabIndex={0} data-group="log">
        <ol>
          {lines.map(({ line, number, aimed }) => (
            <Line key={state.logStart + number} line={line} aimed={aimed} speaker={speaker} />
          ))}
        </ol>
        {!follows && (
          <button type="button" className="log-new" onClick={toEnd}>
            {texts.t("table-log-newest")}
          </button>
        )}
      </div>
    </>
  );
}

interface Shown {
  line: LogLine;
  number: number;
  aimed: boolean;
}

function shownLines(log: LogLine[], filter: LogFilter, me: number | null): Shown[] {
  const shown: Shown[] = [];
  for (const turn of turnsOf(log)) {
    turn.lines.forEach((line, i) => {
      if (passes(line, filter, me, turn.seat))
        shown.push({ line, number: turn.from + i, aimed: aimedAt(line, me, turn.seat) });
    });
  }
  return shown;
}

const Line = memo(function Line({ line, aimed, speaker }: { line: LogLine; aimed: boolean; speaker: Speaker }) {
  const seatClass = useSeatClass();
  if (line.moment?.kind === "combat" || line.moment?.kind === "round") return <Look moment={line.moment} />;
  const said = line.moment?.kind === "last" ? line.moment.said[0] : line.said;
  if (!said) return null;
  const colour = line.seat >= 0 ? seatClass(line.seat) : "";
  return (
    <li
      className={names(
        "log-line",
        colour,
        line.event === "turn" && "is-turn",
        (line.event === "round" || line.moment) && "is-round",
        aimed && "is-aimed",
        line.tags.includes("private") && "is-private",
      )}
    >
      {aimed && <Icon name="warning" size={14} title={speaker.words.t("table-at-me")} />}
      <Pieces pieces={tellInPieces(speaker, said)} />
    </li>
  );
});

/** Opens a Combat or the beginning of a round once more. */
function Look({ moment }: { moment: CombatMoment | RoundMoment }) {
  const { texts } = useModel();
  const { look } = useTelling();
  return (
    <li className="log-line">
      <button type="button" className="log-look" onClick={() => look(moment)}>
        <Icon name="eye" size={14} /> {texts.t(`moment-look-${moment.kind}`, { n: moment.round })}
      </button>
    </li>
  );
}

/** The pieces of a line, its names as links. */
export function Pieces({ pieces }: { pieces: Piece[] }) {
  return (
    <>
      {pieces.map((piece, i) => {
        const thing = piece.link ? thingOf(piece.link.kind, piece.link.id) : null;
        if (thing) return <NameLink key={i} thing={thing} text={piece.text} quiet />;
        if (piece.seat !== undefined) return <SeatWord key={i} seat={piece.seat} text={piece.text} />;
        return <span key={i}>{piece.text}</span>;
      })}
    </>
  );
}

function SeatWord({ seat, text }: { seat: number; text: string }) {
  const { show } = useModel();
  return (
    <span className="name-link log-seat" {...asButton(() => show({ what: "seat", seat }), true)}>
      {text}
    </span>
  );
}

/** The seat's own name is said once, above its lines. */
export function withoutSeat(pieces: Piece[], seat: number): Piece[] {
  return pieces[0]?.seat === seat && pieces[1]
    ? [{ ...pieces[1], text: pieces[1].text.replace(/^[\s:,]+/, "") }, ...pieces.slice(2)]
    : pieces;
}
