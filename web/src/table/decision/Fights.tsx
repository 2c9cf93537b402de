import { parse } from "../logic/actions";
import { nameOf, tell } from "../logic/said";
import { useModel } from "../model";

/** What each Combat card would do to one's strength, or the one that is chosen, where nothing more has to be chosen for it. */
export function Fights() {
  const { decision, game, speaker, texts, staging } = useModel();
  const cards = (staging.armed ?? decision!.options!).map(parse).filter(({ family }) => family === "intrigue");
  return cards.map(({ param }) =>
    (game.now[`intrigue/${param}`] ?? []).map((line) => (
      <p key={param} className="effect-words">
        <b>{nameOf(texts, "intrigue", param)}</b>: {tell(speaker, line)}
      </p>
    )),
  );
}
