import { useState } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { Dialog } from "../ui/Dialog";
import { Page } from "../ui/Page";
import { CardFace } from "./CardFace";
import { ChangeDialog } from "./ChangeDialog";
import { ConflictPart, Outcome } from "./Conflict";
import { FromServer } from "./FromServer";
import { useDoing, useKept } from "./kept";
import { Lines, LogDialog, SettingUp } from "./LogDialog";
import { PersonPlate } from "./PersonPlate";
import { Question } from "./Question";
import { RivalPlate } from "./RivalPlate";
import { RulesLink } from "./RulesLink";
import { ShareDialog } from "./ShareDialog";
import { SpacesDialog } from "./SpacesDialog";
import { areByThemselves, type Desk, NO_RIVAL, nameOf, VARIANTS } from "./shown";
import { TimerButton, useClockOf } from "./Timer";

type Open = { kind: "spaces" | "log" | "share" | "new" } | { kind: "change"; number: number } | null;

/** A game in progress: what is to do now, the Rivals, and the steps of the round below. */
export function CompanionDesk({ desk }: { desk: Desk }) {
  const t = useT();
  const { forgetful, busy } = useKept();
  const [open, setOpen] = useState<Open>(null);
  const { table, ask } = desk;
  const close = () => setOpen(null);
  const [foughtIn, setFoughtIn] = useState(0);
  const alone = areByThemselves(desk);
  const people = table.persons.map((_, i) => <PersonPlate key={i} desk={desk} number={i + 1} />);
  useClockOf(table.turn);
  const changing = open?.kind === "change" && !ask ? open.number : null;
  return (
    <Page
      title={t("companion-round", { n: table.round })}
      width="wide"
      beside={<Tools desk={desk} onOpen={setOpen} />}
      foot={<Steps desk={desk} onFight={() => setFoughtIn(table.round)} />}
    >
      <Facts desk={desk} />
      <FromServer />
      {forgetful && <p className="companion-forgetful">{t("companion-cannot-keep")}</p>}
      <div className="companion-desk" aria-busy={busy}>
        <div className="companion-first">
          <ConflictPart desk={desk} />
          <Now desk={desk} fought={table.fought || foughtIn === table.round} />
          {!alone && people}
        </div>
        <div className="companion-rivals">
          {alone && people}
          {table.rivals.map((_, i) => (
            <RivalPlate
              key={i}
              desk={desk}
              number={i + 1}
              onChange={() => setOpen({ kind: "change", number: i + 1 })}
            />
          ))}
        </div>
      </div>
      {changing !== null && <ChangeDialog desk={desk} number={changing} onClose={close} />}
      {open?.kind === "spaces" && <SpacesDialog desk={desk} onClose={close} />}
      {open?.kind === "log" && <LogDialog desk={desk} onClose={close} />}
      {open?.kind === "share" && <ShareDialog desk={desk} onClose={close} />}
      {open?.kind === "new" && <NewDialog onClose={close} />}
    </Page>
  );
}

function Tools({ desk, onOpen }: { desk: Desk; onOpen: (open: Open) => void }) {
  const t = useT();
  const asked = desk.ask !== null;
  const marked = Object.keys(desk.table.taken).length;
  const tool = (kind: "log" | "share" | "new", icon: string, text: string) => (
    <Button
      look="quiet"
      icon={<Icon name={icon} size={22} />}
      aria-label={text}
      hint={text}
      onClick={() => onOpen({ kind })}
    />
  );
  return (
    <div className="companion-tools">
      {!areByThemselves(desk) && (
        <Button
          icon={<Icon name="control_flag" size={20} />}
          reason={asked ? t("companion-wrong-answer_first") : null}
          onClick={() => onOpen({ kind: "spaces" })}
        >
          {t("companion-spaces")} {marked > 0 && <b>{marked}</b>}
        </Button>
      )}
      <TimerButton names={desk.persons} />
      <RulesLink boxes={desk.save.setup.boxes} />
      {tool("log", "log", t("companion-log"))}
      {tool("share", "share", t("companion-share"))}
      {tool("new", "restart", t("companion-new"))}
    </div>
  );
}

