"""D-6: connections that do nothing, or half of something, keep nobody from playing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import resource
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from uvicorn.server import ServerState

from landsraad.server.config import Config
from landsraad.server.door import DOORS, RESERVE, SPARE, Door, Doors, LiveDoor, file_limit, raise_file_limit
from landsraad.server.limits import PerAddress, network_of
from landsraad.server.logs import LINES_AT_ONCE, Sparing
from landsraad.server.start import listen
from tests.server.support import Browser, Server, play_on, run

IDLE = 1100  # connections of one who means no good
STRANGER = "127.0.0.2"


@pytest.fixture
def crowded() -> Iterator[list[socket.socket]]:
    """Connections that the test opens; room for them in this process."""
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(usual[1], 4096), usual[1]))
    opened: list[socket.socket] = []
    yield opened
    for one in opened:
        one.close()
    resource.setrlimit(resource.RLIMIT_NOFILE, usual)


def knock(server: Server, opened: list[socket.socket], number: int, data: bytes = b"") -> None:
    """Open connections from a stranger's address; `data`: what each of them sends."""
    for _ in range(number):
        one = socket.create_connection(("127.0.0.1", server.port), timeout=20, source_address=(STRANGER, 0))
        opened.append(one)
        if data:
            with contextlib.suppress(OSError):  # turned away
                one.sendall(data)


@pytest.mark.parametrize(("hard", "data"), [(4096, b""), (1024, b"POST /api/games HTTP/1.1\r\nHost: x\r\n")])
def test_d_6_eleven_hundred_connections_of_one_address_keep_nobody_from_playing(
    folder: Path, crowded: list[socket.socket], hard: int, data: bytes
) -> None:
    """`hard`: how many file handles the system gives at most; at first it gives 1024."""
    server = Server(folder, files=f"1024:{hard}").start()

    async def test() -> None:
        knock(server, crowded, IDLE, data)
        host = Browser(server)
        table = await host.open("mmm")
        seats = [await host.connect(table["id"], n) for n in range(3)]
        assert await play_on(seats, random.Random(1), 30) == 30
        assert (await host.http.get("/healthz")).status_code == 200

    try:
        run(test())
        log = server.log.read_text("utf-8")
        assert "out of system resource" not in log
        assert len(log) < 50_000
        assert f"CONNECTIONS=5000 needs 5300 open files, the system allows {hard}" in log
    finally:
        server.stop()


def ended(one: socket.socket) -> bytes:
    """What came over a connection until the server ended it."""
    one.settimeout(20)
    got = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := one.recv(4096):
            got += piece
    return got


