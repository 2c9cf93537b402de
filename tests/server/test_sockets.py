"""A connection that is silent gets a `ping`; one that takes nothing is given up."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from landsraad.server import sockets
from landsraad.server.config import Config
from landsraad.table.message import Message


class Quiet:
    """A feed over which only what was posted comes, and the socket that it leaves over; `stuck`: it takes nothing."""

    closed = 1000

    def __init__(self, stuck: bool) -> None:
        self.posted: asyncio.Queue[Message] = asyncio.Queue()
        self.stuck = stuck
        self.sent: list[str] = []
        self.code = 0

    def post(self, message: Message) -> None:
        self.posted.put_nowait(message)

    async def next(self) -> list[Message]:
        return [await self.posted.get()] if len(self.sent) < 3 else []

    async def receive(self) -> None:
        await asyncio.Event().wait()

    async def send_text(self, text: str) -> None:
        if self.stuck:
            await asyncio.Event().wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.code = code


@pytest.mark.parametrize(("stuck", "sent", "code"), [(False, 3, 1000), (True, 0, 1011)])
def test_silence_is_broken_and_a_client_that_takes_nothing_is_given_up(
    stuck: bool, sent: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SEND_PATIENCE", 0.05)

    async def test() -> None:
        quiet = Quiet(stuck)
        both = cast(Any, quiet)
        await asyncio.wait_for(sockets._converse(both, both, Config(ping=0.01), lambda: True), 20)
        assert ['"ping"' in text for text in quiet.sent] == [True] * sent
        assert quiet.code == code

    asyncio.run(test())
