import type { Texts } from "../../app/i18n";
import { numberOf, OF_LEADERS, wordsOf } from "../../cards/facts";
import { Icon } from "../../icons/Icon";
import type { PlayerView } from "../../messages";
import { Sheet } from "../../ui/Dialog";
import { tleilaxNumbers } from "../immortality/facts";
import { hasIx, shipNumbers } from "../ix/facts";
import { TileNames } from "../ix/TileNames";
import { RivalTurn } from "../log/RivalTurns";
import { nameOf, sourceName } from "../logic/said";
import { lastTurnOf, turnsOf } from "../logic/turns";
import { counted, heldBy, seen } from "../logic/view";
import { useModel } from "../model";
import { NameLink, thingOf } from "../parts/NameLink";
import { SeatMark } from "../parts/SeatMark";
import { useFactions } from "../uprising/SeatRival";
import { UprisingSheet, uprisingNumbers } from "../uprising/UprisingSheet";
import "./SeatSheet.css";

/** Everything that is public about a seat: leader, pieces, the ledger of its Victory Points, its known cards. */
export function SeatSheet({ seat, onClose }: { seat: number; onClose: () => void }) {
  const { view, game, state, texts, library, speaker, seatName, lobby, me, covered } = useModel();
  const factions = useFactions(seat);
  const { t } = texts;
  const player = view.players[seat]!;
  const held = lobby.seats[seat];
  const comes = player.swordmaster_round;
  const rivalTurn = !player.rival ? null : lastTurnOf(turnsOf(state.log, state.logStart), seat);
  const secret = covered && seat === me;
  const known = secret ? [] : (game.hidden[seat] ?? []);
  const numbers: [string, string, number | string][] = [
    ["solari", t("term-solari"), player.solari],
    ["spice", t("term-spice"), player.spice],
    ["water", t("term-water"), player.water],
    ["garrison", t("term-garrison"), player.garrison],
    ["troop", t("term-conflict_area"), player.conflict],
    ["supply", t("term-supply"), player.supply],
    ["strength", t("term-strength"), player.strength],
    ...shipNumbers(view, seat, t),
    ...uprisingNumbers(view, library, seat, t),
    ...tleilaxNumbers(view, library, seat, t),
    ["agent", t("label-agents"), `${player.agents} / ${player.agents + player.spaces.length}`],
    ["intrigue", t("label-intrigue"), player.intrigue.length],
    ...(!player.rival ? cardNumbers(player, t) : []),
  ];
  return (
    <Sheet open title={seatName(seat)} onClose={onClose} className="seat-sheet">
      {player.leader !== null && (
        <section>
          <h3>
            <SeatMark seat={seat} /> <NameLink thing={{ kind: "leader", id: player.leader }} />
          </h3>
          <ul className="plain-list">
            {wordsOf(library.leaders[player.leader], OF_LEADERS).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {held?.kind === "bot" && (
            <p className="soft">
              <Icon name="bot" size={18} /> {t("table-bot")}
            </p>
          )}
        </section>
      )}
      {player.rival && (
        <section>
          <h3>
            <SeatMark seat={seat} /> <NameLink thing={{ kind: "rival", id: player.rival }} />
          </h3>
          <ul className="plain-list">
            {wordsOf(library.rivals[player.rival], ["kind"]).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {rivalTurn !== null && (
        <section>
          <h3>{t("rival-turn-last")}</h3>
          <RivalTurn turn={rivalTurn} />
        </section>
      )}
      <section>
        <dl className="seat-numbers">
          {numbers.map(([icon, label, n]) => (
            <div key={icon}>
              <dt>
                <Icon name={icon} size={18} /> {label}
              </dt>
              <dd>{n}</dd>
            </div>
          ))}
        </dl>
        <ul className="seat-facts">
          {factions.map((faction) => (
            <li key={faction}>
              <Icon name={faction} size={18} />{" "}
              {t(view.alliances[faction] === seat ? "table-influence-alliance" : "table-influence", {
                name: nameOf(texts, "faction", faction),
                n: player.influence[faction]!,
              })}
            </li>
          ))}
          {Boolean(player.council) && <Fact icon="council_seat" text={t("term-council_seat")} />}
          {Boolean(player.swordmaster) && <Fact icon="agent_plus" text={t("term-swordmaster")} />}
          {player.gathered !== null && player.rival && (
            <Fact
              icon="agent_plus"
              text={t("rival-gathered", {
                n: player.gathered,
                all: numberOf(library.rivals[player.rival]!, "swordmaster") ?? 0,
              })}
            />
          )}
          {comes !== null && <Fact icon="agent_plus" text={t("table-swordmaster-comes", { n: comes })} />}
          {view.mentat === seat && <Fact icon="mentat" text={t("term-mentat")} />}
          {view.mentat_promised === seat && (
            <Fact icon="mentat" text={t("log-mentat_promised", { who: seatName(seat) })} />
          )}
          {player.atomics && <Fact icon="atomics" text={t("term-family_atomics")} />}
          {view.first_player === seat && <Fact icon="first_player" text={t("term-first_player")} />}
          {heldBy(view.control, seat).map((space) => (
            <li key={space}>
              <Icon name="control_flag" size={18} /> {t("term-control")}:{" "}
              <NameLink thing={{ kind: "space", id: space }} />
            </li>
          ))}
          {hasIx(view) && (
            <Fact
              icon="dreadnought"
              text={`${t("table-dreadnoughts")}: ${player.dreadnoughts_home} / ${player.dreadnoughts_conflict} / ${player.dreadnoughts}`}
            />
          )}
          {heldBy(view.warships, seat).map((space) => (
            <li key={`ship ${space}`}>
              <Icon name="dreadnought" size={18} /> {t("term-control")}:{" "}
              <NameLink thing={{ kind: "space", id: space }} />
            </li>
          ))}
          {player.snoopers.length > 0 && (
            <Fact
              icon="snooper"
              text={`${t("label-snoopers")}: ${player.snoopers.map((faction) => nameOf(texts, "faction", faction)).join(", ")}`}
            />
          )}
          {player.ahead.length > 0 && <Fact icon="card" text={t("table-ahead")} />}
          {player.spaces.map((space) => (
            <li key={space}>
              <Icon name="agent" size={18} /> {t("term-agent")}: <NameLink thing={{ kind: "space", id: space }} />
            </li>
          ))}
          {player.mark !== null && (
            <li>
              <Icon name="mark_space" size={18} /> {t("action-mark", { name: nameOf(texts, "space", player.mark) })}
            </li>
          )}
          {!secret && player.tokens !== null && player.tokens.length > 0 && (
            <Fact icon="peek" text={player.tokens.map((faction) => nameOf(texts, "faction", faction)).join(", ")} />
          )}
        </ul>
      </section>
      <UprisingSheet seat={seat} />
      <section>
        <h3>
          <Icon name="vp" size={20} /> {t("table-vp", { n: player.vp })}
        </h3>
        <ol className="plain-list">
          {player.ledger.map(([source, n], i) => {
            const [kind, id] = source.split("/");
            const thing = thingOf(kind ?? "", id ?? "");
            return (
              <li key={i} className="ledger-line">
                <b>{n > 0 ? `+${n}` : `−${-n}`}</b>
                {thing ? (
                  <NameLink thing={thing} text={sourceName(speaker, source)} />
                ) : (
                  <span>{sourceName(speaker, source)}</span>
                )}
              </li>
            );
          })}
        </ol>
      </section>
      <TileNames seat={seat} />
      <CardNames title={t("term-in_play")} cards={[...player.in_play, ...player.revealed]} />
      <CardNames title={t("table-set-aside")} cards={player.set_aside} />
      <CardNames title={t("term-discard_pile")} cards={player.discard} />
      {seat !== me && <CardNames title={t("table-known-hand")} cards={player.known_hand} />}
      <CardNames title={seat === me ? t("term-deck") : t("table-known-deck")} cards={known} />
      <CardNames title={t("table-face-up", { n: player.face_up.length })} cards={player.face_up} kind="intrigue" />
      {seat === me && !secret && (
        <CardNames title={t("label-intrigue")} cards={seen(player.intrigue)} kind="intrigue" />
      )}
    </Sheet>
  );
}

/** How many cards a seat that has a deck has where. */
function cardNumbers(player: PlayerView, t: Texts["t"]): [icon: string, label: string, n: number][] {
  return [
    ["card", t("term-hand"), player.hand.length],
    ["imperium_deck", t("term-deck"), player.deck.length],
    ["discard", t("term-discard_pile"), player.discard.length],
  ];
}

function Fact({ icon, text }: { icon: string; text: string }) {
  return (
    <li>
      <Icon name={icon} size={18} /> {text}
    </li>
  );
}

function CardNames({ title, cards, kind = "card" }: { title: string; cards: string[]; kind?: "card" | "intrigue" }) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h3>
        {title} <span className="soft">{cards.length}</span>
      </h3>
      <ul className="card-names">
        {counted(cards).map(([card, count]) => (
          <li key={card}>
            <NameLink thing={{ kind, id: card }} />
            {count > 1 && <span className="soft"> ×{count}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
