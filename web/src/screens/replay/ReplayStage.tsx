import { useState } from "react";
import type { Moment, Replay } from "../../messages";
import type { Speaker } from "../../table/logic/said";
import { CombatScene } from "../../table/moments/CombatScene";
import { momentsIn } from "../../table/moments/queue";
import { RoundScene } from "../../table/moments/RoundScene";
import { Button } from "../../ui/Button";

type Scene = Extract<Moment, { kind: "combat" | "round" }>;

/** The Combat and the new round that the last step forward brought; none for a jump. */
export function useReplayScenes({ at, log }: Replay): Scene[] {
  const [last, setLast] = useState({ at, lines: log.lines.length, scenes: [] as Scene[] });
  if (at !== last.at) {
    const come = at === last.at + 1 ? momentsIn(log.lines.slice(last.lines)) : [];
    setLast({ at, lines: log.lines.length, scenes: come.filter(isScene) });
  }
  return last.scenes;
}

function isScene(moment: Moment): moment is Scene {
  return moment.kind === "combat" || moment.kind === "round";
}

/** What a table would tell at this step, one after the other, until it is closed or the next step is taken. */
export function ReplayStage({ scenes, speaker }: { scenes: Scene[]; speaker: Speaker }) {
  const [shown, setShown] = useState(0);
  const scene = scenes[shown];
  if (!scene) return null;
  const goOn = () => setShown(shown + 1);
  return (
    <section className={`stage stage-${scene.kind}`} aria-label={speaker.words.t(`moment-title-${scene.kind}`)}>
      {scene.kind === "combat" ? (
        <CombatScene moment={scene} speaker={speaker} still onDone={goOn} />
      ) : (
        <>
          <RoundScene moment={scene} speaker={speaker} hand={[]} />
          <footer className="scene-foot">
            <Button look="main" size="small" onClick={goOn}>
              {speaker.words.t("moment-go-on")}
            </Button>
          </footer>
        </>
      )}
    </section>
  );
}
