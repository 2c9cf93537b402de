"""Where a table lives, and how to reach it: in this worker (Alone), or in one of several (cluster.py)."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any

from landsraad.server.commands import Who, perform
from landsraad.server.errors import Refused
from landsraad.server.live import SPECTATOR
from landsraad.server.tables import Table, Tables
from landsraad.server.viewers import Viewer


class Feed(ABC):
    """A connection's way to its table."""

    @abstractmethod
    async def next(self) -> list[bytes]:
        """Waits for messages; they come without `seq`. Empty when the connection is to be closed."""

    @property
    @abstractmethod
    def closed(self) -> int:
        """The code with which the connection is to be closed."""

    @abstractmethod
    async def command(self, command: dict[str, Any]) -> None:
        """Carry out a command. Raises Refused."""

    @abstractmethod
    def resync(self) -> None:
        """Everything anew."""

    @abstractmethod
    def post(self, message: bytes) -> None:
        """Put an answer among the messages."""

    @abstractmethod
    async def detach(self) -> None:
        """The connection has ended."""


class Router(ABC):
    """The way to all tables."""

    @abstractmethod
    async def start(self) -> None:
        """Begin to work."""

    @abstractmethod
    async def stop(self) -> None:
        """Let everything go."""

    @abstractmethod
    async def call(self, table: str, operation: str, who: Who, args: dict[str, Any]) -> dict[str, Any]:
        """Carry out an operation where the table lives. Raises Refused."""

    @abstractmethod
    async def attach(self, table: str, who: Who) -> Feed:
        """Look at a table. Raises Refused."""

    async def healthy(self) -> bool:
        """Does what the way leads through answer?"""
        return True

    @abstractmethod
    async def online(self, table: str) -> list[bool]:
        """By seat, who is at a table; empty where it lives nowhere. It is not loaded for that."""

    @abstractmethod
    async def wake(self, table: str) -> None:
        """A table's clock has run out: it must live somewhere."""


def join(table: Table, who: Who) -> Viewer:
    """A viewer of a table. Raises Refused where the seat is not theirs or watching is not allowed."""
    if who.seat == SPECTATOR:
        known = bool(table.seats_of(who.holder)) or bool(who.holder and who.holder == table.host)
        if table.options.spectators == "no" and not known:
            raise Refused("no_spectators", "this table has no spectators")
    elif not 0 <= who.seat < len(table.seats):
        raise Refused("no_such_seat", f"the table has no seat {who.seat}")
    elif not who.holder or table.seats[who.seat].holder != who.holder:
        raise Refused("not_your_seat", f"seat {who.seat} is not yours")
    viewer = Viewer(table, who.seat, who.holder)
    table.viewers.add(viewer)
    table.tell(lambda other: None if other is viewer else other.owe_presence())
    return viewer


def leave(viewer: Viewer) -> None:
    """A viewer goes."""
    viewer.table.viewers.discard(viewer)
    if viewer.holder:
        viewer.table.gone[viewer.holder] = time.monotonic()
    viewer.table.tell(Viewer.owe_presence)


def online_here(tables: Tables, id: str) -> list[bool]:
    """By seat, who is at a table of this worker; empty where it is not here."""
    table = tables.here.get(id)
    online: list[bool] = [] if table is None else table.presence()["online"]
    return online


class LocalFeed(Feed):
    """A connection to a table of this worker."""

    def __init__(self, tables: Tables, viewer: Viewer, who: Who) -> None:
        self._tables = tables
        self._viewer = viewer
        self._who = who

    async def next(self) -> list[bytes]:
        return await self._viewer.next()

    @property
    def closed(self) -> int:
        return self._viewer.closed

    async def command(self, command: dict[str, Any]) -> None:
        await perform(self._tables, self._viewer.table.id, "command", self._who, command)

    def resync(self) -> None:
        self._viewer.owe_whole()

    def post(self, message: bytes) -> None:
        self._viewer.post(message)

    async def detach(self) -> None:
        leave(self._viewer)


class Alone(Router):
    """The only worker: every table lives here."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        for id in list(self._tables.here):
            self._tables.drop(id)

    async def call(self, table: str, operation: str, who: Who, args: dict[str, Any]) -> dict[str, Any]:
        return await perform(self._tables, table, operation, who, args)

    async def attach(self, table: str, who: Who) -> Feed:
        return LocalFeed(self._tables, join(await self._tables.get(table), who), who)

    async def online(self, table: str) -> list[bool]:
        return online_here(self._tables, table)

    async def wake(self, table: str) -> None:
        await self._tables.get(table)
