import { useEffect, useRef } from "react";
import { useT } from "../../app/i18n";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/Field";
import { type Course, commandOf, type Go, goTo, roundNumber } from "./course";

interface TransportProps {
  course: Course;
  at: number;
  playing: boolean;
  onGo: (at: number) => void;
  onPlay: (playing: boolean) => void;
  /** Where this step is, in words. */
  where: string;
}

const BEFORE: readonly Go[] = ["first", "prev_turn", "prev"];
const AFTER: readonly Go[] = ["next", "next_turn", "last"];

/** The bar that moves through a replay: buttons, rounds, a slider, and keys ([ and ], with Shift by turns; Page Up and Page Down). */
export function Transport({ course, at, playing, onGo, onPlay, where }: TransportProps) {
  const t = useT();
  const latest = useRef({ course, at, onGo });
  useEffect(() => {
    latest.current = { course, at, onGo };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest("input, select, textarea, dialog, [role=group] .target");
      if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const go = commandOf(event.code, event.shiftKey);
      if (go === null) return;
      event.preventDefault();
      latest.current.onGo(goTo(latest.current.course, latest.current.at, go));
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  const button = (go: Go) => {
    const to = goTo(course, at, go);
    return (
      <Button
        key={go}
        look="quiet"
        icon={<Icon name={go} size={22} />}
        aria-label={t(`replay-${go}`)}
        title={t(`replay-${go}`)}
        reason={to === at ? t("replay-no-further") : null}
        onClick={() => onGo(to)}
      />
    );
  };
  return (
    <div className="transport" role="group" aria-label={t("replay-transport")}>
      <div className="transport-buttons">
        {BEFORE.map(button)}
        <Button
          look="main"
          icon={<Icon name={playing ? "pause" : "play"} size={22} />}
          aria-label={t(playing ? "replay-pause" : "replay-play")}
          title={t(playing ? "replay-pause" : "replay-play")}
          onClick={() => onPlay(!playing)}
        />
        {AFTER.map(button)}
      </div>
      {course.rounds.length > 0 && (
        <Select
          label={t("replay-round")}
          hideLabel
          value={roundNumber(course, at)}
          onChange={(event) => onGo(course.rounds[Number(event.target.value) - 1] ?? 0)}
        >
          {roundNumber(course, at) === 0 && <option value={0}>{t("table-phase-setup")}</option>}
          {course.rounds.map((_, i) => (
            <option key={i} value={i + 1}>
              {t("replay-round-number", { n: i + 1 })}
            </option>
          ))}
        </Select>
      )}
      <div className="transport-slider">
        <svg
          className="transport-turns"
          viewBox={`0 0 ${Math.max(1, course.length)} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {course.turns.map((turn) => (
            <path key={turn} d={`M${turn} 0V5`} vectorEffect="non-scaling-stroke" />
          ))}
          {course.rounds.map((round) => (
            <path
              key={`round ${round}`}
              className="transport-round"
              d={`M${round} 0V10`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={course.length}
          value={at}
          aria-label={t("replay-step")}
          aria-valuetext={where}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
      <span className="transport-where">{where}</span>
    </div>
  );
}
