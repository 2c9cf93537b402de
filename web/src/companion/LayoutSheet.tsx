import { useState } from "react";
import { api } from "../app/api";
import { useTexts } from "../app/i18n";
import { boxNames } from "../app/words";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Choice } from "../ui/Choice";
import { Sheet } from "../ui/Dialog";
import { Select, Switch } from "../ui/Field";
import { toast } from "../ui/Toasts";
import { wrongText } from "./kept";
import { RulesLink } from "./RulesLink";
import type { Layout, TableBoxes } from "./shown";
import { TimerButton } from "./Timer";

const PLAYERS = 4;

/** A table of cardboard set out for any number of people: what is chosen, and what was drawn. */
export function LayoutSheet({ tables, onClose }: { tables: readonly TableBoxes[]; onClose: () => void }) {
  const texts = useTexts();
  const { t, language } = texts;
  const [at, setAt] = useState(0);
  const [wishedPlayers, setPlayers] = useState(PLAYERS);
  const [wished, setWished] = useState<readonly string[]>([]);
  const [layout, setLayout] = useState<Layout | null>(null);
  const [busy, setBusy] = useState(false);
  const { boxes, variants } = tables[at] as TableBoxes;
  const possible = Object.keys(variants).map(Number);
  const players = possible.includes(wishedPlayers) ? wishedPlayers : PLAYERS;
  const notes = variants[players] ?? {};
  const chosen = wished.filter((id) => notes[id] !== undefined);
  const draw = async () => {
    setBusy(true);
    try {
      const switches = Object.fromEntries(chosen.map((id) => [id, true]));
      setLayout(await api.companionLayout(language, { players, boxes, ...switches }));
    } catch (error) {
      toast(wrongText(texts, error), "danger");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      title={t("companion-layout")}
      onClose={onClose}
      foot={
        <>
          {layout && <TimerButton names={layout.seats.filter(({ person }) => person).map(({ name }) => name)} />}
          <RulesLink boxes={boxes} />
          <Button
            look="main"
            className="layout-draw"
            busy={busy}
            icon={<Icon name="restart" size={20} />}
            onClick={() => void draw()}
          >
            {t("companion-layout-draw")}
          </Button>
        </>
      }
    >
      <div className="companion-change">
        <p className="soft">{t("companion-layout-lead")}</p>
        <Select label={t("companion-boxes")} value={at} onChange={(event) => setAt(Number(event.target.value))}>
          {tables.map((one, i) => (
            <option key={one.boxes.join()} value={i}>
              {boxNames(texts, one.boxes)}
            </option>
          ))}
        </Select>
        <Choice
          label={t("companion-players")}
          value={players}
          of={possible.map((n) => ({ value: n, label: String(n) }))}
          onChange={setPlayers}
        />
        {Object.entries(notes).map(([id, note]) => (
          <Switch
            key={id}
            label={t(`variant-${id}`)}
            note={note}
            checked={chosen.includes(id)}
            onChange={(on) => setWished(on ? [...wished, id] : wished.filter((one) => one !== id))}
          />
        ))}
        {layout && <Laid layout={layout} />}
      </div>
    </Sheet>
  );
}

function Laid({ layout }: { layout: Layout }) {
  const t = useTexts().t;
  return (
    <div className="layout-lines" role="status">
      <h3>{t("companion-layout-seats")}</h3>
      <ol className="layout-seats">
        {layout.seats.map(({ name, person, first, begins }, i) => (
          <li key={i}>
            <Icon name={person ? "human" : "hagal"} size={20} />
            <span>
              <b>{name}</b>
              {first && (
                <em>
                  <Icon name="first_player" size={16} /> {t("companion-layout-first")}
                </em>
              )}
              <small>{begins}</small>
            </span>
          </li>
        ))}
      </ol>
      {layout.parts.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="companion-events">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
