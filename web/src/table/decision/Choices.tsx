import { CardFace } from "../../cards/CardFace";
import { agentIcon, textOf } from "../../cards/facts";
import { iconOfFamily, type Zone } from "../../families";
import { Icon } from "../../icons/Icon";
import type { Decision, Library, Said } from "../../messages";
import { names } from "../../ui/names";
import { CloneFace, ResearchFace } from "../immortality/ChoiceFaces";
import { FreighterFace, NegotiatorsFace, TileFace } from "../ix/ChoiceFaces";
import { parse, seatOf, sourceParts } from "../logic/actions";
import { actionLabel, nameIn } from "../logic/labels";
import { type Choice, grouped } from "../logic/panel";
import { press } from "../logic/press";
import { nameOf, tell, tellBriefly, tellValue } from "../logic/said";
import { postTitle, trophyOf } from "../logic/uprising";
import { type Thing, useModel } from "../model";
import { useLayout } from "../parts/media";
import { thingOf } from "../parts/NameLink";
import { SeatMark } from "../parts/SeatMark";
import { Effect } from "../parts/Tokens";
import { Units } from "../six/TeamSeat";
import { ContractFace, ExtraFace } from "../uprising/ChoiceFaces";
import { Number } from "./Number";
import "./Choices.css";

const HEADINGS: Record<string, string> = {
  discard: "term-discard_pile",
  played: "term-in_play",
  aside: "table-set-aside",
  market: "table-market",
  intrigue: "label-intrigue",
};

/** The zones of cards that are drawn where all of them have room, with the icon that their pile has. */
const DRAWN: Partial<Record<Zone, string>> = { hand: "card", discard: "discard", played: "card" };
const MOST_DRAWN = 4;

