import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useSettings } from "../../app/settings";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { names } from "../../ui/names";
import { tell } from "../logic/said";
import { useModel } from "../model";
import { CombatScene } from "./CombatScene";
import { drawnFor, lastsFor, nameOfScene, type Scene } from "./queue";
import { RoundScene } from "./RoundScene";
import { Story } from "./Story";
import { useGoingOn, useTelling } from "./Telling";
import "./moments.css";

/** The scene that is told now, where the battlefield is; nothing while nothing is told. */
export function Stage() {
  const { scene } = useTelling();
  return scene && <Shown key={keyOf(scene)} scene={scene} className="stage" />;
}

/** The same as a sheet at the lower edge, where there is no battlefield to be seen. It can be swiped away. */
export function StageSheet() {
  const { scene, goOn } = useTelling();
  const from = useRef(0);
  if (scene === null) return null;
  return (
    <div
      onTouchStart={(event) => {
        from.current = event.touches[0]!.clientY;
      }}
      onTouchEnd={(event) => {
        if (event.changedTouches[0]!.clientY - from.current > SWIPE) goOn();
      }}
    >
      <Shown key={keyOf(scene)} scene={scene} className="stage stage-sheet" />
    </div>
  );
}

const SWIPE = 60; // pixels down

function keyOf(scene: Scene): string {
  return scene.kind === "story" ? "story" : nameOfScene(scene);
}

function Shown({ scene, className }: { scene: Scene; className: string }) {
  const { speaker, texts } = useModel();
  const { goOn, again } = useTelling();
  const [shown, setShown] = useState(scene.kind !== "combat");
  const ready = useCallback(() => setShown(true), []);
  useGoingOn(scene, shown);
  const section = useSpace();
  const hand = useNewHand(scene);
  return (
    <section
      ref={section}
      className={names(className, `stage-${scene.kind}`)}
      aria-label={texts.t(`moment-title-${scene.kind}`)}
    >
      {scene.kind === "combat" ? (
        <CombatScene moment={scene} speaker={speaker} still={again} onShown={ready} onDone={goOn} />
      ) : (
        <>
          {scene.kind !== "story" && (
            <p className="visually-hidden" role="status">
              {scene.said.map((said) => `${tell(speaker, said)}. `).join("")}
            </p>
          )}
          {scene.kind === "round" && <RoundScene moment={scene} speaker={speaker} hand={hand} />}
          {scene.kind === "last" && (
            <Titled icon="endgame" title={texts.t("moment-title-last")}>
              {scene.said.map((said, i) => (
                <p key={i}>{tell(speaker, said)}</p>
              ))}
            </Titled>
          )}
          {scene.kind === "story" && (
            <Titled icon="log" title={texts.t("moment-title-story")}>
              <Story moments={scene.moments} />
            </Titled>
          )}
          <Foot scene={scene} />
        </>
      )}
    </section>
  );
}

/** The hand that was drawn for the round that begins; nothing where others may look at this screen. */
function useNewHand(scene: Scene): string[] {
  const { me, state, view, covered } = useModel();
  const coverCards = useSettings((settings) => settings.coverCards);
  const hidden = me === null || covered || coverCards || scene.kind !== "round" || view.round !== scene.round;
  return hidden ? [] : drawnFor(scene, state.log, me);
}

function Titled({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <>
      <header className="scene-head">
        <Icon name={icon} size={20} />
        <h2>{title}</h2>
      </header>
      <div className="scene-body" tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
    </>
  );
}

/** Go on: by itself after some seconds, with a line that runs, or by a press. */
function Foot({ scene }: { scene: Scene }) {
  const { texts, me } = useModel();
  const { goOn, again } = useTelling();
  const lasts = again ? null : lastsFor(scene, me, "click");
  return (
    <footer className="scene-foot">
      {lasts !== null && <span className="scene-run" style={{ animationDuration: `${lasts}ms` }} />}
      <Button look="main" size="small" data-scene-next onClick={goOn}>
        {texts.t("moment-go-on")}
      </Button>
    </footer>
  );
}

/** Space and Enter press the button of the scene unless something else has the focus; Escape does it from inside. */
function useSpace() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const inside = section.current?.contains(event.target as Node) === true;
      const free = event.target === document.body || event.target === window;
      const press = free ? event.key === " " || event.key === "Enter" : inside && event.key === "Escape";
      if (!press || event.defaultPrevented || event.repeat || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      section.current?.querySelector<HTMLElement>("[data-scene-next]")?.click();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return section;
}
