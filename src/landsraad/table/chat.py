"""What is said at a table."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final

from landsraad.table.bucket import Bucket
from landsraad.table.live import SPECTATOR
from landsraad.table.refusals import Refused
from landsraad.table.storage import Row, Write

if TYPE_CHECKING:
    from landsraad.table.table import Table

CHAT_KEPT: Final = 200


class Chat:
    """The last lines, and how much seats and spectators may still say."""

    def __init__(self) -> None:
        self.lines: deque[dict[str, Any]] = deque(maxlen=CHAT_KEPT)
        self.of_seats = Bucket(5, 60)
        self.of_spectators = Bucket(2, 20)

    def recall(self, rows: list[Row]) -> None:
        """The lines as they were stored."""
        self.lines.extend({name: row[name] for name in ("seat", "name", "text", "at")} for row in rows)

    def allows(self, seat: int) -> bool:
        """May one more line be said now?"""
        return (self.of_spectators if seat == SPECTATOR else self.of_seats).take()


async def say(table: Table, seat: int, text: str) -> None:
    """A line of chat. Raises Refused where too much is said: the line is dropped, and nobody leaves for it."""
    if not table.chat.allows(seat):
        raise Refused("too_fast", "too much is said at this table; this line was not passed on")
    where = None if seat == SPECTATOR else seat
    name = "" if where is None else table.seats[seat].name
    line = {"seat": where, "name": name, "text": text, "at": time.time()}
    await table.store(Write(table.id, chat=[line]))
    table.chat.lines.append(line)
    table.audience.tell(lambda viewer: viewer.say({"type": "chat", "line": line}))
