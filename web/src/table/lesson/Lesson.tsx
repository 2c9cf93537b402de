import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepLesson } from "../../app/lessons";
import { navigate } from "../../app/router";
import { Icon } from "../../icons/Icon";
import type { LessonShown } from "../../messages";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { tell } from "../logic/said";
import { useModel } from "../model";
import { elementsOf } from "./places";
import { type Box, bestSpot } from "./placing";
import { Spotlight } from "./Spotlight";
import { useBoxes, useStage } from "./useBoxes";
import "./lesson.css";

/** What a lesson says at this table, beside what it is about. */
export function Lesson() {
  const { game } = useModel();
  return game.lesson ? <Bubble lesson={game.lesson} /> : null;
}

function Bubble({ lesson }: { lesson: LessonShown }) {
  const { texts, speaker, table, me, staging, game } = useModel();
  const { t } = texts;
  const [leaving, setLeaving] = useState(false);
  const bubble = useRef<HTMLElement>(null);
  const boxes = useBoxes(lesson.look);
  const asked = useBoxes(DECISION);
  const stage = useStage();
  const [spot, setSpot] = useState({ x: 12, y: 12 });
  const { id, step, steps, look } = lesson;
  useEffect(() => keepLesson(id, { table: table.id, step, steps }), [id, table, step, steps]);
  useEffect(() => {
    for (const place of look) elementsOf(place)[0]?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [look]);
  useLayoutEffect(() => {
    const { width, height } = bubble.current!.getBoundingClientRect();
    const window_ = { w: window.innerWidth, h: window.innerHeight };
    const next = bestSpot({ w: width, h: height }, window_, [...boxes, ...asked, ...stage]);
    setSpot((old) => (old.x === next.x && old.y === next.y ? old : next));
  }, [boxes, asked, stage, lesson, texts, staging]);
  const title = t(`lesson-${id}`);
  const go = (leave: boolean) => {
    if (step + 1 === steps || leave) keepLesson(id, { table: table.id, step: steps, steps });
    table.connection.command({ type: "learn", step, leave }).catch(() => undefined); // the table shows where it is
  };
  const reading = lesson.moves.length === 0;
  const last = step + 1 === steps;
  return (
    <>
      <Spotlight boxes={boxes} lit={reading ? NONE : asked} way={look[0]?.kind === "hand"} />
      <section
        ref={bubble}
        className="lesson"
        style={{ left: spot.x, top: spot.y }}
        aria-label={t("learn-place", { name: title })}
        data-step={step}
      >
        <p className="lesson-head">
          <Icon name="help" size={16} /> <span>{title}</span>
          <span className="soft">{t("learn-step", { n: step + 1, all: steps })}</span>
        </p>
        <progress max={steps} value={step + 1} aria-hidden="true" />
        <p className="lesson-words" role="status">
          {lesson.said ? tell(speaker, lesson.said) : t("learn-others")}
        </p>
        <div className="lesson-foot">
          {lesson.said && (
            <Button look={reading ? "main" : "plain"} onClick={() => go(false)}>
              {t(last ? (game.ended ? "learn-done" : "learn-end") : reading ? "learn-next" : "learn-skip")}
            </Button>
          )}
          {!last && (
            <Button look="quiet" onClick={() => setLeaving(true)}>
              {t("learn-leave")}
            </Button>
          )}
        </div>
      </section>
      <Dialog
        open={leaving}
        title={t("learn-leave")}
        onClose={() => setLeaving(false)}
        foot={
          <>
            <Button onClick={() => navigate("/learn")}>{t("learn-later")}</Button>
            <Button
              onClick={() => {
                setLeaving(false);
                go(true);
              }}
              reason={me === null ? t("learn-others") : null}
            >
              {t("learn-free")}
            </Button>
          </>
        }
      >
        <p>{t("learn-leave-note")}</p>
      </Dialog>
    </>
  );
}

const NONE: Box[] = [];
const DECISION = [{ kind: "decision", id: "" }] as const;
