import { Fragment } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import type { FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { CardLine } from "./CardLine";
import { definitionOf, factLines, innerWords, listOf, numberOf, partOf, textOf } from "./facts";

/** A Rival card: what its third Agent costs, its signet, its spy network, and the factions in the order of its priorities. */
export function RivalFace({ library, id, size }: FaceProps) {
  const t = useT();
  const rival = definitionOf(library, "rival", id)!;
  const icon = size === "l" ? 24 : 16;
  return (
    <span className="card-face">
      <CardHead
        name={rival.name}
        corner={
          <span className="rival-cost" title={t("rival-third-agent")}>
            <Icon name="agent_plus" size={icon} /> {numberOf(rival, "swordmaster")}
          </span>
        }
      />
      {(["signet", "network"] as const).map((fact) => (
        <span key={fact} className={`card-box card-box-${fact === "signet" ? "signet" : "left"}`}>
          <Icon name={fact === "signet" ? "signet" : "spy"} size={icon} />
          <span className="card-lines">
            {size === "l" && <span className="card-ability">{t(`rival-${fact}`)}</span>}
            <CardLine
              library={library}
              tokens={factLines(library, rival, fact).flatMap((line) => line.tokens)}
              words={innerWords(partOf(rival, fact)) || (library.effects[textOf(rival, fact)] ?? "")}
              size={size}
            />
          </span>
        </span>
      ))}
      <span className="card-box rival-priorities">
        <Priorities factions={listOf(rival, "priorities")} size={size === "l" ? icon : 14} />
      </span>
    </span>
  );
}

/** Factions in the order in which a Rival looks to them. */
function Priorities({ factions, size }: { factions: string[]; size: number }) {
  return factions.map((faction, i) => (
    <Fragment key={faction}>
      {i > 0 && <span aria-hidden="true">›</span>}
      <Icon name={faction} size={size} />
    </Fragment>
  ));
}
