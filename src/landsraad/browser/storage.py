"""Where a browser keeps tables and records: a store of JavaScript, with IndexedDB behind it.

Everything crosses the border as JSON text. The ids of what is kept here tell it from what a server keeps.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable
from typing import Any, Final, Protocol

from landsraad.table import ids
from landsraad.table.refusals import Refused
from landsraad.table.storage import Conflict, Row, Stored, Write, as_text

HERE: Final = "here-"  # ids of what is kept in a browser begin with it


class Store(Protocol):
    """What the host needs of JavaScript. A promise settles once its transaction is complete; null stands for nothing.

    What is kept is listed, exported and removed by the page itself, which need not load the engine for that.
    """

    def create(self, text: str, /) -> Awaitable[object]:
        """Keep a new table: `{"table", "seats"}`."""

    def claim(self, id: str, chat: int, /) -> Awaitable[object]:
        """Raise the version of a table; all that is kept of it, with so many lines of chat at most, as `Stored`."""

    def write(self, text: str, /) -> Awaitable[object]:
        """Keep a `Write`, all or nothing. Rejects with `Conflict` where the table has another version."""

    def table(self, id: str, /) -> Awaitable[object]:
        """`{"table", "seats", "entries", "snapshot", "notes"}` of a table."""

    def tables(self, /) -> Awaitable[object]:
        """`{"table", "seats"}` of every table."""

    def put_record(self, id: str, text: str, /) -> Awaitable[object]:
        """Keep a record."""

    def record(self, id: str, /) -> Awaitable[object]:
        """The text of a record."""


class Storage:
    """Keeps tables (landsraad.table.storage.Storage), and the records that somebody has opened. Raises Refused.

    `full`: the browser gives no more room; `unavailable`: it keeps or reads nothing now. Nothing has changed then.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- Tables -------------------------------------------------------------------------------------------------------

    def new_id(self) -> str:
        """An id for a new table or game."""
        return HERE + ids.new_id()

    async def create(self, table: Row, seats: list[Row]) -> None:
        """Keep a new table with its seats."""
        await _settled(self._store.create(as_text({"table": table, "seats": seats})))

    async def claim(self, table: str, chat: int) -> Stored | None:
        """Take a table over: another tab of this browser writes nothing more of it. None where there is none."""
        found = await _read(self._store.claim(table, chat))
        return None if found is None else Stored(**found)

    async def write(self, write: Write) -> None:
        """Returns when it is kept. Raises Conflict where another tab has gone on with the table."""
        await _settled(self._store.write(as_text(vars(write))))

    async def offered_seat(self, table: str, seat: int) -> Row | None:
        """No seat goes from here to another device."""
        return None

    async def table(self, id: str) -> dict[str, Any] | None:
        """`table`, `seats`, `entries`, `snapshot`, `notes` of a table; None where there is none."""
        found: dict[str, Any] | None = await _read(self._store.table(id))
        return found

    async def tables(self) -> list[dict[str, Any]]:
        """`table` and `seats` of each table, the one that changed last first."""
        found: list[dict[str, Any]] = await _read(self._store.tables())
        return sorted(found, key=lambda one: one["table"]["changed"], reverse=True)

    # --- Records ------------------------------------------------------------------------------------------------------

    async def put_record(self, id: str, text: str) -> None:
        """Keep a record that somebody has opened."""
        await _settled(self._store.put_record(id, text))

    async def record(self, id: str) -> str | None:
        """The text of such a record; None where there is none."""
        found = await _settled(self._store.record(id))
        return found if isinstance(found, str) else None


async def _settled(promise: Awaitable[object]) -> object:
    """What a promise brings. Raises Conflict or Refused where it is rejected."""
    try:
        return await promise
    except Exception as error:  # JavaScript rejects with errors of its own; their names say what has happened
        name = getattr(error, "name", "")
        if name == "Conflict":
            raise Conflict("another tab has gone on with the table") from error
        if name == "QuotaExceededError":
            raise Refused("full", "the browser gives no more room") from error
        raise Refused("unavailable", f"the browser does not keep or give back what it should: {error}") from error


async def _read(promise: Awaitable[object]) -> Any:
    """The data of the JSON text that a promise brings; None where it brings none: JavaScript's null is not Python's."""
    text = await _settled(promise)
    return json.loads(text) if isinstance(text, str) else None
