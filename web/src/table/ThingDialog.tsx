import { CardFace } from "../cards/CardFace";
import { definitionOf, ON_LEADER_FACE, wordsOf } from "../cards/facts";
import { TrainingTrack } from "../cards/TrainingTrack";
import type { Library } from "../messages";
import { Dialog } from "../ui/Dialog";
import { nameOf } from "./logic/said";
import { type Thing, useModel } from "./model";
import "./ThingDialog.css";

/** The kinds whose face says everything in words. */
const ALL_ON_FACE = new Set([
  "conflict",
  "leader",
  "intrigue",
  "tech",
  "contract",
  "objective",
  "post",
  "hagal",
  "rival",
]);

/** A card, space, Conflict, leader or faction to be read at leisure: its face, and what it does in words. */
export function ThingDialog({ thing, onClose }: { thing: Thing; onClose: () => void }) {
  const { texts, library, why, mine } = useModel();
  const { kind, id } = thing;
  const definition = definitionOf(library, kind, id);
  const name = nameOf(texts, kind, id);
  const reason = mine && (kind === "card" || kind === "space" || kind === "intrigue") ? reasonOf(kind, id, why) : null;
  return (
    <Dialog open title={name} onClose={onClose} className="thing-dialog">
      <div className="thing">
        {kind !== "faction" && <CardFace kind={kind} id={id} size="l" library={library} />}
        <div className="thing-words">
          {definition && definition.english !== name && (
            <p className="soft" lang="en">
              {definition.english}
            </p>
          )}
          {!ALL_ON_FACE.has(kind) && (
            <ul className="plain-list">
              {wordsOf(definition).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {kind === "leader" && <LeaderMore library={library} leader={id} />}
          {reason !== null && <p className="thing-reason">{reason}</p>}
        </div>
      </div>
    </Dialog>
  );
}

/** What a leader has that its face does not show. */
function LeaderMore({ library, leader }: { library: Library; leader: string }) {
  const more = wordsOf(library.leaders[leader], ON_LEADER_FACE);
  if (more.length === 0) return null;
  return (
    <>
      <TrainingTrack library={library} leader={leader} at={0} />
      <ul className="plain-list">
        {more.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function reasonOf(kind: string, id: string, why: (action: string) => string | null): string | null {
  const families = kind === "space" ? ["send"] : kind === "intrigue" ? ["intrigue"] : ["play", "buy"];
  return families.map((family) => why(`${family}:${id}`)).find((reason) => reason !== null) ?? null;
}
