"""The tables that live here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from landsraad.table.going_on import go_on
from landsraad.table.loading import load_table
from landsraad.table.opponents import Opponents
from landsraad.table.refusals import Refused
from landsraad.table.storage import Storage
from landsraad.table.table import Table


class Tables:
    """The tables that live in this process, by id.

    held       with several workers: does this one hold a table?
    follow_up  what is done after each change of a table
    """

    def __init__(self, storage: Storage, opponents: Opponents, follow_up: Callable[[Table], None] = go_on) -> None:
        self.storage = storage
        self.opponents = opponents
        self.here: dict[str, Table] = {}
        self.held: Callable[[str], bool] | None = None
        self._follow_up = follow_up
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def get(self, id: str) -> Table:
        """A table, loaded when it is not here. Raises Refused where there is none."""
        table = self.here.get(id)
        if table is not None and not table.journal.lost:
            table.touched = time.monotonic()
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
        try:
            found = await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)
        if found is None:
            raise Refused("no_such_table", f"there is no table {id}")
        return found

    async def _load(self, id: str) -> Table | None:
        self.drop(id)
        if self.held is not None and not self.held(id):
            raise Refused("unavailable", "the table has moved; try again")
        table = await load_table(id, self.storage, self.opponents)
        if table is not None:
            self.add(table)
        return table

    def add(self, table: Table) -> None:
        """A table begins to live here."""
        table.follow_up = self._follow_up
        if self.held is not None:
            table.journal.held = partial(self.held, table.id)
        self.here[table.id] = table
        self._follow_up(table)

    def drop(self, id: str) -> None:
        """A table leaves the memory; who looks at it must come back."""
        table = self.here.pop(id, None)
        if table is not None:
            table.leave_memory()

    def drop_idle(self, idle: float) -> None:
        """Let tables go that nobody has looked at for a while, unless something goes on that only the memory knows."""
        now = time.monotonic()
        for table in list(self.here.values()):
            if table.idle and now - table.touched > idle:
                self.drop(table.id)

    def online(self, id: str) -> list[bool]:
        """By seat, who is at a table; empty where it is not here. It is not loaded for that."""
        table = self.here.get(id)
        online: list[bool] = [] if table is None else table.presence()["online"]
        return online
