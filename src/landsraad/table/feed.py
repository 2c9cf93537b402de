"""How messages leave a table, and how commands come to it.

Whoever carries them, a socket or a worker of a browser, uses a feed. Messages are fetched when the connection can take
them, so that nothing waits in line for one that is slow.
"""

from __future__ import annotations

from typing import Protocol

from landsraad.table.commands import perform
from landsraad.table.deeds import Deed, Who
from landsraad.table.live import SPECTATOR
from landsraad.table.message import Message
from landsraad.table.refusals import Refused
from landsraad.table.table import Table
from landsraad.table.tables import Tables
from landsraad.table.viewers import Viewer


class Feed(Protocol):
    """A connection's way to its table."""

    async def next(self) -> list[Message]:
        """Waits for messages; an empty list when the connection is to be closed."""

    @property
    def closed(self) -> int:
        """The code with which the connection is to be closed; 0 while it is open."""

    async def command(self, command: Deed) -> None:
        """Carry out a command. Raises Refused."""

    def resync(self) -> None:
        """Everything anew."""

    def post(self, message: Message) -> None:
        """Put an answer among the messages."""

    async def detach(self) -> None:
        """The connection has ended."""


def join(table: Table, who: Who) -> Viewer:
    """A viewer of a table. Raises Refused where the seat is not theirs or watching is not allowed."""
    if who.seat == SPECTATOR:
        if table.options.spectators == "no" and not table.seats.knows(who.holder):
            raise Refused("no_spectators", "this table has no spectators")
    elif table.seats.at(who.seat).holder != who.holder or not who.holder:
        raise Refused("not_your_seat", f"seat {who.seat} is not yours")
    viewer = Viewer(table, who.seat, who.holder)
    table.audience.enter(viewer)
    return viewer


class LocalFeed:
    """A connection to a table that lives here."""

    def __init__(self, tables: Tables, viewer: Viewer, who: Who) -> None:
        self._tables = tables
        self._viewer = viewer
        self._who = who

    async def next(self) -> list[Message]:
        """Waits for messages; an empty list when the connection is to be closed."""
        return await self._viewer.next()

    @property
    def closed(self) -> int:
        """The code with which the connection is to be closed; 0 while it is open."""
        return self._viewer.closed

    async def command(self, command: Deed) -> None:
        """Carry out a command. Raises Refused."""
        await perform(self._tables, self._viewer.table.id, self._who, command)

    def resync(self) -> None:
        """Everything anew."""
        self._viewer.owe_whole()

    def post(self, message: Message) -> None:
        """Put an answer among the messages."""
        self._viewer.post(message)

    async def detach(self) -> None:
        """The connection has ended."""
        self._viewer.table.audience.leave(self._viewer)


async def attach(tables: Tables, id: str, who: Who) -> LocalFeed:
    """Look at a table that lives here. Raises Refused."""
    return LocalFeed(tables, join(await tables.get(id), who), who)
