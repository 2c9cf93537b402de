import { type CSSProperties, useEffect, useRef, useState } from "react";
import { movesLess } from "../../app/theme";
import { useSeatClass } from "../../board/seats";
import { textOf } from "../../cards/facts";
import { Tokens } from "../../cards/Tokens";
import { Icon } from "../../icons/Icon";
import type { CombatMoment } from "../../messages";
import { Button } from "../../ui/Button";
import { names } from "../../ui/names";
import { nameOf, type Speaker, sourceName, tell } from "../logic/said";
import { SeatMark } from "../parts/SeatMark";
import { Flights } from "./Flights";
import { rewardOf } from "./rewards";
import "./moments.css";

type StrengthPart = CombatMoment["ranks"][number]["parts"][number];

const BEATS = ["ranks", "places", "rewards"] as const;
const LAST = BEATS.length - 1;
const BEAT_LASTS = [2_400, 1_600];
const PART_COMES = 250; // milliseconds after the one before

interface CombatSceneProps {
  moment: CombatMoment;
  speaker: Speaker;
  /** All at once and still: it is looked at again. */
  still?: boolean;
  /** All of it is there now. */
  onShown?: () => void;
  onDone: () => void;
}

/** A Combat in three beats: strengths rise part by part, places are said, rewards are given. Each row is a seat. */
export function CombatScene({ moment, speaker, still = false, onShown, onDone }: CombatSceneProps) {
  const [first] = useState(() => (still || movesLess() || moment.ranks.length === 0 ? LAST : 0));
  const [beat, setBeat] = useState(first);
  const { words, library } = speaker;
  useEffect(() => {
    if (beat === LAST) return onShown?.();
    const timer = window.setTimeout(() => setBeat(beat + 1), BEAT_LASTS[beat]);
    return () => window.clearTimeout(timer);
  }, [beat, onShown]);
  const goOn = () => (beat < LAST ? setBeat(beat + 1) : onDone());
  const card = library.conflicts[moment.conflict];
  const icon = card ? textOf(card, "battle_icon") : "";
  return (
    <>
      <header className="scene-head">
        <Icon name="combat" size={20} />
        <h2>{nameOf(words, "conflict", moment.conflict)}</h2>
        {icon !== "" && <Icon name={icon} size={18} title={nameOf(words, "battle_icon", icon)} />}
        <ol className="scene-beats" aria-hidden="true">
          {BEATS.map((one, i) => (
            <li key={one} className={names(i === beat && "is-now", i < beat && "is-over")}>
              {words.t(`moment-beat-${one}`)}
            </li>
          ))}
        </ol>
      </header>
      <Ranks moment={moment} speaker={speaker} beat={beat} given={beat === LAST && first < LAST} />
      <footer className="scene-foot">
        <p role="status">{beat > 0 && moment.said.map((said) => `${tell(speaker, said)}. `).join("")}</p>
        <Button look="main" size="small" data-scene-next onClick={goOn}>
          {words.t(beat < LAST ? "moment-next" : "moment-go-on")}
        </Button>
      </footer>
    </>
  );
}

interface RanksProps {
  moment: CombatMoment;
  speaker: Speaker;
  beat: number;
  /** The rewards have just been given: they travel to their seats. */
  given: boolean;
}

function Ranks({ moment, speaker, beat, given }: RanksProps) {
  const ranks = useRef<HTMLOListElement>(null);
  const seatClass = useSeatClass();
  const { words, library, seatName } = speaker;
  const most = Math.max(1, ...moment.ranks.map(({ strength }) => strength));
  return (
    <ol ref={ranks} className={`scene-ranks beat-${beat}`}>
      {given && <Flights ranks={ranks} />}
      {moment.ranks.map((rank) => (
        <li
          key={rank.seat}
          data-takes={rank.seat}
          className={names("scene-rank", seatClass(rank.seat), rank.place === 1 && "is-first")}
        >
          <span className="scene-name">
            <SeatMark seat={rank.seat} size={18} /> <b>{seatName(rank.seat)}</b>
          </span>
          <span className="scene-track">
            <span className="scene-line">
              <span className="scene-bar" style={{ width: `${(100 * rank.strength) / most}%` }}>
                {rank.parts.map((part, i) => (
                  <Part key={i} part={part} speaker={speaker} delay={afterOthers(i)} />
                ))}
              </span>
              <b className="scene-strength">
                <span className="visually-hidden">{words.t("term-strength")} </span>
                {rank.strength}
              </b>
            </span>
          </span>
          <span
            className="scene-place"
            data-place={rank.place || undefined}
            title={words.t("table-place", { n: rank.place })}
          >
            {words.t("table-place", { n: rank.place })}
          </span>
          <span className="scene-reward">
            {rank.place > 0 && (
              <span data-flies>
                <Tokens {...rewardOf(library, moment.conflict, rank.place)} library={library} size={16} />
              </span>
            )}
            {rank.place > 0 && rank.doubled && (
              <span className="scene-doubled" title={words.t("moment-doubled")}>
                <Icon name="sandworm" size={16} />
                ×2 <span className="visually-hidden">{words.t("moment-doubled")}</span>
              </span>
            )}
            {moment.pairs && rank.seat === moment.winner && (
              <span className="scene-pair" title={words.t("moment-pair")}>
                <Icon name={textOf(library.conflicts[moment.conflict]!, "battle_icon")} size={16} />
                <Icon name={textOf(library.conflicts[moment.conflict]!, "battle_icon")} size={16} />
                <Icon name="vp" size={16} />
                +1 <span className="visually-hidden">{words.t("moment-pair")}</span>
              </span>
            )}
          </span>
          <Sources parts={rank.parts} speaker={speaker} />
        </li>
      ))}
    </ol>
  );
}

const afterOthers = (part: number): CSSProperties => ({ animationDelay: `${part * PART_COMES}ms` });

/** What the swords came from, by name, below the bar. */
function Sources({ parts, speaker }: { parts: readonly StrengthPart[]; speaker: Speaker }) {
  const named = parts.filter(({ source }) => source !== null);
  return (
    named.length > 0 && (
      <span className="scene-sources" aria-hidden="true">
        {named.map((part) => `${sourceName(speaker, part.source!)} +${part.strength}`).join(" · ")}
      </span>
    )
  );
}

/** A part of a strength: so many units, or swords with the name of what they came from. */
function Part({ part, speaker, delay }: { part: StrengthPart; speaker: Speaker; delay: CSSProperties }) {
  const source = part.source === null ? "" : sourceName(speaker, part.source);
  const unit = speaker.words.t(`icon-${part.icon}`);
  const title = source === "" ? `${unit}: ${part.strength}` : `${source}: ${part.strength}`;
  return (
    <span
      className={names("scene-part", `is-${part.icon}`)}
      style={{ flexGrow: part.strength, ...delay }}
      title={title}
    >
      <Icon name={part.icon} size={14} />
      <span aria-hidden="true">{part.n}</span>
      <span className="visually-hidden">{title}</span>
    </span>
  );
}
