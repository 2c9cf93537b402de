"""People who come, go and stay away: the host's role, names, stand-ins, what the log says of it, and chat."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from landsraad import Record, Setup, new_game
from landsraad.browser.wire import encode as encode_here
from landsraad.calls.history import history
from landsraad.server.opponents import Job, Opponents, do_job, make_job
from landsraad.server.storage import Storage
from landsraad.server.wire import encode
from landsraad.table import chat, opening, orders, play, seating, standing_in
from landsraad.table.bucket import Bucket
from landsraad.table.clocks import Clock
from landsraad.table.commands import perform
from landsraad.table.deeds import Act, Order, Take, Who
from landsraad.table.feed import join
from landsraad.table.live import SPECTATOR
from landsraad.table.loading import load_table
from landsraad.table.loglines import Line, moment_line
from landsraad.table.notes import EVENTS, Note, NoteLine
from landsraad.table.opening import NewTable, SeatPlan
from landsraad.table.opponents import Choice
from landsraad.table.options import ClockOptions, Options
from landsraad.table.refusals import Refused
from landsraad.table.seats import BOT_NAMES
from landsraad.table.showing import lobby
from landsraad.table.storage import Write
from landsraad.table.table import Table
from landsraad.table.tables import Tables
from landsraad.table.viewers import CHAT_WAITING, Viewer
from landsraad.text.moments import Moment
from tests.server.support import Browser, Server, run

HOST, ANNA, BORIS = "h" * 64, "a" * 64, "b" * 64
TABLE_SETUP = Setup(players=3, end_turns=True)


@asynccontextmanager
async def a_table(folder: Path, started: bool = False, **options: Any) -> AsyncIterator[Table]:
    """A table of three: the host, Anna and Boris, who sat down in this order; no opponent plays by itself."""
    storage = Storage(f"sqlite+aiosqlite:///{folder / 'people.db'}")
    await storage.open()
    try:
        asked = NewTable(TABLE_SETUP, name="Hagen", options=Options(listed=True, **options))
        table = await opening.open_table(asked, HOST, storage, Opponents(1))
        for n, (holder, name) in enumerate(((ANNA, "Anna"), (BORIS, "Boris")), start=1):
            await seating.take_seat(table, holder, Take(n, name))
        if started:
            await orders.start(table, HOST)
        yield table
    finally:
        await storage.close()


def at_table(test: Callable[[Table], Awaitable[None]], folder: Path, started: bool = False, **options: Any) -> None:
    """Run a test at such a table."""

    async def whole() -> None:
        async with a_table(folder, started, **options) as table:
            await test(table)

    asyncio.run(whole())


async def order(table: Table, holder: str, do: Any, **more: Any) -> None:
    await orders.order(table, holder, Order(do, **more))


async def refused(call: Awaitable[Any]) -> str:
    """The code with which something is refused; empty where it is not."""
    try:
        await call
    except Refused as error:
        return error.code
    return ""


def told(table: Table, viewer: int = SPECTATOR) -> list[tuple[str, int, Any]]:
    """What the log of a viewer tells of the table: event, seat, name."""
    notes = [line for line in table.playing().logs[viewer + 1] if isinstance(line, NoteLine)]
    return [(line.event, line.seat, line.said[1]["who"].get("called", "")) for line in notes]


def go_away(table: Table, *holders: str) -> None:
    """These people have not been here for a while."""
    for holder in holders:
        table.audience.gone[holder] = table.audience.loaded - 1000


# --- The host ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("started", [False, True])
def test_s_12_the_host_leaves_and_who_sits_longest_is_host(tmp_path: Path, started: bool) -> None:
    """S-12: in the lobby and in a game; the one who left can do nothing any more."""

    async def test(table: Table) -> None:
        await seating.leave_seat(table, HOST, 0)
        assert table.seats.host == ANNA
        assert await refused(order(table, HOST, "kick", seat=1)) == "not_host"
        assert lobby(table, HOST)["host"] is False
        assert await refused(order(table, ANNA, "bot", seat=0)) == ""
        if started:
            assert told(table) == [("left", 0, "Hagen"), ("host", 1, "Anna"), ("bot", 0, BOT_NAMES[0])]
        else:
            await orders.start(table, ANNA)

    at_table(test, tmp_path, started)


def test_s_12_who_is_here_comes_before_who_sits_longest(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        join(table, Who(BORIS, 2))
        await seating.leave_seat(table, HOST, 0)
        assert table.seats.host == BORIS

    at_table(test, tmp_path)


def test_s_12_a_paused_game_goes_on_without_its_host(tmp_path: Path) -> None:
    """S-12: also when the host is kicked, is stood in for, or is merely away."""

    async def test(table: Table) -> None:
        await order(table, HOST, "pause")
        await seating.leave_seat(table, HOST, 0)
        await order(table, ANNA, "resume")
        assert not table.paused
        await order(table, ANNA, "pause")
        assert await refused(order(table, BORIS, "resume")) == "not_host"
        go_away(table, ANNA)
        assert await refused(order(table, BORIS, "resume")) == ""
        assert await refused(order(table, "x" * 64, "resume")) == "not_host"

    at_table(test, tmp_path, started=True)


def test_s_12_the_role_outlasts_a_restart(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await seating.leave_seat(table, HOST, 0)
        again = await load_table(table.id, table.journal.storage, table.opponents)
        assert again is not None
        assert (again.seats.host, again.seats[0].kind) == (ANNA, "open")
        assert told(again) == [("left", 0, "Hagen"), ("host", 1, "Anna")]

    at_table(test, tmp_path, started=True)


def test_s_12_a_host_with_another_seat_stays(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await seating.leave_seat(table, BORIS, 2)
        await seating.take_seat(table, HOST, Take(2, "Second"))
        await seating.leave_seat(table, HOST, 0)
        assert table.seats.host == HOST

    at_table(test, tmp_path)


# --- Names ------------------------------------------------------------------------------------------------------------


def test_s_13_two_players_get_two_names(tmp_path: Path) -> None:
    """S-13: persons and opponents, at the opening of a table and when many join at once."""

    async def test(table: Table) -> None:
        for holder, n in ((ANNA, 1), (BORIS, 2)):
            await seating.leave_seat(table, holder, n)
        joins = (seating.take_seat(table, holder, Take(n, "hagen")) for holder, n in ((ANNA, 1), (BORIS, 2)))
        await asyncio.gather(*joins)
        assert [seat.name for seat in table.seats] == ["Hagen", "hagen 2", "hagen 3"]
        seats = SeatPlan("bot", "Ann"), SeatPlan("me", "Ann"), SeatPlan("bot")
        asked = NewTable(TABLE_SETUP, seats)
        other = await opening.open_table(asked, HOST, table.journal.storage, table.opponents)
        assert [seat.name for seat in other.seats] == ["Ann 2", "Ann", BOT_NAMES[0]]
        four = SeatPlan("me", "Ann"), SeatPlan("bot", "Bo"), SeatPlan("bot", "Bo"), SeatPlan("me", "Ann")
        asked = NewTable(Setup(players=4), four)
        more = await opening.open_table(asked, HOST, table.journal.storage, table.opponents)
        assert [seat.name for seat in more.seats] == ["Ann", "Bo", "Bo 2", "Ann"]

    at_table(test, tmp_path)


def test_s_14_play_on_from_here_keeps_names(server: Server) -> None:
    """S-14: those of people and of opponents; another name for oneself may be given."""
    game = new_game(Setup(players=3), "names")
    chance = random.Random(1)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    record = Record.of(game, Setup(players=3), "names", ["Anna", "Noor the Computer", "Clara"])

    async def test() -> None:
        browser = Browser(server)
        answer = await browser.http.post("/api/games", content=record.to_json())
        path = f"/api/games/{answer.json()['id']}/play"
        for name, seat, names in (
            (None, 1, ["Anna", "Noor the Computer", "Clara"]),
            ("Zoe", 2, ["Anna", "Noor the Computer", "Zoe"]),
            ("Anna", 2, ["Anna 2", "Noor the Computer", "Anna"]),
        ):
            body = {"at": 5, "seat": seat} | ({} if name is None else {"name": name})
            table = await browser.call("POST", path, body)
            made = await browser.call("GET", f"/api/tables/{table['id']}")
            assert [one["name"] for one in made["seats"]] == names

    run(test())


# --- Stand-ins and the clock ------------------------------------------------------------------------------------------


def test_s_15_the_computer_stands_in_until_the_person_is_back(tmp_path: Path) -> None:
    """S-15: ordered by the host; the seat keeps its person, who cannot act meanwhile and takes it back at any time."""

    async def test(table: Table) -> None:
        assert await refused(order(table, HOST, "stand_in", seat=1)) == "still_here"
        go_away(table, ANNA)
        await order(table, HOST, "stand_in", seat=1)
        seat = lobby(table, ANNA)["seats"][1]
        assert (seat["kind"], seat["stand_in"], seat["mine"], seat["name"]) == ("bot", True, True, "Anna")
        act = Act(0, ["pass"])
        tables = Tables(table.journal.storage, table.opponents, lambda table: None)
        tables.add(table)
        assert await refused(perform(tables, table.id, Who(ANNA, 1), act)) == "stood_in"
        assert await refused(seating.take_seat(table, BORIS, Take(1, "Boris"))) == "seat_taken"
        again = await load_table(table.id, table.journal.storage, table.opponents)
        assert again is not None
        await seating.take_seat(again, ANNA, Take(1, "Anna"))
        assert (again.seats[1].kind, again.seats[1].name) == ("human", "Anna")
        assert told(again) == [("stand_in", 1, "Anna"), ("back", 1, "Anna")]

    at_table(test, tmp_path, started=True)


def test_s_15_all_who_are_left_may_let_it_stand_in_when_the_host_is_gone(tmp_path: Path) -> None:
    """S-15: then somebody who plays is the host; nobody without a seat may order it."""

    async def test(table: Table) -> None:
        assert await refused(order(table, ANNA, "stand_in", seat=0)) == "not_host"
        go_away(table, HOST)
        assert await refused(order(table, "x" * 64, "stand_in", seat=0)) == "not_host"
        await order(table, ANNA, "stand_in", seat=0)
        assert table.seats.host == ANNA
        await seating.take_seat(table, HOST, Take(0, "Hagen"))
        assert (table.seats[0].kind, table.seats.host) == ("human", ANNA)

    at_table(test, tmp_path, started=True)


def test_those_who_are_here_vote_that_the_computer_plays(tmp_path: Path) -> None:
    """More than half of them decide, as long as all wait for the same decision; the host alone can order it."""

    async def test(table: Table) -> None:
        assert await refused(order(table, BORIS, "stand_in", seat=1)) == "still_here"
        go_away(table, ANNA)
        await order(table, BORIS, "stand_in", seat=1, bot="random")
        seat = lobby(table, BORIS)["seats"][1]
        assert (seat["kind"], seat["votes"], seat["needed"]) == ("human", 1, 2)
        await order(table, BORIS, "stand_in", seat=1)
        assert lobby(table, BORIS)["seats"][1]["votes"] == 1, "nobody votes twice"
        assert await refused(order(table, "x" * 64, "stand_in", seat=1)) == "not_host"
        live = table.playing()
        await play.act(table, live.asked, live.n, [live.game.legal_actions()[0]])
        assert lobby(table, BORIS)["seats"][1]["votes"] == 0, "another decision, another vote"
        await order(table, BORIS, "stand_in", seat=1)
        await order(table, HOST, "stand_in", seat=1, bot="random")
        assert (table.seats[1].stands_in, table.seats[1].bot) == (True, "random")

    at_table(test, tmp_path, started=True)


def test_a_vote_of_four_needs_two_of_three(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        table.seats.put(0, replace(table.seats[0], holder="w" * 64))  # the host only watches
        table.audience.gone[ANNA] = table.audience.loaded - 100
        await order(table, BORIS, "stand_in", seat=1)
        assert not table.seats[1].stands_in
        await order(table, "w" * 64, "stand_in", seat=1)
        assert table.seats[1].stands_in

    at_table(test, tmp_path, started=True)


def test_s_34_a_game_that_was_given_up_stays_among_ones_games(tmp_path: Path) -> None:
    """Also where the host has put another opponent there; until one is forgotten, and one's name with it."""

    async def test(table: Table) -> None:
        storage = table.journal.storage
        assert isinstance(storage, Storage)
        await standing_in.concede(table, ANNA, 1)
        await order(table, HOST, "bot", seat=1, bot="random")
        await table.store(
            Write(table.id, changes={"phase": "over", "result": '{"ranking": [2, 1, 0], "vp": [1, 2, 3]}'})
        )
        (game,) = history(await storage.finished(ANNA, 9), ANNA)["games"]
        assert (game["id"], game["seat"], game["place"], game["conceded"]) == (table.id, 1, 2, True)
        assert [(game.row["id"], game.conceded) for game in await storage.finished(HOST, 9)] == [(table.id, [])]
        assert await storage.drop_holder(ANNA, {table.id}) == []
        assert await storage.finished(ANNA, 9) == []
        assert [seat["name"] for seat in await storage.seats([table.id])] == ["Hagen", "", "Boris"]

    at_table(test, tmp_path, started=True)


