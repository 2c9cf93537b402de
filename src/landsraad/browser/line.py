"""A connection of the page to a table: commands in, messages out, each side in a task of its own.

It is to the page what the WebSocket of a server is (server/sockets.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from landsraad.browser import asked
from landsraad.browser.errors import refusal_of
from landsraad.browser.wire import encode
from landsraad.table.deeds import Who
from landsraad.table.feed import Feed, attach
from landsraad.table.message import Message
from landsraad.table.refusals import Refused
from landsraad.table.tables import Tables

PING: Final = 4.0  # seconds of silence after which a `ping` says that the worker is alive


class Line:
    """A connection from its opening to its end. `send` takes the text of each message."""

    def __init__(self, tables: Tables, table: str, who: Who, send: Callable[[str], object]) -> None:
        self._tables = tables
        self._table = table
        self._who = who
        self._send = send
        self._heard: asyncio.Queue[str] = asyncio.Queue()

    def receive(self, text: str) -> None:
        """The page says something; it is heard in its turn."""
        self._heard.put_nowait(text)

    async def run(self) -> int:
        """Serve it; the code with which it is closed. Raises Refused where the table cannot be looked at."""
        feed = await attach(self._tables, self._table, self._who)
        listening = asyncio.create_task(self._listen(feed))
        try:
            return await self._speak(feed)
        finally:
            listening.cancel()
            await feed.detach()

    async def _speak(self, feed: Feed) -> int:
        """Send what the feed gives; the code to close with."""
        seq = 0
        while True:
            try:
                async with asyncio.timeout(PING):
                    messages = await feed.next()
            except TimeoutError:
                messages = [{"type": "ping"}]
            if not messages:
                return feed.closed
            for message in messages:
                seq += 1
                self._send(encode({"seq": seq, **message}))

    async def _listen(self, feed: Feed) -> None:
        """Carry out commands, one after the other."""
        while True:
            text = await self._heard.get()
            number = None
            try:
                message = asked.message(text)
                number = asked.command_number(message)
                if message.get("type") == "resync":
                    feed.resync()
                elif message.get("type") != "pong":
                    await feed.command(asked.command(message))
                    feed.post({"type": "ack", "command": number})
            except Exception as error:  # whatever it is: the command is answered, and the connection goes on
                feed.post(_error(number, refusal_of(error)))


def _error(command: int | None, refused: Refused) -> Message:
    body = {"command": command, "code": refused.code, "args": refused.args_sent, "detail": refused.detail}
    return {"type": "error", **body}
