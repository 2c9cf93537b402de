import { useEffect, useState } from "react";
import { api } from "../../app/api";
import { type Texts, useTexts } from "../../app/i18n";
import { Link } from "../../app/router";
import { hasServer } from "../../app/site";
import { botName, boxNames, failureText } from "../../app/words";
import type { Where } from "../../here/where";
import type { History } from "../../messages";
import { Choice } from "../../ui/Choice";
import { Spinner } from "../../ui/Spinner";
import { Preparing, usePreparing } from "../here/Preparing";

type Counts = History["counts"];
type Way = keyof Counts;

const WAYS: readonly Way[] = ["leader", "box", "seat", "opponents"];
const SHOWN = 50; // games at first

/** One's own finished games, with how often one has won; of the server, or of this browser. */
export function Past() {
  const texts = useTexts();
  const { t } = texts;
  const [where, setWhere] = useState<Where>(hasServer() ? "online" : "here");
  const [found, setFound] = useState<{ where: Where; history: History } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const preparing = usePreparing();
  useEffect(() => {
    let current = true;
    setFailure(null);
    api.history(where).then(
      (history) => current && setFound({ where, history }),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [where, tries]);
  const history = found?.where === where ? found.history : null;
  return (
    <section className="part">
      <h2>{t("me-games")}</h2>
      {hasServer() && (
        <Choice
          label={t("me-where")}
          hideLabel
          value={where}
          of={(["online", "here"] as const).map((value) => ({ value, label: t(`me-where-${value}`) }))}
          onChange={setWhere}
        />
      )}
      {history ? (
        <Shown history={history} />
      ) : where === "here" && preparing !== null ? (
        <Preparing again={() => setTries(tries + 1)} />
      ) : failure === null ? (
        <Spinner label={t("loading")} />
      ) : (
        <p role="alert">{failureText(texts, failure)}</p>
      )}
    </section>
  );
}

function Shown({ history }: { history: History }) {
  const texts = useTexts();
  const { t } = texts;
  const [all, setAll] = useState(false);
  if (history.games.length === 0) return <p>{t("me-games-none")}</p>;
  const games = all ? history.games : history.games.slice(0, SHOWN);
  const day = new Intl.DateTimeFormat(texts.language, { dateStyle: "medium" });
  return (
    <>
      <div className="me-counts">
        {WAYS.map(
          (way) => history.counts[way].length > 0 && <CountTable key={way} way={way} rows={history.counts[way]} />,
        )}
      </div>
      <p className="soft">{t("me-interval")}</p>
      <ol className="rows me-games">
        {games.map((game) => (
          <li key={game.id}>
            <Link href={`/g/${game.id}`} className="me-game">
              <strong>{game.place > 0 ? t("me-place", { n: game.place, of: game.players }) : t("me-no-place")}</strong>
              <span>
                {game.conceded && `${t("me-conceded")} · `}
                {game.leader !== null && `${texts.t(`leader-${game.leader}`)} · `}
                {t("me-vp", { n: game.vp })}
              </span>
              <span className="soft">
                {boxNames(texts, game.boxes)} · {game.names.filter(Boolean).join(", ")} ·{" "}
                {day.format(game.changed * 1000)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {!all && history.games.length > SHOWN && (
        <div>
          <button type="button" className="button button-plain button-medium" onClick={() => setAll(true)}>
            {t("me-all", { n: history.games.length })}
          </button>
        </div>
      )}
    </>
  );
}

function CountTable({ way, rows }: { way: Way; rows: Counts[Way] }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <table className="me-count">
      <caption>{t(`me-by-${way}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`me-of-${way}`)}</th>
          <th scope="col">{t("me-count-games")}</th>
          <th scope="col">{t("me-count-won")}</th>
          <th scope="col">{t("me-count-share")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{keyText(texts, way, row.key)}</th>
            <td>{row.games}</td>
            <td>{row.won}</td>
            <td>
              {Math.round((100 * row.won) / row.games)} % ({row.low}–{row.high})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is counted, in words. */
function keyText(texts: Texts, way: Way, key: string): string {
  if (way === "leader") return texts.t(`leader-${key}`);
  if (way === "box") return boxNames(texts, key.split("+"));
  if (way === "seat") return texts.t("seat-number", { n: Number(key) + 1 });
  return texts.has(`me-against-${key}`) ? texts.t(`me-against-${key}`) : botName(texts, key);
}