/** The numbered choices of a decision that lie nowhere else. */
export function Choices({ choices }: { choices: Choice[] }) {
  const { texts } = useModel();
  const groups = grouped(choices);
  const several = groups.length > 1;
  const desk = useLayout() !== "phone";
  const drawn = desk && choices.length <= MOST_DRAWN && choices.every(({ zone }) => DRAWN[zone] !== undefined);
  return (
    <>
      {groups.map((group) => (
        <div key={group.zone} className="choice-group" role="group">
          {several && !drawn && HEADINGS[group.zone] && (
            <h3 className="choice-heading">{texts.t(HEADINGS[group.zone]!)}</h3>
          )}
          <div className={names("choices", `of-${group.zone}`, drawn && "are-drawn")}>
            {group.choices.map((choice) => (
              <OneChoice key={choice.action} choice={choice} drawn={drawn} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

/** A choice; `drawn`: the card that it is about shows what it does. */
function OneChoice({ choice, drawn }: { choice: Choice; drawn: boolean }) {
  const model = useModel();
  const { speaker, busy, look, lit, numbers, library, texts } = model;
  const decision = choice.past ?? model.decision;
  const number = numbers.get(choice.action) ?? 0;
  const leads = decision?.leads?.[choice.action] ?? [];
  const thing = thingChosen(choice, nameIn(decision, choice.action));
  return (
    <button
      type="button"
      className={names("choice-button", `is-${choice.zone}`, choice.past && "is-past")}
      disabled={choice.past !== undefined}
      data-choice={choice.past ? undefined : number}
      data-action={choice.past ? undefined : choice.action}
      data-about={thing === null ? undefined : `${thing.kind}/${thing.id}`}
      aria-disabled={busy || (!choice.space && !lit.has(choice.action)) || undefined}
      title={[actionLabel(speaker, decision, choice.action), ...leads.map((said) => tell(speaker, said))].join(". ")}
      onClick={() => press(model, choice)}
      onKeyDown={(event) => {
        if (event.code !== "Space" || !thing || choice.zone === "panel") return;
        event.preventDefault();
        look(thing);
      }}
    >
      <Number n={number} />
      {drawn ? (
        <>
          <Icon name={DRAWN[choice.zone]!} size={18} title={texts.t(HEADINGS[choice.zone] ?? "term-hand")} />
          <CardFace kind="card" id={parse(choice.action).param} size="xs" library={library} />
        </>
      ) : (
        <Face choice={choice} decision={decision} />
      )}
    </button>
  );
}

/** What a choice is about, to be looked at and shown on the table. */
function thingChosen({ zone, action, space }: Choice, name: string | null): Thing | null {
  if (space !== undefined) return thingOf("space", space);
  if (zone === "faction") return thingOf("faction", parse(action).param);
  return name === null ? null : thingOf(...sourceParts(name));
}

/** What stands on a choice: an icon and a name, or an effect. */
function Face({ choice, decision }: { choice: Choice; decision: Decision | null }) {
  const { texts, library, seatName } = useModel();
  const action = parse(choice.action);
  const { family, param } = action;
  switch (choice.zone) {
    case "space":
      if (param === "leader") return <Label icon="agent" text={texts.t("action-move-leader")} />;
      return <Label icon={agentIcon(iconOf(library, param))} text={nameOf(texts, "space", param)} />;
    case "faction":
      return (
        <span className="choice-effect">
          <Label icon={param} text={nameOf(texts, "faction", param)} />
          <Leads to={decision?.leads?.[choice.action] ?? []} />
        </span>
      );
    case "seat":
      return (
        <span className="choice-label">
          <SeatMark seat={seatOf(action)} />
          {decision?.kind === "force_retreat" && <Icon name={iconOfFamily(family)} size={18} />}{" "}
          {seatName(seatOf(action))}
          {family === "activate" && <Units seat={seatOf(action)} />}
        </span>
      );
    case "leader":
      return <Label icon="leader" text={nameOf(texts, "leader", param)} />;
    case "tech":
      return <TileFace tile={param} price={decision?.prices?.[choice.action]} />;
    case "research":
      return <ResearchFace place={param} />;
    case "tleilaxu":
      return <CloneFace card={param} />;
    case "post":
      return <Label icon={iconOfFamily(family)} text={postTitle(library, param)} />;
    case "contract":
      return <ContractFace contract={param} />;
    case "trophy": {
      const { kind, id, icon } = trophyOf(library, nameIn(decision, choice.action) ?? "");
      return <Label icon={icon || "combat"} text={nameOf(texts, kind, id)} />;
    }
    case "intrigue":
      return <Label icon="intrigue" text={nameOf(texts, "intrigue", param)} />;
    case "panel":
      return <PanelFace text={choice.action} decision={decision} />;
    default: {
      const price = decision?.prices?.[choice.action]?.n;
      const reach = decision?.kind === "turn" ? decision.follow?.[choice.action]?.length : undefined;
      return (
        <span className="choice-label">
          <span className="choice-text">{nameOf(texts, "card", param)}</span>
          {price !== undefined && (
            <span className="choice-price" aria-hidden="true">
              {price}
            </span>
          )}
          {reach !== undefined && (
            <span className="choice-reach" aria-hidden="true" title={texts.t("table-reach", { n: reach })}>
              →{reach}
            </span>
          )}
        </span>
      );
    }
  }
}

function iconOf(library: Library, space: string): string {
  const definition = library.spaces[space];
  return definition ? textOf(definition, "icon") : "";
}

/** Where Influence leads, and what comes with it. */
function Leads({ to }: { to: readonly Said[] }) {
  const { speaker } = useModel();
  if (to.length === 0) return null;
  return <small className="choice-leads">{to.map((said) => tellBriefly(speaker, said)).join(" · ")}</small>;
}

function Label({ icon, text }: { icon: string; text: string }) {
  return (
    <span className="choice-label">
      <Icon name={icon} size={18} /> <span className="choice-text">{text}</span>
    </span>
  );
}

/** A choice that has no place on the table: yes, no, an alternative, an ability. */
function PanelFace({ text, decision }: { text: string; decision: Decision | null }) {
  const { speaker, game } = useModel();
  const { family } = parse(text);
  if (decision?.kind === "pay_extra") return <ExtraFace action={text} />;
  if (family === "freighter") return <FreighterFace action={text} />;
  if (family === "negotiators") return <NegotiatorsFace action={text} />;
  const [node] = decision?.brings?.[text] ?? [];
  const name = nameIn(decision, text);
  if (node === undefined) return <span className="choice-label">{actionLabel(speaker, decision, text)}</span>;
  const now = game.now[`action/${text}`] ?? [];
  const leads = decision?.leads?.[text] ?? [];
  if (name === null && now.length === 0 && leads.length === 0) return <Effect node={node} />;
  return (
    <span className="choice-effect">
      {name !== null && <b>{tellValue(speaker, { name })}</b>}
      <Effect node={node} />
      <Leads to={leads} />
      {now.map((line) => (
        <span key={line[0]} className="choice-now">
          {tell(speaker, line)}
        </span>
      ))}
    </span>
  );
}