HALVES = {
    "nothing": b"",
    "half a line": b"GET /heal",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{",
    "half a piece": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
}


@pytest.mark.parametrize("data", HALVES.values(), ids=list(HALVES))
def test_d_6_a_request_that_does_not_come_whole_ends_its_connection(
    folder: Path, crowded: list[socket.socket], data: bytes
) -> None:
    server = Server(folder, REQUEST_SECONDS="0.5").start()
    try:
        knock(server, crowded, 1, data)
        got = ended(crowded[0])
        assert (b"200 OK" in got) == data.endswith(b"\r\n\r\nGET /heal")
    finally:
        server.stop()


def test_d_6_slow_is_not_half(folder: Path, crowded: list[socket.socket]) -> None:
    """A live connection, and one that asks again after a while, are not ended for what takes its time."""
    server = Server(folder, REQUEST_SECONDS="0.5", PING="1").start()

    async def test() -> None:
        host = Browser(server)
        table = await host.open("mmm")
        seat = await host.connect(table["id"], 0)
        for _ in range(3):
            await asyncio.sleep(0.4)
            assert (await host.http.get("/healthz")).status_code == 200
        assert (await seat.ask("chat", text="still here"))["type"] == "ack"

    try:
        run(test())
    finally:
        server.stop()


def test_d_6_who_is_turned_away_is_told_and_has_room_again_later(folder: Path, crowded: list[socket.socket]) -> None:
    server = Server(folder, CONNECTIONS_PER_ADDRESS="1").start()
    try:
        knock(server, crowded, 1 + SPARE + 1)
        head, _, body = ended(crowded[-1]).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert json.loads(body)["error"] == "too_many"
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        for one in crowded:
            one.close()

        async def test() -> None:
            while True:  # until the server has noticed
                knock(server, crowded, 1, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                if b"200 OK" in ended(crowded[-1]):
                    break

        run(test())
    finally:
        server.stop()


def test_d_6_live_connections_count_until_they_end(folder: Path) -> None:
    server = Server(folder, CONNECTIONS_PER_ADDRESS="5").start()

    async def test() -> None:
        host = Browser(server)
        table = await host.open("mmm")
        for _ in range(30):  # far more than 5 + 100 in all, if one of them stayed
            seats = [await host.connect(table["id"], 0) for _ in range(5)]
            for seat in seats:
                await seat.close()
        assert (await host.http.get("/healthz")).status_code == 200

    try:
        run(test())
    finally:
        server.stop()


class Wire(asyncio.Transport):
    """A connection whose other end can go away: then the system knows no address of it any more."""

    def __init__(self, end: socket.socket, apart: socket.socket) -> None:
        super().__init__()
        self._end = end
        self._apart = apart
        self._protocol: Any = None

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._end if name == "socket" else default

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> Any:
        return self._protocol

    def go_away(self) -> None:
        """The other end breaks off."""
        self._end = self._apart

    def is_closing(self) -> bool:
        return False

    def write(self, data: Any) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("live", [False, True])
def test_d_6_a_connection_that_is_broken_off_is_counted_no_more(before: bool, live: bool) -> None:
    """`before`: it is broken off before it is looked at, else before it becomes a WebSocket (`live`)."""
    head = (
        b"GET /api/tables/aaaaaaaaaaaa/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )

    async def app(scope: Any, receive: Any, send: Any) -> None:
        """Nobody is there."""

    async def test() -> None:
        doors = Doors(Config(connections_per_address=1))
        config = uvicorn.Config(app, ws=LiveDoor, log_config=None)
        state = ServerState()
        with (
            socket.create_server(("127.0.0.1", 0)) as there,
            socket.create_connection(there.getsockname()) as end,
            socket.socket() as apart,
        ):
            for _ in range(3 * SPARE):
                wire = Wire(end, apart)
                door = Door(config=config, server_state=state, app_state={DOORS: doors})
                wire.set_protocol(door)
                if before:
                    wire.go_away()
                door.connection_made(wire)
                wire.go_away()
                if live:
                    door.data_received(head)
                    assert isinstance(wire.get_protocol(), LiveDoor)
                wire.get_protocol().connection_lost(ConnectionResetError())
        assert [doors.enter(address) for address in ("", "127.0.0.1")] == [True, True]
        assert not state.connections
        await asyncio.gather(*state.tasks)

    run(test())


@pytest.mark.parametrize("opened_by", ["one worker", "many workers"])
def test_no_message_waits_until_the_one_before_it_has_arrived(opened_by: str) -> None:
    """Else an acknowledgement that follows a table waits forty milliseconds now and then."""
    seen: list[int] = []

    class Listening(Door):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
            super().connection_made(transport)
            seen.append(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    async def app(scope: Any, receive: Any, send: Any) -> None:
        """Nobody is there."""

    async def test() -> None:
        config = uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None)
        state, doors = ServerState(), Doors(Config())
        sockets = listen("127.0.0.1", 0) if opened_by == "one worker" else [config.bind_socket()]
        server = await asyncio.get_running_loop().create_server(
            lambda: Listening(config=config, server_state=state, app_state={DOORS: doors}), sock=sockets[0]
        )
        _, writer = await asyncio.open_connection(*sockets[0].getsockname())
        while not seen:
            await asyncio.sleep(0.01)
        writer.close()
        server.close()

    run(test())
    assert seen == [1]


def test_d_6_the_limit_of_files_is_raised_to_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(connections=3000)
    asked: list[tuple[int, int]] = []
    limits = (1024, 1_000_000)
    monkeypatch.setattr(resource, "getrlimit", lambda kind: asked[-1] if asked else limits)
    monkeypatch.setattr(resource, "setrlimit", lambda kind, both: asked.append(both))
    raise_file_limit(config)
    assert asked == [(3000 + SPARE + RESERVE, 1_000_000)]
    assert file_limit(config) == 3000 + SPARE + RESERVE
    raise_file_limit(config)
    assert len(asked) == 1


def test_d_6_behind_a_proxy_all_may_come_from_its_address() -> None:
    alone, behind = (
        Doors(Config(connections_per_address=10)),
        Doors(Config(connections_per_address=10, proxy="10.0.0.1")),
    )
    assert [alone.enter("10.0.0.1") for _ in range(SPARE + 11)].count(False) == 1
    assert all(behind.enter("10.0.0.1") for _ in range(SPARE + 11))


def test_d_6_a_line_that_repeats_itself_is_written_now_and_then() -> None:
    sparing = Sparing()

    def line(message: str, *args: object) -> logging.LogRecord:
        return logging.LogRecord("asyncio", logging.ERROR, __file__, 1, message, args, None)

    written = [sparing.filter(line("no handle for %d", n)) for n in range(10 * LINES_AT_ONCE)]
    assert written.count(True) == LINES_AT_ONCE
    assert sparing.filter(line("something else"))
    bucket = next(iter(sparing._buckets.values()))
    bucket._left = 1
    again = line("no handle for %d", 7)
    assert sparing.filter(again)
    assert again.getMessage() == f"no handle for 7 (and {9 * LINES_AT_ONCE} more like it)"


# --- Who it is --------------------------------------------------------------------------------------------------------


def test_d_18_x_forwarded_for_is_believed_of_a_named_proxy_only(folder: Path) -> None:
    """By default nobody is believed: else a program on the same machine is as many addresses as it likes."""

    async def tried(server: Server) -> int:
        browser = Browser(server)
        statuses = [
            (
                await browser.http.post("/api/tables", json={}, headers={"X-Forwarded-For": f"198.51.100.{n}"})
            ).status_code
            for n in range(4)
        ]
        return statuses.count(201)

    for proxy, opened in (("", 2), ("10.1.2.3", 2), ("127.0.0.1", 4), ("*", 4)):
        place = folder / f"proxy{opened}{len(proxy)}"
        place.mkdir()
        server = Server(place, TABLES_PER_HOUR="2", PROXY=proxy).start()

        async def test(server: Server = server, opened: int = opened) -> None:
            assert await tried(server) == opened

        try:
            run(test())
        finally:
            server.stop()


def test_an_address_is_its_network() -> None:
    """Who has an IPv6 address has 2^64 of them."""
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") != network_of("2001:db8:1:3::9")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("") == ""
    assert network_of("unix:") == "unix:"
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth0")
    limit = PerAddress(0.001, 2)
    assert [limit.take(f"2001:db8::{n}") for n in range(3)] == [True, True, False]


def test_d_18_a_server_that_ends_says_so_with_the_code_that_is_documented(folder: Path) -> None:
    server = Server(folder).start()
    page = (Path(__file__).parents[2] / "docs" / "messages.md").read_text("utf-8")

    async def test() -> None:
        host = Browser(server)
        table = await host.open("mmm")
        seat: Any = await host.connect(table["id"], 0)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await seat.until(lambda m: False)
        assert closed.value.rcvd is not None
        assert f"{closed.value.rcvd.code} (the server is going down: come back)" in page

    try:
        run(test())
    finally:
        server.stop()
