"""The way in: how many connections may be open, how long a request may take to come and an answer to be fetched.

A connection costs a file handle, whatever it is used for; without handles nobody gets in, and nothing is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from landsraad.server.config import PREFIX, Config
from landsraad.server.limits import Count
from landsraad.server.wire import encode
from landsraad.table.refusals import Refused

DOORS: Final = "doors"  # where the state of the application keeps them
RESERVE: Final = 200  # handles for the database, the log, files of the client, other processes
SPARE: Final = 100  # connections of one address beside its live ones: pages, calls
FETCHING: Final = 60.0  # seconds that a client may take nothing of an answer
log = logging.getLogger(__name__)


def raise_file_limit(config: Config) -> None:
    """Ask the system for as many file handles as `CONNECTIONS` needs; a warning where it gives fewer."""
    if sys.platform == "win32":
        return  # it has no such limit
    import resource

    needed = config.connections + SPARE + RESERVE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if soft < needed:
            log.warning(
                "%sCONNECTIONS=%d needs %d open files, the system allows %d: raise its limit (ulimit -n, LimitNOFILE)",
                *(PREFIX, config.connections, needed, soft),
            )


def file_limit(config: Config) -> int:
    """How many file handles there are, as far as they matter here."""
    needed = config.connections + SPARE + RESERVE
    if sys.platform == "win32":
        return needed
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return needed if soft == resource.RLIM_INFINITY else min(soft, needed)


class Doors(Count):
    """The open connections of a worker.

    One address may have half of those that are possible at most; behind a proxy all come from its address, and it is
    the proxy that limits them.
    """

    def __init__(self, config: Config) -> None:
        room = max(file_limit(config) - RESERVE, SPARE)
        super().__init__(room, room if config.proxy else min(config.connections_per_address + SPARE, room // 2))
        self.patience = config.request_seconds


class Door(H11Protocol):
    """A connection over which requests come.

    Each must be whole within some seconds from its beginning, the first from the connection's; one that is half sent
    and then left alone would stay for ever.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doors: Doors = self.app_state[DOORS]
        self._counted: str | None = None  # the address that it is counted for
        self._coming: asyncio.TimerHandle | None = None
        self._fetching: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody comes."""
        super().connection_made(transport)
        _send_at_once(transport)
        address = self.client[0] if self.client else ""
        if self._doors.enter(address):
            self._counted = address
            self._wait_for_request()
        else:
            log.warning("a connection was turned away: too many from its address, or in all")
            transport.write(_turned_away())
            transport.close()

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it has become a WebSocket
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait_for_request()
        else:
            self._coming = _stopped(self._coming)

    def _wait_for_request(self) -> None:
        if self._coming is None:
            self._coming = self.loop.call_later(self._doors.patience, self.transport.close)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a WebSocket, which leaves when it ends."""
        self._coming = _stopped(self._coming)
        super().handle_websocket_upgrade(event)
        live = self.transport.get_protocol()
        assert isinstance(live, LiveDoor)
        live.counted = self._counted

    def pause_writing(self) -> None:
        """The client fetches its answer more slowly than it is made."""
        super().pause_writing()
        self._fetching = self.loop.call_later(FETCHING, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has fetched something."""
        self._fetching = _stopped(self._fetching)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._coming = _stopped(self._coming)
        self._fetching = _stopped(self._fetching)
        if self._counted is not None:
            self._doors.leave(self._counted)
        super().connection_lost(exc)


class LiveDoor(WebSocketsSansIOProtocol):
    """A WebSocket: it came in as a request, and is counted until it ends."""

    counted: str | None = None  # as it came in: one that is broken off has no address any more

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        doors: Doors = self.app_state[DOORS]
        if self.counted is not None:
            doors.leave(self.counted)
        super().connection_lost(exc)


def _stopped(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    if timer is not None:
        timer.cancel()
    return None


def _send_at_once(transport: asyncio.Transport) -> None:
    """No message waits until the one before it has arrived: asyncio sees to that only where it opened the port."""
    wire: socket.socket | None = transport.get_extra_info("socket")
    if wire is not None:
        with contextlib.suppress(OSError):  # broken off already
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _turned_away() -> bytes:
    refusal = Refused("too_many", "too many connections from this address, or in all")
    body = encode(refusal.body())
    head = f"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Connection: close\r\n\r\n".encode() + body
