"""Where a table lives, and how to reach it: in this worker (Alone), or in one of several (cluster.py)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from landsraad.table.commands import perform
from landsraad.table.deeds import Deed, Who
from landsraad.table.feed import Feed, attach
from landsraad.table.tables import Tables


class Router(ABC):
    """The way to all tables."""

    @abstractmethod
    async def start(self) -> None:
        """Begin to work."""

    @abstractmethod
    async def stop(self) -> None:
        """Let everything go."""

    @abstractmethod
    async def call(self, table: str, who: Who, deed: Deed) -> dict[str, Any]:
        """Carry something out where the table lives; its lobby. Raises Refused."""

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


class Alone(Router):
    """The only worker: every table lives here."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        for id in list(self._tables.here):
            self._tables.drop(id)

    async def call(self, table: str, who: Who, deed: Deed) -> dict[str, Any]:
        return await perform(self._tables, table, who, deed)

    async def attach(self, table: str, who: Who) -> Feed:
        return await attach(self._tables, table, who)

    async def online(self, table: str) -> list[bool]:
        return self._tables.online(table)

    async def wake(self, table: str) -> None:
        await self._tables.get(table)
