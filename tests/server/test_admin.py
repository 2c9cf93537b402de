"""The page of whoever runs the server."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from landsraad import __version__
from landsraad.record import RULES_VERSION
from landsraad.server import statistics
from landsraad.server.answers import AdminOut, AdminTable
from landsraad.server.config import Config
from landsraad.table.refusals import Refused
from tests.server.databases import Postgres, RedisServer
from tests.server.support import PATIENCE, Browser, Connection, Server, play_on, run
from tests.server.test_workers import two_workers

KEY = "a key of at least sixteen"


@pytest.fixture
def kept(folder: Path) -> Iterator[Server]:
    """A server with an admin key."""
    server = Server(folder, ADMIN_KEY=KEY, PING="1").start()
    yield server
    server.stop()


class Admin(Browser):
    """Whoever runs a server, with a key."""

    def __init__(self, server: Server, key: str = KEY, patience: float = PATIENCE) -> None:
        super().__init__(server, patience)
        self.http.headers["X-Admin-Key"] = key

    async def look(self) -> AdminOut:
        """What goes on."""
        return AdminOut.model_validate(await self.call("GET", "/api/admin"))

    async def table(self, id: str) -> AdminTable:
        """A table of the list."""
        return next(table for table in (await self.look()).tables if table.id == id)


async def closed_with(connection: Connection, code: int) -> None:
    """The connection is closed with this code."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await connection.until(lambda m: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


CALLS = [
    ("GET", "/api/admin"),
    ("GET", "/api/admin/backup"),
    ("DELETE", "/api/admin/tables/aaaaaaaaaaaa"),
    ("DELETE", "/api/admin/tables/aaaaaaaaaaaa/seats/0"),
]


def test_without_a_key_there_is_no_page_and_there_are_no_calls(server: Server) -> None:
    async def test() -> None:
        for key in ("", "x", KEY):
            admin = Admin(server, key)
            for method, path in [*CALLS, ("GET", "/admin")]:
                answer = await admin.http.request(method, path)
                assert answer.status_code in (404, 405), path
                assert answer.status_code == 404 or method != "GET"
        assert not any("admin" in path for path in (await Browser(server).call("GET", "/api/openapi.json"))["paths"])

    run(test())


def test_only_the_key_opens_and_only_in_its_header(kept: Server) -> None:
    async def test() -> None:
        assert (await Browser(kept).http.get("/admin")).status_code == 200
        thief = Browser(kept)
        await thief.open("mmm")
        for number, (method, path) in enumerate(CALLS):
            headers = {"X-Admin-Key": (KEY[:-1], KEY + " x", KEY.upper(), "")[number]}
            answer = await thief.http.request(method, f"{path}?key={KEY}", headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "not_admin")
        assert (await Admin(kept).look()).version == __version__

    run(test())


def test_wrong_keys_are_counted_and_then_even_the_right_one_waits(kept: Server) -> None:
    async def test() -> None:
        tried = [(await Admin(kept, f"wrong {n}").http.get("/api/admin")).status_code for n in range(8)]
        assert tried == [403] * 5 + [429] * 3
        assert (await Admin(kept).http.get("/api/admin")).status_code == 429

    run(test())


@pytest.mark.parametrize("key", ["short", "ключ из шестнадцати букв"])
def test_a_weak_key_is_refused_at_the_start(key: str) -> None:
    with pytest.raises(ValueError, match="ADMIN_KEY"):
        Config(admin_key=key)


