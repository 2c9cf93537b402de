"""What a table needs of whatever keeps it, as plain rows: names and numbers, texts, and JSON as text.

A row of an entry, a snapshot, a seat, a note or a line of chat says nothing of its table: the write that holds it does.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any, Protocol

from landsraad.table.entries import Taken

Row = dict[str, Any]


class Conflict(Exception):
    """The storage holds something else than the writer believed: somebody else has gone on with the table."""


@dataclass(repr=False)  # it holds secrets
class Write:
    """What one command changes, all or nothing.

    version   the table's before it, as the writer knows it
    by        whose move it is: `human`, `bot` or `clock`; empty for everything else
    changes   of the table's own row
    snapshots each takes the place of the one before, seats: each that of the one with its number
    offers    of seats to other devices, one a seat; used: such that are used up, each must still be there
    """

    table: str
    version: int = 0
    by: str = ""
    changes: Row = field(default_factory=dict)
    entries: list[Row] = field(default_factory=list)
    snapshots: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    chat: list[Row] = field(default_factory=list)
    notes: list[Row] = field(default_factory=list)
    offers: list[Row] = field(default_factory=list)
    used: list[Row] = field(default_factory=list)


@dataclass(repr=False)  # it holds secrets
class Stored:
    """All that is kept of a table: its row, and the rows that belong to it, in order. `chat`: the last lines."""

    version: int
    table: Row
    seats: list[Row]
    entries: list[Row]
    snapshot: Row | None
    notes: list[Row]
    chat: list[Row]


class Storage(Protocol):
    """Keeps tables. Whatever it raises, what was to be written is not there."""

    def new_id(self) -> str:
        """An id for a new table: it cannot be guessed, and says where the table is kept."""

    async def create(self, table: Row, seats: list[Row]) -> None:
        """Keep a new table with its seats."""

    async def claim(self, table: str, chat: int) -> Stored | None:
        """Take a table over: who knows an earlier version of it writes nothing more. None where there is none.

        chat  how many lines are wanted at most
        """

    async def write(self, write: Write) -> None:
        """Returns when it is kept, under the next version. Raises Conflict where the table has another version."""

    async def offered_seat(self, table: str, seat: int) -> Row | None:
        """The offer of a seat to another device."""


def action_row(one: Taken) -> Row:
    """An action as an entry of the journal."""
    return {"n": one.n, "seat": one.seat, "action": one.action, "back": 0, "spent": one.spent, "at": one.at}


def back_row(n: int, seat: int, back: int) -> Row:
    """The entry number `n` of the journal: a seat takes so many actions back."""
    return {"n": n, "seat": seat, "action": "", "back": back, "spent": 0, "at": time.time()}


def as_text(data: Any) -> str:
    """JSON data as it is kept."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
