"""The journal of a game: nothing that was acknowledged goes, whoever believes to hold the table."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from landsraad import Record, Setup, replay
from landsraad.older import lead_on
from landsraad.record import RULES_VERSION
from landsraad.server.config import Config
from landsraad.server.database import make_engine
from landsraad.server.migrate import migrate
from landsraad.server.opponents import Opponents
from landsraad.server.replays import KEPT, Replays
from landsraad.server.storage import Storage
from landsraad.table import chat, opening, orders, play, seating
from landsraad.table.commands import perform
from landsraad.table.deeds import Act, Offer, Order, Who
from landsraad.table.entries import BrokenJournal, standing
from landsraad.table.handover import offer_seat
from landsraad.table.live import LiveGame
from landsraad.table.loading import load_table
from landsraad.table.opening import NewTable, PlayOn, SeatPlan
from landsraad.table.options import Options
from landsraad.table.refusals import Refused
from landsraad.table.seats import Seat
from landsraad.table.setups import setup_data
from landsraad.table.showing import lobby
from landsraad.table.storage import Conflict, Write
from landsraad.table.table import Table
from landsraad.table.tables import Tables
from tests.records.make import FIRST
from tests.server.databases import Postgres
from tests.server.support import Browser, Server, play_on, run

ME = "holder"
STORED = ("tables", "seats", "entries", "snapshots", "chat", "handovers")
OPPONENTS = Opponents(1)
FIRST_GAME = Record.load(FIRST / "base-3-random.json")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, folder: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return Config(database=f"sqlite:///{folder / 'landsraad.db'}").database_url
    return Config(database=request.getfixturevalue("postgres").new_database()).database_url


@pytest.fixture
def sqlite(folder: Path) -> str:
    """An empty SQLite database."""
    return Config(database=f"sqlite:///{folder / 'landsraad.db'}").database_url


@asynccontextmanager
async def opened(*urls: str) -> AsyncIterator[list[Storage]]:
    """Databases as workers have them open."""
    storages = [Storage(url) for url in urls]
    try:
        for storage in storages:
            await storage.open()
        yield storages
    finally:
        for storage in storages:
            await storage.close()


async def new_table(storage: Storage, **options: Any) -> str:
    """A game of three seats, all of them mine, that has begun."""
    asked = NewTable(Setup(players=3, end_turns=True), (SeatPlan("me"),) * 3, Options(**options))
    table = await opening.open_table(asked, ME, storage, OPPONENTS)
    await orders.start(table, ME)
    return table.id


async def load(storage: Storage, id: str) -> Table:
    """A table, taken from the database."""
    table = await load_table(id, storage, OPPONENTS)
    assert table is not None
    return table


async def move(table: Table, chance: random.Random) -> None:
    """One choice at random."""
    live = table.playing()
    await play.act(table, live.asked, live.n, [chance.choice(live.game.legal_actions())])


async def play_back_and_forth(table: Table, chance: random.Random, until: int = 10_000) -> list[int]:
    """Choices at random, half of which are taken back at once where that is possible; the numbers of all decisions."""
    live = table.playing()
    numbers = [live.n]
    while not live.game.over and live.n < until:
        await move(table, chance)
        numbers.append(live.n)
        if live.marks and chance.random() < 0.5:
            await play.undo(table, live.asked, live.n, "choice" if chance.random() < 0.7 else "point")
            numbers.append(live.n)
    return numbers


async def where_it_can_be_taken_back(table: Table, chance: random.Random) -> None:
    """Play on until something can be taken back."""
    while not table.playing().marks:
        await move(table, chance)


async def everything(storage: Storage) -> dict[str, list[Any]]:
    """What the database holds. Versions are left out: who loads a table raises its version."""
    found = {}
    async with storage.engine.connect() as connection:
        for name in STORED:
            rows = (await connection.execute(text(f"SELECT * FROM {name}"))).mappings()
            found[name] = sorted(repr({key: row[key] for key in row if key != "version"}) for row in rows)
    return found


async def change(storage: Storage, statement: str, **given: Any) -> None:
    """Change the database behind everybody's back."""
    async with storage.engine.begin() as connection:
        assert (await connection.execute(text(statement), given)).rowcount > 0


