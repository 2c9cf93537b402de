import { useState } from "react";
import { api } from "../../app/api";
import { type Texts, useTexts } from "../../app/i18n";
import { usePart } from "../../app/page";
import { Link } from "../../app/router";
import { useSettings } from "../../app/settings";
import { hasServer } from "../../app/site";
import { boxNames } from "../../app/words";
import { whyOf } from "../../here/errors";
import { GameStore } from "../../here/store";
import { whereOf } from "../../here/where";
import { Icon } from "../../icons/Icon";
import type { TableRow } from "../../messages";
import { Button } from "../../ui/Button";
import { Chip } from "../../ui/Chip";
import { Dialog } from "../../ui/Dialog";
import { Menu } from "../../ui/Menu";
import { toast } from "../../ui/Toasts";
import { useDownload } from "../../ui/useDownload";
import type { RecordRow } from "../here/games";
import { putOnline } from "../here/records";
import { useGoing } from "../useGoing";

interface RowsProps<Row> {
  rows: Row[];
  /** Something was removed. */
  changed: () => void;
}

/** Tables, here and online; each leads to its table. */
export function TableRows({ rows, changed }: RowsProps<TableRow>) {
  const texts = useTexts();
  return (
    <ul className="rows">
      {rows.map((row) => {
        const name = gameName(texts, row.names);
        const over = row.phase === "over";
        return (
          <li key={row.id} className="home-row">
            <Link href={`/t/${row.id}`} className="home-row-link">
              <span className="home-row-names">{name}</span>
              <Facts id={row.id} boxes={row.setup.boxes ?? []} at={row.created} />
              <Phase row={row} />
            </Link>
            {whereOf(row.id) === "here" && (
              <GameMenu id={row.id} name={name} mine={over ? [] : row.mine} changed={changed} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Records that were opened here; each leads to its replay. */
export function RecordRows({ rows, changed }: RowsProps<RecordRow>) {
  const texts = useTexts();
  return (
    <ul className="rows">
      {rows.map((row) => {
        const name = gameName(texts, row.names);
        return (
          <li key={row.id} className="home-row">
            <Link href={`/g/${row.id}`} className="home-row-link">
              <span className="home-row-names">{name}</span>
              <Facts id={row.id} boxes={row.boxes} at={row.created} />
            </Link>
            <GameMenu id={row.id} name={name} mine={[]} changed={changed} />
          </li>
        );
      })}
    </ul>
  );
}

function gameName({ t }: Texts, names: string[]): string {
  return names.filter(Boolean).join(", ") || t("lobby-title");
}

/** What is played, since when, and whether it is in this browser; where all is, that need not be said. */
function Facts({ id, boxes, at }: { id: string; boxes: readonly string[]; at: number }) {
  const texts = useTexts();
  const when = new Intl.DateTimeFormat(texts.language, { dateStyle: "medium", timeStyle: "short" });
  const facts = [boxNames(texts, boxes), when.format(at * 1000)];
  if (hasServer() && whereOf(id) === "here") facts.push(texts.t("here-row"));
  return <span className="home-row-facts">{facts.join(" · ")}</span>;
}

function Phase({ row }: { row: TableRow }) {
  const { t } = useTexts();
  if (row.waiting) return <Chip tone="accent">{t("home-my-turn")}</Chip>;
  if (row.phase === "lobby")
    return <Chip tone={row.open > 0 ? "good" : "plain"}>{t("home-open-seats", { n: row.open })}</Chip>;
  if (row.phase === "over") return <Chip>{t("home-over")}</Chip>;
  return <Chip>{row.mine.length > 0 ? t("home-playing") : t("home-watch")}</Chip>;
}

interface GameMenuProps {
  id: string;
  name: string;
  /** The seats with which it goes on; none where it is over. */
  mine: readonly number[];
  changed: () => void;
}

/** What can be done with a game of this browser: keep it as a file, bring it to the server, remove it. */
function GameMenu({ id, name, mine, changed }: GameMenuProps) {
  const texts = useTexts();
  const { t } = texts;
  const botPause = useSettings((settings) => settings.botPause);
  const { download } = useDownload();
  const { go, waiting } = useGoing();
  const store = usePart(GameStore);
  const [removing, setRemoving] = useState(false);
  const remove = () => {
    setRemoving(false);
    store.remove(id).then(changed, (error: unknown) => toast(t(`engine-${whyOf(error)}`), "danger"));
  };
  return (
    <>
      <Menu label={t("here-more", { game: name })} icon="more">
        <button type="button" onClick={() => download(() => api.record(id))}>
          <Icon name="download" size={18} /> {t("here-save")}
        </button>
        {hasServer() && (
          <button type="button" onClick={() => go("here", () => putOnline(id, mine, botPause))}>
            <Icon name="upload" size={18} /> {t("here-put-online")}
          </button>
        )}
        <button type="button" onClick={() => setRemoving(true)}>
          <Icon name="close" size={18} /> {t("here-remove")}
        </button>
      </Menu>
      {waiting}
      <Dialog
        open={removing}
        title={t("here-remove-title")}
        onClose={() => setRemoving(false)}
        foot={
          <>
            <Button onClick={() => setRemoving(false)}>{t("here-remove-no")}</Button>
            <Button look="danger" onClick={remove}>
              {t("here-remove")}
            </Button>
          </>
        }
      >
        <p>{t("here-remove-sure", { game: name })}</p>
      </Dialog>
    </>
  );
}