def test_the_list_says_what_goes_on(kept: Server) -> None:
    async def test() -> None:
        admin, host = Admin(kept), Browser(kept)
        table = (await host.open("mmr"))["id"]
        waiting = (await host.open("moo", started=False, setup={"players": 3, "boxes": ["base", "ix"]}))["id"]
        seats = [await host.connect(table, n) for n in range(2)]
        while seats[0].game["view"]["round"] < 2:
            await play_on(seats, random.Random(seats[0].n), 5)
        await seats[1].close()
        while (await admin.table(table)).seats[1].online:
            await asyncio.sleep(0.05)
        seen = await admin.look()
        assert (seen.rules, seen.database) == (RULES_VERSION, "sqlite")
        assert seen.storage >= (kept.folder / "landsraad.db").stat().st_size
        assert {one.id for one in seen.tables} == {table, waiting}
        one = await admin.table(table)
        assert (one.phase, one.boxes, one.round) == ("playing", ["base"], 2)
        assert one.moves >= seats[0].n
        assert one.size > 1000
        assert [(seat.name, seat.kind, seat.online) for seat in one.seats][:2] == [
            ("Alia", "human", True),
            ("Alia", "human", False),
        ]
        assert one.seats[2].kind == "bot"
        other = await admin.table(waiting)
        assert (other.phase, other.boxes, other.round, other.moves) == ("lobby", ["base", "ix"], 0, 0)
        assert [seat.kind for seat in other.seats] == ["human", "open", "open"]

    run(test())


def test_a_seat_is_vacated_and_a_table_deleted(kept: Server) -> None:
    async def test() -> None:
        admin, host = Admin(kept), Browser(kept)
        table, other = (await host.open("mmm"))["id"], (await host.open("mmm"))["id"]
        seats = [await host.connect(table, n) for n in range(3)]
        apart = await host.connect(other, 0)
        await play_on(seats, random.Random(1), 15)
        assert (await seats[0].ask("chat", text="hello"))["type"] == "ack"
        lobby = await admin.call("DELETE", f"/api/admin/tables/{table}/seats/1")
        assert lobby["seats"][1]["kind"] == "open"
        await closed_with(seats[1], 4000)
        await admin.call("DELETE", f"/api/admin/tables/{table}/seats/7", status=404)
        answer = await admin.http.delete(f"/api/admin/tables/{table}")
        assert answer.status_code == 204
        for seat in (seats[0], seats[2]):
            await closed_with(seat, 4404)
        assert (await admin.call("DELETE", f"/api/admin/tables/{table}", status=404))["error"] == "no_such_table"
        await host.call("GET", f"/api/tables/{table}", status=404)
        assert [one.id for one in (await admin.look()).tables] == [other]
        assert (await apart.ask("chat", text="still here"))["type"] == "ack"
        with contextlib.closing(sqlite3.connect(kept.folder / "landsraad.db")) as database:
            for name in ("seats", "entries", "snapshots", "chat"):
                found = database.execute(f"SELECT DISTINCT table_id FROM {name}").fetchall()
                assert (table,) not in found

    run(test())


def test_a_game_that_is_deleted_is_replayed_no_more(kept: Server) -> None:
    async def test() -> None:
        admin, host = Admin(kept), Browser(kept)
        game = (await host.open("mmm"))["id"]
        await play_on([await host.connect(game, n) for n in range(3)], random.Random(3))
        await host.call("GET", f"/api/games/{game}/replay")
        assert (await admin.http.delete(f"/api/admin/tables/{game}")).status_code == 204
        for call in ("replay", "report"):
            refused = await host.call("GET", f"/api/games/{game}/{call}", status=404)
            assert refused["error"] == "no_such_game"

    run(test())


def test_statistics_tell_people_and_opponents_apart(kept: Server) -> None:
    """As one page; a game more counts, one that is deleted does not."""

    async def test() -> None:
        admin, host = Admin(kept, patience=60), Browser(kept)  # the first page loads what draws it
        refused = await admin.call("GET", "/api/admin/statistics/en", status=409)
        assert refused["error"] == "no_games"
        assert (await Admin(kept, "wrong").http.get("/api/admin/statistics/en")).status_code == 403
        assert (await admin.call("GET", "/api/admin/statistics/xx", status=404))["error"] == "no_such_language"
        games = []
        for number, seats in enumerate(("mrr", "mmr")):
            games.append((await host.open(seats))["id"])
            people = [await host.connect(games[-1], n) for n in range(seats.count("m"))]
            await play_on(people, random.Random(number))
            page = await admin.http.get("/api/admin/statistics/en")
            assert page.status_code == 200
            assert page.headers["content-disposition"] == 'attachment; filename="landsraad-statistics.html"'
            assert seats_in(page.text) == [("People", number * 2 + 1), ("Opponents", 2 + number)]
        assert (await admin.http.get("/api/admin/statistics/en")).text == page.text
        assert (await admin.http.delete(f"/api/admin/tables/{games[0]}")).status_code == 204
        page = await admin.http.get("/api/admin/statistics/en")
        assert seats_in(page.text) == [("People", 2), ("Opponents", 1)]

    run(test(), patience=120)


