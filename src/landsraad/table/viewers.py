"""One who looks at a table, and what is owed to them.

Nothing is queued for a viewer but answers and a few lines of chat: of the table only "something changed" is kept, and
what is sent is made when the connection can take it. So a slow connection costs nothing and holds up nobody.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from landsraad.table import showing
from landsraad.table.live import LOG_AT_ONCE, SPECTATOR
from landsraad.table.loglines import Line
from landsraad.table.message import Message, Shared

if TYPE_CHECKING:
    from landsraad.table.table import Table

OUTBOX: Final = 200  # answers that may wait
CHAT_WAITING: Final = 50  # lines of chat that may wait one by one


class Viewer:
    """A connection to a table.

    seat     whose eyes; -1 for a spectator
    holder   the hash of the browser's secret, empty without one
    closed   the code with which the connection is to be closed, 0 while it is open
    """

    def __init__(self, table: Table, seat: int, holder: str) -> None:
        self.table = table
        self.seat = seat
        self.holder = holder
        self.closed = 0
        self._whole = True
        self._game = False
        self._lobby = False
        self._presence = False
        self._outbox: deque[Message] = deque()
        self._chat: list[Message] = []
        self._lobby_sent: Message | None = None
        self._log: list[Line] | None = None
        self.log_sent = 0
        self._wake = asyncio.Event()
        self._wake.set()

    # --- What is owed -------------------------------------------------------------------------------------------------

    def owe_whole(self) -> None:
        """A whole `table` message."""
        self._whole = True
        self._wake.set()

    def owe_game(self) -> None:
        """A `table` message with what is new in the log."""
        self._game = True
        self._wake.set()

    def owe_lobby(self) -> None:
        """A `lobby` message."""
        self._lobby = True
        self._wake.set()

    def owe_presence(self) -> None:
        """A `presence` message."""
        self._presence = True
        self._wake.set()

    def post(self, message: Message) -> None:
        """A message that must arrive: an answer."""
        if len(self._outbox) >= OUTBOX:
            self.close(1013)
            return
        self._outbox.append(message)
        self._wake.set()

    def say(self, message: Message) -> None:
        """A line of chat. Who cannot keep up gets the whole table, with what was said last, when they can."""
        if len(self._chat) >= CHAT_WAITING:
            self._chat.clear()
            self._whole = True
        elif not self._whole:
            self._chat.append(message)
        self._wake.set()

    def close(self, code: int) -> None:
        """The connection is to be closed."""
        self.closed = self.closed or code
        self._wake.set()

    # --- Sending ------------------------------------------------------------------------------------------------------

    async def next(self) -> list[Message]:
        """Waits until something is owed; the messages, without `seq`. Empty when the connection is to be closed."""
        await self._wake.wait()
        self._wake.clear()
        if self.closed:
            self._wake.set()
            return []
        messages: list[Message] = []
        if self._whole:
            self._chat.clear()
        if self._whole or self._game:
            messages.append(self._table_message(self._whole))
            self._whole = self._game = self._lobby = self._presence = False
        if self._lobby:
            self._lobby = self._presence = False
            self._lobby_sent = showing.lobby(self.table, self.holder, self.seat)
            messages.append({"type": "lobby", "lobby": self._lobby_sent})
        if self._presence:
            self._presence = False
            messages.append({"type": "presence", **self.table.presence()})
        messages += self._chat
        self._chat.clear()
        messages += self._outbox
        self._outbox.clear()
        return messages

    def _table_message(self, whole: bool) -> Message:
        game, log = self._seen()
        if whole:
            self.log_sent = max(0, len(log) - LOG_AT_ONCE)
            self._lobby_sent = None
        start = min(self.log_sent, len(log))
        self.log_sent = len(log)
        message: Message = {"type": "table", "lobby": self._new_lobby(), "game": game}
        message["log"] = None if game is None else {"from": start, "lines": log[start:]}
        if whole:
            message["chat"] = list(self.table.chat.lines)
        return message

    def _new_lobby(self) -> Message | None:
        """The lobby; None where it is as it was sent last."""
        lobby = showing.lobby(self.table, self.holder, self.seat)
        if lobby == self._lobby_sent:
            return None
        self._lobby_sent = lobby
        return lobby

    def _seen(self) -> tuple[Shared | None, list[Line]]:
        live = self.table.live
        if live is None:
            return None, []
        if self.seat != SPECTATOR or self.table.options.spectators != "delayed" or live.game.over:
            self._log = None
            return showing.game(self.table, self.seat), live.logs[self.seat + 1]
        game, log = self.table.delayed.seen(self.table.options.spectator_delay)
        self.log_sent = min(self.log_sent, _common(self._log or [], log))
        self._log = log
        return game, log


def _common(old: list[Line], new: list[Line]) -> int:
    """How many lines are the same from the beginning on."""
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if one is not other:
            return number
    return min(len(old), len(new))
