import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { keepLesson, leaveLesson } from "../../app/lessons";
import { navigate } from "../../app/router";
import { Icon } from "../../icons/Icon";
import type { LessonShown } from "../../messages";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { tell } from "../logic/said";
import { useModel } from "../model";
import { elementsOf } from "./places";
import { bestSpot, bowBetween } from "./placing";
import { Spotlight } from "./Spotlight";
import { boxesBeside, useBoxes, useStage } from "./useBoxes";
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
  const [spot, setSpot] = useState({ chosen: -1, x: 12, y: 12 });
  const { id, step, steps, look, said } = lesson;
  const [from, to] = boxes;
  const way = useMemo(() => (look[0]?.kind === "hand" && from && to ? bowBetween(from, to) : null), [look, from, to]);
  useEffect(() => keepLesson(id, { table: table.id, step, steps }), [id, table, step, steps]);
  useEffect(() => {
    for (const place of look) elementsOf(place)[0]?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [look]);
  useLayoutEffect(() => {
    const { width, height } = bubble.current!.getBoundingClientRect();
    const window_ = { w: window.innerWidth, h: window.innerHeight };
    const around = { seen: [...boxes, ...asked, ...stage], bow: way, beside: boxesBeside(me) };
    const known = said !== null && (look.length === 0 || boxes.length > 0); // what is to be kept free
    const chosen = known ? step : -1;
    setSpot((old) => {
      const { x, y } = bestSpot({ w: width, h: height }, window_, around, old.chosen === step ? old : undefined);
      return old.chosen === chosen && old.x === x && old.y === y ? old : { chosen, x, y };
    });
  }, [boxes, asked, stage, way, look, said, step, me, texts, staging]);
  const title = t(`lesson-${id}`);
  const go = async (leave: boolean) => {
    if (leave) leaveLesson(id);
    else if (step + 1 === steps) keepLesson(id, { table: table.id, step: steps, steps });
    await table.connection.command({ type: "learn", step, leave }).catch(() => undefined); // the table shows where it is
    if (document.activeElement === document.body) bubble.current?.focus({ preventScroll: true });
  };
  const reading = lesson.moves.length === 0;
  const last = step + 1 === steps;
  return (
    <>
      <Spotlight boxes={boxes} lit={reading ? stage : [...asked, ...stage]} light={reading} way={way} />
      <section
        ref={bubble}
        className="lesson"
        tabIndex={-1}
        data-group="lesson"
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
          {said ? tell(speaker, said) : t("learn-others")}
        </p>
        <div className="lesson-foot">
          {said && (
            <Button key={reading ? "next" : "skip"} look={reading ? "main" : "plain"} onClick={() => void go(false)}>
              {t(last ? (game.ended ? "learn-done" : "learn-end") : reading ? "learn-next" : "learn-skip")}
            </Button>
          )}
          <Button
            look="quiet"
            onClick={() => (last ? void go(false).then(() => navigate("/learn")) : setLeaving(true))}
          >
            {t(last ? "learn-more" : "learn-leave")}
          </Button>
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
                void go(true);
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

const DECISION = [{ kind: "decision", id: "" }] as const;