def test_who_gives_up_leaves_the_seat_to_the_computer_for_good(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        assert await refused(standing_in.concede(table, ANNA, 2)) == "not_your_seat"
        await standing_in.concede(table, ANNA, 1)
        seat = lobby(table, ANNA)["seats"][1]
        assert (seat["kind"], seat["name"], seat["mine"], seat["stand_in"]) == ("bot", "Anna", False, False)
        assert await refused(seating.take_seat(table, ANNA, Take(1, "Anna"))) == "seat_taken"
        await standing_in.concede(table, HOST, 0)
        assert table.seats.host == BORIS
        assert told(table)[:2] == [("conceded", 1, "Anna"), ("conceded", 0, "Hagen")]

    at_table(test, tmp_path, started=True)


def test_when_days_run_out_the_computer_plays_until_their_person_is_back(tmp_path: Path) -> None:
    """With the other clocks it takes the one decision alone; so it does for somebody who looks."""

    async def test(table: Table) -> None:
        table.clock = Clock.new(ClockOptions(kind="days", seconds=5), 3)
        asked = table.playing().asked
        table.clock.start(asked)
        await standing_in.run_out(table, asked)
        assert table.seats[asked].stands_in
        note = ("stand_in", asked, table.seats[asked].name)
        assert told(table)[0] == note
        await standing_in.run_out(table, asked)  # it was late: nothing more happens
        assert told(table).count(note) == 1

    at_table(test, tmp_path, started=True)


def test_s_15_nobody_waits_for_the_consent_of_who_is_stood_in_for(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        asking = table.asking = play.ask(table, 0, 1, {1})
        go_away(table, ANNA)
        await order(table, HOST, "stand_in", seat=1)
        assert asking.answered.result() is True

    at_table(test, tmp_path, started=True, undo="consent")


def test_s_15_the_log_says_that_a_clock_ran_out(tmp_path: Path) -> None:
    """S-15: for all, after a restart too, and also when what was chosen is taken back."""

    async def test(table: Table) -> None:
        live = table.playing()
        table.clock = Clock.new(ClockOptions(kind="move", seconds=5), 3)
        asked = live.asked
        await play.act(table, asked, live.n, [live.game.legal_actions()[0]], by="clock")
        note = ("clock", asked, table.seats[asked].name)
        assert all(told(table, viewer) == [note] for viewer in (SPECTATOR, 0, 1, 2))
        again = await load_table(table.id, table.journal.storage, table.opponents)
        assert again is not None
        assert again.playing().logs == live.logs

    at_table(test, tmp_path, started=True)


def test_s_15_what_is_told_of_the_table_stays_when_choices_are_taken_back(tmp_path: Path) -> None:
    """S-15, D-10: and it is where it was after a restart, among the lines that stand."""

    async def test(table: Table) -> None:
        live = table.playing()
        while not live.marks:
            await play.act(table, live.asked, live.n, [live.game.legal_actions()[0]])
        viewer = join(table, Who(HOST, 0))
        await viewer.next()
        await order(table, HOST, "kick", seat=2 if live.asked == 1 else 1)  # neither who is asked nor who looks
        before = told(table)
        assert before
        await play.undo(table, live.asked, live.n, "point")
        assert told(table) == before
        messages = await viewer.next()
        seen = next(message["log"] for message in messages if message["type"] == "table")
        log = live.logs[1]
        assert seen["lines"] == log[seen["from"] :]
        again = await load_table(table.id, table.journal.storage, table.opponents)
        assert again is not None
        assert again.playing().logs == live.logs

    at_table(test, tmp_path, started=True)


# --- Secrets of a seat ------------------------------------------------------------------------------------------------


def test_d_10_every_change_of_a_seat_is_told_to_all(tmp_path: Path) -> None:
    """D-10: a host who takes a seat and gives it to an opponent is seen to do so."""

    async def test(table: Table) -> None:
        await order(table, HOST, "kick", seat=1)
        await seating.take_seat(table, ANNA, Take(1, "Anna"))
        await order(table, HOST, "bot", seat=1)
        await order(table, HOST, "host", seat=2)
        expected = [("emptied", 1, "Anna"), ("sat", 1, "Anna"), ("bot", 1, "Anna"), ("host", 2, "Boris")]
        assert all(told(table, viewer) == expected for viewer in (SPECTATOR, 0, 1, 2))
        assert {event for event, _, _ in told(table)} <= set(EVENTS)

    at_table(test, tmp_path, started=True)


def test_d_10_who_is_seated_takes_no_seat_of_another_person(tmp_path: Path) -> None:
    """D-10: not even the host, who emptied it; one's own may be taken back."""

    async def test(table: Table) -> None:
        await order(table, HOST, "kick", seat=1)
        assert await refused(seating.take_seat(table, HOST, Take(1, "Me"))) == "already_seated"
        assert await refused(seating.take_seat(table, BORIS, Take(1, "Me"))) == "already_seated"
        assert await refused(seating.take_seat(table, ANNA, Take(1, "Anna"))) == ""

    at_table(test, tmp_path, started=True)


def test_every_note_has_words_in_all_languages() -> None:
    folder = Path(__file__).parents[2] / "web" / "src" / "i18n"
    for language in ("en", "ru", "uk"):
        text = (folder / f"table.{language}.ftl").read_text("utf-8")
        assert all(f"\nnote-{event} = " in text for event in EVENTS)


def test_a_note_is_sent_as_every_line_of_the_log_is() -> None:
    line = Note(0, 1, "sat", "Anna").line()
    said = b'"said":["note-sat",{"who":{"seat":1,"called":"Anna"}}]'
    sent = b'{"event":"sat","seat":1,' + said + b',"tags":["note"],"hurts":-1,"fixed":false}'
    as_line = Line(line.event, line.seat, line.said, line.tags, line.hurts, line.fixed)
    assert encode([line]) == encode([as_line]) == b"[" + sent + b"]"


def test_only_the_line_of_a_moment_has_one() -> None:
    """From a server and in a browser."""
    line = moment_line(Moment("last", (), {"round": 3, "seat": 0}), fixed=False)
    plain = Line(line.event, line.seat, line.said, line.tags, line.hurts, line.fixed)
    for sent in (encode([plain, line]), encode_here([plain, line])):
        assert ["moment" in one for one in json.loads(sent)] == [False, True]


# --- Chat -------------------------------------------------------------------------------------------------------------


def test_d_8_many_lines_of_chat_close_no_connection(tmp_path: Path) -> None:
    """D-8: 300 spectators say a line each; lines are dropped and their senders told, players lose nothing else."""

    async def test(table: Table) -> None:
        player = join(table, Who(HOST, 0))
        crowd = [join(table, Who("", SPECTATOR)) for _ in range(300)]
        codes = [await refused(chat.say(table, SPECTATOR, f"line {n}")) for n in range(300)]
        assert set(codes) == {"", "too_fast"}
        assert await refused(chat.say(table, 0, "those at the table are still heard")) == ""
        assert not any(viewer.closed for viewer in [player, *crowd])
        assert await player.next()

    at_table(test, tmp_path)


def test_d_8_who_cannot_keep_up_with_the_chat_gets_it_whole(tmp_path: Path) -> None:
    """D-8: a slow connection holds few lines, is not closed for them, and misses none of the last 200."""

    async def test(table: Table) -> None:
        table.chat.of_seats = Bucket(0, 1000)
        slow: Viewer = join(table, Who(HOST, 0))
        await slow.next()
        for n in range(CHAT_WAITING + 5):
            await chat.say(table, 1, f"line {n}")
        messages = await slow.next()
        whole = [message for message in messages if message["type"] == "table"]
        assert [line["text"] for line in whole[0]["chat"]][-1] == f"line {CHAT_WAITING + 4}"
        assert not [message for message in messages if message["type"] == "chat"]
        await chat.say(table, 1, "one more")
        assert [message["line"]["text"] for message in await slow.next()] == ["one more"]

    at_table(test, tmp_path)


def test_d_8_an_address_has_its_measure_of_chat(tmp_path: Path) -> None:
    """D-8: over all its connections and tables; the sender is told."""
    server = Server(tmp_path, CHAT_PER_MINUTE="6").start()
    try:

        async def test() -> None:
            browser = Browser(server)
            table = await browser.open("mmm")
            answers = []
            for n in range(2):
                connection = await browser.connect(table["id"], n)
                answers += [await connection.ask("chat", text=f"line {k}") for k in range(4)]
            assert {answer.get("code", "ack") for answer in answers[:3]} == {"ack"}
            assert answers[-1]["code"] == "too_fast"
            assert (await connection.ask("ready", ready=True))["type"] == "ack"

        run(test())
    finally:
        server.stop()


def test_leaving_is_noticed(tmp_path: Path) -> None:
    """S-15: somebody is away from when the last of their connections ends."""

    async def test(table: Table) -> None:
        first, second = join(table, Who(ANNA, 1)), join(table, Who(ANNA, 1))
        go_away(table, ANNA)
        table.audience.leave(first)
        assert table.audience.away(ANNA) == 0.0
        table.audience.leave(second)
        assert 0 < table.audience.away(ANNA) < 1000

    at_table(test, tmp_path)


# --- Opponents --------------------------------------------------------------------------------------------------------


def test_d_9_a_process_that_hangs_is_ended_and_another_one_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-9: the choice is the opponent's own in the end, and nobody asks the process that hung again."""
    game, setup = new_game(Setup(players=3), "hang"), Setup(players=3)
    expected = do_job(make_job(game, setup, "greedy", "chance"))
    asks = Opponents._ask
    tried: list[object] = []

    async def impatient(self: Opponents, pool: Any, job: bytes) -> str:
        tried.append(pool)
        if len(tried) == 2:  # the time is up
            raise TimeoutError
        return await asks(self, pool, job)

    async def test() -> None:
        monkeypatch.setattr(Opponents, "_ask", impatient)
        opponents = Opponents(1)
        assert await opponents.choose(game, setup, "greedy", "chance") == Choice(expected)
        assert opponents._pool is not None
        (hung,) = opponents._pool._processes.values()
        os.kill(hung.pid or 0, signal.SIGSTOP)
        assert await opponents.choose(game, setup, "greedy", "chance") == Choice(expected)
        hung.join(20)
        assert hung.exitcode == -signal.SIGKILL
        assert tried[2] is not tried[1]
        opponents.close()

    asyncio.run(test())


def test_d_9_an_opponent_that_never_answers_is_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-9: then a legal choice is made for it."""
    tried = 0

    async def never(self: Opponents, pool: Any, job: bytes) -> str:
        nonlocal tried
        tried += 1
        raise TimeoutError

    async def test() -> None:
        monkeypatch.setattr(Opponents, "_ask", never)
        game = new_game(Setup(players=3), "hang")
        choice = await Opponents(1).choose(game, Setup(players=3), "greedy", "chance")
        assert choice.action in game.legal_actions()
        assert tried == 2

    asyncio.run(test())


def test_opponents_share_the_time_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes: the first two may think as long as they like, the eighth has a quarter of its time."""
    shares: list[float] = []

    async def answers(self: Opponents, pool: Any, job: bytes) -> str:
        shares.append(msgspec.msgpack.decode(job, type=Job).share)
        await asyncio.sleep(0)
        return "reveal"

    async def test() -> None:
        monkeypatch.setattr(Opponents, "_ask", answers)
        game, setup, opponents = new_game(Setup(players=3), "busy"), Setup(players=3), Opponents(2)
        chosen = await asyncio.gather(*[opponents.choose(game, setup, "navigator", "chance") for _ in range(8)])
        assert shares == [1, 1, 2 / 3, 1 / 2, 2 / 5, 1 / 3, 2 / 7, 1 / 4]
        assert [choice.share for choice in chosen] == shares
        quick = await asyncio.gather(*[opponents.choose(game, setup, "naib", "chance") for _ in range(4)])
        assert {choice.share for choice in quick} == {1}  # has nothing to leave out
        assert opponents.share == 1

    asyncio.run(test())


# --- One address ------------------------------------------------------------------------------------------------------


def test_d_18_listed_tables_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    """D-18: 60 tables of one address do not push the table of another one off the list."""

    async def test(table: Table) -> None:
        asked = NewTable(TABLE_SETUP, options=Options(listed=True))
        for _ in range(60):
            await opening.open_table(asked, HOST, table.journal.storage, table.opponents, "one address")
        storage = table.journal.storage
        assert isinstance(storage, Storage)
        listed = await storage.listed(50, 6)
        assert table.id in {row["id"] for row in listed}
        assert sum(row["origin"] == "one address" for row in listed) == 6

    at_table(test, tmp_path)


def test_d_18_wrong_codes_at_a_seat_are_limited(tmp_path: Path) -> None:
    """D-18: as those that ask for a table are; the right one opens nothing either until some time has passed."""
    server = Server(tmp_path).start()
    try:

        async def test() -> None:
            host, guest = Browser(server), Browser(server)
            table = await host.open("moo", started=False)
            path = f"/api/tables/{table['id']}/seats/1"
            answers = [await guest.http.post(path, json={"name": "G", "code": f"wrong{n}"}) for n in range(60)]
            assert [answer.json()["error"] for answer in answers[:10]] == ["wrong_code"] * 10
            assert "too_fast" in {answer.json()["error"] for answer in answers}

        run(test())
    finally:
        server.stop()


def test_d_18_a_page_has_its_cookie_before_it_takes_seats(server: Server) -> None:
    """D-18: what a page asks for first brings the cookie, so parallel calls that take seats come from one browser."""

    async def test() -> None:
        host, guest = Browser(server), Browser(server)
        table = await host.open("moo", started=False)
        await guest.call("GET", "/api/about.json")
        path = f"/api/tables/{table['id']}/seats"
        bodies = [{"name": name, "code": table["code"]} for name in ("Anna", "Boris")]
        await asyncio.gather(*(guest.call("POST", f"{path}/{n}", body) for n, body in enumerate(bodies, start=1)))
        lobby = await guest.call("GET", f"/api/tables/{table['id']}")
        assert [seat["mine"] for seat in lobby["seats"]] == [False, True, True]

    run(test())
