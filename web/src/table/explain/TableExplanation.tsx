import { useEffect } from "react";
import { boardOf } from "../../app/boards";
import { Link, useAddress } from "../../app/router";
import { Icon } from "../../icons/Icon";
import { Explanation } from "../../ui/explain/Explanation";
import { aboutOf } from "../../ui/explain/explained";
import { type Pointed, useModel } from "../model";
import { ruleOfIcon, ruleOfThing } from "./rules";
import { useTelling } from "./useTelling";

/** The explanation of whatever lies on the table; what is pointed at or has the focus is shown on the table, too. */
export function TableExplanation() {
  const { open, show, library, lobby, texts } = useModel();
  const from = useAddress();
  const tell = useTelling();
  usePointed();
  const board = boardOf(lobby.setup.boxes);
  const link = (address: string | null) =>
    address === null ? null : (
      <Link href={address}>
        <Icon name="rules" size={16} /> {texts.t("explain-rule")}
      </Link>
    );
  return (
    <Explanation
      open={open?.what === "thing" ? `${open.thing.kind}/${open.thing.id}` : null}
      onClose={() => show(null)}
      ruleOf={(icon) => link(ruleOfIcon(icon, board, from))}
      tell={(about, said) => {
        const [kind, id] = split(about);
        const told = tell(kind, id, said);
        return told && { ...told, rule: link(ruleOfThing(library, kind, id, board, from)) };
      }}
    />
  );
}

function split(about: string): [kind: string, id: string] {
  const slash = about.indexOf("/");
  return [about.slice(0, slash), about.slice(slash + 1)];
}

/** Marks on the table what belongs to the thing that has the pointer or the focus. */
function usePointed(): void {
  const { highlight } = useModel();
  useEffect(() => {
    let pointed: string | null = null;
    const point = (event: Event) => {
      const element = event.target instanceof Element ? event.target.closest("[data-about]") : null;
      const about = element === null ? null : aboutOf(element);
      if (about === pointed) return;
      pointed = about;
      const [kind, id] = split(about ?? "/");
      highlight.set(about === null ? null : ({ kind, id } as Pointed));
    };
    document.addEventListener("pointerover", point);
    document.addEventListener("focusin", point);
    return () => {
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", point);
    };
  }, [highlight]);
}