def seats_in(page: str) -> list[tuple[str, int]]:
    """The names of the sets of a page, and how many seats were counted."""
    found = re.findall(r'<div class="set"><h2>([^<]*)</h2>.*?seats counted</dt><dd>(\d+)</dd>', page)
    return [(name, int(seats)) for name, seats in found]


def test_without_the_lab_statistics_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "find_spec", lambda name: None)
    kept: Any = None  # neither the storage nor the replays are asked
    with pytest.raises(Refused, match=r"pip install 'landsraad\[lab\]'") as refused:
        asyncio.run(statistics.Statistics(kept, kept).page("en"))
    assert refused.value.code == "no_lab"


def test_a_backup_is_whole_while_people_play_on(kept: Server, folder: Path) -> None:
    async def test() -> None:
        admin, host = Admin(kept), Browser(kept)
        table = (await host.open("mmm"))["id"]
        seats = [await host.connect(table, n) for n in range(3)]
        await play_on(seats, random.Random(1), 30)
        known = seats[0].n
        playing = asyncio.create_task(play_on(seats, random.Random(2), 60))
        answer = await admin.http.get("/api/admin/backup")
        await playing
        assert answer.status_code == 200
        assert answer.headers["content-disposition"].startswith('attachment; filename="landsraad-')
        copy = folder / "copy.db"
        copy.write_bytes(answer.content)
        with contextlib.closing(sqlite3.connect(copy)) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            numbers = [row[0] for row in database.execute("SELECT n FROM entries ORDER BY n")]
            assert len(numbers) >= known
            assert numbers == list(range(len(numbers)))
            assert database.execute("SELECT id FROM tables").fetchall() == [(table,)]

    run(test())


def test_d_15_a_backup_that_is_broken_off_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    temporary = folder / "temporary"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    server = Server(folder, ADMIN_KEY=KEY).start()

    async def test() -> None:
        admin, host = Admin(server), Browser(server)
        table = (await host.open("mmm"))["id"]
        with contextlib.closing(sqlite3.connect(folder / "landsraad.db")) as database, database:
            for _ in range(20):  # more than the system keeps for a client that reads nothing
                database.execute(
                    "INSERT INTO chat (table_id, name, text, at) VALUES (?, 'x', ?, 0)", (table, "x" * 1_000_000)
                )
        for pieces in (0, 1, 3):
            async with admin.http.stream("GET", "/api/admin/backup") as answer:
                parts = answer.aiter_raw()
                for _ in range(pieces):
                    await anext(parts)
            assert answer.status_code == 200
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"GET /api/admin/backup HTTP/1.1\r\nHost: x\r\nX-Admin-Key: {KEY}\r\n\r\n".encode())
        await reader.readline()
        assert list(temporary.glob("landsraad-*")) == []
        server.kill()
        writer.close()
        assert list(temporary.glob("landsraad-*")) == []

    try:
        run(test())
    finally:
        server.stop()


def test_with_two_workers_each_knows_who_is_at_the_tables_of_the_other(
    folder: Path, redis: RedisServer, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANDSRAAD_ADMIN_KEY", KEY)
    one, two = two_workers(folder, redis, postgres.new_database())

    async def test() -> None:
        host, admin = Browser(two), Admin(one)
        table = (await host.open("mmm"))["id"]
        connection: Any = await host.connect(table, 1)
        seen = await admin.table(table)
        assert [seat.online for seat in seen.seats] == [False, True, False]
        overview = await admin.look()
        assert overview.database == "postgresql"
        assert overview.storage > 0
        refused = await admin.call("GET", "/api/admin/backup", status=409)
        assert refused["error"] == "no_backup"
        assert "pg_dump" in refused["detail"]
        assert (await admin.http.delete(f"/api/admin/tables/{table}")).status_code == 204
        await closed_with(connection, 4404)
        await host.call("GET", f"/api/tables/{table}", status=404)

    try:
        run(test())
    finally:
        one.stop()
        two.stop()