# --- Numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_s_7_the_number_of_a_decision_never_comes_again_in_a_game(sqlite: str, seed: int) -> None:
    """Not after any undo, nor in another life of the table; and what stands makes the record."""

    async def test() -> None:
        async with opened(sqlite) as (storage,):
            id = await new_table(storage)
            chance = random.Random(seed)
            numbers: list[int] = []
            for part in (60, 150, 10_000):
                table = await load(storage, id)
                live = table.playing()
                numbers += await play_back_and_forth(table, chance, part)
                again = (await load(storage, id)).playing()
                assert (again.snapshot(), again.n, again.logs) == (live.snapshot(), live.n, live.logs)
                assert again.game.history == live.game.history
            assert numbers == sorted(numbers)
            entries = await storage.entries(id)
            assert [entry["n"] for entry in entries] == list(range(len(entries)))
            assert sum(entry["back"] > 0 for entry in entries) > 10
            record = await Replays(storage).record(id)
            assert record.actions == live.game.history
            assert list(replay(record).state.ranking) == list(live.game.state.ranking)

    run(test())


def test_s_7_an_old_answer_is_outdated_after_something_was_taken_back(sqlite: str) -> None:
    """Two windows of one seat see a question; one of them takes back and plays on, the other answers what it saw."""

    async def test() -> None:
        async with opened(sqlite) as (storage,):
            table = await load(storage, await new_table(storage))
            await where_it_can_be_taken_back(table, random.Random(1))
            live = table.playing()
            seat, seen, action = live.asked, live.n, live.game.legal_actions()[0]
            await play.undo(table, seat, seen, "choice")
            await play.act(table, seat, live.n, [live.game.legal_actions()[-1]])
            for answer in (
                play.act(table, seat, seen, [action]),
                play.undo(table, seat, seen, "choice"),
                play.act(table, seat, seen + 1, [action]),
            ):
                with pytest.raises(Refused, match="outdated"):
                    await answer

    run(test())


# --- Two that believe to hold a table ---------------------------------------------------------------------------------

Deed = Callable[[Table], Awaitable[Any]]


async def _order(table: Table, **asked: Any) -> None:
    await orders.order(table, ME, Order(**asked))


