import type { KeyboardEvent } from "react";
import { nameOf } from "../logic/said";
import { type Thing, useModel } from "../model";

interface NameLinkProps {
  thing: Thing;
  text?: string;
  /** In long lists: not a stop of the Tab key. */
  quiet?: boolean;
}

/** The name of a thing; opens it, and shows where it is on the table while the pointer rests on it. */
export function NameLink({ thing, text, quiet = false }: NameLinkProps) {
  const { texts, look } = useModel();
  return (
    <span className="name-link" data-about={`${thing.kind}/${thing.id}`} {...asButton(() => look(thing), quiet)}>
      {text ?? nameOf(texts, thing.kind, thing.id)}
    </span>
  );
}

/** Makes words in a running text a button; an element that is broken over lines as words are. */
export function asButton(press: () => void, quiet: boolean) {
  return {
    role: "button",
    tabIndex: quiet ? -1 : 0,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press();
    },
  };
}

const KINDS = [
  "card",
  "intrigue",
  "space",
  "conflict",
  "leader",
  "faction",
  "tech",
  "contract",
  "objective",
  "post",
  "hagal",
  "rival",
];

/** What a source or a link names, where it is something to look at. */
export function thingOf(kind: string, id: string): Thing | null {
  if (kind === "track" || kind === "alliance") return { kind: "faction", id };
  return KINDS.includes(kind) ? { kind: kind as Thing["kind"], id } : null;
}