function Facts({ desk }: { desk: Desk }) {
  const t = useT();
  const { setup } = desk.save;
  const { table } = desk;
  return (
    <div className="companion-facts">
      <Chip tone="accent">{t("companion-conflict", { level: table.level })}</Chip>
      {setup.players !== 2 && (
        <Chip icon={<Icon name="first_player" size={16} />}>
          {t("companion-first", { who: nameOf(desk, table.first) })}
        </Chip>
      )}
      {setup.difficulty && <Chip>{t(`difficulty-${setup.difficulty}`)}</Chip>}
      {VARIANTS.filter((variant) => setup[variant]).map((variant) => (
        <Chip key={variant}>{t(`variant-${variant}`)}</Chip>
      ))}
      {!areByThemselves(desk) && (
        <Chip icon={<Icon name="hagal" size={16} />}>
          {t("companion-deck", { deck: table.deck, discard: table.discard })}
        </Chip>
      )}
      {table.teams.map((vp, team) => (
        <Chip key={team} icon={<Icon name="vp" size={16} />}>
          {t("companion-line", {
            who: t("companion-team", { who: leadOf(desk, team) }),
            what: t("count-vp", { n: vp }),
          })}
        </Chip>
      ))}
      {table.ends && <Chip tone="danger">{t("companion-last")}</Chip>}
    </div>
  );
}

/** The Commander of a team. */
function leadOf(desk: Desk, team: number): string {
  return desk.persons.filter((_, i) => desk.table.persons[i]?.commander)[team] ?? "";
}

interface NowProps {
  desk: Desk;
  /** Combat has come, if without a Rival's swords. */
  fought: boolean;
}

/** What is to do now: a question with its card, or whose card to reveal, and what the last turn came to. */
function Now({ desk, fought }: NowProps) {
  const t = useT();
  const { ask, question, card, passed } = desk;
  if (ask && question) {
    const who = nameOf(desk, ask.rival);
    return (
      <section className="part companion-now">
        <h2>{card ? t("companion-turn-of", { who }) : who}</h2>
        {passed.length > 0 && <Lines desk={desk} lines={passed} named={false} />}
        {card && <CardFace card={card} />}
        <Question key={desk.save.commands.length} desk={desk} kind={ask.kind} asked={question} />
      </section>
    );
  }
  return (
    <section className="part companion-now">
      <h2 className="companion-turn" role="status">
        {desk.now}
      </h2>
      {fought && !desk.table.resolved && <Outcome desk={desk} />}
      {!desk.table.fought && !areByThemselves(desk) && <Reveals desk={desk} />}
      {desk.table.turn !== 0 && <Turns />}
      <Last desk={desk} />
      <Told desk={desk} />
    </section>
  );
}

/** How the person whose turn it is has taken it. */
function Turns() {
  const t = useT();
  const { perform } = useDoing();
  return (
    <div className="companion-reveals">
      <Button look="main" size="large" icon={<Icon name="agent" size={26} />} onClick={() => perform("turn")}>
        {t("companion-turn")}
      </Button>
      <Button size="large" icon={<Icon name="reveal" size={26} />} onClick={() => perform("revealed")}>
        {t("companion-revealed")}
      </Button>
    </div>
  );
}

/** A card for each Rival; the one whose turn comes next is lit. */
function Reveals({ desk }: { desk: Desk }) {
  const t = useT();
  const { perform } = useDoing();
  return (
    <div className="companion-reveals">
      {desk.table.rivals.map((rival, i) => {
        const who = desk.names[i + 1] ?? "";
        return (
          <Button
            key={i}
            look={i + 1 === desk.next_up ? "main" : "plain"}
            size="large"
            icon={<Icon name="hagal" size={26} />}
            aria-label={t("companion-reveal-for", { who })}
            reason={rival.agents === 0 ? t("companion-wrong-no_agents") : null}
            onClick={() => perform(`reveal:${i + 1}`)}
          >
            <span className="companion-reveal">
              <small>{t("companion-reveal")}</small>
              <b>{who}</b>
            </span>
          </Button>
        );
      })}
    </div>
  );
}

const TOLD: Record<string, string> = { won: "combat", dividends: "freighter_recall", finish: "vp" };