DEEDS: dict[str, Deed] = {
    "move": lambda table: move(table, random.Random(3)),
    "undo": lambda table: play.undo(table, table.playing().asked, table.playing().n, "choice"),
    "leave": lambda table: seating.leave_seat(table, ME, 0),
    "ready": lambda table: seating.set_ready(table, 1, True),
    "kick": lambda table: _order(table, do="kick", seat=1),
    "bot": lambda table: _order(table, do="bot", seat=1),
    "host": lambda table: _order(table, do="host", seat=1),
    "pause": lambda table: _order(table, do="pause"),
    "spectators": lambda table: _order(table, do="spectators", allow=False),
    "chat": lambda table: chat.say(table, 0, "Too late"),
    "offer": lambda table: offer_seat(table, ME, Offer(0, "hash", time.time() + 60)),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_d_1_a_worker_that_has_lost_a_table_writes_nothing(sqlite: str, deed: str) -> None:
    """Another one has taken the table over, and has not even made a move yet."""

    async def test() -> None:
        async with opened(sqlite, sqlite) as (one, two):
            stale = await load(one, await new_table(one))
            await where_it_can_be_taken_back(stale, random.Random(2))
            heir = await load(two, stale.id)
            before = await everything(two)
            with pytest.raises(Refused, match="unavailable"):
                await DEEDS[deed](stale)
            assert stale.journal.lost
            assert await everything(two) == before
            version = heir.journal.version
            await DEEDS[deed](heir)
            assert heir.journal.version == version + 1

    run(test())


def test_d_1_taking_back_too_late_erases_none_of_the_moves_of_another_worker(url: str) -> None:
    """As it went wrong: five moves of the worker that has the table now, then an undo of the one that had it."""

    async def test() -> None:
        async with opened(url, url) as (one, two):
            stale = await load(one, await new_table(one))
            await where_it_can_be_taken_back(stale, random.Random(2))
            heir = await load(two, stale.id)
            for _ in range(5):
                await move(heir, random.Random(4))
            before = await everything(two)
            for deed in ("undo", "move", "pause", "chat"):
                with pytest.raises(Refused, match="unavailable"):
                    await DEEDS[deed](stale)
            assert await everything(two) == before
            again = await load(one, stale.id)
            assert again.playing().snapshot() == heir.playing().snapshot()
            await move(again, random.Random(5))
            with pytest.raises(Refused, match="unavailable"):
                await move(heir, random.Random(6))

    run(test())


def _row_for(name: str, n: int) -> dict[str, Any]:
    """A row of each kind that a write can have."""
    rows: dict[str, dict[str, Any]] = {
        "entries": {"n": n, "seat": 0, "action": "", "back": 1, "spent": 0, "at": 0.0},
        "snapshots": {"n": 0, "rules": 1, "state": "{}"},
        "seats": Seat().row(0),
        "chat": {"seat": 0, "name": "", "text": "", "at": 0.0},
        "notes": {"n": 0, "seat": 0, "event": "sat", "name": "", "at": 0.0},
        "offers": {"seat": 0, "holder": ME, "code": "hash", "until": 0.0},
        "used": {"seat": 1, "code": "code"},
    }
    return rows[name]


@pytest.mark.parametrize("version", [-1, 1], ids=["older", "newer"])
def test_d_1_no_part_of_a_write_is_stored_under_another_version(url: str, version: int) -> None:
    """Whatever a write may hold one day. Writes of other tables that share its transaction are stored all the same."""

    async def test() -> None:
        async with opened(url) as (storage,):
            table = await load(storage, await new_table(storage))
            other = await load(storage, await new_table(storage))
            await offer_seat(table, ME, Offer(1, "code", 0.0))
            await move(table, random.Random(1))
            parts = [one.name for one in fields(Write) if one.name not in ("table", "version", "by")]
            for name in parts:
                before = await everything(storage)
                wrong = Write(table.id, table.journal.version + version)
                if name == "changes":
                    wrong.changes = {"paused": True}
                else:
                    getattr(wrong, name).append(_row_for(name, table.playing().n))
                stored = asyncio.create_task(move(other, random.Random(1)))
                with pytest.raises(Conflict):
                    await storage.write(wrong)
                await stored
                after = await everything(storage)
                of_other = [name for name in after if after[name] != before[name]]
                assert set(of_other) <= {"entries", "snapshots"}
            assert len(await storage.entries(table.id)) == 1
            assert len(await storage.entries(other.id)) == len(parts)

    run(test())


def test_d_1_several_writes_of_one_table_in_a_transaction_raise_its_version_one_by_one(url: str) -> None:
    async def test() -> None:
        async with opened(url) as (storage,):
            table = await load(storage, await new_table(storage))
            before = table.journal.version
            await asyncio.gather(
                move(table, random.Random(1)), *(chat.say(table, 0, f"Line {number}") for number in range(20))
            )
            again = await load(storage, table.id)
            assert (table.journal.version, again.journal.version) == (before + 21, before + 22)
            assert [line["text"] for line in again.chat.lines] == [f"Line {number}" for number in range(20)]

    run(test())


def test_d_1_a_lease_past_its_term_writes_nothing(sqlite: str) -> None:
    """Nobody else has come yet, but somebody may at any moment."""

    async def test() -> None:
        async with opened(sqlite) as (storage,):
            held = True
            tables = Tables(storage, OPPONENTS, lambda table: None)
            tables.held = lambda id: held
            table = await tables.get(await new_table(storage))
            await move(table, random.Random(1))
            before = await everything(storage)
            held = False
            with pytest.raises(Refused, match="unavailable"):
                await move(table, random.Random(1))
            with pytest.raises(Refused, match="unavailable"):
                await tables.get(table.id)
            assert await everything(storage) == before

    run(test())


@pytest.mark.parametrize("pauses", range(6))
def test_d_1_a_table_knows_what_was_stored_though_whoever_asked_is_gone(sqlite: str, pauses: int) -> None:
    """A connection ends at any moment of a command: memory and database stay the same."""

    async def test() -> None:
        async with opened(sqlite) as (storage,):
            tables = Tables(storage, OPPONENTS, lambda table: None)
            table = await tables.get(await new_table(storage))
            live = table.playing()
            act = Act(0, [live.game.legal_actions()[0]])
            asking = asyncio.create_task(perform(tables, table.id, Who(ME, live.asked), act))
            for _ in range(pauses):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await asyncio.gather(*table.work)
            assert live.n == len(await storage.entries(table.id))
            await seating.set_ready(table, 0, True)

    run(test())


def test_d_1_a_worker_that_is_stopped_in_the_midst_of_writing_holds_up_nobody(postgres: Postgres) -> None:
    """Its transaction holds the row of the table; the database ends it, and who takes the table over goes on."""
    url = Config(database=postgres.new_database()).database_url

    async def test() -> None:
        async with opened(url, url) as (one, two):
            id = await new_table(one)
            async with one.engine.connect() as stopped:
                await stopped.execute(text("UPDATE tables SET version = version + 1 WHERE id = :id"), {"id": id})
                heir = await load(two, id)
                await move(heir, random.Random(1))
                with pytest.raises(DBAPIError):
                    await stopped.commit()
            assert (await load(one, id)).playing().n == 1

    run(test())


# --- What cannot be read ----------------------------------------------------------------------------------------------

OLDER = "UPDATE tables SET rules = 0 WHERE id = :id"
DAMAGES: dict[str, tuple[str, list[str]]] = {
    "an entry is missing": ("gap", ["DELETE FROM entries WHERE table_id = :id AND n = 3"]),
    "the first entry is missing": ("gap", ["DELETE FROM entries WHERE table_id = :id AND n = 0"]),
    "the last entries are missing": ("gap", ["DELETE FROM entries WHERE table_id = :id AND n >= 3"]),
    "an action is not legal": ("entry", ["UPDATE entries SET action = 'no_such' WHERE table_id = :id AND n = 3"]),
    "an action is no text": ("entry", ["UPDATE entries SET action = x'ff' WHERE table_id = :id AND n = 3"]),
    "another seat acted": ("entry", ["UPDATE entries SET seat = 9 WHERE table_id = :id AND n = 3"]),
    "more is taken back than there is": ("entry", ["UPDATE entries SET back = 9 WHERE table_id = :id AND n = 3"]),
    "less than nothing is taken back": ("entry", ["UPDATE entries SET back = -1 WHERE table_id = :id AND n = 3"]),
    "a game is over too soon": ("gap", ["UPDATE tables SET phase = 'over' WHERE id = :id"]),
    "a seat is missing": ("row", ["DELETE FROM seats WHERE table_id = :id AND seat = 2"]),
    "the setup cannot be played": ("row", ["UPDATE tables SET setup = replace(setup, 'base', 'bass') WHERE id = :id"]),
    "the rules are newer": ("newer", [f"UPDATE tables SET rules = {RULES_VERSION + 1} WHERE id = :id"]),
    "an old snapshot cannot be read": (
        "snapshot",
        [OLDER, "UPDATE snapshots SET state = '{' WHERE table_id = :id"],
    ),
    "an old snapshot is missing": ("snapshot", [OLDER, "DELETE FROM snapshots WHERE table_id = :id"]),
    "what an old snapshot holds was taken back": (
        "snapshot",
        [
            OLDER,
            "UPDATE entries SET back = 9 WHERE table_id = :id AND n = (SELECT n FROM snapshots WHERE table_id = :id)",
        ],
    ),
}


async def damaged(storage: Storage, damage: str) -> Table:
    """A table that was played at for a while, damaged since."""
    table = await load(storage, await new_table(storage))
    while table.playing().n < 28 or table.playing().n == await _snapshot_at(storage, table.id):
        await move(table, random.Random(table.playing().n))
    for statement in DAMAGES[damage][1]:
        await change(storage, statement, id=table.id)
    return table


async def _snapshot_at(storage: Storage, id: str) -> int:
    snapshot = await storage.snapshot(id)
    assert snapshot is not None
    at: int = snapshot["n"]
    return at


@pytest.mark.parametrize("damage", DAMAGES)
def test_d_2_loading_a_broken_table_marks_it_and_changes_nothing(sqlite: str, damage: str) -> None:
    """D-2, D-17: its host sees it, nobody changes it, and other tables are as they were."""

    async def test() -> None:
        async with opened(sqlite) as (storage,):
            id = (await damaged(storage, damage)).id
            other = await load(storage, await new_table(storage))
            before = await everything(storage)
            for _ in range(2):
                table = await load(storage, id)
                assert table.broken == lobby(table, ME)["broken"] == DAMAGES[damage][0]
                for deed in ("move", "undo"):
                    with pytest.raises(Refused, match="broken"):
                        await DEEDS[deed](table)
            assert await everything(storage) == before
            await move(other, random.Random(1))
            assert not other.broken

    run(test())


def test_d_2_the_host_of_a_broken_table_downloads_what_there_is(folder: Path) -> None:
    """Entry 3 of 28 is unreadable: all 28 are in the file, nobody else gets it, and a restart changes nothing."""
    server = Server(folder).start()

    async def test() -> None:
        host, guest = Browser(server), Browser(server)
        table = (await host.open("mmm"))["id"]
        assert (await host.call("GET", f"/api/tables/{table}/journal", status=409))["error"] == "not_over"
        seats = [await host.connect(table, n) for n in range(3)]
        await play_on(seats, random.Random(1), 28)
        server.kill()
        with sqlite3.connect(folder / "landsraad.db") as database:
            database.execute("UPDATE entries SET action = 'no_such_move' WHERE n = 3")
        for _ in range(2):
            server.start()
            assert (await host.call("GET", f"/api/tables/{table}"))["broken"] == "entry"
            async with host.at(table, 0) as seat:
                assert seat.game is None
                assert (await seat.ask("act", decision=28, actions=["reveal"]))["code"] == "broken"
                assert (await seat.ask("chat", text="What now?"))["code"] == "broken"
            for call, body in (("start", None), ("host", {"do": "pause"}), ("seats/1", {"name": "B"})):
                assert (await host.call("POST", f"/api/tables/{table}/{call}", body, status=409))["error"] == "broken"
            assert (await guest.call("GET", f"/api/tables/{table}/journal", status=403))["error"] == "not_host"
            answer = await host.http.get(f"/api/tables/{table}/journal")
            kept = answer.json()
            assert "attachment" in answer.headers["content-disposition"]
            assert [entry["n"] for entry in kept["entries"]] == list(range(28))
            assert (kept["broken"], len(kept["seats"]), kept["snapshot"]["n"] > 0) == ("entry", 3, True)
            assert table in answer.text
            assert '"holder"' not in answer.text
            assert '"code"' not in answer.text
            server.kill()
            with sqlite3.connect(folder / "landsraad.db") as database:
                assert database.execute("SELECT count(*) FROM entries").fetchone() == (28,)

    try:
        run(test())
    finally:
        server.stop()


def test_d_2_a_game_that_is_over_and_has_a_gap_gives_no_false_record(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as (storage,):
            table = await load(storage, await new_table(storage))
            chance = random.Random(5)
            while table.phase != "over":
                await move(table, chance)
            record = await Replays(storage).record(table.id)
            assert record.actions == table.playing().game.history
            await change(storage, "DELETE FROM entries WHERE table_id = :id AND n = 30", id=table.id)
            with pytest.raises(Refused, match="broken"):
                await Replays(storage).record(table.id)

    run(test())


def test_standing_refuses_what_says_nothing_certain() -> None:
    """Whatever is done to a journal in one place, it is read whole or not at all."""
    chance = random.Random(7)
    whole = [{"n": n, "seat": 0, "action": f"a{n}", "back": 0, "spent": 0, "at": 0.0} for n in range(20)]
    whole[10] |= {"action": "", "back": 4}
    assert [one.n for one in standing(whole)] == [*range(6), *range(11, 20)]
    for _ in range(200):
        journal = [dict(entry) for entry in whole]
        n = chance.randrange(len(journal) - 1)
        if chance.random() < 0.5:
            del journal[n]
        else:
            name, value = chance.choice([("n", 99), ("action", None), ("back", 21), ("back", None), ("seat", "x")])
            journal[n][name] = value
        with pytest.raises(BrokenJournal):
            standing(journal)


def test_moves_of_older_rules_that_are_not_legal_are_taken_back_not_deleted(sqlite: str) -> None:
    """D-2: the turn that was being played begins anew, and the journal still says what was done in it."""

    async def test() -> None:
        async with opened(sqlite) as (storage,):
            table = await load(storage, await new_table(storage))
            while table.playing().n < 40 or table.playing().n < await _snapshot_at(storage, table.id) + 2:
                await move(table, random.Random(table.playing().n))
            at = await _snapshot_at(storage, table.id)
            n = table.playing().n
            await change(storage, OLDER, id=table.id)
            await change(
                storage, "UPDATE entries SET action = 'old' WHERE table_id = :id AND n = :n", id=table.id, n=at
            )
            entries = await storage.entries(table.id)
            for _ in range(2):
                again = await load(storage, table.id)
                assert (again.playing().n, again.rules, again.base) == (n + 1, RULES_VERSION, at)
                assert not again.playing().game.history
                assert (await storage.entries(table.id))[:-1] == entries
            chance = random.Random(8)
            await play_back_and_forth(again, chance, n + 60)
            last = await load(storage, table.id)
            assert last.playing().snapshot() == again.playing().snapshot()
            assert last.playing().n == again.playing().n

    run(test())


# --- Older databases --------------------------------------------------------------------------------------------------


def test_a_database_of_the_first_release_opens_and_its_games_go_on(url: str) -> None:
    """Its moves become entries: one game is going on, one is over, one is still in the lobby.

    The game goes on by our rules from where its last turn began: everybody finds what was there. Both can be
    watched to their end.
    """

    async def test() -> None:
        engine = make_engine(url)
        await migrate(engine, "0002")
        games = {phase: await _store_as_before(engine, phase) for phase in ("playing", "over", "lobby")}
        await engine.dispose()
        async with opened(url) as (storage,):
            going, over, waiting = [await load(storage, phase * 2) for phase in ("playing", "over", "lobby")]
            assert not going.broken + over.broken + waiting.broken
            assert (going.rules, going.base) == (RULES_VERSION, await _snapshot_at(storage, going.id))
            assert 0 < going.base < going.playing().n == 50
            assert going.playing().game.history == FIRST_GAME.actions[going.base : 50]
            assert going.playing().snapshot() == games["playing"]
            await play_back_and_forth(going, random.Random(1), 100)
            again = await load(storage, going.id)
            assert again.playing().snapshot() == going.playing().snapshot()
            assert over.playing().game.over
            course = await Replays(storage).course(over.id)
            assert (course.playback.stop, course.playback.game.over) == (None, True)
            assert (await Replays(storage).record(over.id)).actions == FIRST_GAME.actions
            await orders.start(waiting, ME)
            await play_back_and_forth(again, random.Random(2))
            course = await Replays(storage).course(going.id)
            assert (course.playback.stop, course.playback.game.over) == (None, True)

    run(test())


async def _store_as_before(engine: AsyncEngine, phase: str) -> dict[str, Any]:
    """A table as the first release stored it; the state of its game, in which nothing says what chance decided."""
    setup = FIRST_GAME.read_setup()
    live = LiveGame.begin(setup, FIRST_GAME.seed)
    moves = {"lobby": 0, "playing": 50, "over": len(FIRST_GAME.actions)}[phase]
    rows, state, at, turn = [], {}, 0, live.turn_mark
    lead_on(live.game, FIRST_GAME.actions, 1)
    for n, action in enumerate(FIRST_GAME.actions[:moves]):
        rows.append({"n": n, "seat": live.asked, "action": action})
        live.game.play(action)
        lead_on(live.game, FIRST_GAME.actions[n + 1 :], 1)
        if live.turn_mark != turn or live.game.over:
            state, at, turn = live.snapshot(), n + 1, live.turn_mark
    table = {
        **{"id": phase * 2, "code": phase, "host": ME, "phase": phase, "listed": False, "rules": 1},
        **{"setup": msgspec.json.encode(setup_data(setup)).decode(), "seed": FIRST_GAME.seed, "options": "{}"},
        **{"base": 0, "paused": False, "created": 1.0, "changed": 1.0},
        "result": json.dumps(FIRST_GAME.result) if phase == "over" else None,
    }
    state.pop("chance", None)

    def store(connection: Connection) -> None:
        _insert(connection, "tables", [table])
        seat = {"table_id": table["id"], "kind": "human", "name": "", "bot": "", "holder": ME, "ready": False}
        _insert(connection, "seats", [{"seat": n, **seat} for n in range(3)])
        _insert(connection, "moves", [{"table_id": table["id"], "spent": 0, "at": 1.0, **row} for row in rows])
        if rows:
            snapshot = {"table_id": table["id"], "n": at, "rules": 1, "state": json.dumps(state)}
            _insert(connection, "snapshots", [snapshot])

    async with engine.begin() as connection:
        await connection.run_sync(store)
    return live.snapshot() | {"chance": None}


def _insert(connection: Connection, table: str, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        names = ", ".join(row)
        connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({', '.join(f':{name}' for name in row)})"), row)


# --- Replays ----------------------------------------------------------------------------------------------------------


def test_d_12_more_games_than_are_kept_are_read_at_once(sqlite: str) -> None:
    """Each of many readers gets the game that was asked for, whatever leaves the memory meanwhile."""

    async def test() -> None:
        async with opened(sqlite) as (storage,):
            replays = Replays(storage)
            ids = []
            for number in range(KEPT + 4):
                game = LiveGame.begin(Setup(players=3), f"seed {number}").game
                ids.append(await replays.upload(Record.of(game, Setup(players=3), f"seed {number}").to_json()))
            courses = await asyncio.gather(*(replays.course(id) for id in ids * 5))
            assert [course.record.seed for course in courses] == [f"seed {n}" for n in range(len(ids))] * 5

    run(test())


def test_a_game_that_is_played_on_has_a_whole_journal(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as (storage,):
            table = await load(storage, await new_table(storage))
            await play_back_and_forth(table, random.Random(4))
            course = await Replays(storage).course(table.id)
            opening.check_play_on(course, PlayOn(40))
            new = await opening.play_on(course, course.live_at(40), table.id, PlayOn(40), ME, storage, OPPONENTS)
            again = await load(storage, new.id)
            assert (again.playing().n, again.playing().game.history) == (40, table.playing().game.history[:40])

    run(test())
