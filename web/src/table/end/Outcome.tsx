import { useTexts } from "../../app/i18n";
import { isCommander } from "../../board/look";
import { useSeatClass } from "../../board/seats";
import { Icon } from "../../icons/Icon";
import type { Ended, Library, PlayerView } from "../../messages";
import { names } from "../../ui/names";
import { sourceParts } from "../logic/actions";
import { nameOf, type Speaker, sourceName, tell } from "../logic/said";
import { SeatMark } from "../parts/SeatMark";
import { useTeamName } from "../six/teamName";
import "./Outcome.css";

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

const RISES_AFTER = 450; // milliseconds from a rank to the next better one: the last comes first

/** What a seat has or has not, where the others are numbers. */
const WINS_TIES = "wins_ties";

interface OutcomeProps {
  ended: Ended;
  players: readonly PlayerView[];
  /** By team; empty where everybody plays for himself. */
  teamVp: readonly number[];
  seatName: (seat: number) => string;
  library: Library;
  /** The seat of the one person who looks; null where several share the screen, or somebody only watches. */
  reader?: number | null;
}

/** How a game ended: who won and by what, the ranking, where the Victory Points came from. */
export function Outcome(props: OutcomeProps) {
  const texts = useTexts();
  const { t } = texts;
  const { ended, seatName, players, teamVp, library, reader = null } = props;
  const winner = ended.ranking[0]!;
  const { team } = players[winner]!;
  const commander = teamVp.length > 0 ? commanderOf(players, team) : null;
  const margin =
    commander === null
      ? ended.vp[winner]! - ended.vp[ended.ranking[1]!]!
      : teamVp[team]! - Math.max(...teamVp.filter((_, other) => other !== team));
  const speaker: Speaker = { words: texts, library, seatName };
  const ties = ended.ties.map((said) => tell(speaker, said));
  const others = margin > 0 ? ties : ties.slice(1);
  const won = reader !== null && (reader === winner || (commander !== null && players[reader]!.team === team));
  return (
    <>
      <header className="end-head">
        <SeatMark seat={commander ?? winner} size={44} />
        <div>
          <h2>
            {commander === null
              ? t(won ? "table-you-win" : "table-winner", { who: seatName(winner) })
              : t(won ? "six-you-win" : "six-won", { who: nameOf(texts, "leader", players[commander]!.leader!) })}
          </h2>
          <p>
            {margin > 0 ? t("table-margin", { n: margin }) : ties[0]}
            {reader !== null && !won && commander === null && (
              <> · {t("table-your-rank", { n: ended.ranking.indexOf(reader) + 1 })}</>
            )}
          </p>
        </div>
      </header>
      <Ranking {...props} />
      {others.map((words) => (
        <p key={words} className="end-tie">
          {words}
        </p>
      ))}
      <VpSources {...props} />
    </>
  );
}

/** The places, with what decided between them. */
function Ranking({ ended, players, teamVp, seatName }: OutcomeProps) {
  const teamName = useTeamName();
  const texts = useTexts();
  const { t } = texts;
  const equal = ended.ranking.some(
    (seat, place) => place > 0 && ended.vp[seat] === ended.vp[ended.ranking[place - 1]!],
  );
  const tied = teamVp.length === 0 ? equal : ended.tie_break !== "vp";
  const standing = (seat: number, column: string) => ended.standings[seat]![ended.compared.indexOf(column)]!;
  const anybody = (column: string) => ended.ranking.some((seat) => standing(seat, column) > 0);
  const columns = tied ? ended.compared.filter((column) => column !== WINS_TIES || anybody(column)) : ["vp"];
  const leaderOf = (seat: number) => {
    const leader = players[seat]!.leader;
    const name = leader === null ? "" : nameOf(texts, "leader", leader);
    return name === seatName(seat) ? "" : name;
  };
  return (
    <div className="end-scroll" tabIndex={0} role="group" aria-label={t("report-ranking")}>
      <table className="end-table">
        <thead>
          <tr>
            <th scope="col">{t("table-rank")}</th>
            <th scope="col">{t("table-player")}</th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={names(column === ended.tie_break && column !== "vp" && "is-decisive")}
              >
                {t(`table-compare-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ended.ranking.flatMap((seat, place) => {
            const { team } = players[seat]!;
            const first = teamVp.length > 0 && players[ended.ranking[place - 1] ?? -1]?.team !== team;
            return [
              ...(first
                ? [
                    <tr key={`team ${team}`} className="end-team">
                      <th scope="colgroup" colSpan={2}>
                        <SeatMark seat={commanderOf(players, team)} />{" "}
                        {teamName(players[commanderOf(players, team)]!.leader)}
                      </th>
                      <td colSpan={columns.length}>{teamVp[team]}</td>
                    </tr>,
                  ]
                : []),
              <tr
                key={seat}
                className="end-rises"
                style={{ animationDelay: `${(ended.ranking.length - 1 - place) * RISES_AFTER}ms` }}
              >
                <td>{place + 1}</td>
                <th scope="row">
                  <SeatMark seat={seat} /> {seatName(seat)} <span className="soft">{leaderOf(seat)}</span>
                </th>
                {columns.map((column) => (
                  <td key={column}>
                    {column === WINS_TIES
                      ? standing(seat, column) > 0 && <Icon name="check" size={15} title={t("table-yes")} />
                      : standing(seat, column)}
                  </td>
                ))}
              </tr>,
            ];
          })}
        </tbody>
      </table>
    </div>
  );
}

function commanderOf(players: readonly PlayerView[], team: number): number {
  return players.findIndex((player) => player.team === team && isCommander(player));
}

/** Where the Victory Points of every seat came from, as a stacked bar and a list. */
function VpSources({ ended, seatName, library }: OutcomeProps) {
  const texts = useTexts();
  const seatClass = useSeatClass();
  const most = Math.max(1, ...ended.vp);
  return (
    <div className="end-sources">
      <h3>{texts.t("table-vp-sources")}</h3>
      {ended.ranking.map((seat) => (
        <div key={seat} className={`end-source ${seatClass(seat)}`}>
          <b>
            <SeatMark seat={seat} size={18} /> {seatName(seat)}
          </b>
          <span className="end-bar" style={{ width: `${(100 * ended.vp[seat]!) / most}%` }}>
            {groupedSources(ended.sources[seat] ?? []).map(([kind, n]) => (
              <span
                key={kind}
                className={`end-part is-${kind}`}
                style={{ flexGrow: n }}
                title={`${texts.t(`table-source-${kind}`)}: ${n}`}
              >
                <Icon name={KINDS[kind]!} size={15} /> {n}
              </span>
            ))}
          </span>
          <ul>
            {(ended.sources[seat] ?? [])
              .filter(([, n]) => n !== 0)
              .map(([source, n]) => (
                <li key={source}>
                  <b>{n > 0 ? `+${n}` : `−${-n}`}</b> {sourceName({ words: texts, library }, source)}
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
