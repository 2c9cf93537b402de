"""The parts of a running server, and what it does by itself from time to time."""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
import time
from typing import Final

from fastapi import Request

from landsraad.server.away.caller import Caller
from landsraad.server.config import Config
from landsraad.server.cookies import Keeper
from landsraad.server.errors import OUT_OF_REACH, reason_of
from landsraad.server.hold import Hold, hold_database
from landsraad.server.limits import Count, PerAddress
from landsraad.server.metrics import TABLES
from landsraad.server.opponents import Opponents
from landsraad.server.replays import Replays
from landsraad.server.routing import Alone, Router
from landsraad.server.statistics import Statistics
from landsraad.server.storage import Storage
from landsraad.table.going_on import go_on
from landsraad.table.table import Table
from landsraad.table.tables import Tables
from landsraad.text import LANGUAGES, texts

ROUND: Final = 2.0  # seconds between looks at clocks and idle tables
CHECK: Final = 2.0  # seconds that what was found out about the database and Redis holds
WAYS: Final = 20  # ways to people that one address may name in an hour
LETTERS: Final = 2  # letters that one address may get in an hour from somebody who says that it is theirs
REST: Final = 60.0  # seconds until a table that could not be woken is tried again
log = logging.getLogger(__name__)


def address_of(request: Request) -> str:
    """Where a request comes from (behind a proxy: what the proxy says, see docs/hosting.md)."""
    return request.client.host if request.client else ""


def calm_collector() -> None:
    """Let the garbage collector look at everything but rarely.

    With 800 connections that holds a worker up for a fifth of a second, by Python's own settings every ten seconds, and
    finds nothing: what a move leaves behind has no cycles and goes at once. What is there at the start stays.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)


class Service:
    """Everything that a worker is made of."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.keeper = Keeper(config.signing_key())
        self.storage = Storage(config.database_url, config.flush)
        self.opponents = Opponents(config.bot_processes)
        self.tables = Tables(self.storage, self.opponents, self._table_changed)
        self.replays = Replays(self.storage)
        self.statistics = Statistics(self.storage, self.replays)
        self.router: Router = self._make_router()
        self.caller = Caller(config, self.storage, self.router)
        self.new_ways = PerAddress(WAYS / 3600, WAYS)
        self.letters = PerAddress(LETTERS / 3600, LETTERS)
        self.connections = Count(config.connections, config.connections_per_address)
        self.new_tables = PerAddress(config.tables_per_hour / 3600, config.tables_per_hour)
        self.uploads = PerAddress(config.uploads_per_hour / 3600, config.uploads_per_hour)
        self.dear = PerAddress(config.gets_per_second, config.get_burst)
        self.codes = PerAddress(0.5, 30)
        self.chat = PerAddress(config.chat_per_minute / 60, config.chat_per_minute / 2)
        self.admin_tries = PerAddress(0.05, 5)
        self._checking = asyncio.Lock()
        self._checked = -CHECK
        self._problems: list[str] = []
        self._hold: Hold | None = None
        self._rounds: asyncio.Task[None] | None = None
        self._resting: dict[str, float] = {}  # tables that could not be woken: when to try again

    def _make_router(self) -> Router:
        if not self.config.redis:
            return Alone(self.tables)
        from landsraad.server.cluster import Cluster

        return Cluster(self.tables, self.config.redis, self.config.lease)

    def _table_changed(self, table: Table) -> None:
        """What follows each change of a table: it goes on, and who is away may have to be called."""
        go_on(table)
        self.caller.notice(table)

    async def start(self) -> None:
        """Open the database and begin to serve. Raises DatabaseInUse."""
        self._hold = hold_database(self.config.database_url, shared=bool(self.config.redis))
        await self.storage.open()
        texts(LANGUAGES[0])  # read now: what is asked first should wait for no files
        await self.router.start()
        calm_collector()
        self.caller.start()
        self._rounds = asyncio.create_task(self._make_rounds(), name="rounds")
        log.info("serving", extra={"database": self.storage.engine.url.render_as_string(hide_password=True)})

    async def stop(self) -> None:
        """Finish what is being written and let everything go."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        await self.caller.stop()
        await self.router.stop()
        self.opponents.close()
        self.statistics.close()
        await self.storage.close()
        if self._hold is not None:
            self._hold.release()

    async def _make_rounds(self) -> None:
        while True:
            TABLES.set(len(self.tables.here))
            try:
                await self._wake_due()
            except Exception:  # the next round comes, whatever keeps the database from answering
                log.exception("the tables that are due could not be asked for")
            self.tables.drop_idle(self.config.idle)
            await asyncio.sleep(ROUND)

    async def _wake_due(self) -> None:
        """Load the tables where something is overdue and that live nowhere: their opponents and clocks go on."""
        now = time.monotonic()
        self._resting = {id: until for id, until in self._resting.items() if until > now}
        for id in await self.storage.due(time.time() - ROUND):
            table = self.tables.here.get(id)
            if id in self._resting or (table is not None and not table.journal.lost):
                continue
            try:
                await self.router.wake(id)
            except Exception:  # a table that cannot be loaded must not keep the others asleep
                log.exception("a table could not be woken", extra={"table": id})
                self._resting[id] = now + REST

    async def problems(self) -> list[str]:
        """What does not work now, and why; looked at every few seconds at most, however often it is asked."""
        async with self._checking:
            if time.monotonic() - self._checked > CHECK:
                self._problems = await self._find_problems()
                self._checked = time.monotonic()
        return self._problems

    async def _find_problems(self) -> list[str]:
        found: list[str] = []
        try:
            await self.storage.check()
        except OUT_OF_REACH as error:
            log.warning("the database does not work: %s", reason_of(error))
            found.append(f"database: {error if isinstance(error, sqlite3.Error) else 'it does not answer'}")
        if not await self.router.healthy():
            found.append("redis: it does not answer")
        return found