/** What people tell in a game with Rise of Ix: which Rival has won, a person's dividends, the end. */
function Told({ desk }: { desk: Desk }) {
  const { perform } = useDoing();
  const offers = desk.offers.flatMap((offer) => {
    const icon = TOLD[offer.command.split(":")[0] ?? ""];
    return icon ? [{ ...offer, icon }] : [];
  });
  if (offers.length === 0) return null;
  return (
    <div className="companion-told">
      {offers.map(({ label, command, icon }) => (
        <Button key={command} icon={<Icon name={icon} size={20} />} onClick={() => perform(command)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** How the last turn (or step) went; at the beginning, what to lay out. */
function Last({ desk }: { desk: Desk }) {
  const t = useT();
  if (desk.save.commands.length === 0) return <SettingUp desk={desk} />;
  const rivals = new Set(desk.last.map(({ rival }) => rival).filter((rival) => rival !== NO_RIVAL));
  const [only] = rivals.size === 1 && !desk.table.resolved ? rivals : [];
  return (
    <div className="companion-last" role="status">
      {only !== undefined && <h3>{t("companion-turn-done", { who: desk.names[only] ?? "" })}</h3>}
      <Lines desk={desk} lines={desk.last} named={only === undefined} />
      {desk.after.length > 0 && <h3>{t("companion-after-combat")}</h3>}
      {desk.after.map((line) => (
        <p key={line} className="soft">
          {line}
        </p>
      ))}
    </div>
  );
}

interface StepsProps {
  desk: Desk;
  /** Only persons fight: there are no swords to reveal. */
  onFight: () => void;
}

/** Undo, Combat, the next round; something that would be lost is asked about first. */
function Steps({ desk, onFight }: StepsProps) {
  const t = useT();
  const { perform, undo } = useDoing();
  const [unsure, setUnsure] = useState("");
  const next = () => {
    const sure = desk.offers.find(({ command }) => command === "round")?.sure ?? "";
    if (sure) setUnsure(sure);
    else perform("round");
  };
  const { table, ask } = desk;
  const asked = ask ? t("companion-wrong-answer_first") : null;
  const over = table.over ? t("companion-now-over") : null;
  const fight = () => (table.fights ? perform("combat") : onFight());
  const alone = areByThemselves(desk);
  const look = table.resolved && !table.over ? "main" : "plain";
  const fought = t(alone ? "companion-event-combat_begins" : "companion-wrong-fought");
  return (
    <div className="companion-steps">
      <Button
        icon={<Icon name="undo" size={20} />}
        reason={desk.save.commands.length === 0 ? t("companion-wrong-nothing_to_undo") : null}
        onClick={() => undo()}
      >
        {t("companion-undo")}
      </Button>
      <Button icon={<Icon name="combat" size={20} />} reason={asked ?? (table.fought ? fought : over)} onClick={fight}>
        {t(alone ? "companion-fight" : "companion-combat")}
      </Button>
      {alone && table.ends ? (
        <Button
          look={look}
          icon={<Icon name="vp" size={20} />}
          reason={asked ?? over}
          onClick={() => perform("finish")}
        >
          {t("companion-rank")}
        </Button>
      ) : (
        <Button
          look={look}
          icon={<Icon name="round_start" size={20} />}
          reason={asked ?? (table.last ? t("companion-last") : null)}
          onClick={next}
        >
          {t("companion-round-next")}
        </Button>
      )}
      {unsure && (
        <SureDialog
          title={t("companion-round-next")}
          text={unsure}
          onClose={() => setUnsure("")}
          onYes={() => {
            setUnsure("");
            perform("round");
          }}
        />
      )}
    </div>
  );
}

function NewDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { drop } = useDoing();
  return <SureDialog title={t("companion-new")} text={t("companion-new-sure")} onClose={onClose} onYes={drop} />;
}

interface SureProps {
  title: string;
  text: string;
  onClose: () => void;
  onYes: () => void;
}

/** Asks before something is lost. */
function SureDialog({ title, text, onClose, onYes }: SureProps) {
  const t = useT();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t("companion-no")}</Button>
          <Button look="danger" onClick={onYes}>
            {t("companion-yes")}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
