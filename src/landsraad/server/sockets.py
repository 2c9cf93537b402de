"""The WebSocket of a table: commands in, messages out, each side in a task of its own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final, NoReturn

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from landsraad.calls.status import closing_code
from landsraad.server.config import Config
from landsraad.server.errors import refusal_of
from landsraad.server.limits import MESSAGE_SIZE, PATIENCE
from landsraad.server.messages.commands import COMMANDS
from landsraad.server.metrics import BYTES, COMMAND_SECONDS, COMMANDS_BY_OUTCOME, CONNECTIONS
from landsraad.server.routing import Router
from landsraad.server.wire import encode
from landsraad.table.bucket import Bucket
from landsraad.table.deeds import LARGEST, Who, read_command
from landsraad.table.feed import Feed
from landsraad.table.message import Message
from landsraad.table.refusals import Refused

SEND_PATIENCE: Final = 20.0  # seconds that what is owed may take to leave
log = logging.getLogger(__name__)


async def refuse(socket: WebSocket, code: int, reason: str) -> None:
    """Close a connection so that a browser can read why."""
    await socket.accept()
    await socket.close(code, reason[:120])


async def serve_socket(
    socket: WebSocket, router: Router, table: str, who: Who, config: Config, may_speak: Callable[[], bool]
) -> None:
    """A connection from its opening to its end. `may_speak`: may its address say one more line in a chat now?"""
    try:
        feed = await router.attach(table, who)
    except Exception as error:  # whatever it is: the client is told, and comes back where that may help
        refused = refusal_of(error)
        return await refuse(socket, closing_code(refused), refused.code)
    CONNECTIONS.inc()
    try:
        await socket.accept()
        await _converse(socket, feed, config, may_speak)
    finally:
        CONNECTIONS.dec()
        await feed.detach()
    return None


class Leaving:
    """What leaves over a connection.

    since  when a message last began to leave, or had left
    busy   is one on its way?
    """

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.busy = False

    def turn(self, busy: bool) -> None:
        """A message begins to leave, or has left."""
        self.busy = busy
        self.since = time.monotonic()


async def _converse(socket: WebSocket, feed: Feed, config: Config, may_speak: Callable[[], bool]) -> None:
    leaving = Leaving()
    reader = asyncio.create_task(_read(socket, feed, config, may_speak))
    writer = asyncio.create_task(_write(socket, feed, leaving))
    watch = asyncio.create_task(_watch(feed, leaving, config.ping))
    done, pending = await asyncio.wait((reader, writer, watch), return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError | TimeoutError):
            log.error("a connection failed", exc_info=error)
    code = next((task.result() for task in done if task.exception() is None), 1011)
    if code:
        with contextlib.suppress(RuntimeError, OSError, TimeoutError):
            await asyncio.wait_for(socket.close(code), 1.0)


async def _write(socket: WebSocket, feed: Feed, leaving: Leaving) -> int:
    """Send what the feed gives; the code to close with."""
    seq = 0
    while messages := await feed.next():
        leaving.turn(busy=True)
        for message in messages:
            seq += 1
            data = encode({"seq": seq, **message})
            await socket.send_text(data.decode())
            BYTES.inc(len(data))
        leaving.turn(busy=False)
    return feed.closed


async def _watch(feed: Feed, leaving: Leaving, ping: float) -> NoReturn:
    """Break silences of `ping` seconds. Raises TimeoutError once a client has taken nothing for a while.

    One timer for each connection: one for each message was a tenth of the server's work.
    """
    while True:
        silent = time.monotonic() - leaving.since
        if silent < ping:
            await asyncio.sleep(ping - silent)
        elif not leaving.busy:
            feed.post({"type": "ping"})
            leaving.turn(busy=False)
        elif silent < SEND_PATIENCE:
            await asyncio.sleep(ping)
        else:
            raise TimeoutError


async def _read(socket: WebSocket, feed: Feed, config: Config, may_speak: Callable[[], bool]) -> int:
    """Carry out commands, one after the other; the code to close with."""
    bucket = Bucket(config.commands_per_second, config.command_burst)
    warnings = Bucket(1, 1)
    refused = 0
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return 0
        if not bucket.take():
            refused += 1
            if warnings.take():
                feed.post(_error(None, Refused("too_fast", "too many messages; this one was not read")))
            if refused > PATIENCE:
                return 1008
            await asyncio.sleep(0.005)
            continue
        data = received.get("text")
        if data is None:
            data = (received.get("bytes") or b"").decode("utf-8", "replace")
        if len(data) > MESSAGE_SIZE:
            return 1009
        await _obey(data, feed, may_speak)


async def _obey(data: str, feed: Feed, may_speak: Callable[[], bool]) -> None:
    began = time.perf_counter()
    try:
        command = COMMANDS.validate_json(data)
    except ValidationError as error:
        COMMANDS_BY_OUTCOME.labels("unreadable", "malformed").inc()
        detail = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()[:3])
        feed.post(_error(_command_id(data), Refused("malformed", detail[:300])))
        return
    if command.type == "pong":
        return
    if command.type == "resync":
        feed.resync()
        return
    try:
        if command.type == "chat" and not may_speak():
            raise Refused("too_fast", "too much is said from this address; this line was not passed on")
        await feed.command(read_command(command.model_dump()))
    except Exception as error:  # whatever it is: the command is answered, and the connection goes on
        refused = refusal_of(error)
        COMMANDS_BY_OUTCOME.labels(command.type, refused.code).inc()
        feed.post(_error(command.command, refused))
    else:
        COMMANDS_BY_OUTCOME.labels(command.type, "done").inc()
        COMMAND_SECONDS.observe(time.perf_counter() - began)
        feed.post({"type": "ack", "command": command.command})


def _command_id(data: str) -> int | None:
    """The id of a command that could not be read otherwise."""
    try:
        read: Any = msgspec.json.decode(data)
        number = read.get("command")
    except (msgspec.DecodeError, AttributeError, RecursionError):
        return None
    return number if isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= LARGEST else None


def _error(command: int | None, refused: Refused) -> Message:
    body = {"command": command, "code": refused.code, "args": refused.args_sent, "detail": refused.detail}
    return {"type": "error", **body}
