import { Icon } from "../icons/Icon";
import type { CardKind } from "./CardFace";

const MARKS: Record<CardKind, string> = {
  card: "imperium_deck",
  intrigue: "intrigue",
  conflict: "combat",
  leader: "leader",
  space: "help",
  tech: "acquire_tech",
  contract: "take_contract",
  objective: "objective",
  post: "observation_post",
  hagal: "hagal",
  rival: "rival",
};

/** The back of a card. */
export function Back({ kind }: { kind: CardKind }) {
  return (
    <span className="card-back">
      <Icon name={MARKS[kind]} size={36} />
    </span>
  );
}
