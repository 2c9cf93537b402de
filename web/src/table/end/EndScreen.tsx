import { useState } from "react";
import { api, asApiError } from "../../app/api";
import { Link, navigate } from "../../app/router";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { names } from "../../ui/names";
import { nameOf, sourceName } from "../logic/words";
import { sourceParts } from "../logic/actions";
import { useModel } from "../model";
import { SEAT_COLOURS, SeatMark } from "../parts/SeatMark";
import "./EndScreen.css";

/** The kinds of sources in the order of the bars, with their icons. */
const KINDS: Record<string, string> = {
  setup: "starter",
  track: "influence_any",
  alliance: "alliance",
  conflict: "combat",
  intrigue: "intrigue",
  card: "card",
  space: "agent",
  leader: "leader",
  tech: "acquire_tech",
  contract: "complete_contract",
  objective: "objective",
};

/** What a seat has or has not, where the others are numbers. */
const WINS_TIES = "wins_ties";

/** How the game ended: the ranking, where the Victory Points came from, what decided a tie; rematch and replay. */
export function EndScreen({ onClose }: { onClose: () => void }) {
  const { game, texts, seatName, table, lobby } = useModel();
  const { t } = texts;
  const ended = game.ended!;
  const winner = ended.ranking[0]!;
  const second = ended.ranking[1]!;
  const margin = ended.vp[winner]! - ended.vp[second]!;
  return (
    <section className="end-screen" aria-label={t("table-over")}>
      <header>
        <SeatMark seat={winner} size={44} />
        <div>
          <h2>{t("table-winner", { who: seatName(winner) })}</h2>
          <p>{margin > 0 ? t("table-margin", { n: margin }) : t("table-tie", { by: t(`table-compare-${ended.tie_break}`) })}</p>
        </div>
      </header>
      <Ranking />
      <VpSources />
      <footer>
        <Rematch />
        <Link className="button button-plain button-medium" href={`/g/${table.id}`}>
          <Icon name="play" size={18} /> {t("table-replay")}
        </Link>
        <a className="button button-plain button-medium" href={api.recordUrl(table.id)} download>
          <Icon name="download" size={18} /> {t("table-record")}
        </a>
        <Button look="quiet" onClick={onClose}>
          {t("table-look-at-board")}
        </Button>
        <Link className="button button-quiet button-medium" href="/">
          {t("table-menu-home")}
        </Link>
      </footer>
      {lobby.rematch === null && !lobby.host && <p className="soft">{t("table-rematch-host")}</p>}
      <p className="soft end-seed">
        {t("table-seed")}: {ended.seed}
      </p>
    </section>
  );
}

function Ranking() {
  const { game, texts, seatName, view } = useModel();
  const { t } = texts;
  const ended = game.ended!;
  const tied = ended.tie_break !== "vp";
  const standing = (seat: number, column: string) => ended.standings[seat]![ended.compared.indexOf(column)]!;
  const anybody = (column: string) => ended.ranking.some((seat) => standing(seat, column) > 0);
  const columns = tied ? ended.compared.filter((column) => column !== WINS_TIES || anybody(column)) : ["vp"];
  const leaderOf = (seat: number) => {
    const leader = view.players[seat]!.leader;
    const name = leader === null ? "" : nameOf(texts, "leader", leader);
    return name === seatName(seat) ? "" : name;
  };
  return (
    <table className="end-table">
      <thead>
        <tr>
          <th scope="col">{t("table-rank")}</th>
          <th scope="col">{t("table-player")}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={names(column === ended.tie_break && tied && "is-decisive")}>
              {t(`table-compare-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ended.ranking.map((seat, place) => (
          <tr key={seat}>
            <td>{place + 1}</td>
            <th scope="row">
              <SeatMark seat={seat} /> {seatName(seat)}{" "}
              <span className="soft">{leaderOf(seat)}</span>
            </th>
            {columns.map((column) => (
              <td key={column}>{column === WINS_TIES ? standing(seat, column) > 0 && <Icon name="check" size={15} title={t("table-yes")} /> : standing(seat, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the Victory Points of every seat came from, as a stacked bar and a list. */
function VpSources() {
  const { game, texts, seatName } = useModel();
  const ended = game.ended!;
  const most = Math.max(1, ...ended.vp);
  return (
    <div className="end-sources">
      <h3>{texts.t("table-vp-sources")}</h3>
      {ended.ranking.map((seat) => (
        <div key={seat} className={`end-source seat-${SEAT_COLOURS[seat % 4]}`}>
          <b>
            <SeatMark seat={seat} size={18} /> {seatName(seat)}
          </b>
          <span className="end-bar" style={{ width: `${(100 * ended.vp[seat]!) / most}%` }}>
            {groupedSources(ended.sources[seat] ?? []).map(([kind, n]) => (
              <span key={kind} className={`end-part is-${kind}`} style={{ flexGrow: n }} title={`${texts.t(`table-source-${kind}`)}: ${n}`}>
                <Icon name={KINDS[kind]!} size={15} /> {n}
              </span>
            ))}
          </span>
          <ul>
            {(ended.sources[seat] ?? [])
              .filter(([, n]) => n !== 0)
              .map(([source, n]) => (
                <li key={source}>
                  <b>{n > 0 ? `+${n}` : `−${-n}`}</b> {sourceName(texts, source)}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function groupedSources(sources: [string, number][]): [kind: string, n: number][] {
  return Object.keys(KINDS).flatMap((kind) => {
    const n = sources.filter(([source]) => sourceParts(source)[0] === kind).reduce((sum, [, vp]) => sum + vp, 0);
    return n > 0 ? [[kind, n] as [string, number]] : [];
  });
}

function Rematch() {
  const { lobby, table, texts } = useModel();
  const [wrong, setWrong] = useState<string | null>(null);
  const { rematch } = lobby;
  if (rematch !== null) {
    return (
      <Button look="main" icon={<Icon name="repeat" size={18} />} onClick={() => navigate(`/t/${rematch}`)}>
        {texts.t("table-rematch-join")}
      </Button>
    );
  }
  if (!lobby.host) return null;
  const open = () =>
    void api.host(table.id, { do: "rematch" }).then(
      (made) => made.rematch !== null && navigate(`/t/${made.rematch}`),
      (error: unknown) => setWrong(asApiError(error).code),
    );
  return (
    <>
      <Button look="main" icon={<Icon name="repeat" size={18} />} onClick={open}>
        {texts.t("table-rematch")}
      </Button>
      {wrong !== null && <span role="alert">{texts.t(texts.has(`error-${wrong}`) ? `error-${wrong}` : "table-error")}</span>}
    </>
  );
}
