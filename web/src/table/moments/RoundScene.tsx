import { Tokens } from "../../cards/Tokens";
import { Icon } from "../../icons/Icon";
import type { RoundMoment } from "../../messages";
import { Scene } from "../../scene/Scene";
import { hourOf } from "../../scene/scene";
import { nameOf, type Speaker } from "../logic/said";
import { SeatMark } from "../parts/SeatMark";
import { rewardOf } from "./rewards";
import "./moments.css";

/** The passage to a new round: bonus spice, Agents that are back, First Player, the new Conflict, one's new hand. */
export function RoundScene({ moment, speaker, hand }: { moment: RoundMoment; speaker: Speaker; hand: string[] }) {
  const { words, library, seatName } = speaker;
  const { t } = words;
  const before = moment.round > 1 ? "recall" : "round_start"; // nobody has been anywhere before the first round
  const places = moment.agents.length > 3 ? [1, 2, 3] : [1, 2];
  return (
    <>
      <div className="scene-back">
        <Scene hour={hourOf(moment.round, moment.rounds - moment.round)} seed={moment.round} />
      </div>
      <header className="scene-head">
        <Icon name="round_start" size={20} />
        <h2>{t("table-round-of", { n: moment.round, most: moment.rounds })}</h2>
      </header>
      <div className="round-parts">
        {moment.round > 1 && (
          <section>
            <h3>
              <Icon name="makers" size={16} /> {t("table-phase-makers")}
            </h3>
            <ul>
              {moment.spice.map(({ space, added, now }) => (
                <li key={space} className={added > 0 ? undefined : "is-none"}>
                  <span>{nameOf(words, "space", space)}</span>
                  <b>{`+${added}`}</b>
                  <Icon name="spice" size={14} title={t("icon-bonus_spice")} /> {now}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>
            <Icon name={before} size={16} /> {t(`table-phase-${before}`)}
          </h3>
          <ul className="round-agents">
            {moment.agents.map((n, seat) => (
              <li key={seat}>
                <SeatMark seat={seat} size={14} />
                <span>{seatName(seat)}</span>
                {seat === moment.first && <Icon name="first_player" size={15} title={t("term-first_player")} />}
                <Icon name="agent" size={14} title={t("label-agents")} /> {n}
              </li>
            ))}
          </ul>
        </section>
        <section className="round-conflict">
          <h3>
            <Icon name={`conflict_${Number(library.conflicts[moment.conflict]?.["level"] ?? 1)}`} size={16} />{" "}
            {nameOf(words, "conflict", moment.conflict)}
          </h3>
          <ol className="round-rewards">
            {places.map((place) => (
              <li key={place}>
                <b aria-label={t("table-place", { n: place })}>{place}</b>
                <Tokens {...rewardOf(library, moment.conflict, place)} library={library} size={16} />
              </li>
            ))}
          </ol>
        </section>
      </div>
      {hand.length > 0 && (
        <p className="round-hand">
          <Icon name="draw" size={15} />{" "}
          {t("moment-hand", { names: hand.map((id) => nameOf(words, "card", id)).join(", ") })}
        </p>
      )}
    </>
  );
}
