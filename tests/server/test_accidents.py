"""Accidents while people play: afterwards no acknowledged move is missing, and none is there twice.

Each accident happens fifty times in the tests marked soak; a server and a worker are killed a few times in the ordinary
ones, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import redis.asyncio
import websockets

from landsraad.server.config import Config
from landsraad.server.storage import Storage
from tests.server.databases import Postgres, RedisServer
from tests.server.support import Browser, Connection, Server, run

MANY: Final = pytest.param(50, id="many", marks=[pytest.mark.soak, pytest.mark.timeout(0)])
TIMES: Final = [pytest.param(2, id="few"), MANY]
TABLES: Final = 3
SOON: Final = 30  # seconds, on a machine however busy
BACK: Final = "back"  # what a player did who took back
GONE: Final = (OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError)


@dataclass
class Ledger:
    """What the people of a table know of its journal, by the number of the entry.

    acknowledged  what the server has confirmed; unanswered: what may have been stored or not
    """

    table: str
    acknowledged: dict[int, str] = field(default_factory=dict)
    unanswered: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))

    async def tell(self, asked: Connection, deed: str) -> bool:
        """Do something, and keep what the server says to it; False where it cannot say."""
        n = asked.n
        self.unanswered[n].append(deed)
        answer = await (asked.ask("undo", decision=n) if deed == BACK else asked.act(deed))
        self.note(n, deed, answer)
        return answer.get("code") != "unavailable"

    def note(self, n: int, deed: str, answer: dict[str, Any]) -> None:
        """An answer has come."""
        if answer["type"] == "ack":
            assert n not in self.acknowledged, f"two answers to decision {n} were acknowledged"
            self.acknowledged[n] = deed
        if answer.get("code") != "unavailable":
            self.unanswered[n].remove(deed)

    def check(self, entries: list[dict[str, Any]]) -> None:
        """The journal holds all that was acknowledged, once, and nothing that nobody did."""
        stored = [BACK if entry["back"] else entry["action"] for entry in entries]
        assert [entry["n"] for entry in entries] == list(range(len(entries)))
        for n, deed in self.acknowledged.items():
            assert n < len(stored), f"entry {n} is missing: {deed}"
            assert stored[n] == deed
        for n, deed in enumerate(stored):
            assert self.acknowledged.get(n) == deed or deed in self.unanswered[n]


class People:
    """Who plays at one table after another, through whichever server answers."""

    def __init__(self, servers: list[Server], number: int) -> None:
        self.servers = servers
        self.chance = random.Random(number)
        self.cookie = ""
        self.done = False  # a cancellation may be lost in what a broken connection raises
        self.ledgers: list[Ledger] = []
        self.task = asyncio.create_task(self._play())

    @property
    def acknowledged(self) -> int:
        """How much has been acknowledged to them."""
        return sum(len(ledger.acknowledged) for ledger in self.ledgers)

    def at(self, server: Server) -> Browser:
        """The same people, at a server. They give up soon: it may stand still."""
        browser = Browser(server, patience=6)
        if self.cookie:
            browser.http.cookies.set("landsraad_player", self.cookie, domain="127.0.0.1")
        return browser

    async def progress(self, more: int) -> None:
        """Wait until so much more has been acknowledged to them."""
        wanted = self.acknowledged + more
        while self.acknowledged < wanted:
            if self.task.done():
                self.task.result()
            await asyncio.sleep(0.01)

    async def _play(self) -> None:
        server: Server | None = None
        while not self.done:
            server = self.chance.choice([one for one in self.servers if one is not server] or self.servers)
            browser = self.at(server)
            with contextlib.suppress(*GONE):
                if not self.ledgers or await self._play_at(browser, self.ledgers[-1]):
                    self.ledgers.append(Ledger(await self._new_table(browser)))
            await browser.close()
            await asyncio.sleep(0.02)

    async def _new_table(self, browser: Browser) -> str:
        answer = await browser.http.post("/api/tables", json={"seats": [{"kind": "me"}] * 3, "setup": {"players": 3}})
        table = answer.raise_for_status().json()["id"]
        self.cookie = self.cookie or browser.cookie
        (await browser.http.post(f"/api/tables/{table}/start")).raise_for_status()
        return str(table)

    async def _play_at(self, browser: Browser, ledger: Ledger) -> bool:
        """Play for all three seats until the server is gone (False) or the game over (True)."""
        seats: list[Connection] = []
        try:
            for n in range(3):
                seats.append(await browser.connect(ledger.table, n))
            n = 0
            while not seats[0].over:
                asked = seats[seats[0].game["decision"]["seat"]]
                await asked.be_asked(max(n, seats[0].n))
                back = asked.game["undo"]["allowed"] and self.chance.random() < 0.3
                if not await ledger.tell(asked, BACK if back else self.chance.choice(asked.options)):
                    return False
                n = max(ledger.acknowledged, default=-1) + 1
                await seats[0].reach(n)
            return True
        finally:
            for seat in seats:
                await seat.close()


@contextlib.asynccontextmanager
async def playing(servers: list[Server]) -> AsyncIterator[list[People]]:
    """People at several tables."""
    people = [People(servers, number) for number in range(TABLES)]
    try:
        yield people
    finally:
        for one in people:
            one.done = True
            one.task.cancel()
        await asyncio.gather(*(one.task for one in people), return_exceptions=True)


async def everybody_goes_on(people: list[People], more: int = 2) -> None:
    """Something is acknowledged to everybody."""
    await asyncio.gather(*(one.progress(more) for one in people))


async def check(people: list[People], servers: list[Server], database: str) -> tuple[int, int]:
    """Compare what people know with what is stored, and with what each server shows; how much that is."""
    storage = Storage(Config(database=database).database_url)
    try:
        for one in people:
            for ledger in one.ledgers:
                entries = await storage.entries(ledger.table)
                ledger.check(entries)
                for server in servers:
                    await _come_to_show(one.at(server), ledger.table, len(entries))
    finally:
        await storage.engine.dispose()
    doubtful = sum(len(deeds) for one in people for ledger in one.ledgers for deeds in ledger.unanswered.values())
    return sum(one.acknowledged for one in people), doubtful


async def _come_to_show(browser: Browser, table: str, number: int) -> None:
    """A server shows a table after so many entries: not more, and soon not less.

    It may be about to tell of what it has just stored, or ask to come back because the table has just moved.
    """
    async with asyncio.timeout(SOON):
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with browser.at(table, 0) as seat:
                    await seat.reach(number)
                    assert seat.n == number
                    return
            await asyncio.sleep(0.1)


def report(name: str, times: int, found: tuple[int, int]) -> None:
    """Say how much was played (shown with `-s`)."""
    print(f"\n{name}: {times} accidents, {found[0]} acknowledged, {found[1]} without an answer")


# --- The accidents ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_d_1_a_server_is_killed(folder: Path, request: pytest.FixtureRequest, kind: str, times: int) -> None:
    database = f"sqlite:///{folder / 'landsraad.db'}"
    if kind == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
    server = Server(folder, DATABASE=database).start()

    async def test() -> None:
        async with playing([server]) as people:
            for _ in range(times):
                await everybody_goes_on(people)
                server.kill()
                await asyncio.to_thread(server.start)
            await everybody_goes_on(people)
        report(f"kill -9, {kind}", times, await check(people, [server], database))

    _run(test(), [server], times)


@pytest.mark.parametrize("times", [MANY])
def test_d_1_a_second_server_is_refused_and_takes_over_when_the_first_one_dies(folder: Path, times: int) -> None:
    """Two servers on one SQLite file, again and again: the second one says what to do."""
    database = f"sqlite:///{folder / 'landsraad.db'}"
    for name in ("one", "two"):
        (folder / name).mkdir()
    servers = [Server(folder / name, DATABASE=database, SECRET="shared") for name in ("one", "two")]
    servers[0].start()

    async def test() -> None:
        first, second = servers
        async with playing(servers) as people:
            for _ in range(times):
                await everybody_goes_on(people)
                said = await asyncio.to_thread(_refused, second)
                assert "landsraad.db is in use by another server" in said
                assert "LANDSRAAD_DATA" in said
                assert "Traceback" not in said
                await everybody_goes_on(people)
                first.kill()
                await asyncio.to_thread(second.start)
                first, second = second, first
            await everybody_goes_on(people)
        report("second server on one file", times, await check(people, [first], database))

    _run(test(), servers, times)


def _refused(server: Server) -> str:
    """What a server says that does not start."""
    ended = subprocess.run(server.command, env=server.environment, capture_output=True, text=True, timeout=60)
    assert ended.returncode != 0
    return ended.stderr


@pytest.mark.parametrize("times", [MANY])
def test_d_1_redis_is_emptied(folder: Path, redis: RedisServer, postgres: Postgres, times: int) -> None:
    async def accident(servers: list[Server], people: list[People], number: int) -> None:
        client = _client(redis)
        await client.flushall()
        await client.aclose()

    _with_workers(folder, redis, postgres.new_database(), "emptied Redis", times, accident)


@pytest.mark.parametrize("times", [MANY])
def test_d_1_a_worker_stands_still(folder: Path, redis: RedisServer, postgres: Postgres, times: int) -> None:
    """It stands still until the others have gone on with all tables. Then it finds what people told it meanwhile."""

    async def accident(servers: list[Server], people: list[People], number: int) -> None:
        frozen = servers[number % len(servers)]
        late = [seat for one in people for seat in await _connected(one, frozen)]
        frozen.freeze(True)
        for ledger, seat in late:
            for deed in (BACK, *seat.options[:1]):
                ledger.unanswered[seat.n].append(deed)
                fields = {} if deed == BACK else {"actions": [deed]}
                _ = await seat.send("undo" if deed == BACK else "act", decision=seat.n, **fields)
        await everybody_goes_on(people, 3)
        frozen.freeze(False)
        for ledger, seat in late:
            await _hear(ledger, seat)

    _with_workers(folder, redis, postgres.new_database(), "worker that stood still", times, accident)


async def _connected(people: People, server: Server) -> list[tuple[Ledger, Connection]]:
    """The seat that is asked at the present table, seen through one server; none where the table is just moving."""
    browser, ledger = people.at(server), people.ledgers[-1]
    found = []
    with contextlib.suppress(*GONE):
        for n in range(3):
            seat = await browser.connect(ledger.table, n)
            if seat.options:
                found.append((ledger, seat))
    return found


async def _hear(ledger: Ledger, seat: Connection) -> None:
    """What a server says to the deeds that it had not read."""
    sent = seat.n
    deeds = [BACK, *seat.options[:1]]
    with contextlib.suppress(*GONE):
        for number, deed in enumerate(deeds, start=1):
            ledger.note(sent, deed, await seat.answer(number))
    await seat.close()


@pytest.mark.parametrize("times", TIMES)
def test_d_1_a_worker_is_killed(folder: Path, redis: RedisServer, postgres: Postgres, times: int) -> None:
    async def accident(servers: list[Server], people: list[People], number: int) -> None:
        server = servers[number % len(servers)]
        server.kill()
        await everybody_goes_on(people)
        await asyncio.to_thread(server.start)

    _with_workers(folder, redis, postgres.new_database(), "killed worker", times, accident)


Accident = Callable[[list[Server], list[People], int], Awaitable[None]]


def _with_workers(folder: Path, redis: RedisServer, database: str, name: str, times: int, accident: Accident) -> None:
    """Three workers with short leases, and what happens to them while people play."""
    settings = {"REDIS": redis.url, "SECRET": "shared", "LEASE": "3", "DATABASE": database}
    for worker in ("one", "two", "three"):
        (folder / worker).mkdir()
    servers = [Server(folder / worker, 1, **settings).start() for worker in ("one", "two", "three")]

    async def test() -> None:
        async with playing(servers) as people:
            await everybody_goes_on(people)
            for number in range(times):
                await accident(servers, people, number)
                await everybody_goes_on(people)
        report(name, times, await check(people, servers, database))

    _run(test(), servers, times)


def _client(server: RedisServer) -> redis.asyncio.Redis:
    return redis.asyncio.Redis.from_url(server.url)


def _run(test: Awaitable[None], servers: list[Server], times: int) -> None:
    try:
        run(test, 100 + 60 * times)
    finally:
        for server in servers:
            server.stop()
