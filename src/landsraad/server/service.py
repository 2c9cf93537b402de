"""The parts of a running server, and what it does by itself from time to time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from fastapi import Request

from landsraad.server.config import Config
from landsraad.server.limits import Count, PerAddress
from landsraad.server.metrics import TABLES
from landsraad.server.opponents import Opponents
from landsraad.server.play import go_on
from landsraad.server.replays import Replays
from landsraad.server.routing import Alone, Router
from landsraad.server.seats import Keeper
from landsraad.server.storage import Storage
from landsraad.server.tables import Tables

ROUND = 2.0  # seconds between looks at clocks and idle tables
log = logging.getLogger(__name__)


def address_of(request: Request) -> str:
    """Where a request comes from (behind a proxy: what the proxy says, see docs/hosting.md)."""
    return request.client.host if request.client else ""


class Service:
    """Everything that a worker is made of."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.keeper = Keeper(config.signing_key())
        self.storage = Storage(config.database_url, config.flush)
        self.opponents = Opponents(config.bot_processes)
        self.tables = Tables(self.storage, self.opponents, go_on)
        self.replays = Replays(self.storage)
        self.router: Router = self._make_router()
        self.connections = Count(config.connections, config.connections_per_address)
        self.new_tables = PerAddress(config.tables_per_hour / 3600, config.tables_per_hour)
        self.uploads = PerAddress(config.uploads_per_hour / 3600, config.uploads_per_hour)
        self.codes = PerAddress(0.5, 30)
        self._rounds: asyncio.Task[None] | None = None

    def _make_router(self) -> Router:
        if not self.config.redis:
            return Alone(self.tables)
        from landsraad.server.cluster import Cluster

        return Cluster(self.tables, self.config.redis, self.config.lease)

    async def start(self) -> None:
        """Open the database and begin to serve."""
        await self.storage.open()
        await self.router.start()
        self._rounds = asyncio.create_task(self._make_rounds(), name="rounds")
        log.info("serving", extra={"database": self.storage.engine.url.render_as_string(hide_password=True)})

    async def stop(self) -> None:
        """Finish what is being written and let everything go."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        await self.router.stop()
        self.opponents.close()
        await self.storage.close()

    async def _make_rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            TABLES.set(len(self.tables.here))
            with contextlib.suppress(Exception):
                for id in await self.storage.due(time.time() - ROUND):
                    if id not in self.tables.here:
                        await self.router.wake(id)
            self.tables.drop_idle(self.config.idle)

    async def problems(self) -> list[str]:
        """What does not work now."""
        found: list[str] = []
        try:
            await asyncio.wait_for(self.storage.check(), 3)
        except Exception as error:  # whatever keeps it from answering is what a host wants to know
            log.warning("the database does not answer: %s", error)
            found.append("database")
        if not await self.router.healthy():
            found.append("redis")
        return found
