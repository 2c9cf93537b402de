"""What the worker of a page asks and is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from landsraad.browser.api import HOLDER, Api
from landsraad.browser.errors import refusal_of
from landsraad.browser.line import Line
from landsraad.browser.opponents import Opponents
from landsraad.browser.storage import Storage, Store
from landsraad.browser.wire import encode
from landsraad.calls.status import closing_code, status_of
from landsraad.table.deeds import Who
from landsraad.table.tables import Tables

IDLE: Final = 600.0  # seconds that a table at which nobody looks stays in memory
GONE: Final = 1013  # closes a connection that is none any more: come back


class Host:
    """The host of a browser. Nothing that it is asked ends it.

    store    keeps everything (storage.py)
    send     takes each message of a connection: its channel, the text
    closed   hears that a connection has ended by itself: its channel, the code
    """

    def __init__(self, store: Store, send: Callable[[int, str], object], closed: Callable[[int, int], object]) -> None:
        self._storage = Storage(store)
        self._tables = Tables(self._storage, Opponents())
        self._api = Api(self._storage, self._tables)
        self._send = send
        self._closed = closed
        self._lines: dict[int, tuple[Line, asyncio.Task[None]]] = {}

    async def call(self, method: str, path: str, body: str) -> str:
        """Answer a call of the page, a refusal too: `{"status": 200, "body": ...}`."""
        try:
            status, answer = await self._api.answer(method, path, body)
            return encode({"status": status, "body": answer})
        except Exception as error:  # whatever it is: the page is answered
            refused = refusal_of(error)
            return encode({"status": status_of(refused), "body": refused.body()})

    # --- Connections --------------------------------------------------------------------------------------------------

    def open(self, channel: int, table: str, seat: int) -> None:
        """The page looks at a table, with the eyes of a seat; -1: as a spectator."""
        self.leave(channel)
        self._tables.drop_idle(IDLE)
        line = Line(self._tables, table, Who(HOLDER, seat), partial(self._send, channel))
        self._lines[channel] = line, asyncio.get_running_loop().create_task(self._serve(channel, line))

    async def _serve(self, channel: int, line: Line) -> None:
        try:
            code = await line.run()
        except Exception as error:  # whatever it is: the page is told, and comes back where that may help
            code = closing_code(refusal_of(error))
        del self._lines[channel]
        self._closed(channel, code)

    def receive(self, channel: int, text: str) -> None:
        """The page says something. A connection that has ended is closed once more."""
        if channel in self._lines:
            self._lines[channel][0].receive(text)
        else:
            self._closed(channel, GONE)

    def leave(self, channel: int) -> None:
        """The page looks no longer."""
        if channel in self._lines:
            _, serving = self._lines.pop(channel)
            serving.cancel()
